import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { readCatalogueFiles } from '../../catalogue/server/catalogue-files.ts'
import { sumOf } from '../../catalogue/server/testing.ts'
import {
  address,
  expectRefused,
  fibreFor3Years,
  place,
  quote,
  quoteForm,
  rowsOf,
} from '../../orders/server/testing.ts'

let visitor: TestVisitor

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
})

describe('a quote request', () => {
  it('is stored with its lines, and both sides get a mail', async () => {
    const number = await place(visitor, quote)
    const [row] = await rowsOf<Record<string, unknown>>(
      shop,
      'select * from cases join product_quotes on case_id = id where number = $1',
      [number],
    )
    expect(row).toMatchObject({
      state: 'inProgress',
      contact_name: quoteForm.fullName,
      monthly_in_cents: sumOf(quote.products),
    })
    expect(await rowsOf(shop, 'select 1 from case_lines where case_id = $1', [row?.id])).toHaveLength(3)
    expect(
      await rowsOf(shop, 'select kind, recipient from deliveries where case_id = $1 order by id', [row?.id]),
    ).toEqual([
      { kind: 'quote-confirmation', recipient: quoteForm.email },
      { kind: 'quote-notice', recipient: 'hallo@lijnhaven.example' },
    ])
  })

  it('may be for fibre that must be dug first, and needs no consent for 36 months', async () => {
    await place(visitor, {
      ...quote,
      products: fibreFor3Years,
      additionalData: {
        ...quote.additionalData,
        postCodeAddress: { ...address, zipCode: '3447GT', houseNumber: '1' },
      },
    })
  })

  it('is refused where nothing can be had, and for other types than internet', async () => {
    await expectRefused(shop, visitor, {
      ...quote,
      additionalData: {
        ...quote.additionalData,
        postCodeAddress: { ...address, zipCode: '8011PK', houseNumber: '15' },
      },
    })
    const others = readCatalogueFiles().filter(
      ({ productType, productSubType }) => productType !== 'internet' && productSubType === null,
    )
    for (const { id } of new Map(others.map(offering => [offering.productType, offering])).values())
      await expectRefused(shop, visitor, { ...quote, products: [{ id, quantity: 1 }] })
  })

  it('asks for all four fields and the terms', async () => {
    for (const field of Object.keys(quoteForm)) {
      const { errors } = await expectRefused(shop, visitor, {
        ...quote,
        userWithoutAccountInformation: { ...quoteForm, [field]: '' },
      })
      expect(errors).toHaveProperty(field)
    }
    await expectRefused(shop, visitor, {
      ...quote,
      additionalData: { ...quote.additionalData, termsAccepted: false },
    })
  })
})
