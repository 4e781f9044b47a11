import { describe, expect, it } from 'vitest'
import { lineWithRow, promiseOf, promiseOfRow } from '../addresses/line-promise.ts'
import { rows } from '../addresses/testing-rows.ts'
import { mainLine, needsLongTermConsent } from '../carts/cart.ts'
import { lineDuration, lineName, productLines } from '../carts/order-lines.ts'
import {
  dataPackage,
  internetCatalogue,
  lines as internetLines,
  offering,
  television,
  tvBox,
} from '../carts/testing.ts'
import { firstInvoiceInCents, totalOverTermInCents, totalsOf } from '../carts/totals.ts'
import { type ProductOffering, sellables } from '../catalogue/product.ts'
import { draftOf, type PartDraft } from './part.ts'
import { composeQuote } from './quote.ts'
import { amountOff, choices, compose, draft, line, off } from './testing-part.ts'

describe('a quote', () => {
  it('is what the rules make of the lines that were chosen, at prices of the catalogue', () => {
    const { lines, violations } = compose({})
    expect(violations).toEqual([])
    expect(productLines(lines).map(({ product }) => [product.id, product.priceInCents])).toEqual([
      [1, 5000],
      [2, 0],
    ])
  })

  const said = { weeks: { from: 30, to: 40 }, constructionInCents: 900_000 }

  it.each(['near-net', 'other', 'no-net'] as const)(
    'holds a line that is %s with the word of a colleague, and says so',
    availability => {
      const { lines, violations } = compose(
        { delivery: said },
        { offered: [lineWithRow(line, rows[availability])] },
      )
      expect(violations).toEqual([])
      expect(mainLine(lines)?.product.fiberLineAvailability).toBe(availability)
      expect(promiseOf(lines)).toEqual({ obtainable: 'by-quote', ...said })
    },
  )

  it.each([
    ['other', 'Van Glasvezel 500 is op dit adres niet bekend'],
    ['no-net', 'Glasvezel 500 kan op dit adres niet'],
  ] as const)('holds no line that is %s without it', (availability, message) =>
    expect(compose({}, { offered: [lineWithRow(line, rows[availability])] }).violations).toEqual([
      { code: 'delivery-not-said', delivery: true, message: expect.stringContaining(message) },
    ]),
  )

  it('holds a line near by with the weeks and costs of its row, where it has both', () => {
    const { lines, violations } = compose({}, { offered: [lineWithRow(line, rows['near-net'])] })
    expect(violations).toEqual([])
    expect(promiseOf(lines)).toEqual(promiseOfRow(rows['near-net']))
  })

  it('asks for nothing where nobody asked the networks yet', () =>
    expect(compose({}, { offered: null }).violations).toEqual([]))

  it('has to be looked into where nobody knows of fibre there', () => {
    expect(mainLine(compose({}, { offered: [] }).lines)?.product.fiberLineAvailability).toBe('other')
  })

  it('holds free lines, once and per month', () => {
    const { lines } = compose({
      freeLines: [
        { text: 'Graafwerk', quantity: 2, priceInCents: 15_000, per: 'once' },
        { text: 'Beheer', quantity: 1, priceInCents: 995, per: 'month' },
      ],
    })
    expect(totalsOf(lines)).toEqual({ monthlyInCents: 5995, oneTimeInCents: 30_000 })
    expect(lines.filter(({ kind }) => kind === 'free').map(lineName)).toEqual(['Graafwerk', 'Beheer'])
  })

  it('may hold free lines alone, which can be ended each month', () => {
    const { lines, violations } = compose({
      lines: [],
      freeLines: [{ text: 'Beheer', quantity: 1, priceInCents: 995, per: 'month' }],
    })
    expect(violations).toEqual([])
    expect(lines.map(lineDuration)).toEqual([1])
  })

  it('binds for another term, with all that binds as long as the main line', () => {
    const { lines } = compose({ termInMonths: 36, discounts: [off()] })
    expect(lines.map(lineDuration)).toEqual([36, 0, 36])
    expect(needsLongTermConsent(lines)).toBe(true)
  })

  it('can be free for months; a discount per month starts after them', () => {
    const { lines } = compose({ freeMonths: 2, discounts: [amountOff(1000)] })
    expect(firstInvoiceInCents(lines)).toBe(0)
    expect(totalOverTermInCents(lines)).toBe(10 * 4000)
  })

  it('begins with what was asked for', () => {
    const { lines } = compose({})
    expect(draftOf(lines).lines).toEqual([
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ])
  })
})

