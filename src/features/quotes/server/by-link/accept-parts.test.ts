import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { formatOrderNumber, parseOrderNumber } from '../../../../common/order-number.ts'
import type { OrderLine } from '../../../carts/order-lines.ts'
import { caseEvents } from '../../../cases/events.ts'
import { address, contactPerson, quoteForm, rowsOf, storedCounts } from '../../../orders/server/testing.ts'
import { linesOfPart, lostDiscounts, quoteTotals } from '../../quote.ts'
import { repeatedFrom } from '../promise-of-order.ts'
import {
  acceptedOrders,
  branch,
  chain,
  choosing,
  expireQuote,
  offered,
  onlyPart,
  ordersFrom,
  refusalIn,
  sentChain,
  sentQuote,
} from '../testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const sent = () => sentChain(shop, seller)

const deskOrder = async (number: string) => deskOf(seller, parseOrderNumber(number) ?? '').read()

/** Lines as an order of the first version of a quote has them. */
const asOrdered = (lines: readonly OrderLine[], quote: string) =>
  repeatedFrom(lines, { number: formatOrderNumber(quote), version: 1 })

describe('the whole', () => {
  it('becomes an order for each part, at its address, with its share of the discount, in one mail with all of them', async () => {
    const { number, desk, link, parts } = await sent()
    const orders = await acceptedOrders(await link.accept(choosing(parts, true)))
    expect(orders.map(({ part }) => part)).toEqual(parts.map(({ id }) => id))
    for (const [place, order] of orders.entries()) {
      const part = parts[place]
      const made = await deskOrder(order.number)
      expect(made.lines).toEqual(part && asOrdered(linesOfPart(part, { isWhole: true }), number))
      expect(made.productType).toBe(part?.productType)
      expect(await queuedMails(shop, parseOrderNumber(order.number) ?? '')).toEqual([])
    }
    expect((await ordersFrom(shop, number)).length).toBe(3)
    const [version] = (await desk.read()).versions
    expect([version?.standing, version?.parts.every(({ isAccepted }) => isAccepted)]).toEqual([
      'accepted',
      true,
    ])
    expect((await deskOf(seller, number).read()).state).toBe('accepted')
    const mails = await queuedMails(shop, number)
    expect(mails.filter(kind => /^acceptance-|-accepted-/.test(kind)).toSorted()).toEqual([
      'acceptance-confirmation',
      'acceptance-notice',
      'quote-accepted-notice',
    ])
  })

  it('is everything that is open where no parts are named, and the same orders however often', async () => {
    const { number, link, parts } = await sent()
    const body = { agreedTotals: quoteTotals(parts, { isWhole: true }) }
    const answers = await Promise.all(Array.from({ length: 8 }, () => link.accept(body)))
    const numbers = await Promise.all(
      answers.map(async answer => (await acceptedOrders(answer)).map(order => order.number)),
    )
    expect(new Set(numbers.map(each => each.join()))).toHaveProperty('size', 1)
    expect(await ordersFrom(shop, number)).toHaveLength(3)
  })
})

