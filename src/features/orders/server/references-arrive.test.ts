import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import { mailKinds } from '../../../app/mails/declared.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { renderDelivery } from '../../../app/worker/emails.tsx'
import { sampleContext } from '../../../app/worker/testing-emails.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { deliveryById } from '../../../platform/deliveries/stored-deliveries.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { auditCalls } from '../../audit/contract.ts'
import { CustomerDetails, customerCalls } from '../../customers/contract.ts'
import { deskCustomerCalls } from '../../customers/contract-desk.ts'
import { changeBy, customerEvents, customerShownTo } from '../../customers/server/desk/testing.ts'
import {
  change,
  companyDetails,
  newCustomer,
  orderOf,
  passwordAgain,
  type TestCustomer,
} from '../../customers/server/mijn/testing.ts'
import { noReferences, type References } from '../../details/references.ts'
import { someReferences } from '../../details/testing-person.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { customerQuoteCalls, QuoteDetails } from '../../quotes/contract-mijn.ts'
import { acceptedOrder, quoteDeskOf, quoteLinkOf, quoteToken } from '../../quotes/server/testing.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { LastOrder, lastOrderCalls } from '../contract-last-order.ts'
import { orderRefusals } from '../texts.ts'
import { caseIdOf, guest, order, place, quote, rowsOf, send, withData } from './testing.ts'

/** References that a buyer typed are wherever people read about the order or the quote; no place may be forgotten. */

const { customerOrder } = customerOrderCalls
const { customerQuote } = customerQuoteCalls
const { changeCompany, customerDetails } = customerCalls
const { correctCompany } = deskCustomerCalls

const shop = await startTestShop()
const seller = await shop.staff('beheerder')
afterAll(() => shop.stop())

const all = Object.values(someReferences)
/** The page behind the mailed link names nobody. */
const withoutEmail = all.filter(value => value !== someReferences.invoiceEmail)

const withReferences = (body: typeof order | typeof quote, references: object) => ({
  ...body,
  additionalData: { ...body.additionalData, references },
})

const invoiceAddress = {
  companyName: 'Administratie B.V.',
  email: 'facturen@korenmolen.example',
  address: order.additionalData.postCodeAddress,
}

const textOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return response.text()
}
const pdfOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return readPdf(Buffer.from(await response.arrayBuffer())).text.replace(/\s+/g, ' ')
}

/** The mails about a case, by their kind. */
async function mailsOf(number: string): Promise<Readonly<Record<string, string>>> {
  const { database } = shop.testDatabase
  const rows = await rowsOf<{ id: string; kind: string }>(
    shop,
    `select deliveries.id, deliveries.kind from deliveries left join events on events.id = event_id
     join cases on cases.id = coalesce(deliveries.case_id, events.case_id) where number = $1`,
    [number],
  )
  const mails = rows.map(async ({ id, kind }) => {
    const delivery = await deliveryById(database, mailKinds, Number(id))
    if (delivery?.channel !== 'email') throw new Error(`${kind} is no mail`)
    const linkKey = testSecrets.deriveKey('account-link')
    const { text } = await renderDelivery(delivery, { database, linkKey }, sampleContext)
    return [kind, text] as const
  })
  return Object.fromEntries(await Promise.all(mails))
}

const statusPageOf = async (number: string) => {
  const linkKey = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), linkKey)
  return textOf(await shop.visitor().post(followCalls.followCase.path, { body: { token } }))
}

const factsAtDesk = async (number: string) =>
  (await deskOf(seller, number).read()).facts.map(({ value }) => value).join(' ')

async function foundAtDesk(zoek: string): Promise<readonly string[]> {
  await updateWholeList(shop)
  const response = await seller.get(`/api/beheer/werklijst?${new URLSearchParams({ zoek })}`)
  return WorkList.parse(await response.json()).items.map(({ number }) => number.replaceAll('-', ''))
}

