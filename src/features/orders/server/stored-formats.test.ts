import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../app/worker/testing-orders.ts'
import { exitTermsOfLine } from '../../carts/exit-terms.ts'
import { type OrderLine, productLines } from '../../carts/order-lines.ts'
import { firstInvoiceInCents, totalsOf } from '../../carts/totals.ts'
import { sellables } from '../../catalogue/product.ts'
import { readCatalogueFiles } from '../../catalogue/server/catalogue-files.ts'
import { orderDetails, quoteDetails } from './stored-details.ts'
import { linesToStore, productFormat, storedLine, storedLines } from './stored-product.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const without = (value: object, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))

describe('a line', () => {
  const products = [...sellables(readCatalogueFiles()).values()]

  it('gives every product that is sold back as it was', () => {
    expect(products.length).toBeGreaterThan(50)
    for (const product of products)
      expect(storedLine(productFormat, throughJson(product), 3)).toEqual({
        kind: 'product',
        product,
        quantity: 3,
      })
  })

  it('of before a field existed reads as a product that has none of it', () => {
    const [product] = products
    if (!product) throw new Error('Nothing is sold')
    const old = [
      'listPriceInCents',
      'freeMonths',
      'dataBundleGb',
      'lineSpeeds',
      'partOf',
      'information',
      'exitRule',
      'exitPercentage',
    ].reduce<object>(without, product)
    expect(productLines([storedLine(1, throughJson(old), 1)])[0]?.product).toEqual({
      ...product,
      listPriceInCents: null,
      freeMonths: 0,
      dataBundleGb: null,
      lineSpeeds: null,
      partOf: null,
      information: [],
    })
  })

  it.each(['internet', 'cloud', 'mobiel', 'telefonie'] as const)(
    'of %s that was sold before offerings said what leaving costs is left as then: cloud at no cost, all else at all of it at most',
    productType => {
      const sold = products.find(product => product.productType === productType)
      const old = ['exitRule', 'exitPercentage'].reduce<object>(without, { ...sold })
      const line = storedLine(1, throughJson(old), 1)
      const isCloud = productType === 'cloud'
      expect(exitTermsOfLine(line, [line])).toEqual({
        exitRule: isCloud ? 'cloud' : 'telecom',
        percentage: isCloud ? 0 : 100,
        isAtMost: true,
      })
    },
  )

  it('keeps the exit rule and the percentage that it was sold with', () => {
    const [product] = products
    if (!product) throw new Error('Nothing is sold')
    const [stored] = linesToStore(
      [{ kind: 'product', quantity: 1, product: { ...product, exitRule: 'cloud', exitPercentage: 40 } }],
      'internet',
    )
    const line = storedLine(1, throughJson(stored?.product), 1)
    expect(exitTermsOfLine(line, [line])).toEqual({ exitRule: 'cloud', percentage: 40, isAtMost: false })
  })

  it.each([
    [2, products[0]],
    [0, products[0]],
    [1, { ...products[0], priceInCents: '12' }],
    [1, without(products[0] ?? {}, 'name')],
    [1, null],
  ])(
    'of a format that is not known, or that does not hold what it must, is never guessed',
    (format, product) => {
      expect(() => storedLine(format, product, 1)).toThrow()
    },
  )
})

type StoredLine = ReturnType<typeof linesToStore>[number]

describe('the lines of a quote', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  const contractDuration = fc.constantFrom(0, 1, 12, 36)
  const text = fc.constantFrom('Graafwerk', 'Korting: nieuwe klant')
  const quantity = fc.integer({ min: 1, max: 99 })
  const lines: fc.Arbitrary<readonly OrderLine[]> = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('product' as const),
        product: fc.constantFrom(...sellables(readCatalogueFiles()).values()),
        quantity,
      }),
      fc.record({
        kind: fc.constant('free' as const),
        text,
        quantity,
        priceInCents: cents,
        contractDuration,
      }),
      fc.record({
        kind: fc.constant('discount' as const),
        text,
        amountInCents: fc.integer({ min: 1, max: 10_000_000 }),
        contractDuration,
        freeMonths: fc.integer({ min: 0, max: 12 }),
      }),
    ),
    { maxLength: 12 },
  )
  const sum = (amounts: readonly number[]) =>
    Math.max(
      0,
      amounts.reduce((all, each) => all + each, 0),
    )

  it('come back from storage as they were, and cost what the stored products cost', () => {
    fc.assert(
      fc.property(lines, given => {
        const stored = linesToStore(given, 'internet')
        expect(storedLines(productFormat, throughJson(stored))).toEqual(given)
        const isMonthly = ({ product }: StoredLine) => product.contractDuration !== 0
        const isFree = (line: StoredLine) =>
          isMonthly(line) &&
          line.product.freeMonths > 0 &&
          line.product.productSubType === null &&
          (line.product.partOf === null || line.product.partOf === 'quote')
        const cost = (those: readonly StoredLine[]) =>
          sum(those.map(({ product, quantity }) => product.priceInCents * quantity))
        const once = cost(stored.filter(line => !isMonthly(line)))
        expect(totalsOf(given)).toEqual({
          monthlyInCents: cost(stored.filter(isMonthly)),
          oneTimeInCents: once,
        })
        const firstMonth = cost(stored.filter(line => isMonthly(line) && !isFree(line)))
        expect(firstInvoiceInCents(given)).toBe(firstMonth + once)
      }),
    )
  })

  it('have ids below 0 where no catalogue has them, free lines before discounts', () => {
    const free = {
      kind: 'free',
      text: 'Graafwerk',
      quantity: 1,
      priceInCents: 1,
      contractDuration: 0,
    } as const
    const off = {
      kind: 'discount',
      text: 'Korting',
      amountInCents: 1,
      contractDuration: 0,
      freeMonths: 0,
    } as const
    const stored = linesToStore([free, { ...free }, off, { ...off }], 'cloud')
    expect(stored.map(({ product }) => [product.id, product.productType, product.priceInCents])).toEqual([
      [-1, 'cloud', 1],
      [-2, 'cloud', 1],
      [-21, 'cloud', -1],
      [-22, 'cloud', -1],
    ])
  })
})

describe('the details of an order', () => {
  const row = { detailsFormat: 1, ...sampleOrder }

  it('are read as they were, what was never asked as empty', () => {
    const { organization, contactPerson, technicalPerson, invoiceAddress, installationAddress } = sampleOrder
    const whole = { organization, contactPerson, technicalPerson, invoiceAddress, installationAddress }
    expect(orderDetails({ detailsFormat: 1, ...whole })).toEqual({ ...whole, deliveryPreference: null })
    expect(orderDetails(row).deliveryPreference).toEqual(sampleOrder.deliveryPreference)
    const old = { ...row, organization: without(organization, 'vatNumber') }
    expect(orderDetails(old).organization).toEqual({ ...organization, vatNumber: '' })
  })

  it('are judged by no rule for what is typed today', () => {
    const companyName = 'www.van-vroeger.example'
    const old = { ...row, organization: { ...sampleOrder.organization, companyName } }
    expect(orderDetails(old).organization.companyName).toBe(companyName)
  })

  it('of a format that is not known are never guessed', () => {
    expect(() => orderDetails({ ...row, detailsFormat: 2 })).toThrow('format 2')
    expect(() => quoteDetails({ detailsFormat: 0 })).toThrow('format 0')
    expect(() => orderDetails({ detailsFormat: 1 })).toThrow()
  })
})
