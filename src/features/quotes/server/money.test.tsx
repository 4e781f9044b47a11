import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleQuote } from '../../../app/worker/testing-emails.ts'
import { formatEuro } from '../../../common/money.ts'
import type { OrderLine } from '../../carts/order-lines.ts'
import { isRecurring, lineTotalInCents, totalsOf, withVatInCents } from '../../carts/totals.ts'
import { productTypes } from '../../catalogue/product.ts'
import { linesToStore, productFormat, storedLines } from '../../orders/server/stored-product.ts'
import { catalogueOfVisits } from '../../orders/server/testing-carts.ts'
import { discountInCents } from '../discounts.ts'
import { type ComposedQuote, linesOfPart, lostDiscounts, type QuoteDraft, quoteTotals } from '../quote.ts'
import { quoteDocument } from './documents/quote-document.ts'
import { Offer } from './mails/offer.tsx'
import { quoteFor, soundQuote } from './testing-drafts.ts'

/* `npm run bench:quotes` compares 10,000 quotes; the last figures stand in bench/results/quotes.md. */
const runs = Number(process.env.QUOTES ?? 40)

type Sums = { monthly: number; oneTime: number; monthlyWithVat: number; oneTimeWithVat: number }
const nothing: Sums = { monthly: 0, oneTime: 0, monthlyWithVat: 0, oneTimeWithVat: 0 }

/** Added up line by line, by no rule of the shop. */
function added(lines: readonly OrderLine[]): Sums {
  const sums = { ...nothing }
  for (const line of lines) {
    const amount = lineTotalInCents(line)
    sums[isRecurring(line) ? 'monthly' : 'oneTime'] += amount
    sums[isRecurring(line) ? 'monthlyWithVat' : 'oneTimeWithVat'] += withVatInCents(amount)
  }
  return sums
}

/** VAT by line may leave a cent less than nothing, which no order asks for. */
const orderSums = (lines: readonly OrderLine[]): Sums => {
  const sums = added(lines)
  return {
    ...sums,
    monthlyWithVat: Math.max(0, sums.monthlyWithVat),
    oneTimeWithVat: Math.max(0, sums.oneTimeWithVat),
  }
}

const together = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sums, each) => ({
      monthly: sums.monthly + each.monthly,
      oneTime: sums.oneTime + each.oneTime,
      monthlyWithVat: sums.monthlyWithVat + each.monthlyWithVat,
      oneTimeWithVat: sums.oneTimeWithVat + each.oneTimeWithVat,
    }),
    nothing,
  )

/** The parts of a version as the database gives them back. */
const stored = (draft: QuoteDraft, { parts }: ComposedQuote) =>
  draft.parts.map((part, place) => {
    const back = (lines: readonly OrderLine[]) =>
      storedLines(productFormat, JSON.parse(JSON.stringify(linesToStore(lines, part.productType))))
    const { lines = [], wholeDiscounts = [] } = parts[place] ?? {}
    return {
      ...part,
      lines: back(lines),
      wholeDiscounts: back(wholeDiscounts).flatMap(line => (line.kind === 'discount' ? line : [])),
    }
  })

const plain = (text: string) => text.replace(/<[^>]*>|&nbsp;|\s/g, '')

/** Totals as PDF and mail have them: once, then per month. */
const rows = ({ monthly, oneTime, monthlyWithVat, oneTimeWithVat }: Sums) => [
  [oneTime, monthly].map(formatEuro),
  [oneTimeWithVat, monthlyWithVat].map(formatEuro),
]

it('desk, page, PDF, mail and orders of any quote come to the same, to the cent', async () => {
  const { catalogue, setPrices } = catalogueOfVisits()
  const counted: number[] = []
  await fc.assert(
    fc.asyncProperty(
      quoteFor(productTypes, { parts: 40 }),
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 7 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
      async (drawn, prices, chosen) => {
        setPrices(prices)
        const sound = await soundQuote(catalogue, drawn)
        fc.pre(sound !== null)
        const { draft, composed } = sound
        counted.push(draft.parts.length)
        const parts = stored(draft, composed)
        expect(parts.map(({ lines }) => lines)).toEqual(composed.parts.map(({ lines }) => lines))

        const whole = together(parts.map(part => orderSums(linesOfPart(part, { isWhole: true }))))
        expect(quoteTotals(parts, { isWhole: true })).toEqual({
          monthlyInCents: whole.monthly,
          oneTimeInCents: whole.oneTime,
        })
        const given = draft.discounts.map(discount => ({
          per: discount.per,
          cents: discountInCents(
            discount,
            parts.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'discount')),
          ),
        }))
        const taken = (per: 'month' | 'once') =>
          given.reduce((sum, discount) => sum + (discount.per === per ? discount.cents : 0), 0)
        const apart = together(parts.map(({ lines }) => orderSums(lines)))
        expect([apart.monthly - whole.monthly, apart.oneTime - whole.oneTime]).toEqual([
          taken('month'),
          taken('once'),
        ])
        const some = parts.filter((_, place) => chosen[place % chosen.length])
        expect(lostDiscounts(some)).toEqual({
          monthlyInCents: totalsOfAll(some, false).monthlyInCents - totalsOfAll(some, true).monthlyInCents,
          oneTimeInCents: totalsOfAll(some, false).oneTimeInCents - totalsOfAll(some, true).oneTimeInCents,
        })

        const { blocks } = quoteDocument({
          quote: sampleQuote,
          version: {
            parts: parts.map(part => ({ ...part, draft: part })),
            number: 1,
            words: '',
            validUntil: new Date(0),
            sentAt: new Date(0),
            madeBy: '',
          },
          before: null,
        })
        const tables = blocks.flatMap(block => (block.kind === 'figures' ? [block] : []))
        const totalsIn = (place: number) =>
          tables[place]?.rows
            .filter(({ isTotal }) => isTotal)
            .map(({ figures }) => figures.map(({ text }) => text))
        expect(totalsIn(0)).toEqual(rows(whole))
        if (parts.length > 1)
          for (const [place, { lines }] of parts.entries())
            expect(totalsIn(place + 1)).toEqual(rows(orderSums(lines)))

        const mail = plain(renderToStaticMarkup(<Offer parts={parts} />))
        const [excl = [], incl = []] = rows(whole)
        expect(mail).toContain(plain(`Totaal excl. 21% btw${excl.join('')}`))
        expect(mail).toContain(plain(`Totaal incl. 21% btw${incl.join('')}`))
      },
    ),
    { numRuns: runs },
  )
  expect(counted.length).toBeGreaterThanOrEqual(runs)
  expect(Math.max(...counted)).toBeGreaterThan(10)
}, 3_600_000)

function totalsOfAll(parts: readonly Parameters<typeof linesOfPart>[0][], isWhole: boolean) {
  const all = parts.map(part => totalsOf(linesOfPart(part, { isWhole })))
  return {
    monthlyInCents: all.reduce((sum, { monthlyInCents }) => sum + monthlyInCents, 0),
    oneTimeInCents: all.reduce((sum, { oneTimeInCents }) => sum + oneTimeInCents, 0),
  }
}
