import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { type DatabaseClock, takeClock } from '../../../platform/database/testing-clock.ts'
import { ids } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { createCatalogue } from './catalogue.ts'
import { priceOf, shippedLine } from './testing.ts'
import { catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** A price with an end: it falls back by itself on every copy, with what was planned in between left as it is. */

const shop = await startTestShop()
const { pool } = shop.testDatabase
/** The moment at which each test begins. All others are minutes from there: a session of the desk ends after longer. */
const began = new Date()
const clock: DatabaseClock = await takeClock(shop.testDatabase, began)
const desk = catalogueDeskOf(await shop.staff('catalogus'))
const copies = [createCatalogue(pool), createCatalogue(pool)]
afterAll(() => shop.stop())

const line = ids.fibre500For12Months
const price = priceOf(line)
const { information } = shippedLine(line)
const promoted = price - 500
const at = (minutes: number): string => new Date(began.getTime() + minutes * 60_000).toISOString()
const [from, between, until, after] = [at(2), at(4), at(6), at(8)]

beforeEach(async () => {
  await forgetRevisions(shop)
  await clock.set(began)
})

/** The price and the texts of the line from a moment on, on both copies alike. */
async function soldAt(moment: string, id: number = line) {
  await clock.set(new Date(moment))
  const [first, second] = await Promise.all(
    copies.map(async copy => {
      const product = (await copy.verified()).sellables.get(id)
      return product && { price: product.priceInCents, information: product.information }
    }),
  )
  expect(second).toEqual(first)
  return first
}

const launchPromotion = async (name = 'Actie', changes = { priceInCents: promoted }) => {
  const id = await desk.make(name, from, until)
  expect((await desk.change(id, line, changes)).status).toBe(204)
  expect((await desk.plan(id)).status).toBe(204)
  return id
}

const endOf = async (promotion: number) => {
  const end = (await desk.revisions()).revisions.find(({ ends }) => ends === promotion)
  if (!end) throw new Error('The promotion has no end')
  return end
}

test('it begins and falls back by itself at its moments, on two copies, and is one line of the log', async () => {
  const id = await launchPromotion()
  expect((await desk.revision(id)).revision.endsAt).toBe(until)
  expect(await soldAt(at(1))).toEqual({ price, information })
  expect(await soldAt(from)).toEqual({ price: promoted, information })
  expect(await soldAt(at(5))).toEqual({ price: promoted, information })
  expect(await soldAt(until)).toEqual({ price, information })
  expect((await desk.revision(id)).revision.state).toBe('retired')
  const { rows } = await pool.query(
    "select data ->> 'endsAt' as ends from events where type = 'revision-planned' order by id desc limit 1",
  )
  expect(rows).toEqual([{ ends: until }])
})

test('what is planned in between stays once it has ended, and goes where that is undone', async () => {
  await launchPromotion()
  const text = await desk.make('Tekst', between)
  await desk.change(text, line, { information: ['Nieuw'] })
  expect((await desk.plan(text)).status).toBe(204)
  expect(await soldAt(between)).toEqual({ price: promoted, information: ['Nieuw'] })
  expect(await soldAt(until)).toEqual({ price, information: ['Nieuw'] })
  await clock.set(began)
  expect((await desk.undo(text)).status).toBe(200)
  expect(await soldAt(until)).toEqual({ price, information })
})

test('another price that is planned in between stays too', async () => {
  await launchPromotion()
  const dearer = await desk.make('Duurder', between)
  await desk.change(dearer, line, { priceInCents: price + 700 })
  expect((await desk.plan(dearer)).status).toBe(204)
  expect(await soldAt(until)).toEqual({ price: price + 700, information })
})

test('what was planned for after its end is not in its way, and is what it was', async () => {
  const later = await desk.make('Voorjaar', after)
  await desk.change(later, line, { priceInCents: price + 100 })
  expect((await desk.plan(later)).status).toBe(204)
  const id = await launchPromotion()
  expect((await soldAt(until))?.price).toBe(price)
  expect((await soldAt(after))?.price).toBe(price + 100)
  await clock.set(began)
  expect((await desk.undo(id)).status).toBe(200)
  expect((await soldAt(from))?.price).toBe(price)
})

describe('undoing takes both', () => {
  test('before it began', async () => {
    const id = await launchPromotion()
    expect((await desk.undo(id)).status).toBe(200)
    expect((await endOf(id)).state).toBe('obsolete')
    for (const moment of [from, until]) expect((await soldAt(moment))?.price).toBe(price)
  })

  test('while it holds, at once or on a day, and undoing that brings both back', async () => {
    const id = await launchPromotion()
    expect((await soldAt(from))?.price).toBe(promoted)
    const undone = await desk.undo(id, between)
    expect(undone.status).toBe(200)
    expect((await endOf(id)).items).toBe(0)
    expect((await desk.undo(Number(undone.body.id))).status).toBe(200)
    expect((await endOf(id)).items).toBe(1)
    expect((await soldAt(between))?.price).toBe(promoted)
    expect((await desk.undo(id)).status).toBe(200)
    expect((await soldAt(at(4.5)))?.price).toBe(price)
    expect((await soldAt(until))?.price).toBe(price)
  })

  test('and its end alone is not undone', async () => {
    const id = await launchPromotion()
    const end = await endOf(id)
    expect(await desk.undo(end.id)).toEqual({
      status: 409,
      body: { message: refusals.endOfPromotion('Actie') },
    })
    expect((await soldAt(until))?.price).toBe(price)
    expect((await desk.undo(end.id)).status).toBe(409)
  })
})

test('a product that is sold for as long as a promotion, and one that rests for as long', async () => {
  const id = await desk.make('Tijdelijk', from, until)
  const added = await desk.add(id, 'mobiel', 22_101)
  expect(added.status).toBe(201)
  await desk.end(id, 22_102)
  expect((await desk.plan(id)).status).toBe(204)
  const extra = Number(added.body.id)
  expect(await soldAt(at(1), extra)).toBeUndefined()
  expect(await soldAt(from, extra)).toBeDefined()
  expect(await soldAt(from, 22_102)).toBeUndefined()
  expect(await soldAt(until, extra)).toBeUndefined()
  expect(await soldAt(until, 22_102)).toBeDefined()
})

test('the calendar says what rests on what, what an undo takes along and what keeps it from one', async () => {
  const id = await launchPromotion()
  const text = await desk.make('Tekst', between)
  await desk.change(text, line, { information: ['Nieuw'] })
  expect((await desk.plan(text)).status).toBe(204)
  const end = { id: (await endOf(id)).id, name: 'Einde van \u201cActie\u201d' }
  const [promotion, within] = [
    { id, name: 'Actie' },
    { id: text, name: 'Tekst' },
  ]
  const { body } = await desk.call(calls.calendar)
  expect(body.planned).toMatchObject([
    { revision: promotion, restsOn: [], takesAlong: [end], keptBy: [within] },
    { revision: within, restsOn: [promotion], takesAlong: [], keptBy: [] },
    { revision: end, restsOn: [promotion, within], takesAlong: [], keptBy: [] },
  ])
})

describe('it is refused', () => {
  test('with an end that is no later than its begin, or has passed when it is planned', async () => {
    const facts = { name: 'Actie', description: '' }
    for (const [startsAt, endsAt] of [
      [until, from],
      [from, from],
      [null, at(-1)],
    ]) {
      const { status, body } = await desk.call(calls.makeRevision, { ...facts, startsAt, endsAt })
      expect([status, Object.keys(body.errors as object)]).toEqual([422, ['endsAt']])
    }
    const id = await desk.make('Actie', null, from)
    await desk.change(id, line, { priceInCents: promoted })
    await clock.set(new Date(until))
    expect(await desk.plan(id)).toMatchObject({ status: 422, body: { errors: { endsAt: {} } } })
  })

  test('where it would end after the end of another of the same product, in whose course it begins', async () => {
    await launchPromotion()
    const longer = await desk.make('Langer', between, after)
    await desk.change(longer, line, { priceInCents: promoted - 100 })
    expect(await desk.plan(longer)).toEqual({ status: 409, body: { message: refusals.conflicts } })
    const within = await desk.make('Korter', between, at(5))
    await desk.change(within, line, { priceInCents: promoted - 100 })
    expect((await desk.plan(within)).status).toBe(204)
    expect((await soldAt(between))?.price).toBe(promoted - 100)
    expect((await soldAt(at(5.5)))?.price).toBe(promoted)
    expect((await soldAt(until))?.price).toBe(price)
  })

  test('where its end would break a rule', async () => {
    // Without the promotion nothing would be sold of telephony from then on.
    const only = await desk.make('Basis weg', at(5))
    await desk.end(only, 31_001)
    expect((await desk.plan(only)).status).toBe(204)
    const id = await desk.make('Een derde plan', from, until)
    const { status } = await desk.add(id, 'telefonie', 31_001)
    expect(status).toBe(201)
    await desk.end(id, 31_002)
    expect((await desk.plan(id)).status).toBe(204)
    const { items } = await endOf(id)
    expect(items).toBe(2)
    // Planned now, Plus would be the only one, and it ends.
    const plus = await desk.make('Plus weg', after)
    expect((await desk.end(plus, 31_002)).status).toBe(204)
    expect(await desk.plan(plus)).toEqual({ status: 409, body: { message: refusals.rules } })
    expect((await desk.call(endpoint(calls.revision, { id: plus }))).status).toBe(200)
  })
})
