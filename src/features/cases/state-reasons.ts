import type { CaseKind } from './case-kinds.ts'

/** Why a case comes into a state, as staff choose it; a state that is not here asks for no reason. */

/** Why a message was closed. */
export const closingReasons = {
  answered: 'Beantwoord',
  ordered: 'Werd een bestelling of prijsopgave',
  'no-interest': 'Geen belangstelling meer',
  unreachable: 'Niet bereikt',
  duplicate: 'Dubbel gestuurd',
  spam: 'Ongewenst',
} as const

/** The reason that says nothing by itself: it comes with words. */
export const otherReason = 'other'

type Reasons = Readonly<Record<string, string>>

const shared = {
  'customer-request': 'Op verzoek van de klant',
  duplicate: 'Dubbel',
  unreachable: 'De klant is niet te bereiken',
  'not-possible': 'Niet leverbaar op dit adres',
} as const
const other = { [otherReason]: 'Anders' } as const

const reasons: Readonly<Record<CaseKind, Readonly<Record<string, Reasons>>>> = {
  order: {
    held: {
      'customer-details': 'Er ontbreken gegevens van de klant',
      'customer-approval': 'De klant moet nog akkoord geven',
      'customer-day': 'De klant moet nog een dag kiezen',
      'site-work': 'Op het adres moet eerst iets klaar zijn',
      'current-provider': 'Er loopt nog iets bij de huidige aanbieder',
      ...other,
    },
    cancelled: { ...shared, ...other },
    rejected: {
      'not-possible': shared['not-possible'],
      'wrong-details': 'De gegevens kloppen niet',
      duplicate: shared.duplicate,
      unreachable: shared.unreachable,
      ...other,
    },
    failed: {
      technical: 'De aansluiting is technisch niet gelukt',
      'no-access': 'Geen toegang op de afgesproken dag',
      supplier: 'De netbeheerder of leverancier levert niet',
      ...other,
    },
  },
  quote: {
    rejected: {
      'customer-declined': 'De klant wil hem niet',
      'no-answer': 'De klant reageert niet',
      'not-possible': shared['not-possible'],
      ...other,
    },
    cancelled: { ...shared, withdrawn: 'Het aanbod geldt niet meer', ...other },
  },
  'fibre-enquiry': { closed: closingReasons },
  form: { closed: closingReasons },
}

/** Why what was done last is taken back. */
export const takeBackReasons: Reasons = {
  mistake: 'Per ongeluk gekozen',
  'customer-request': 'De klant wil toch verder',
  'possible-after-all': 'Het kan toch',
  ...other,
}

const none: Reasons = {}

/** The reasons for a state, each with what it is called; empty where it asks for none. */
export const reasonsFor = (kind: CaseKind, state: string): Reasons =>
  Object.hasOwn(reasons[kind], state) ? (reasons[kind][state] ?? none) : none

/** Dutch label of the reason for a state, or for undoing one. */
export const reasonLabel = (
  kind: CaseKind,
  { state, reason, isTakenBack }: { state: string; reason: string; isTakenBack: boolean },
): string | null => labelIn(isTakenBack ? takeBackReasons : reasonsFor(kind, state), reason)

const labelIn = (choices: Reasons, reason: string): string | null =>
  Object.hasOwn(choices, reason) ? (choices[reason] ?? null) : null

export type GivenReason = { readonly reason: string | null; readonly words?: string }

/** Why a reason will not do where one of these is asked for, as one Dutch sentence at its field; null where it does. */
export function reasonError(
  choices: Reasons,
  { reason, words = '' }: GivenReason,
): { readonly field: 'reason' | 'words'; readonly message: string } | null {
  const asksNone = Object.keys(choices).length === 0
  if (reason === null || reason === '')
    return asksNone ? null : { field: 'reason', message: 'Kies een reden.' }
  if (asksNone) return { field: 'reason', message: 'Hier hoort geen reden bij.' }
  if (!Object.hasOwn(choices, reason)) return { field: 'reason', message: 'Deze reden bestaat niet.' }
  return reason === otherReason && words === ''
    ? { field: 'words', message: 'Schrijf kort wat de reden is.' }
    : null
}