describe('some parts', () => {
  it('are orders without the discount on the whole, and what is left stays open', async () => {
    const { number, desk, link, one, two, office } = await sent()
    expect(lostDiscounts([one]).monthlyInCents).toBeGreaterThan(0)
    const [order] = await acceptedOrders(await link.accept(choosing([one])))
    expect((await deskOrder(order?.number ?? '')).lines).toEqual(asOrdered(one.lines, number))

    const after = await link.read()
    expect(after.standing).toBe('sent')
    expect(after.parts.map(({ isAccepted, order: made }) => [isAccepted, made?.number ?? null])).toEqual([
      [true, order?.number],
      [false, null],
      [false, null],
    ])
    expect((await deskOf(seller, number).read()).state).toBe('approved')

    const rest = await acceptedOrders(await link.accept(choosing([two, office])))
    expect((await deskOrder(rest[0]?.number ?? '')).lines).toEqual(asOrdered(two.lines, number))
    expect((await desk.read()).versions[0]?.standing).toBe('accepted')
    expect((await deskOf(seller, number).read()).state).toBe('accepted')
    const { timeline } = await deskOf(seller, number).read()
    expect(timeline.filter(({ type }) => type === caseEvents.quoteAccepted)).toHaveLength(2)
  })

  it('that are accepted one after the other never have one moment, by which parts are known to be accepted together', async () => {
    const { link, one, two } = await sent()
    await acceptedOrders(await link.accept(choosing([one])))
    // As if another acceptance had come in the same millisecond, or a clock had been set back.
    const { rows } = await shop.testDatabase.pool.query<{ at: Date }>(
      `update quote_parts set accepted_at = date_trunc('milliseconds', now()) + interval '1 minute'
       where accepted_at is not null returning accepted_at as at`,
    )
    const first = rows.at(-1)?.at ?? new Date()
    await acceptedOrders(await link.accept(choosing([two])))
    const { rows: later } = await shop.testDatabase.pool.query<{ at: Date }>(
      'select max(accepted_at) as at from quote_parts',
    )
    expect(later[0]?.at.getTime()).toBeGreaterThan(first.getTime())
    for (const again of [one, two]) expect((await link.accept(choosing([again]))).status).toBe(200)
  })

  it('that several people accept at once are one order each', async () => {
    const { number, link, one, two, office } = await sent()
    const answers = await Promise.all(
      [[one], [two], [one], [office], [two]].map(parts => link.accept(choosing(parts))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await ordersFrom(shop, number)).toHaveLength(3)
  })

  it('and the whole at once: only who ordered hears that it is done, and what is asked again as it was', async () => {
    const { number, link, one, two, office, parts } = await sent()
    const bodies = [choosing(parts, true), choosing([one]), choosing([two]), choosing([office])]
    const answers = await Promise.all(bodies.map(body => link.accept(body)))
    const done = answers.map(({ status }) => status === 200)
    expect([
      [true, false, false, false],
      [false, true, true, true],
    ]).toContainEqual(done)
    expect(answers.map(({ status }) => status)).toEqual(done.map(isDone => (isDone ? 200 : 409)))
    const again = await Promise.all(bodies.map(body => link.accept(body)))
    expect(again.map(({ status }) => status === 200)).toEqual(done)
    expect(await ordersFrom(shop, number)).toHaveLength(3)
  })

  it('that are orders are refused with what stands: some of them, more of them, or at another total', async () => {
    const { number, link, one, two, office, parts } = await sent()
    const [first, second] = await acceptedOrders(await link.accept(choosing([one, two])))
    const [third] = await acceptedOrders(await link.accept(choosing([office])))
    for (const body of [choosing([one]), choosing([one, two], true), choosing(parts, true)])
      expect(await refusalIn(await link.accept(body))).toEqual([
        409,
        expect.stringContaining(first?.number ?? ''),
      ])
    expect(
      await refusalIn(await link.accept({ agreedTotals: quoteTotals(parts, { isWhole: true }) })),
    ).toEqual([409, expect.stringContaining(third?.number ?? '')])
    const same = await acceptedOrders(await link.accept(choosing([two, one])))
    expect(same.map(order => order.number).toSorted()).toEqual([first?.number, second?.number].toSorted())
    expect(await ordersFrom(shop, number)).toHaveLength(3)
  })

  it('are not accepted with a part that somebody else just accepted, and nothing is ordered', async () => {
    const { number, link, one, two } = await sent()
    await link.accept(choosing([one]))
    const before = await storedCounts(shop)
    expect(await refusalIn(await link.accept(choosing([one, two])))).toEqual([
      409,
      expect.stringContaining('intussen al geaccepteerd'),
    ])
    expect(await refusalIn(await link.accept({ ...choosing([two]), parts: [two.id, randomUUID()] }))).toEqual(
      [409, expect.stringContaining('staat er niet meer op')],
    )
    expect(await storedCounts(shop)).toEqual(before)
    expect(await ordersFrom(shop, number)).toHaveLength(1)
  })

  it('cost what they cost apart: with the discount of the whole they are refused', async () => {
    const { number, link, one, parts } = await sent()
    for (const body of [choosing([one], true), choosing(parts, false)])
      expect((await refusalIn(await link.accept(body)))[0]).toBe(409)
    expect(await ordersFrom(shop, number)).toEqual([])
  })

  it('are no longer accepted after the last day; those that were stay orders', async () => {
    const { number, link, one, two } = await sent()
    await link.accept(choosing([one]))
    await expireQuote(shop, number)
    expect((await refusalIn(await link.accept(choosing([two]))))[0]).toBe(409)
    expect((await acceptedOrders(await link.accept(choosing([one])))).length).toBe(1)
    expect((await link.read()).standing).toBe('expired')
    expect(await ordersFrom(shop, number)).toHaveLength(1)
  })

  it('and withdrawing at once: it is ordered before, or not at all', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { number, desk, link, one } = await sent()
      const [accepted] = await Promise.all([link.accept(choosing([one])), desk.withdraw()])
      const orders = await ordersFrom(shop, number)
      expect(orders).toHaveLength(accepted.status === 200 ? 1 : 0)
      expect([200, 409]).toContain(accepted.status)
    }
  })
})

