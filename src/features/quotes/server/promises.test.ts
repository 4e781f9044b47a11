import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedCase, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { notInTotals } from '../../addresses/promise-texts.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { newCustomer, quoteOf } from '../../customers/server/mijn/testing.ts'
import { address, rowsOf } from '../../orders/server/testing.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import { emptyDraft } from '../part.ts'
import {
  acceptedOrder,
  branch,
  choosing,
  onlyPart,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
  requestedQuote,
} from './testing.ts'
import { draftFor, fibre, flat, rows, woerden } from './testing-promises.ts'

/* The words of quotes and their orders on when and for how much, by the row of the address. */

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const pdfText = async (response: Response) => flat(readPdf(Buffer.from(await response.arrayBuffer())).text)

/** The texts of the mails about a case, by kind. */
async function mailsOf(number: string): Promise<ReadonlyMap<string, string>> {
  const desk = deskOf(seller, number)
  const { mails } = await desk.read()
  const texts = await Promise.all(
    mails.map(
      async ({ id, kind }) =>
        [kind, flat(MailPreview.parse(await (await desk.get(`mails/${id}`)).json()).text)] as const,
    ),
  )
  return new Map(texts)
}

const digitsOf = (number: string): string => parseOrderNumber(number) ?? ''

describe.each(rows)('at an address that is $name', row => {
  const excluded = row.excluded && flat(row.excluded)

  /** The words of a text on the delivery and the totals are what its row, or the colleague, says. */
  function tellsTheTruth(where: string, text: string, tellsWeeks = true) {
    if (tellsWeeks) expect([where, text]).toEqual([where, expect.stringContaining(row.weeks)])
    if (row.weeks !== '1 tot 3 weken')
      expect([where, text]).not.toEqual([where, expect.stringContaining('1 tot 3 weken')])
    if (excluded) expect([where, text]).toEqual([where, expect.stringContaining(excluded)])
    else expect([where, text]).not.toEqual([where, expect.stringContaining('aanleg')])
  }

  it('says the same in the quote, and in its order with the number of the version', async () => {
    const customer = await newCustomer(shop)
    const number = await quoteOf(customer)
    const desk = quoteDeskOf(seller, number)
    expect((await desk.send(draftFor(row, row.word))).status).toBe(200)
    tellsTheTruth('pdf of the quote', await pdfText(await desk.file(1)))
    tellsTheTruth('mail of the quote', (await mailsOf(number)).get('quote-sent') ?? '')
    const link = quoteLinkOf(shop, await quoteToken(shop, number))
    const { parts } = await link.read()
    expect(parts.map(({ lines }) => notInTotals(lines))).toEqual([row.excluded])

    const order = await acceptedOrder(await link.accept())
    const digits = digitsOf(order.number)
    const mails = await mailsOf(digits)
    const source = `versie 1 van prijsopgave`
    const confirmation = mails.get('order-confirmation') ?? ''
    tellsTheTruth('confirmation', confirmation)
    expect(confirmation).toContain(source)
    tellsTheTruth('mail to staff', mails.get('order-notice') ?? '')
    const { documents, checks, lines } = await deskOf(seller, digits).read()
    expect(notInTotals(lines)).toBe(row.excluded)
    expect(checks.map(({ check }) => check)).not.toContain('delivery')
    for (const { path, title } of documents)
      tellsTheTruth(title, await pdfText(await seller.get(path)), title.startsWith('Bevestiging'))
    expect(notInTotals((await statusPage(shop, digits)).lines)).toBe(row.excluded)
    const details = OrderDetails.parse(
      await (
        await customer.visitor.get(endpoint(customerOrderCalls.customerOrder, { nummer: order.number }).path)
      ).json(),
    )
    expect(notInTotals(details.lines)).toBe(row.excluded)
    expect(details.deliveryChecked).toBe(true)
  })
})