describe('the references of an order', () => {
  let customer: TestCustomer
  let number: string
  let path: string
  beforeAll(async () => {
    customer = await newCustomer(shop)
    number = await orderOf(customer, withData({ references: someReferences }))
    path = endpoint(customerOrder, { nummer: number }).path
  })

  it.each(['order-confirmation', 'order-notice'])('are in the mail %s', async kind => {
    const { [kind]: text } = await mailsOf(number)
    for (const value of all) expect(text).toContain(value)
  })

  it.each(['bevestiging', 'contractsamenvatting'])('are in the PDF %s', async name => {
    const text = await pdfOf(await customer.visitor.get(`${path}/${name}.pdf`))
    for (const value of all) expect(text).toContain(value)
  })

  it('are on the page after ordering', async () => {
    const last = await (await customer.visitor.get(lastOrderCalls.lastOrder.path)).json()
    expect(LastOrder.parse(last).references).toEqual(someReferences)
  })

  it('are on the page of the customer', async () => {
    const shown = OrderDetails.parse(await (await customer.visitor.get(path)).json())
    expect(shown.references).toEqual(someReferences)
  })

  it('are on the page behind the mailed link, but for the e-mail address', async () => {
    const text = await statusPageOf(number)
    for (const value of withoutEmail) expect(text).toContain(value)
    expect(text).not.toContain(someReferences.invoiceEmail)
  })

  it('are in the case at the desk', async () => {
    for (const value of all) expect(await factsAtDesk(number)).toContain(value)
  })

  it.each(['PO-2026-0042', 'po 2026 0042', 'PO2026', '20260042', 'kp 4410', 'facturen@korenmolen.example'])(
    'are what the desk finds it by: %s',
    async typed => expect(await foundAtDesk(typed)).toContain(number),
  )
})

describe('the references of a quote', () => {
  let customer: TestCustomer
  let number: string
  let path: string
  let link: ReturnType<typeof quoteLinkOf>
  beforeAll(async () => {
    customer = await newCustomer(shop)
    number = await place(
      customer.visitor,
      withReferences(quote, { ...someReferences, purchaseOrderNumber: 'OFF-77' }),
    )
    path = endpoint(customerQuote, { nummer: number }).path
    const desk = quoteDeskOf(seller, number)
    expect((await desk.send()).status).toBe(200)
    link = quoteLinkOf(shop, await quoteToken(shop, number))
  })

  it.each(['quote-confirmation', 'quote-notice', 'quote-sent'])('are in the mail %s', async kind => {
    const { [kind]: text } = await mailsOf(number)
    expect(text).toContain('OFF-77')
  })

  it.each(['aanvraag.pdf', 'versie/1'])('are in the PDF %s', async name => {
    expect(await pdfOf(await customer.visitor.get(`${path}/${name}`))).toContain('OFF-77')
  })

  it('are on the page of the customer, behind the link of the quote and behind that of its progress', async () => {
    const shown = QuoteDetails.parse(await (await customer.visitor.get(path)).json())
    expect(shown.references.purchaseOrderNumber).toBe('OFF-77')
    expect((await link.read()).references.purchaseOrderNumber).toBe('OFF-77')
    expect(CaseByLink.parse(JSON.parse(await statusPageOf(number))).references.purchaseOrderNumber).toBe(
      'OFF-77',
    )
  })

  it('are in the case at the desk, which finds it by them', async () => {
    expect(await factsAtDesk(number)).toContain('OFF-77')
    expect(await foundAtDesk('off-77')).toContain(number)
  })

  it('go with the order that it becomes, where the customer types no others', async () => {
    const made = await acceptedOrder(await link.accept())
    expect((await deskOf(seller, made.number).read()).correctable.references).toEqual({
      ...someReferences,
      purchaseOrderNumber: 'OFF-77',
    })
  })
})

describe('a customer who accepts a quote', () => {
  it('may have other references for the order', async () => {
    const number = await place(shop.visitor(), withReferences(quote, someReferences))
    await quoteDeskOf(seller, number).send()
    const link = quoteLinkOf(shop, await quoteToken(shop, number))
    const others = { ...noReferences, purchaseOrderNumber: 'PO-9' }
    const made = await acceptedOrder(await link.accept({ references: others }))
    expect((await deskOf(seller, made.number).read()).correctable.references).toEqual(others)
  })
})

