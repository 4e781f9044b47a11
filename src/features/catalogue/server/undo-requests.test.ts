import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { ids } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { nameFrom } from '../revision-words.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { createCatalogue } from './catalogue.ts'
import { priceOf } from './testing.ts'
import { type CatalogueDesk, catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** Undoing where revisions need approval: one colleague asks, another confirms or refuses. */

const shop = await startTestShop({}, { CATALOGUE_APPROVAL: 'on' })
const visitors = [await shop.staff('beheerder'), await shop.staff('catalogus'), await shop.staff('catalogus')]
const [desk, second, third] = visitors.map(catalogueDeskOf) as [CatalogueDesk, CatalogueDesk, CatalogueDesk]
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const line = ids.fibre500For12Months
const now = priceOf(line)
const [january, july] = ['2098-01-01', '2098-07-01']
const refusedAs = (message: string) => ({ status: 409, body: { message } })
const nameOf = (place: number) => visitors[place]?.colleague.name

const soldAt = async () =>
  (await createCatalogue(shop.testDatabase.pool).verified()).sellables.get(line)?.priceInCents

/** A revision of one price that a second colleague approved and that is planned, or launched at once. */
async function planned(priceInCents: number, startsAt: string | null = null, name = 'Zomer') {
  const id = await desk.make(name, startsAt)
  expect((await desk.change(id, line, { priceInCents })).status).toBe(204)
  const { version } = (await second.revision(id)).revision
  expect((await second.call(endpoint(calls.approveRevision, { id }), { version })).status).toBe(204)
  expect((await desk.plan(id)).status).toBe(204)
  return id
}

/** The request that a colleague makes. */
async function asked(id: number, startsAt: string | null = null, by = desk): Promise<number> {
  const { status, body } = await by.undo(id, startsAt)
  expect(status).toBe(202)
  return Number(body.request)
}
const confirm = (by: CatalogueDesk, id: number, verzoek: number) =>
  by.call(endpoint(calls.confirmUndo, { id, verzoek }))
const refuse = (by: CatalogueDesk, id: number, verzoek: number, reason = 'De prijs klopt') =>
  by.call(endpoint(calls.refuseUndo, { id, verzoek }), { reason })
const withdraw = (by: CatalogueDesk, id: number, verzoek: number) =>
  by.call(endpoint(calls.withdrawUndo, { id, verzoek }))

const lists = async () => (await desk.revisions()).undoRequests

async function logged() {
  const { rows } = await shop.testDatabase.pool.query<{ type: string; actor_id: string; data: object }>(
    "select type, actor_id, data from events where type like 'revision-und%' order by id desc limit 1",
  )
  return rows[0]
}

describe('undoing a launched revision', () => {
  test('changes nothing until a second colleague confirms it, and then puts everything back', async () => {
    const id = await planned(now + 1)
    const request = await asked(id)
    expect(await soldAt()).toBe(now + 1)
    expect(await lists()).toEqual([id])
    expect((await second.revision(id)).undoRequest).toMatchObject({
      id: request,
      reason: 'Een prijs was fout',
      startsAt: null,
      requestedBy: nameOf(0),
      isOwn: false,
      outcome: null,
    })
    expect((await desk.revision(id)).undoRequest?.isOwn).toBe(true)
    expect(await logged()).toMatchObject({
      type: 'revision-undo-requested',
      data: { revision: 'Zomer', why: 'Een prijs was fout' },
    })
    expect(await confirm(desk, id, request)).toEqual(refusedAs(refusals.ownUndo))

    const { status, body } = await confirm(second, id, request)
    expect(status).toBe(200)
    expect(await soldAt()).toBe(now)
    expect(await lists()).toEqual([])
    const undoing = (await desk.revision(Number(body.id))).revision
    expect(undoing).toMatchObject({
      name: nameFrom('undo', 'Zomer'),
      origin: 'undo',
      state: 'launched',
      createdBy: nameOf(0),
      approvedBy: nameOf(1),
      plannedBy: nameOf(1),
    })
    expect(await desk.revision(id)).toMatchObject({
      revision: { state: 'retired', undoneBy: nameOf(0), reason: 'Een prijs was fout' },
      undoRequest: { outcome: 'confirmed', decidedBy: nameOf(1) },
    })
    expect(await logged()).toMatchObject({
      type: 'revision-undone',
      actor_id: visitors[1]?.colleague.id,
      data: { requestedBy: visitors[0]?.colleague.id, why: 'Een prijs was fout' },
    })
  })

  test('begins on the day that was asked, and is refused once that day has come', async () => {
    const id = await planned(now + 1)
    const late = await asked(id, january)
    await shop.testDatabase.pool.query(
      "update catalogue_undo_requests set starts_at = now() - interval '1 second' where id = $1",
      [late],
    )
    expect(await confirm(second, id, late)).toEqual(refusedAs(refusals.undoPast))
    expect((await refuse(second, id, late)).status).toBe(204)

    const { body } = await confirm(second, id, await asked(id, january))
    expect((await desk.revision(Number(body.id))).revision.state).toBe('active')
    expect(await soldAt()).toBe(now + 1)
  })
})

describe('undoing a planned revision', () => {
  test('leaves it planned until it is confirmed', async () => {
    const id = await planned(now + 1, january)
    const request = await asked(id)
    expect((await desk.revision(id)).revision.state).toBe('active')
    expect(await confirm(second, id, request)).toEqual({ status: 200, body: { id } })
    expect((await desk.revision(id)).revision.state).toBe('obsolete')
  })

  test('that begins while it waits puts back what it changed', async () => {
    const id = await planned(now + 1, january)
    const request = await asked(id)
    await shop.testDatabase.pool.query('update catalogue_revisions set starts_at = now() where id = $1', [id])
    expect(await soldAt()).toBe(now + 1)
    const { status, body } = await confirm(second, id, request)
    expect(status).toBe(200)
    expect(body.id).not.toBe(id)
    expect(await soldAt()).toBe(now)
  })

  test('is judged again: what was planned upon it meanwhile keeps it, and the request goes on waiting', async () => {
    const id = await planned(now + 1, january)
    const request = await asked(id)
    await planned(now + 2, july, 'Daarna')
    expect(await confirm(second, id, request)).toEqual(refusedAs(refusals.builtOn('Daarna')))
    expect(await lists()).toEqual([id])
    expect((await desk.revision(id)).revision.state).toBe('active')
  })

  test('is not asked where it would be refused already', async () => {
    const id = await planned(now + 1, january)
    await planned(now + 2, july, 'Daarna')
    expect(await desk.undo(id)).toEqual(refusedAs(refusals.builtOn('Daarna')))
    expect(await lists()).toEqual([])
  })
})

describe('a request', () => {
  test('is refused with a reason by another colleague, and asked again', async () => {
    const id = await planned(now + 1)
    const request = await asked(id)
    expect(await refuse(desk, id, request)).toEqual(refusedAs(refusals.ownUndo))
    const empty = await refuse(second, id, request, ' ')
    expect([empty.status, Object.keys(empty.body.errors as object)]).toEqual([422, ['reason']])
    expect((await refuse(second, id, request)).status).toBe(204)
    expect(await desk.revision(id)).toMatchObject({
      revision: { state: 'launched', undoneBy: null },
      undoRequest: { outcome: 'refused', decidedBy: nameOf(1), decidedWhy: 'De prijs klopt' },
    })
    expect(await logged()).toMatchObject({ type: 'revision-undo-refused', data: { why: 'De prijs klopt' } })
    expect(await confirm(second, id, request)).toEqual(refusedAs(refusals.undoDecided))
    const again = await asked(id)
    expect((await confirm(third, id, again)).status).toBe(200)
  })

  test('is taken back by whoever asked, and by nobody else', async () => {
    const id = await planned(now + 1)
    const request = await asked(id)
    expect(await withdraw(second, id, request)).toEqual(refusedAs(refusals.othersUndo))
    expect((await withdraw(desk, id, request)).status).toBe(204)
    expect(await logged()).toMatchObject({ type: 'revision-undo-withdrawn' })
    expect(await lists()).toEqual([])
    for (const deed of [confirm, refuse, withdraw])
      expect(await deed(second, id, request)).toEqual(refusedAs(refusals.undoDecided))
  })

  test('is made once by two who ask at once, and decided once by two who decide at once', async () => {
    const id = await planned(now + 1)
    const both = await Promise.all([desk.undo(id), third.undo(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
    const { request, by } = both.flatMap(({ status, body }, place) =>
      status === 202 ? [{ request: Number(body.request), by: place === 0 ? desk : third }] : [],
    )[0] ?? { request: 0, by: desk }
    const other = by === desk ? third : desk
    const decided = await Promise.all([confirm(second, id, request), confirm(other, id, request)])
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await soldAt()).toBe(now)

    const next = await planned(now + 2)
    const open = await asked(next)
    const crossed = await Promise.all([confirm(second, next, open), withdraw(desk, next, open)])
    expect(crossed.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(await soldAt()).toBe(crossed[0].status === 200 ? now : now + 2)
  })

  test('of a colleague who is forgotten can still be decided by any other', async () => {
    const leaving = await shop.staff('catalogus')
    const id = await planned(now + 1)
    const request = await asked(id, null, catalogueDeskOf(leaving))
    await shop.testDatabase.pool.query('delete from staff where id = $1', [leaving.colleague.id])
    expect((await confirm(second, id, request)).status).toBe(200)
  })
})
