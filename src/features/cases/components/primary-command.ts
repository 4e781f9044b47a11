import type { DeskCase } from '../contract.ts'
import type { NextStep } from '../next-steps.ts'

/** The case's next step, offered as the button within reach. */
export type PrimaryCommand =
  | { readonly kind: 'call' | 'plan' | 'answer' | 'correct' | 'quote' | 'numbers' }
  | { readonly kind: 'move'; readonly state: string }

const acts: Readonly<Record<NextStep, PrimaryCommand>> = {
  call: { kind: 'call' },
  respond: { kind: 'call' },
  confirm: { kind: 'move', state: 'inProgress' },
  prepare: { kind: 'move', state: 'inProgress' },
  'follow-up': { kind: 'call' },
  plan: { kind: 'plan' },
  deliver: { kind: 'move', state: 'completed' },
  'port-in': { kind: 'numbers' },
  'find-out': { kind: 'quote' },
  'make-quote': { kind: 'quote' },
  renew: { kind: 'quote' },
  answer: { kind: 'answer' },
  close: { kind: 'move', state: 'closed' },
  'check-address': { kind: 'correct' },
  'send-again': { kind: 'answer' },
}

/** null where nothing is to be done. */
export function primaryCommand({ next, portIns }: Pick<DeskCase, 'next' | 'portIns'>): PrimaryCommand | null {
  if (next === 'deliver' && openNumbers(portIns).length > 0) return { kind: 'move', state: 'partial' }
  return next && acts[next]
}

/** The numbers that may still come along: there is a step left for each. */
export const openNumbers = (portIns: DeskCase['portIns']): DeskCase['portIns'] =>
  portIns.filter(({ steps }) => steps.some(step => step !== 'restore'))
