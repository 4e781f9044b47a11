import { randomUUID } from 'node:crypto'
import { TestVisitor } from '../../src/app/server/testing-shop.ts'
import type { PostalAddress } from '../../src/common/postal-address.ts'
import { quote } from '../../src/features/orders/server/testing.ts'
import { emptyDraft } from '../../src/features/quotes/part.ts'
import type { QuoteDraft, QuotePart } from '../../src/features/quotes/quote.ts'
import { offered, quoteToken, sentQuote } from '../../src/features/quotes/server/testing.ts'
import type { Database } from '../../src/platform/database/pool.ts'
import type { TestDatabase } from '../../src/platform/database/testing.ts'
import { callingColleague } from './desk.ts'
import type { Shop } from './shop.ts'

/** Quotes of several parts, made and sent by calls as the desk does. */

const office: PostalAddress = quote.additionalData.postCodeAddress
const workshop: PostalAddress = { ...office, houseNumber: '3' }

const ofFreeLines = (
  part: Pick<QuotePart, 'name' | 'productType' | 'address'>,
  lines: readonly (readonly [string, number])[],
): QuotePart => ({
  ...emptyDraft,
  ...part,
  id: randomUUID(),
  freeLines: lines.map(([text, priceInCents]) => ({ text, quantity: 1, priceInCents, per: 'month' })),
})

/** Internet and cloud for one address and telephony for another, and a tenth off for who takes all of it. */
export const threeParts = (): QuoteDraft => ({
  parts: [
    { ...offered, id: randomUUID(), name: '', productType: 'internet', address: office },
    ofFreeLines({ name: 'Kantoor', productType: 'cloud', address: office }, [['Werkplekbeheer', 120_00]]),
    ofFreeLines({ name: 'Werkplaats', productType: 'telefonie', address: workshop }, [['Telefonie', 35_00]]),
  ],
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'alles bij ons' }],
})

/** As large as quotes for a chain of branches get. */
export const manyParts = (parts: number, lines: number): QuoteDraft => ({
  parts: Array.from({ length: parts }, (_, place) =>
    ofFreeLines(
      {
        name: `Filiaal ${place + 1}`,
        productType: 'cloud',
        address: { ...office, houseNumber: String(place + 1) },
      },
      Array.from({ length: lines }, (_, line) => [`Werkplek ${line + 1}`, 10_00 + line] as const),
    ),
  ),
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'alle filialen' }],
})

/** Sends a quote; its number comes out, and the token of its link. */
export async function sendQuoteOf(
  parts: { shop: Pick<Shop, 'url'>; database: Database },
  draft: QuoteDraft,
): Promise<{ readonly number: string; readonly token: string }> {
  const { database, shop } = parts
  const visitor = () => new TestVisitor(shop.url)
  // They use nothing else of it.
  const testDatabase = { database, pool: database.$client } as unknown as TestDatabase
  const { number } = await sentQuote({ visitor, testDatabase }, await callingColleague(parts), draft)
  return { number, token: await quoteToken({ testDatabase }, number) }
}
