import { afterAll, describe, expect, it } from 'vitest'
import shopBrand from '../../../../content/brand.json' with { type: 'json' }
import { formatOrderNumber } from '../../../common/order-number.ts'
import { newCustomer, orderOf, quoteOf } from '../../../features/customers/server/mijn/testing.ts'
import { documentEvents } from '../../../features/documents/events.ts'
import { type DocumentKey, storeDocument } from '../../../features/documents/server/stored-document.ts'
import { caseIdOf, rowsOf } from '../../../features/orders/server/testing.ts'
import { quoteDeskOf, quoteLinkOf, quoteToken } from '../../../features/quotes/server/testing.ts'
import { CustomerDocuments, customerDocumentCalls } from '../../../features/tracking/contract-mijn.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { unreadable } from '../../../platform/pdf/same-text.ts'
import { drawnAfterwards } from '../../../platform/pdf/testing.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { deskOf, queuedMails, statusPage } from '../../server/testing-desk.ts'
import { type StaffVisitor, startTestShop, testSecrets } from '../../server/testing-shop.ts'
import { correctDocuments } from './correct-documents.ts'
import { documentAgain } from './document-again.ts'

const company = "'t Koetshuis d'Artagnan"
const first = {
  title: 'Bakkerij "De Zon"',
  date: new Date(0),
  blocks: [{ kind: 'paragraph', text: '"De Zon"' }],
} as const

const shop = await startTestShop()
const customer = await newCustomer(shop)
const colleague = await shop.staff('beheerder')
const services = {
  brand: shopBrand,
  closingDays: [],
  ibanCipher: createCipher(testSecrets.deriveKey('iban')),
  documents: {
    database: shop.testDatabase.database,
    cipher: createCipher(testSecrets.deriveKey('document')),
    contentKey: testSecrets.deriveKey('document-content'),
  },
  mailDomain: 'shop.example',
}
afterAll(() => shop.stop())

const flat = (text: string) => text.replace(/\s+/g, ' ')
const textAt = async (visitor: Pick<StaffVisitor, 'get'>, path: string) =>
  flat(readPdf(await fileAt(visitor, path)).text)
