import { describe, expect, it } from 'vitest'
import { sellables } from '../../domain/product.ts'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { sampleOrder } from '../emails/testing.ts'
import { orderDetails, quoteDetails } from './stored-details.ts'
import { productFormat, storedProduct } from './stored-product.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const without = (value: object, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))

describe('a line', () => {
  const products = [...sellables(readCatalogueFiles()).values()]

  it('gives every product that is sold back as it was', () => {
    expect(products.length).toBeGreaterThan(50)
    for (const product of products)
      expect(storedProduct(productFormat, throughJson(product))).toEqual(product)
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
    ].reduce<object>(without, product)
    expect(storedProduct(1, throughJson(old))).toEqual({
      ...product,
      listPriceInCents: null,
      freeMonths: 0,
      dataBundleGb: null,
      lineSpeeds: null,
      partOf: null,
      information: [],
    })
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
      expect(() => storedProduct(format, product)).toThrow()
    },
  )
})

describe('the details of an order', () => {
  const row = { detailsFormat: 1, ...sampleOrder }

  it('are read as they were, what was never asked as empty', () => {
    const { organization, contactPerson, technicalPerson, invoiceAddress, installationAddress } = sampleOrder
    const whole = { organization, contactPerson, technicalPerson, invoiceAddress, installationAddress }
    expect(orderDetails({ detailsFormat: 1, ...whole })).toEqual(whole)
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