describe('at the address of a part', () => {
  it('somebody else is the contact on site, and telephony keeps its own numbers', async () => {
    const { link, parts, one, office } = await sent()
    const technicalPerson = { ...contactPerson, firstName: 'Noor', contactType: 'technical' }
    const atParts = [
      { part: one.id, technicalPerson },
      { part: office.id, technicalPerson: null, phoneNumberRetention: ['030 123 45 67'] },
    ]
    const orders = await acceptedOrders(await link.accept({ ...choosing(parts, true), atParts }))
    const [first, second, third] = await Promise.all(orders.map(({ number }) => deskOrder(number)))
    expect(JSON.stringify(first?.facts)).toContain('Noor')
    expect(JSON.stringify(second?.facts)).not.toContain('Noor')
    expect([first, second, third].map(each => each?.portIns.map(({ number }) => number))).toEqual([
      [],
      [],
      ['+31301234567'],
    ])
  })

  it('a wrong phone or number is said at its own field', async () => {
    const { number, link, parts, one, office } = await sent()
    const atParts = [
      {
        part: one.id,
        technicalPerson: { ...contactPerson, phoneNumber: '0900 1234', contactType: 'technical' },
      },
      { part: office.id, technicalPerson: null, phoneNumberRetention: ['1'] },
    ]
    const response = await link.accept({ ...choosing(parts, true), atParts })
    expect(response.status).toBe(422)
    const { errors = {} } = Failure.parse(await response.json())
    expect(Object.keys(errors)).toContain('atParts.1.phoneNumberRetention.0')
    const again = await link.accept({ ...choosing(parts, true), atParts: atParts.slice(0, 1) })
    expect(Object.keys(Failure.parse(await again.json()).errors ?? {})).toEqual([
      'atParts.0.technicalPerson.phoneNumber',
    ])
    expect(await ordersFrom(shop, number)).toEqual([])
  })
})

describe('at the desk', () => {
  it('the case of a quote in parts has each with its lines, and the order that it became', async () => {
    const { number, link, one, two, office } = await sent()
    const [order] = await acceptedOrders(await link.accept(choosing([one])))
    const { offer } = await deskOf(seller, number).read()
    expect(offer?.isWhole).toBe(false)
    expect(
      offer?.parts.map(({ name, isAccepted, order: made }) => [name, isAccepted, made?.number ?? null]),
    ).toEqual([
      ['Domplein', true, order?.number],
      ['Neude', false, null],
      ['Kantoor', false, null],
    ])
    expect(offer?.parts[0]?.order?.followPath).toBe(`/beheer/zaken/${parseOrderNumber(order?.number ?? '')}`)
    expect(offer?.parts.map(({ lines }) => lines)).toEqual([one, two, office].map(({ lines }) => lines))
    expect((await deskOf(seller, parseOrderNumber(order?.number ?? '') ?? '').read()).offer).toBeNull()
  })

  it('a corrected address is where the order goes, of what is not accepted yet', async () => {
    const { number, desk, link } = await sentQuote(shop, seller, onlyPart(offered))
    const corrected = { ...address, houseNumber: '44' }
    const { correctable } = await deskOf(seller, number).read()
    const response = await deskOf(seller, number).act('gegevens', {
      ...correctable,
      firstName: '',
      email: quoteForm.email,
      phoneNumber: quoteForm.phoneNumber,
      address: corrected,
    })
    expect(response.status).toBe(204)
    expect((await desk.read()).versions[0]?.parts[0]?.address.houseNumber).toBe('44')
    const [order] = await acceptedOrders(await link.accept())
    expect((await deskOrder(order?.number ?? '')).place?.line).toContain('Frederiksplein 44')
  })
})

it('a quote of 200 parts is sent, read and accepted whole', async () => {
  const parts = Array.from({ length: 200 }, (_, place) => branch(`Filiaal ${place + 1}`, String(place + 1)))
  const { number, link } = await sentQuote(shop, seller, chain({ parts }))
  const read = await link.read()
  expect(read.parts).toHaveLength(200)
  const orders = await acceptedOrders(await link.accept(choosing(read.parts, true)))
  expect(new Set(orders.map(order => order.number)).size).toBe(200)
  const [totals] = await rowsOf<{ monthly: string }>(
    shop,
    `select sum(monthly_in_cents) as monthly from product_orders join case_origins using (case_id)
     where origin_id = (select id from cases where number = $1)`,
    [number],
  )
  expect(Number(totals?.monthly)).toBe(quoteTotals(read.parts, { isWhole: true }).monthlyInCents)
}, 120_000)
