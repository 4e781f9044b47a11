import { addressLine } from '../../details/facts.ts'
import type { PartToAnswer } from '../contract-parts.ts'

/* Questions of accepting parts besides the buyer: one per place and one per text, whatever the number of parts. */

/** A place of delivery. */
export type Site = {
  /** Id of the first part of the quote there, so that it stays the same whichever parts are chosen. */
  readonly key: string
  readonly address: string
}

type Placed = Pick<PartToAnswer, 'id' | 'address'>

/**
 * The places of parts, in their order.
 * @param all parts of the quote
 */
export function sitesOf(all: readonly Placed[], parts: readonly Placed[]): readonly Site[] {
  const places = new Set(parts.map(({ address }) => addressLine(address)))
  return [...places].map(address => ({
    address,
    key: all.find(part => addressLine(part.address) === address)?.id ?? '',
  }))
}

export const siteKeyOf = (sites: readonly Site[], part: Placed): string =>
  sites.find(({ address }) => address === addressLine(part.address))?.key ?? ''

/** Text of an express choice for a long contract. */
export type LongTerm = { readonly key: string; readonly text: string }

/** The express choices that parts of a quote ask for, each text once and under the same key whichever parts are chosen. */
export const longTermsOf = (
  all: readonly Pick<PartToAnswer, 'longTermText'>[],
  parts: readonly Pick<PartToAnswer, 'longTermText'>[],
): readonly LongTerm[] =>
  [...new Set(all.flatMap(({ longTermText }) => longTermText ?? []))]
    .map((text, index) => ({ key: `longTerm${index}`, text }))
    .filter(({ text }) => parts.some(({ longTermText }) => longTermText === text))