async function fileAt(visitor: Pick<StaffVisitor, 'get'>, path: string): Promise<Buffer> {
  const response = await visitor.get(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Keeps a document as a release before drew it in a process that had drawn a quotation mark. */
async function keptFlawed(which: DocumentKey): Promise<Buffer> {
  const { database } = services.documents
  const document = await documentAgain(database, which, services)
  if (!document) throw new Error('There is no such document')
  const file = await drawnAfterwards(document, { first, brand: shopBrand })
  expect(unreadable(readPdf(file).text)).toBeGreaterThan(0)
  expect(flat(readPdf(file).text)).not.toContain(company)
  await keep(which, file)
  return file
}
const keep = async (which: DocumentKey, file: Buffer) => {
  await rowsOf(shop, 'delete from documents where case_id = $1 and kind = $2', [which.caseId, which.kind])
  await transaction(services.documents.database, tx => storeDocument(tx, services.documents, which, file))
}

/** An order of a customer whose names have apostrophes. */
async function orderNamed(): Promise<{ readonly number: string; readonly caseId: number }> {
  const number = await orderOf(customer)
  const caseId = await caseIdOf(shop, number)
  await rename(caseId, company)
  return { number, caseId }
}
const rename = (caseId: number, name: string) =>
  rowsOf(
    shop,
    `update product_orders set organization = jsonb_set(organization, '{companyName}', to_jsonb($2::text)) where case_id = $1`,
    [caseId, name],
  )

/** Everything that there is from now on. */
async function newest(): Promise<number> {
  const [row] = await rowsOf<{ id: string }>(shop, 'select coalesce(max(id), 0) as id from documents')
  return Number(row?.id)
}
const rows = () => rowsOf(shop, 'select case_id, kind, version, correction from documents order by id')

describe('documents that lack characters', () => {
  it('are found by a trial, which changes nothing', async () => {
    const after = await newest()
    const { caseId, number } = await orderNamed()
    await keptFlawed({ caseId, kind: 'order-confirmation' })
    await keptFlawed({ caseId, kind: 'mandate' })
    const before = [await rows(), await queuedMails(shop, number)]

    const { flawed, looked } = await correctDocuments(services, { after, isTrial: true })

    expect(looked).toBe(2)
    expect(flawed.map(({ kind, whyNot }) => ({ kind, whyNot }))).toEqual([
      { kind: 'order-confirmation', whyNot: null },
      { kind: 'mandate', whyNot: null },
    ])
    expect([await rows(), await queuedMails(shop, number)]).toEqual(before)
  })

  it('stay, and the right one stands beside each wherever it is listed; another run finds nothing', async () => {
    const after = await newest()
    const { caseId, number } = await orderNamed()
    const kept = await keptFlawed({ caseId, kind: 'order-confirmation' })

    await correctDocuments(services, { after, isTrial: false })

    const { documents } = await deskOf(colleague, number).read()
    const byLink = await statusPage(shop, number)
    const mine = await documentsIn(customer.visitor, number)
    const lists = [
      [colleague, documents],
      [shop.visitor(), byLink.documents],
      [customer.visitor, mine],
    ] as const
    for (const [reader, listed] of lists) {
      const [original, right] = listed.filter(({ title }) => /bevestiging/i.test(title))
      if (!original || !right) throw new Error('There is no correction in the list')
      expect(right.title).toMatch(/, gecorrigeerd op \d+\s\w+ \d{4}$/)
      expect((await fileAt(reader, original.path)).equals(kept)).toBe(true)
      const text = await textAt(reader, right.path)
      expect(text).toContain(company)
      expect(text).toMatch(/Gecorrigeerd op \d+\s\w+ \d{4}/)
    }
    const { timeline } = await deskOf(colleague, number).read()
    expect(timeline.filter(({ type }) => type === documentEvents.corrected)).toMatchObject([
      { data: { document: 'order-confirmation' } },
    ])
    expect(await queuedMails(shop, number)).not.toContain('mandate-corrected')

    const corrected = await rows()
    expect((await correctDocuments(services, { after, isTrial: false })).flawed).toEqual([])
    expect(await rows()).toEqual(corrected)
  })

  it('tell the customer of a mandate, once, in the same act', async () => {
    const after = await newest()
    const { caseId, number } = await orderNamed()
    const kept = await keptFlawed({ caseId, kind: 'mandate' })

    for (let run = 0; run < 2; run++) await correctDocuments(services, { after, isTrial: false })

    const told = (await queuedMails(shop, number)).filter(kind => kind === 'mandate-corrected')
    expect(told).toHaveLength(1)
    const [original, right] = (await documentsIn(customer.visitor, number)).filter(({ title }) =>
      title.includes('machtiging'),
    )
    if (!original || !right) throw new Error('There is no correction in the list')
    expect((await fileAt(customer.visitor, original.path)).equals(kept)).toBe(true)
    expect(await textAt(customer.visitor, right.path)).toContain(company)
  })

  it('of a quote stand beside its version, at the desk, behind the link and in the account', async () => {
    const number = await quoteOf(customer)
    const caseId = await caseIdOf(shop, number)
    await rowsOf(shop, 'update cases set organization_name = $2 where id = $1', [caseId, company])
    const desk = quoteDeskOf(colleague, number)
    expect((await desk.send()).status).toBe(200)
    const after = await newest()
    const kept = await keptFlawed({ caseId, kind: 'quote', version: 1 })

    expect((await correctDocuments(services, { after, isTrial: false })).flawed).toMatchObject([
      { kind: 'quote', version: 1, whyNot: null },
    ])

    const byLink = await quoteLinkOf(shop, await quoteToken(shop, number)).read()
    const [atDesk] = (await desk.read()).versions
    const page = (await statusPage(shop, number)).documents
    const mine = await documentsIn(customer.visitor, number)
    const original = await shop.visitor().get(byLink.documentPath)
    expect(Buffer.from(await original.arrayBuffer()).equals(kept)).toBe(true)
    for (const [reader, listed] of [
      [shop.visitor(), byLink.corrected],
      [colleague, atDesk?.corrected ?? []],
      [shop.visitor(), page],
      [customer.visitor, mine],
    ] as const) {
      const right = listed.filter(({ title }) => title.includes('gecorrigeerd op'))
      expect(right).toHaveLength(1)
      expect(await textAt(reader, right[0]?.path ?? '')).toContain(company)
    }
  })
})

describe('a document that lacks characters is left as it is, and named', () => {
  const whyNot = async (after: number) => {
    const before = await rows()
    const { flawed } = await correctDocuments(services, { after, isTrial: false })
    expect(await rows()).toEqual(before)
    return flawed.map(each => each.whyNot)
  }

  it('where its case would say something else now', async () => {
    const after = await newest()
    const { caseId } = await orderNamed()
    await keptFlawed({ caseId, kind: 'order-confirmation' })
    await rename(caseId, "Heet nu 't Anders")
    expect(await whyNot(after)).toEqual(['says-otherwise'])
  })

  it('where nobody can be told that a mandate was drawn anew', async () => {
    const after = await newest()
    const { caseId, number } = await orderNamed()
    await keptFlawed({ caseId, kind: 'mandate' })
    await rowsOf(shop, 'update cases set contact_email = null where id = $1', [caseId])
    expect(await whyNot(after)).toEqual(['nobody-to-tell'])
    expect(await queuedMails(shop, number)).not.toContain('mandate-corrected')
  })

  it('where its case has no such document any more', async () => {
    const after = await newest()
    const { caseId } = await orderNamed()
    await keptFlawed({ caseId, kind: 'mandate' })
    await rowsOf(shop, 'delete from case_consents where case_id = $1', [caseId])
    expect(await whyNot(after)).toEqual(['gone'])
  })

  it('where it cannot be read', async () => {
    const after = await newest()
    const { caseId } = await orderNamed()
    await keep(
      { caseId, kind: 'order-confirmation' },
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Page\n>>\nendobj'),
    )
    expect(await whyNot(after)).toEqual(['not-read'])
  })
})

async function documentsIn(visitor: Pick<StaffVisitor, 'get'>, number: string) {
  const response = await visitor.get(customerDocumentCalls.customerDocuments.path)
  return CustomerDocuments.parse(await response.json()).filter(
    each => each.number === formatOrderNumber(number),
  )
}
