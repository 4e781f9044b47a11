import type { DeskCase } from '../../../contract/desk-case.ts'

/** What is most often done next with a case; the button in reach. */
export type PrimaryAct =
  | { readonly kind: 'call' | 'plan' | 'answer' }
  | { readonly kind: 'move'; readonly state: string }

/** null where the case is over, or waits for nobody here. */
export function primaryAct({
  kind,
  state,
  dueAt,
  delivery,
}: Pick<DeskCase, 'kind' | 'state' | 'dueAt' | 'delivery'>): PrimaryAct | null {
  switch (`${kind} ${state}`) {
    case 'order acknowledged':
      // Who was reached is promised nothing more: what was gone through is confirmed.
      return dueAt === null ? { kind: 'move', state: 'inProgress' } : { kind: 'call' }
    case 'order pending':
    case 'order held':
      return { kind: 'move', state: 'inProgress' }
    case 'order inProgress':
      return delivery === null ? { kind: 'plan' } : { kind: 'move', state: 'completed' }
    case 'quote inProgress':
      return dueAt === null ? null : { kind: 'call' }
    case 'fibre-enquiry new':
    case 'form new':
      return { kind: 'answer' }
    case 'fibre-enquiry answered':
    case 'form answered':
      return { kind: 'move', state: 'closed' }
    default:
      return null
  }
}
