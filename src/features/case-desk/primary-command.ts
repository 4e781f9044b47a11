import type { NextStep } from '../cases/next-steps.ts'
import type { DeskCase } from './contract.ts'

/** The case's next step, offered as the button within reach. */
export type PrimaryCommand =
  | { readonly kind: 'call' | 'plan' | 'answer' | 'correct' | 'quote' | 'numbers' }
  | { readonly kind: 'move'; readonly state: string }

const acts: Readonly<Record<NextStep, PrimaryCommand | null>> = {
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
  'process-notice': { kind: 'move', state: 'inProgress' },
  // The end is completed as its day has come.
  'switch-off': null,
  // Devices that came back are written down at the line that rented them.
  'settle-return': null,
  close: { kind: 'move', state: 'closed' },
  'check-address': { kind: 'correct' },
  'send-again': { kind: 'answer' },
}

/** null where nothing is to be done. @param openNumbers how many numbers may still come along */
export function primaryCommand({ next }: Pick<DeskCase, 'next'>, openNumbers = 0): PrimaryCommand | null {
  if (next === 'deliver' && openNumbers > 0) return { kind: 'move', state: 'partial' }
  return next && acts[next]
}
