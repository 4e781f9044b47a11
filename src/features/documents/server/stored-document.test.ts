import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { forgetOldCases } from '../../cases/server/case.ts'
import { createCatalogue } from '../../catalogue/server/catalogue.ts'
import { changePrice } from '../../catalogue/server/testing.ts'
import { newCustomer, orderOf, quoteOf, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import { loggedIn } from '../../customers/server/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { customerQuoteCalls } from '../../quotes/contract-mijn.ts'
import { customerOrderCalls } from '../../tracking/contract-mijn.ts'
import { type DocumentServices, storedDocument } from './stored-document.ts'

const { customerOrder } = customerOrderCalls
const { customerQuote } = customerQuoteCalls

const shop = await startTestShop()
const customer = await newCustomer(shop)
const order = await orderOf(customer)
const quote = await quoteOf(customer)
afterAll(() => shop.stop())

const fileOf = async ({ visitor }: Pick<TestCustomer, 'visitor'>, path: string) => {
  const response = await visitor.get(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
const pathsOf = (orderNumber: string, quoteNumber: string) => [
  `${endpoint(customerOrder, { nummer: orderNumber }).path}/bevestiging.pdf`,
  `${endpoint(customerOrder, { nummer: orderNumber }).path}/machtiging.pdf`,
  `${endpoint(customerQuote, { nummer: quoteNumber }).path}/aanvraag.pdf`,
]
const count = async (table: string) =>
  Number((await rowsOf<{ count: string }>(shop, `select count(*) from ${table}`))[0]?.count)

const services = (): DocumentServices => ({
  database: shop.testDatabase.database,
  cipher: createCipher(testSecrets.deriveKey('document')),
  contentKey: testSecrets.deriveKey('document-content'),
})
const caseId = async (number: string) =>
  Number((await rowsOf<{ id: string }>(shop, 'select id from cases where number = $1', [number]))[0]?.id)

describe('a document that a customer got', () => {
  it('stays what it was, byte for byte, when brand, prices and what is known of the order have changed', async () => {
    const paths = pathsOf(order, quote)
    const before = await Promise.all(paths.map(path => fileOf(customer, path)))

    const { pool, database } = shop.testDatabase
    await changePrice(pool, 11105, 123_45)
    await pool.query(
      `update case_lines set product = jsonb_set(product, '{name}', '"Heet nu anders"');
       update cases set contact_name = 'Heet nu anders', organization_name = 'Heet nu anders';
       update product_orders set organization = jsonb_set(organization, '{companyName}', '"Heet nu anders"')`,
    )
    const later = await startTestShop(
      { database, catalogue: createCatalogue(pool) },
      { BRAND_LEGAL_NAME: 'Een andere aanbieder B.V.', BRAND_PHONE: '020 765 43 21' },
    )
    try {
      const visitor = await loggedIn(later, customer)
      for (const [index, path] of paths.entries())
        expect((await fileOf({ visitor }, path)).equals(before[index] ?? Buffer.of())).toBe(true)

      // A document that nobody got before is rendered from today's data.
      const newer = await orderOf({ ...customer, visitor })
      const made = await fileOf(
        { visitor },
        `${endpoint(customerOrder, { nummer: newer }).path}/bevestiging.pdf`,
      )
      expect(readPdf(made).text).toContain('Een andere aanbieder B.V.')
    } finally {
      await later.stop()
    }
  })

  it('is unreadable in the database', async () => {
    const rows = await rowsOf<{ value: Buffer }>(
      shop,
      'select content_encrypted as value from document_contents',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { value } of rows) expect(value.toString('latin1')).not.toContain('%PDF')
  })

  it('is one document, also for two who ask for it first at the same time', async () => {
    const which = { caseId: await caseId(await orderOf(customer)), kind: 'mandate' } as const
    const both = await Promise.all(
      ['of one copy', 'of another'].map(drawn =>
        storedDocument(services(), which, async () => Buffer.from(drawn)),
      ),
    )
    expect(both[0]).toEqual(both[1])
    expect(await storedDocument(services(), which, () => Promise.reject(new Error('Drawn again')))).toEqual(
      both[0],
    )
  })

  it('is not kept for a case that is forgotten while it is drawn', async () => {
    const which = { caseId: 999_999_999, kind: 'mandate' } as const
    const before = await count('document_contents')
    expect((await storedDocument(services(), which, async () => Buffer.from('drawn'))).toString()).toBe(
      'drawn',
    )
    expect(await count('document_contents')).toBe(before)
  })
})

describe('a content', () => {
  it('is stored once for all documents that are the same, and forgotten with the last of them', async () => {
    const numbers = [await orderOf(customer), await orderOf(customer)]
    const before = await count('document_contents')
    for (const number of numbers)
      await storedDocument(
        services(),
        { caseId: await caseId(number), kind: 'order-confirmation' },
        async () => Buffer.from('the same for both'),
      )
    expect(await count('document_contents')).toBe(before + 1)

    for (const [index, number] of numbers.entries()) {
      await rowsOf(shop, "update cases set opened_at = now() - interval '8 years' where number = $1", [
        number,
      ])
      await forgetOldCases(shop.testDatabase.database, ['order'], '7 years')
      expect(await count('document_contents')).toBe(before + 1 - index)
    }
  })
})
