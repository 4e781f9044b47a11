import consents from '../../../../content/consents.json' with { type: 'json' }
import type { Brand } from '../../../common/brand.ts'
import { needsLongTermConsent } from '../../carts/cart.ts'
import { lineDuration, type PricedLine } from '../../carts/order-lines.ts'
import { applicationConsent } from '../texts.ts'

/* Consents of an order: their texts and their record. */

export const consentKinds = ['terms', 'direct-debit', 'long-term', 'application'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The kinds of SEPA direct debit that mandates are given for; each has a text of its own. */
export const sepaSchemes = ['CORE', 'B2B'] as const
export type SepaScheme = (typeof sepaSchemes)[number]

export const directDebitVersion = (scheme: SepaScheme): string => `${consents.directDebit.version} ${scheme}`

/** Values for the placeholders of the texts. */
export const filledInBy = ({ name, legalName, email }: Brand): Readonly<Record<string, string>> => ({
  brand: name,
  legalName,
  email,
  creditor: legalName,
})

/** A text with its places filled in: `{creditor}`. */
export const fillIn = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)

/** A consent that is given: its text, the reference of a mandate, and the placeholder values. */
export type NewConsent = {
  readonly kind: ConsentKind
  readonly version: string
  readonly reference: string | null
  readonly filledIn: Readonly<Record<string, string>>
}

export const termsConsent = (brand: Brand): NewConsent => ({
  kind: 'terms',
  version: consents.terms.version,
  reference: null,
  filledIn: filledInBy(brand),
})

/** Consent to storing a job application for a year. */
export const retainedApplicationConsent: NewConsent = {
  kind: 'application',
  version: applicationConsent.version,
  reference: null,
  filledIn: {},
}

export const longTermConsent: NewConsent = {
  kind: 'long-term',
  version: consents.longTerm.version,
  reference: null,
  filledIn: {},
}

/**
 * Text and record of the express choice for a long contract; null if the lines need none. Only a quote binds for 60
 * months (src/features/quotes/quote.ts).
 */
export function longTermChoice(
  lines: readonly PricedLine[],
): { readonly text: string; readonly consent: NewConsent } | null {
  if (!needsLongTermConsent(lines)) return null
  const isLongest = lines.some(line => lineDuration(line) > 36)
  const { version, text } = isLongest ? consents.longestTerm : consents.longTerm
  return { text, consent: { ...longTermConsent, version } }
}

/** @param orderNumber makes the reference of the mandate unique, within the 35 characters that SEPA allows */
export const directDebitConsent = (
  orderNumber: string,
  { sepaScheme, brand }: { readonly sepaScheme: SepaScheme; readonly brand: Brand },
): NewConsent => ({
  kind: 'direct-debit',
  version: directDebitVersion(sepaScheme),
  reference: `MACHTIGING-${orderNumber}`,
  filledIn: filledInBy(brand),
})

/** A consent as it was given. */
export type Consent = {
  readonly kind: ConsentKind
  readonly textVersion: string
  /** Word for word; null where nobody kept the text of this version. */
  readonly text: string | null
  readonly reference: string | null
  /** Read out on the phone by somebody of the staff, rather than ticked on the website. */
  readonly isReadOut: boolean
}

/** A direct-debit mandate as it was given. */
export type Mandate = {
  readonly reference: string
  readonly scheme: SepaScheme
  /** Which text was agreed to: `2026-11 CORE`. */
  readonly textVersion: string
  /** Word for word; null where nobody kept the text of this version. */
  readonly text: string | null
}

/** The mandate among an order's consents, or null. */
export function mandateOf(given: readonly Consent[]): Mandate | null {
  const consent = given.find(({ kind }) => kind === 'direct-debit')
  if (!consent?.reference) return null
  const { reference, textVersion, text } = consent
  return { reference, textVersion, text, scheme: textVersion.endsWith('B2B') ? 'B2B' : 'CORE' }
}
