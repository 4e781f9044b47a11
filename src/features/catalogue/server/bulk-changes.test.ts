import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import type { BulkAction } from '../bulk-change.ts'
import type { BulkChange } from '../bulk-schemas.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { priceOf } from './testing.ts'
import { catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** Many offerings at once: looked at, done and taken back, all or nothing. */

const shop = await startTestShop()
const desk = catalogueDeskOf(await shop.staff('catalogus'))
const colleague = catalogueDeskOf(await shop.staff('beheerder'))
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const plans = [21_101, 21_102, 21_103]
const percent = (hundredths: number): BulkAction => ({ kind: 'percentage', hundredths, rounding: 5 })

async function many(id: number, deed: BulkAction, asked: Partial<z.input<typeof BulkChange>> = {}) {
  const { version } = (await desk.revision(id)).revision
  const body = { items: plans, deed, version, isTry: false, ...asked }
  return desk.call(endpoint(calls.changeMany, { id }), body)
}
const undo = (id: number) => desk.call(endpoint(calls.undoMany, { id }))
const pricesIn = async (id: number) =>
  Promise.all(plans.map(async item => (await desk.offering(id, item)).after?.priceInCents ?? null))
const shipped = plans.map(priceOf)

test('are shown with the rounding before anything is stored, and then changed just so', async () => {
  const id = await desk.make('Indexatie')
  const tried = await many(id, percent(350), { isTry: true })
  expect(tried).toMatchObject({
    status: 200,
    // € 13,50 + 3,5% = € 13,9725
    body: {
      isTaken: false,
      rows: [{ id: 21_101, exact: '€\u00a013,9725', becomes: '€\u00a013,95' }, {}, {}],
    },
  })
  expect(await pricesIn(id)).toEqual(shipped)
  expect((await many(id, percent(350))).body).toMatchObject({ isTaken: true, rows: tried.body.rows })
  expect(await pricesIn(id)).toEqual([1_395, 1_710, 2_020])
})

test('are taken back at once to what the revision had made of each', async () => {
  const id = await desk.make('Indexatie')
  await desk.change(id, 21_102, { priceInCents: 1_700 })
  expect((await many(id, percent(1_000))).status).toBe(200)
  expect((await many(id, { kind: 'end' })).status).toBe(200)
  expect(await pricesIn(id)).toEqual([null, null, null])
  expect((await undo(id)).status).toBe(204)
  expect(await pricesIn(id)).toEqual([1_485, 1_870, 2_145])
  // Only the last time.
  expect((await undo(id)).status).toBe(404)
})

test('are not taken back where a colleague changed one since', async () => {
  const id = await desk.make('Indexatie')
  await many(id, percent(1_000))
  await colleague.change(id, 21_103, { name: 'Mobiel XL' })
  expect(await undo(id)).toEqual({
    status: 409,
    body: { message: texts.changedSince('21103 Mobiel XL') },
  })
  expect(await pricesIn(id)).toEqual([1_485, 1_815, 2_145])
})

test('move behind another and say what shifts', async () => {
  const id = await desk.make('Volgorde')
  const { body } = await many(id, { kind: 'move', behind: null }, { items: [21_204] })
  expect(body.rows).toHaveLength(12)
  expect((await desk.offering(id, 21_204)).after?.position).toBe(0)
  expect((await desk.offering(id, 21_001)).after?.position).toBe(1)
})

describe('are refused whole', () => {
  test.each<readonly [string, BulkAction, readonly number[], string]>([
    [
      'where one of them would cost less than nothing',
      { kind: 'amount', cents: -1_651, rounding: 1 },
      plans,
      'deed',
    ],
    ['where one of them is gone', percent(100), [...plans, 1], 'items'],
    ['where none is chosen', percent(100), [], 'items'],
    ['with a percentage that takes more than all', percent(-10_001), plans, 'deed.hundredths'],
  ])('%s', async (_what, deed, items, field) => {
    const id = await desk.make('Indexatie')
    const { status, body } = await many(id, deed, { items: [...items] })
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
    expect(await pricesIn(id)).toEqual(shipped)
  })

  test('where a colleague changed the revision since it was looked at', async () => {
    const id = await desk.make('Indexatie')
    const { version } = (await desk.revision(id)).revision
    await colleague.change(id, 21_103, { name: 'Mobiel XL' })
    expect(await many(id, percent(100), { version })).toEqual({
      status: 409,
      body: { message: refusals.changedMeanwhile },
    })
  })

  test('in a revision that lies still', async () => {
    const id = await desk.make('Indexatie')
    await desk.change(id, 21_103, { name: 'Mobiel XL' })
    await desk.test(id)
    expect((await many(id, percent(100))).status).toBe(409)
    expect((await undo(id)).status).toBe(409)
  })
})

describe('changes go to another draft', () => {
  const move = (id: number, to: number, ...items: readonly number[]) =>
    desk.call(endpoint(calls.moveItems, { id }), {
      to,
      items: items.map(item => ({ kind: 'offering', id: String(item) })),
    })
  const changedIn = async (id: number) => (await desk.revision(id)).items.map(({ name }) => name)

  test('and leave their own, together with what that changes of the same product', async () => {
    const [from, to] = [await desk.make('Van'), await desk.make('Naar')]
    expect((await desk.revision(from)).others).toEqual([{ id: to, name: 'Naar' }])
    for (const item of [21_101, 21_102]) await desk.change(from, item, { priceInCents: 1_400 })
    await desk.change(to, 21_101, { name: 'Mobiel S' })
    expect((await move(from, to, 21_101)).status).toBe(204)
    expect(await changedIn(from)).toEqual(['21102 Mobiel 15 GB'])
    expect((await desk.offering(to, 21_101)).after).toMatchObject({ name: 'Mobiel S', priceInCents: 1_400 })
  })

  test('unless both change one value, or one of the two lies still or is not there', async () => {
    const [from, to] = [await desk.make('Van'), await desk.make('Naar')]
    await desk.change(from, 21_101, { priceInCents: 1_400 })
    await desk.change(to, 21_101, { priceInCents: 1_300 })
    expect(await move(from, to, 21_101)).toEqual({
      status: 409,
      body: { message: refusals.moveClash('Naar', '21101 Mobiel 5 GB') },
    })
    expect((await move(from, to, 21_101, 21_103)).status).toBe(404)
    expect((await move(from, from, 21_101)).status).toBe(404)
    expect((await move(from, 999_999, 21_101)).status).toBe(404)
    await desk.test(to)
    expect(await move(from, to, 21_101)).toEqual({ status: 409, body: { message: refusals.moveFrozen } })
    expect(await changedIn(from)).toEqual(['21101 Mobiel 5 GB'])
  })
})