it.each(rows.filter(({ needsWord }) => needsWord))(
  'a line that is $name there is refused at its field without what it costs and when',
  async row => {
    const sent = await quoteDeskOf(seller, await requestedQuote(shop)).send(draftFor(row, null))
    expect(sent.status).toBe(422)
    expect(Object.keys(Failure.parse(await sent.json()).errors ?? {})).toEqual(['parts.0.delivery'])
  },
)

describe('where a network gives less by now than the version said', () => {
  const worsen = () =>
    shop.testDatabase.pool.query(
      `update coverage set availability = 'no-net', max_download_mbs = 0, max_upload_mbs = 0,
         delivery_weeks_from = 0, delivery_weeks_to = 0, one_time_in_cents = null
       where zip_code_from = '3447GT'`,
    )
  const restore = () =>
    shop.testDatabase.pool.query(
      `update coverage set availability = 'near-net', max_download_mbs = 1000, max_upload_mbs = 1000,
         delivery_weeks_from = 10, delivery_weeks_to = 20, one_time_in_cents = 125000
       where zip_code_from = '3447GT'`,
    )

  it('nothing is promised until staff have looked, and only of the part that it is about', async () => {
    const number = await requestedQuote(shop)
    const near = onlyPart({ ...emptyDraft, lines: fibre }, { address: { ...address, ...woerden } })
    const [part] = near.parts
    if (!part) throw new Error('The draft has a part')
    const sent = await quoteDeskOf(seller, number).send({
      parts: [part, branch('Domplein', '12')],
      discounts: [],
    })
    expect(sent.status).toBe(200)
    await worsen()
    const link = quoteLinkOf(shop, await quoteToken(shop, number))
    const digits: string[] = []
    for (const one of (await link.read()).parts)
      digits.push(digitsOf((await acceptedOrder(await link.accept(choosing([one])))).number))
    const [held, other] = digits
    if (!held || !other) throw new Error('Two parts become two orders')

    const checksOf = async (order: string) =>
      (await deskOf(seller, order).read()).checks.filter(({ check }) => check === 'delivery')
    expect(await checksOf(held)).toMatchObject([{ isOwed: true }])
    expect(await checksOf(other)).toEqual([])
    const mails = await mailsOf(held)
    const confirmation = mails.get('order-confirmation') ?? ''
    expect(confirmation).toContain('We kijken de levering op dit adres eerst na')
    expect(confirmation).not.toMatch(/\d+ tot \d+ weken/)
    expect(mails.get('order-notice')).toContain('Het netwerk zegt nu minder dan de prijsopgave')
    const { documents } = await deskOf(seller, held).read()
    const [pdf] = documents
    expect(await pdfText(await seller.get(pdf?.path ?? ''))).not.toMatch(/\d+ tot \d+ weken/)

    const checkNow = async (byHand: boolean) => {
      const response = await deskOf(seller, held).act('controle', { check: 'delivery', byHand })
      expect(response.status).toBe(200)
      return response.json()
    }
    expect(await checkNow(false)).toEqual({ standing: 'unknown' })
    expect(await checksOf(held)).toHaveLength(1)
    await restore()
    expect(await checkNow(false)).toEqual({ standing: 'known' })
    expect(await checksOf(held)).toEqual([])
    expect(
      await rowsOf(
        shop,
        `select delivery_checked from product_orders join cases on cases.id = case_id where number = $1`,
        [held],
      ),
    ).toEqual([{ delivery_checked: true }])
  })
})

it('an order that staff move to an address with less is looked at first as well', async () => {
  const desk = deskOf(seller, await orderedCase(shop))
  const { contact, correctable } = await desk.read()
  const corrected = {
    firstName: correctable.firstName,
    name: correctable.name,
    email: contact.email,
    phoneNumber: contact.phone,
    address: { ...correctable.address, ...woerden },
  }
  expect((await desk.act('gegevens', corrected)).status).toBe(204)
  const { checks } = await desk.read()
  expect(checks.find(({ check }) => check === 'delivery')).toMatchObject({ isOwed: true })
})