describe('staff who correct references', () => {
  const correct = async (number: string, references: References) => {
    const desk = deskOf(seller, number)
    const { correctable, contact } = await desk.read()
    return desk.act('gegevens', {
      ...correctable,
      firstName: correctable.firstName ?? '',
      email: contact.email,
      phoneNumber: contact.phone,
      references,
    })
  }

  it.each([
    ['an order', order],
    ['a quote', quote],
  ])(
    'of %s: it is told before and after, in the case and in the exported log, and found by',
    async (_, body) => {
      const number = await place(shop.visitor(), withReferences(body, someReferences))
      const next = { ...someReferences, purchaseOrderNumber: `NIEUW-${number}` }
      expect((await correct(number, next)).status).toBe(204)
      const after = await deskOf(seller, number).read()
      expect(after.correctable.references).toEqual(next)
      expect(after.timeline[0]).toMatchObject({
        type: 'case-corrected',
        values: [{ field: 'purchaseOrderNumber', before: 'PO-2026-0042', after: next.purchaseOrderNumber }],
      })
      expect(await foundAtDesk(next.purchaseOrderNumber)).toEqual([number])
      const log = await textOf(await seller.post(auditCalls.exportAudit.path, { body: { zaak: number } }))
      expect(log).toContain(`inkoopnummer of eigen referentie: PO-2026-0042 → ${next.purchaseOrderNumber}`)
    },
  )

  it('are refused at the field that is wrong, and nothing changes', async () => {
    const number = await place(shop.visitor(), withReferences(order, someReferences))
    const response = await correct(number, { ...someReferences, costCentre: 'x'.repeat(51) })
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([
      422,
      ['references.costCentre'],
    ])
    expect((await deskOf(seller, number).read()).correctable.references).toEqual(someReferences)
  })

  it('give an order with an invoice address no second e-mail address for invoices', async () => {
    const number = await place(shop.visitor(), withData({ invoiceAddress }))
    const response = await correct(number, { ...noReferences, invoiceEmail: 'tweede@korenmolen.example' })
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([
      422,
      ['references.invoiceEmail'],
    ])
  })
})

describe('the references of an account', () => {
  const changed = async (customer: TestCustomer, body: object) => {
    const response = await change(customer.visitor, changeCompany, { ...companyDetails, ...body })
    return { status: response.status, body: await response.json() }
  }
  const known = async ({ visitor }: TestCustomer) =>
    CustomerDetails.parse(await (await visitor.get(customerDetails.path)).json()).data.references

  it('stay where none are sent, and ask for the password and are told by mail where invoices go elsewhere', async () => {
    const customer = await newCustomer(shop)
    const { iban } = guest
    expect(await changed(customer, { iban, references: someReferences })).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: { message: expect.stringMatching(/\S/) } } },
    })
    expect(await known(customer)).toEqual(noReferences)
    expect(await changed(customer, { references: someReferences, ...passwordAgain })).toMatchObject({
      status: 200,
      body: { data: { references: someReferences } },
    })
    expect(await changed(customer, { references: undefined })).toMatchObject({ status: 200 })
    expect(await known(customer)).toEqual(someReferences)
    const told = await rowsOf<{ fields: readonly string[] }>(
      shop,
      `select changed_fields as fields from deliveries join events on events.id = event_id
       where deliveries.kind = 'account-details-changed' and recipient = $1`,
      [customer.email],
    )
    expect(told).toEqual([{ fields: ['iban', 'invoiceEmail'] }])
  })

  it('are shown to staff, who correct them; the customer hears of it', async () => {
    const { id } = await newCustomer(shop)
    const { version, company } = await customerShownTo(seller, id)
    const body = { ...company, version, references: someReferences }
    expect((await changeBy(seller, endpoint(correctCompany, { id }), body)).status).toBe(200)
    expect((await customerShownTo(seller, id)).company.references).toEqual(someReferences)
    const [event] = await customerEvents(shop, id, 'customer-changed')
    expect(event?.changed_fields).toContain('references.purchaseOrderNumber')
  })
})

describe('POST /api/order', () => {
  it.each([
    ['an order', order],
    ['a quote request', quote],
  ])('takes %s without references, as the specification has it', async (_, body) => {
    const number = await place(shop.visitor(), body)
    expect((await deskOf(seller, number).read()).correctable.references).toEqual(noReferences)
  })

  it.each([
    ['purchaseOrderNumber', 'x'.repeat(51)],
    ['purchaseOrderNumber', 'PO-1\nPO-2'],
    ['invoiceEmail', 'facturen@'],
    ['costCentre', 4410],
  ] as const)('refuses at references.%s: %j', async (field, value) => {
    for (const body of [order, quote]) {
      const answer = await send(shop.visitor(), withReferences(body, { ...someReferences, [field]: value }))
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { [`references.${field}`]: { message: expect.stringMatching(/\S/) } } },
      })
    }
  })

  it('has one e-mail address for invoices: that of the invoice address where there is one', async () => {
    const answer = await send(shop.visitor(), withData({ invoiceAddress, references: someReferences }))
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'references.invoiceEmail': { message: orderRefusals.invoiceEmailTwice } } },
    })
  })
})
