import consents from '../../content/consents.json' with { type: 'json' }
import type { AgreedTotals, OrderedProduct, PriceChanged } from '../../contract/order.ts'
import type { Cart } from '../../domain/cart.ts'
import { centsFromEuros, eurosFromCents } from '../../domain/money.ts'
import { type Totals, totalsOf } from '../../domain/totals.ts'

/** The kind of SEPA direct debit that mandates are given for; each has a text of its own. */
export type SepaScheme = 'CORE' | 'B2B'

/** One row of `consents`: which text was agreed to, and for a mandate its reference. */
export type Consent = {
  readonly kind: 'terms' | 'direct-debit' | 'long-term'
  readonly text_version: string
  readonly reference: string | null
}

export const termsConsent: Consent = {
  kind: 'terms',
  text_version: consents.terms.version,
  reference: null,
}

export const longTermConsent: Consent = {
  kind: 'long-term',
  text_version: consents.longTerm.version,
  reference: null,
}

/** @param orderNumber makes the reference of the mandate unique, within the 35 characters that SEPA allows */
export const directDebitConsent = (orderNumber: string, scheme: SepaScheme): Consent => ({
  kind: 'direct-debit',
  text_version: `${consents.directDebit.version} ${scheme}`,
  reference: `MACHTIGING-${orderNumber}`,
})

export const totalsOnWire = (totals: Totals): AgreedTotals => ({
  monthly: eurosFromCents(totals.monthlyInCents),
  oneTime: eurosFromCents(totals.oneTimeInCents),
})

/** What changed since the visitor saw his totals; null when nothing did, or when none were sent. */
export function priceChange(
  cart: Cart,
  products: readonly OrderedProduct[],
  agreed: AgreedTotals | undefined,
): PriceChanged | null {
  const totals = totalsOf(cart)
  if (
    !agreed ||
    (sameAmount(agreed.monthly, totals.monthlyInCents) && sameAmount(agreed.oneTime, totals.oneTimeInCents))
  )
    return null
  const seen = new Map(products.map(({ id, agreedPrice }) => [id, agreedPrice]))
  const changes = cart.flatMap(({ product }) => {
    const was = seen.get(product.id)
    return was !== undefined && sameAmount(was, product.priceInCents)
      ? []
      : [{ id: product.id, was: was ?? null, now: eurosFromCents(product.priceInCents) }]
  })
  return {
    message: 'De prijzen zijn veranderd sinds je ze zag. Bekijk de nieuwe bedragen en ga ermee akkoord.',
    code: 'price-changed',
    changes,
    totals: totalsOnWire(totals),
  }
}

const sameAmount = (euros: number, cents: number): boolean => centsFromEuros(euros) === cents

/** A direct-debit mandate as it was given. */
export type Mandate = {
  readonly reference: string
  readonly scheme: SepaScheme
  /** Which text was agreed to: `2026-11 CORE`. */
  readonly textVersion: string
}

/** The mandate among an order's consents, or null. */
export function mandateOf(given: readonly Consent[]): Mandate | null {
  const consent = given.find(({ kind }) => kind === 'direct-debit')
  if (!consent?.reference) return null
  const { reference, text_version: textVersion } = consent
  return { reference, textVersion, scheme: textVersion.endsWith('B2B') ? 'B2B' : 'CORE' }
}
