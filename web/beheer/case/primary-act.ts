import type { DeskCase } from '../../../contract/desk-case.ts'
import type { NextStep } from '../../../domain/next-steps.ts'

/** What the button in reach does: the next step of the case. */
export type PrimaryAct =
  | { readonly kind: 'call' | 'plan' | 'answer' | 'quote' | 'numbers' }
  | { readonly kind: 'move'; readonly state: string }

const acts: Readonly<Record<NextStep, PrimaryAct>> = {
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
}

/** null where the case is over. */
export const primaryAct = ({ next }: Pick<DeskCase, 'next'>): PrimaryAct | null => next && acts[next]
