import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import consents from '../../../../../content/consents.json' with { type: 'json' }
import { deskOf, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import { createLog } from '../../../../platform/operations/log.ts'
import { unitPriceInCents } from '../../../carts/order-lines.ts'
import { changePrice, priceOf, sellAsBefore, stopSelling } from '../../../catalogue/server/testing.ts'
import { quoteOf as askedByCustomer, newCustomer } from '../../../customers/server/mijn/testing.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { linesToStore } from '../../../orders/server/stored-product.ts'
import {
  address,
  caseIdOf,
  guest,
  ids,
  quoteForm,
  rowsOf,
  storedCounts,
} from '../../../orders/server/testing.ts'
import { QuoteMade } from '../../command-schemas.ts'
import { deskQuoteCalls } from '../../contract-desk.ts'
import { whyNotAnswered } from '../../versions.ts'
import {
  acceptance,
  acceptedOrder,
  linesOnPage,
  offered,
  onlyPart,
  ordersFrom,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
  refusalIn,
  sentQuote,
  totalsOnPage,
} from '../testing.ts'

const { openQuote: openNewQuote } = deskQuoteCalls

const logged: string[] = []
const log = createLog({ level: 'error', destination: { write: line => void logged.push(line) } })
const shop = await startTestShop({ log })
const seller = await shop.staff('verkoop')
afterAll(async () => {
  await shop.stop()
  // Whatever customers sent: nothing of it was an error of the server.
  expect(logged).toEqual([])
})

const sent = (draft?: typeof offered) => sentQuote(shop, seller, draft)
const errorsIn = async (response: Response) => [
  response.status,
  Object.keys(Failure.parse(await response.json()).errors ?? {}),
]
const linesOf = async (number: string) =>
  rowsOf<{ id: number; quantity: number; price: number }>(
    shop,
    `select product_id as id, quantity, price_in_cents as price from case_lines
     where case_id = $1 order by position`,
    [await caseIdOf(shop, number)],
  )
const eventTypes = async (number: string) =>
  (await deskOf(seller, number).read()).timeline.map(({ type }) => type)
const is4xx = (status: number) => status >= 400 && status < 500

describe('accepting', () => {
  it('makes an order at exactly the prices of the quote, mailed and linked with it', async () => {
    const { number, link } = await sent()
    const quoted = await link.read()
    const order = await acceptedOrder(await link.accept())
    const digits = parseOrderNumber(order.number) ?? ''
    expect(await linesOf(digits)).toEqual(
      linesToStore(linesOnPage(quoted), 'internet').map(({ product, quantity }) => ({
        id: product.id,
        quantity,
        price: product.priceInCents,
      })),
    )
    const desk = await deskOf(seller, digits).read()
    expect(desk).toMatchObject({
      state: 'acknowledged',
      totals: totalsOnPage(quoted),
      dueAt: expect.any(String),
      organization: guest.companyName,
    })
    expect(desk.consents.map(({ kind }) => kind)).toEqual(['terms', 'direct-debit', 'long-term'])
    expect(await queuedMails(shop, digits)).toEqual(['order-confirmation', 'order-notice'])
    expect(await ordersFrom(shop, number)).toEqual([{ number: digits }])

    const after = await deskOf(seller, number).read()
    expect([after.state, after.dueAt]).toEqual(['accepted', null])
    expect(await eventTypes(number)).toContain('quote-accepted')
    expect(await queuedMails(shop, number)).toContain('quote-accepted-notice')
    expect((await quoteDeskOf(seller, number).read()).versions[0]).toMatchObject({
      standing: 'accepted',
      parts: [{ isAccepted: true, orderNumber: digits }],
    })
    expect(await link.read()).toMatchObject({
      standing: 'accepted',
      parts: [{ isAccepted: true, order: { number: order.number, followPath: order.followPath } }],
    })
    const key = testSecrets.deriveKey('account-link')
    const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, digits), key)
    expect(order.followPath).toBe(`/volgen#${token}`)
  })

  it('is done once: again, and by two at once, it is the same order', async () => {
    const { number, link } = await sent()
    const agreedTotals = totalsOnPage(await link.read())
    const orders = await Promise.all(
      (await Promise.all(Array.from({ length: 3 }, () => link.acceptBlindly({ agreedTotals })))).map(
        acceptedOrder,
      ),
    )
    // Each answer may have a link of its own to follow the order; all of them are active.
    const again = await acceptedOrder(await link.acceptBlindly({ agreedTotals }))
    expect(new Set([...orders, again].map(order => order.number)).size).toBe(1)
    expect(await ordersFrom(shop, number)).toHaveLength(1)
    expect((await queuedMails(shop, number)).filter(kind => kind === 'quote-accepted-notice')).toHaveLength(1)
  })

  it('is refused with what stands for another total or another company, however often', async () => {
    const { number, link } = await sent()
    const agreedTotals = totalsOnPage(await link.read())
    const order = await acceptedOrder(await link.acceptBlindly({ agreedTotals }))
    for (const changes of [
      { agreedTotals: { ...agreedTotals, monthlyInCents: agreedTotals.monthlyInCents + 1 } },
      { agreedTotals, details: { ...guest, kvkNumber: '12345678' } },
    ])
      expect(await refusalIn(await link.acceptBlindly(changes))).toEqual([
        409,
        expect.stringContaining(order.number),
      ])
    expect(await ordersFrom(shop, number)).toHaveLength(1)
  })

  it('or declining at the same moment: one of them is done', async () => {
    const { number, link } = await sent()
    const agreedTotals = totalsOnPage(await link.read())
    const [accepted, declined] = await Promise.all([link.acceptBlindly({ agreedTotals }), link.decline()])
    expect([accepted.status, declined.status].toSorted((a, b) => a - b)).toEqual(
      accepted.status === 200 ? [200, 409] : [204, 409],
    )
    expect(await ordersFrom(shop, number)).toHaveLength(accepted.status === 200 ? 1 : 0)
  })

  it('or withdrawing at the same moment: one of them is done', async () => {
    const { number, desk, link } = await sent()
    const agreedTotals = totalsOnPage(await link.read())
    const [accepted, withdrawn] = await Promise.all([link.acceptBlindly({ agreedTotals }), desk.withdraw()])
    expect([accepted.status === 200, withdrawn.status === 204]).toContain(false)
    expect(await ordersFrom(shop, number)).toHaveLength(accepted.status === 200 ? 1 : 0)
  })

  it('holds to the quote where prices rise meanwhile, or something is sold no more', async () => {
    const { link } = await sent()
    const quoted = await link.read()
    const { pool } = shop.testDatabase
    await changePrice(pool, ids.rentalRouter, priceOf(ids.rentalRouter) + 5000)
    await stopSelling(pool, ids.fibre500For12Months)
    const order = await acceptedOrder(await link.accept())
    await sellAsBefore(pool)
    const lines = await linesOf(parseOrderNumber(order.number) ?? '')
    expect(lines.map(({ price }) => price)).toEqual(linesOnPage(quoted).map(unitPriceInCents))
  })

  it('for 60 months is chosen in words that say so, which are kept with the order', async () => {
    const { link } = await sent({ ...offered, termInMonths: 60 })
    expect((await link.read()).parts[0]?.longTermText).toBe(consents.longestTerm.text)
    const order = await acceptedOrder(await link.accept())
    const desk = await deskOf(seller, parseOrderNumber(order.number) ?? '').read()
    expect(desk.consents.find(({ kind }) => kind === 'long-term')?.text).toBe(consents.longestTerm.text)
  })

  it('gives the order to the customer whose quote it is', async () => {
    const customer = await newCustomer(shop)
    const number = await askedByCustomer(customer)
    await quoteDeskOf(seller, number).send()
    const order = await acceptedOrder(await quoteLinkOf(shop, await quoteToken(shop, number)).accept())
    expect(
      await rowsOf(shop, 'select customer_id from cases where number = $1', [parseOrderNumber(order.number)]),
    ).toEqual([{ customer_id: customer.id }])
  })

  it('takes numbers along with telephony', async () => {
    const opened = await seller.post(openNewQuote.path, {
      body: {
        id: randomUUID(),
        productType: 'telefonie',
        ...quoteForm,
        installationAddress: address,
      },
    })
    const { number } = QuoteMade.parse(await opened.json())
    const lines = [{ productId: 31001, quantity: 1 }]
    const content = { ...offered, lines, termInMonths: null }
    await quoteDeskOf(seller, number).send(onlyPart(content, { productType: 'telefonie' }))
    const link = quoteLinkOf(shop, await quoteToken(shop, number))
    const [week] = (await link.read()).deliveryWeeks
    const order = await acceptedOrder(
      await link.accept({
        phoneNumberRetention: ['020 123 45 67', ''],
        deliveryPreference: { weeks: [week], partOfDay: 'afternoon' },
      }),
    )
    expect(await deskOf(seller, parseOrderNumber(order.number) ?? '').read()).toMatchObject({
      portIns: [{ number: '+31201234567' }],
      deliveryPreference: { weeks: [week], partOfDay: 'afternoon' },
    })
  })

  it('of which the order is forgotten makes no second one', async () => {
    const { number, link } = await sent()
    const order = await acceptedOrder(await link.accept())
    const client = await shop.testDatabase.pool.connect()
    await client.query('begin')
    await client.query("set local shop.retention = 'on'")
    await client.query('delete from cases where number = $1', [parseOrderNumber(order.number)])
    await client.query('commit')
    client.release()
    expect(await link.read()).toMatchObject({
      standing: 'accepted',
      parts: [{ isAccepted: true, order: null }],
    })
    expect(await refusalIn(await link.acceptBlindly())).toEqual([409, whyNotAnswered.accepted])
    expect(await ordersFrom(shop, number)).toEqual([])
  })
})

