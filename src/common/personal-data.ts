/**
 * The words of the map of personal data (docs/security.md#the-map-of-personal-data): what the record of processing
 * activities of art. 30 GDPR asks of each. The privacy page has a Dutch word for each (content/site/retention.json).
 */

/** Whose data it is: the data subject. */
export type Person =
  | 'account-holder'
  | 'contact'
  | 'technical-contact'
  | 'invoice-contact'
  /** The holder of the bank account. */
  | 'payer'
  /** The person who accepts a quote or signs a mandate for the organisation. */
  | 'signatory'
  /** The person who fills in a form of the website. */
  | 'sender'
  | 'applicant'
  | 'visitor'
  | 'reseller'
  | 'colleague'

/** The category of data, as the privacy page tells them, in its order. */
export const dataKinds = [
  'name',
  'contact',
  'address',
  'organisation',
  'payment',
  'order',
  'words',
  'login',
  'device',
  'trace',
  /** The number of a row that says whose it is. */
  'reference',
] as const
export type DataKind = (typeof dataKinds)[number]

/** The lawful basis of art. 6(1) GDPR: (b), (c), (f) and (a). */
export type LawfulBasis = 'contract' | 'legal-obligation' | 'legitimate-interest' | 'consent'

/** Each purpose with its lawful basis. */
export const purposes = {
  contract: 'contract',
  request: 'contract',
  account: 'contract',
  recruitment: 'contract',
  'later-vacancies': 'consent',
  bookkeeping: 'legal-obligation',
  security: 'legitimate-interest',
  accountability: 'legitimate-interest',
  continuity: 'legitimate-interest',
} as const satisfies Readonly<Record<string, LawfulBasis>>
export type Purpose = keyof typeof purposes

export type PeriodUnit = 'minutes' | 'hours' | 'days' | 'weeks' | 'years'
export type Period = { readonly count: number; readonly unit: PeriodUnit }

const inUnit =
  (unit: PeriodUnit) =>
  (count: number): Period => ({ count, unit })
export const minutes = inUnit('minutes')
export const hours = inUnit('hours')
export const days = inUnit('days')
export const weeks = inUnit('weeks')
export const years = inUnit('years')

/** A processing activity as the privacy page tells of it. */
export type DisclosedActivity = {
  readonly name: string
  readonly data: readonly DataKind[]
  readonly purposes: readonly Purpose[]
  /** null: for as long as what it belongs to. */
  readonly period: Period | null
}
