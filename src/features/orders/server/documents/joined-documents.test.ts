import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import shopBrand from '../../../../../content/brand.json' with { type: 'json' }
import { sampleOrders } from '../../../../app/worker/testing-orders.ts'
import { formatEuro } from '../../../../common/money.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Block } from '../../../../platform/pdf/document.ts'
import { readPdf } from '../../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../../platform/pdf/render-pdf.ts'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { totalsOf } from '../../../carts/totals.ts'
import { joinedConfirmation } from './joined-confirmation.ts'
import { agreedTexts, type ConfirmedOrder, orderRows } from './order-confirmation.ts'
import { joinedSummaries } from './order-summary.ts'

/** Documents of orders that were placed together. */

const [some] = sampleOrders
type Orders = readonly [ConfirmedOrder, ...ConfirmedOrder[]]

/** So many orders of a chain, each of a branch and an address of its own. */
function chain(count: number, changes: (place: number) => Partial<ConfirmedOrder> = () => ({})): Orders {
  const branch = (place: number): ConfirmedOrder => ({
    ...some,
    orderNumber: String(482_739_000 + place),
    origin: { quoteNumber: '914207356', branch: `Filiaal ${place + 1}` },
    installationAddress: { ...some.installationAddress, houseNumber: String(place + 101) },
    consents: some.consents.map(consent => ({
      ...consent,
      ...(consent.kind === 'direct-debit' && { reference: `MACHTIGING-${482_739_000 + place}` }),
    })),
    ...changes(place),
  })
  return [branch(0), ...Array.from({ length: count - 1 }, (_, at) => branch(at + 1))]
}

const promised = promisedFor({ closingDays: [] })(some.createdAt)
const confirm = (orders: Orders) => joinedConfirmation(orders, () => promised)
const summaries = (orders: Orders) => joinedSummaries(orders, shopBrand)
const written = async (document: ReturnType<typeof confirm>) => {
  const { pages, text } = readPdf(await renderPdf(document, shopBrand))
  return { pages, text: text.replace(/\s+/g, ' ') }
}
const times = (text: string, words: string) => text.split(words).length - 1
/** Each branch has lines of its own. */
const differing = (place: number): Partial<ConfirmedOrder> => ({
  lines: some.lines.map(line => (line.kind === 'product' ? { ...line, quantity: place + 1 } : line)),
})

describe('the confirmation of orders together', () => {
  it('of 25 equal orders is three pages: their lines once, and each with its address and mandate', async () => {
    const { pages, text } = await written(confirm(chain(25)))
    expect(pages).toBeLessThanOrEqual(3)
    expect(text).toContain('25 bestellingen van hetzelfde, internet')
    for (const place of [0, 12, 24]) {
      expect(text).toContain(`${formatOrderNumber(String(482_739_000 + place))}, Filiaal ${place + 1}`)
      expect(text).toContain(`Frederiksplein ${place + 101},`)
      expect(text).toContain(`MACHTIGING-${482_739_000 + place}`)
    }
    for (const words of ['KVK nummer', 'Eerste factuur:', 'algemene voorwaarden'])
      expect(times(text, words)).toBe(1)
  })

  it('of orders that differ has them one below the other, and what all have in common once', async () => {
    const { pages, text } = await written(confirm(chain(9, differing)))
    expect(pages).toBeLessThanOrEqual(5)
    expect(times(text, 'KVK nummer')).toBe(1)
    expect(times(text, 'Eerste factuur:')).toBe(9)
    expect(text).toContain('Bestelling 482-739-008 (Filiaal 9, prijsopgave 914-207-356)')
  })

  it('adds them up, each with its own VAT', () => {
    const orders = chain(3, differing)
    const monthly = orders
      .map(({ lines }) => totalsOf(lines).monthlyInCents)
      .reduce((sum, each) => sum + each)
    const [table] = confirm(orders).blocks.filter(block => block.kind === 'figures')
    const row = table?.rows.find(({ name }) => name.startsWith('Totaal excl.'))
    expect(row?.figures.map(({ text }) => text)).toContain(formatEuro(monthly))
  })

  it('promises nothing where an order moved on', () => {
    const said = JSON.stringify(
      joinedConfirmation(
        chain(2, () => ({ hasMovedOn: true })),
        () => null,
      ),
    )
    expect(said).not.toMatch(/bellen we|De levering/)
  })

  it('says everything that the confirmation of each order says', () => {
    const change = fc.record(
      {
        lines: fc.constantFrom(some.lines, some.lines.slice(0, 2)),
        references: fc.constantFrom(some.references, { ...some.references, costCentre: 'KP 77' }),
        deliveryPreference: fc.constantFrom(some.deliveryPreference, null),
        phoneNumberRetention: fc.constantFrom([], ['+31201234567']),
        deliveryChecked: fc.boolean(),
        consents: fc.constantFrom(some.consents, some.consents.slice(0, 1)),
        origin: fc.constantFrom({ quoteNumber: '914207356', branch: '' }, some.origin),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), changes => {
        const orders = chain(changes.length, place => changes[place] ?? {})
        const said = confirm(orders).blocks.flatMap(wordsOf)
        for (const order of orders)
          for (const words of [...orderRows(order).map(([, value]) => value), ...agreedTexts(order)])
            expect(
              said.some(each => each.includes(words)),
              words,
            ).toBe(true)
      }),
    )
  })
})

function wordsOf(block: Block): readonly string[] {
  if (block.kind === 'facts') return block.rows.flat()
  if (block.kind === 'figures') return block.rows.map(({ name }) => name)
  if (block.kind === 'code') return [block.label]
  return block.kind === 'page' ? [block.title] : [block.text]
}

describe('the contract summaries of orders together', () => {
  it('are one of equal orders, with each order and its address', async () => {
    const document = summaries(chain(25))
    const { pages, text } = document ? await written(document) : { pages: 0, text: '' }
    expect(pages).toBeLessThanOrEqual(2)
    expect(times(text, 'Duur, verlenging en beëindiging')).toBe(1)
    expect(text).toContain('482-739-000 en 24 andere')
    expect(text).toContain('482-739-024, Filiaal 25 Frederiksplein 125, 1017 XN Amsterdam')
  })

  it('are each on a page of its own where the orders differ', () => {
    const { blocks } = summaries(chain(3, differing)) ?? { blocks: [] }
    expect(blocks.filter(({ kind }) => kind === 'page')).toHaveLength(2)
    expect(JSON.stringify(blocks)).toContain('Opgemaakt bij bestelling 482-739-002')
  })
})