describe('what is wrong with an acceptance', () => {
  it('is said at the fields of the order’s form, and nothing is stored', async () => {
    const { link } = await sent()
    await link.read()
    const before = await storedCounts(shop)
    const wrong = [
      [{ details: { ...guest, kvkNumber: '1' } }, ['kvkNumber']],
      [{ details: { ...guest, iban: 'NL00 ABNA 0000 0000 00' } }, ['iban']],
      [{ details: { ...guest, phoneNumber: '+1 555' } }, ['phoneNumber']],
      [{ details: { ...guest, street: 'Voorbeeldstraat' } }, ['street']],
      [{ contactPerson: { ...acceptance.contactPerson, email: 'geen' } }, ['contactPerson.email']],
      [{ longTermConsent: false }, ['longTermConsent']],
      [{ termsAccepted: false }, ['termsAccepted']],
    ] as const
    for (const [changes, fields] of wrong)
      expect([changes, await errorsIn(await link.accept(changes))]).toEqual([changes, [422, fields]])
    expect(await storedCounts(shop)).toEqual(before)
  })

  it('is refused where the totals are not those of the quote', async () => {
    const { number, link } = await sent()
    const [status, message] = await refusalIn(
      await link.accept({ agreedTotals: { monthlyInCents: 100, oneTimeInCents: 100 } }),
    )
    expect([status, message]).toEqual([409, expect.stringContaining('anders')])
    expect(await ordersFrom(shop, number)).toEqual([])
  })

  it('is never an error of the server, whatever is sent', async () => {
    const { link } = await sent()
    for (const changes of [
      { details: null },
      { details: 'x' },
      { details: { ...guest, companyName: 'a\u0000' } },
      { agreedTotals: null },
      { agreedTotals: { monthlyInCents: 'x', oneTimeInCents: [] } },
      { agreedTotals: { monthlyInCents: 1e300, oneTimeInCents: 1e-300 } },
      { phoneNumberRetention: 7 },
      { invoiceAddress: [] },
      { technicalPerson: '' },
    ])
      expect([changes, (await link.accept(changes)).status]).toEqual([changes, expect.toSatisfy(is4xx)])
    for (const words of ['', ' ', 7, null, 'x'.repeat(1001), 'a\u0000'])
      expect((await link.ask(words)).status).toBe(422)
    for (const reason of [7, null, 'x'.repeat(1001), 'a\u0000'])
      expect((await link.decline(reason)).status).toBe(422)
    for (const body of ['', '[]', '{', '"x"', 'null'])
      for (const path of ['', '/vraag', '/afwijzen', '/accepteren'])
        expect((await shop.visitor().post(`/api/prijsopgave${path}`, { body })).status).toSatisfy(is4xx)
  })
})
