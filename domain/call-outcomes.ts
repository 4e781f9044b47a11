/** What becomes of a call to a customer, and what that leaves to be done. */

type Outcome = {
  /** As staff choose it. */
  readonly label: string
  /**
   * `nothing`: the promise to call is kept. `next-working-day`: somebody tries again. `moment`: the customer said when.
   */
  readonly leaves: 'nothing' | 'next-working-day' | 'moment'
}

export const callOutcomes = {
  reached: { label: 'Gesproken', leaves: 'nothing' },
  'call-back': { label: 'Wil op een ander moment gebeld worden', leaves: 'moment' },
  'no-answer': { label: 'Geen gehoor', leaves: 'next-working-day' },
  voicemail: { label: 'Voicemail ingesproken', leaves: 'next-working-day' },
  'wrong-number': { label: 'Het nummer klopt niet', leaves: 'next-working-day' },
} as const satisfies Readonly<Record<string, Outcome>>
export type CallOutcome = keyof typeof callOutcomes
export const callOutcomeNames = [
  'reached',
  'call-back',
  'no-answer',
  'voicemail',
  'wrong-number',
] as const satisfies readonly CallOutcome[]

/** Why a call cannot be planned or written down so, as one Dutch sentence; null where it can. */
export function callMomentRefusal(moment: Date, now: Date): string | null {
  if (moment <= now) return 'Dit moment is al voorbij.'
  return moment.getTime() - now.getTime() > 366 * 86_400_000 ? 'Kies een moment binnen een jaar.' : null
}

/** When the customer is called next after a call; null where nothing is promised any more. */
export function nextCall(
  outcome: CallOutcome,
  { callBack, endOfNextWorkingDay }: { readonly callBack: Date | null; readonly endOfNextWorkingDay: Date },
): Date | null {
  switch (callOutcomes[outcome].leaves) {
    case 'nothing':
      return null
    case 'moment':
      return callBack ?? endOfNextWorkingDay
    case 'next-working-day':
      return endOfNextWorkingDay
  }
}
