import type { CaseKind } from './case-kinds.ts'
import { isOver } from './case-states.ts'
import { undoTexts } from './state-texts-desk.ts'

/** How long a state is taken back that was noted by mistake. */
const takeBackMs = 24 * 60 * 60 * 1000

/** Whether a state is one that can be taken back at all: an end, but that an accepted quote is an order by now. */
const isTakable = (kind: CaseKind, state: string): boolean =>
  (isOver(kind, state) && state !== 'accepted') || (kind === 'order' && state === 'partial')

/** Why the state of a case cannot be taken back, as one Dutch sentence; null where it can. */
export function takeBackError(
  { kind, state }: { readonly kind: CaseKind; readonly state: string },
  since: Date | null,
  now: Date,
): string | null {
  if (since === null || !isTakable(kind, state)) return undoTexts.never
  return now.getTime() - since.getTime() > takeBackMs ? undoTexts.tooLate : null
}