describe('what cannot be offered', () => {
  it.each([
    [off({ per: 'once' }), 'Dit percentage komt uit op € 0,00: er wordt eenmalig te weinig betaald.'],
    [amountOff(0), 'Vul een korting in van meer dan € 0,00.'],
    [amountOff(0, { per: 'once' }), 'Vul een korting in van meer dan € 0,00.'],
  ])('is a discount that takes nothing: %o', (nothing, message) => {
    expect(compose({ discounts: [off(), nothing] }).violations).toEqual([
      { code: 'discount-of-nothing', discount: 1, message },
    ])
  })

  it('is nothing at all', () => {
    expect(compose({ lines: [] }).violations).toMatchObject([{ code: 'no-lines' }])
  })

  it('is what is sold no more', () => {
    expect(compose({ lines: [{ productId: 99, quantity: 1 }] }).violations).toMatchObject([
      { code: 'unknown-product', productId: 99 },
    ])
  })

  it('has more lines in all its parts than a document can be drawn of', () => {
    const free = { text: 'Werk', quantity: 1, priceInCents: 1, per: 'once' } as const
    const composed = (parts: number) =>
      composeQuote(() => choices, {
        parts: Array.from({ length: parts }, (_, place) => ({
          ...draft,
          freeLines: Array.from({ length: 18 }, () => free),
          id: String(place),
          name: '',
          productType: 'internet' as const,
          address: {
            streetName: 'Straat',
            houseNumber: '1',
            houseNumberSuffix: '',
            zipCode: '1017XN',
            city: 'Stad',
          },
        })),
        discounts: [],
      })
    // The line and its set-up, and 18 free ones.
    expect(composed(100).violations).toEqual([])
    expect(composed(101).violations).toMatchObject([{ code: 'too-much' }])
  })

  it('is more than a million euros', () => {
    const freeLine = { text: 'Alles', quantity: 11, priceInCents: 10_000_000, per: 'once' } as const
    expect(compose({ freeLines: [freeLine] }).violations).toMatchObject([{ code: 'too-much' }])
  })

  it('is what the rules of its type refuse', () => {
    const cloud = offering(5, { productType: 'cloud' })
    expect(
      compose({ lines: [{ productId: 5, quantity: 1 }] }, { catalogue: [line, cloud] }).violations,
    ).toMatchObject([{ code: 'foreign-product', productId: 5 }])
  })
})

describe('lines that are not as they were wanted', () => {
  const internet = (lines: PartDraft['lines']) =>
    compose({ lines }, { catalogue: internetCatalogue, offered: Object.values(internetLines) })
  const wanted = (...lines: readonly (readonly [ProductOffering, number])[]) =>
    lines.map(([{ id }, quantity]) => ({ productId: id, quantity }))
  const { fibre100, fibre200 } = internetLines

  it.each([
    ['two main lines', wanted([fibre100, 1], [fibre200, 1]), [fibre200.id]],
    ['a set-top box without television', wanted([fibre100, 1], [tvBox, 1]), [tvBox.id]],
    ['a data package without a back-up', wanted([fibre100, 1], [dataPackage, 1]), [dataPackage.id]],
    [
      'one installation of two set-top boxes',
      [...wanted([fibre100, 1], [television, 1], [tvBox, 2]), { productId: 412, quantity: 1 }],
      [412],
    ],
  ])('are told, each with its name: %s', (_, lines, ids) => {
    const { adjusted, violations } = internet(lines)
    expect(violations).toEqual([])
    expect(adjusted.map(({ productId }) => productId)).toEqual(ids)
    for (const { productId, message } of adjusted)
      expect(message).toContain(sellables(internetCatalogue).get(productId ?? 0)?.name)
  })

  it('are none of what the rules made themselves', () => {
    const { lines } = internet(wanted([fibre100, 1], [television, 1]))
    expect(internet(draftOf(lines).lines).adjusted).toEqual([])
  })
})
