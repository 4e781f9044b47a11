import type { CaseFacts } from './next-step.ts'

/** The facts of a case of which nothing is known but its kind and its state since a Thursday morning. */
export const caseFacts = (
  kind: CaseFacts['kind'],
  state: string,
  changes: Partial<CaseFacts> = {},
): CaseFacts => ({
  kind,
  state,
  stateSince: new Date('2026-11-26T09:00:00Z'),
  reachedAt: null,
  missedAt: null,
  wroteAt: null,
  plannedCall: null,
  waitsUntil: null,
  asked: [],
  wantsCall: false,
  deliveryDay: null,
  portIns: [],
  portInsAt: null,
  proposalUntil: null,
  quoteUntil: null,
  endsOn: null,
  returnsLateOn: null,
  bouncedAt: null,
  infectedAt: null,
  ...changes,
})
