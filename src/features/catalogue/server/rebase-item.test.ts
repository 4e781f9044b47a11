import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { ids } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import type { TariffsPage } from '../desk-schemas.ts'
import { problemText } from '../revision-words.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { offeringsOfFiles, tariffsOfFiles } from './catalogue-files.ts'
import { priceOf } from './testing.ts'
import { type CatalogueDesk, catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** A draft of an item that another revision changed meanwhile. */

const shop = await startTestShop()
const desk = catalogueDeskOf(await shop.staff('beheerder'))
const colleague = catalogueDeskOf(await shop.staff('catalogus'))
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const line: number = ids.fibre500For12Months
const now = priceOf(line)
const shipped = offeringsOfFiles().find(({ id }) => id === line)
const { voip } = tariffsOfFiles()

/** A draft that renames the line, and a launched revision that made it dearer since. */
async function overtaken() {
  const id = await desk.make('Nieuwe naam')
  await desk.change(id, line, { name: 'Glas' })
  await colleague.launchPrice(line, now + 500, 'Duurder')
  return id
}
const goOn = async (id: number, by = desk, item = line) =>
  by.call(endpoint(calls.rebaseOffering, { id, item }), { version: (await by.offering(id, item)).version })
const conflictsOf = async (id: number) => (await desk.revision(id)).conflicts.length

describe('a draft of an offering that another revision changed', () => {
  test('goes on with the newest version, and keeps what both changed', async () => {
    const id = await overtaken()
    const page = await desk.offering(id, line)
    expect(page.meanwhile).toEqual({ seen: shipped, revisionName: 'Duurder' })
    // Neither saving again nor a file says which version is meant.
    await desk.change(id, line, { name: 'Glasvezel' })
    await desk.take(id, 'csv', `Id;Naam\n${line};Glas\n`)
    expect(await conflictsOf(id)).toBe(1)
    expect((await desk.plan(id)).status).toBe(409)

    expect((await goOn(id)).status).toBe(204)
    const { before, after, meanwhile } = await desk.offering(id, line)
    expect(before?.priceInCents).toBe(now + 500)
    expect([after, meanwhile]).toEqual([{ ...before, name: 'Glas' }, null])
    expect(await conflictsOf(id)).toBe(0)
    expect((await desk.plan(id)).status).toBe(204)
  })

  test('ends it as it is now, brings back what was ended, and is nothing where both did the same', async () => {
    const ending = await desk.make('Einde')
    await desk.end(ending, line)
    const same = await desk.make('Ook duurder')
    await desk.change(same, line, { priceInCents: now + 500 })
    const kept = await desk.make('Toch niet')
    await desk.change(kept, line, { name: 'Glas' })
    await colleague.launchPrice(line, now + 500)
    for (const id of [ending, same]) expect((await goOn(id)).status).toBe(204)
    expect(await desk.revision(same)).toMatchObject({ items: [], conflicts: [] })
    const { warned, conflicts } = await desk.revision(ending)
    expect(conflicts).toEqual([])
    const confirmed = warned.map(problemText)
    expect((await desk.plan(ending, confirmed)).status).toBe(204)

    expect((await desk.offering(kept, line)).meanwhile?.seen).toEqual(shipped)
    expect((await goOn(kept)).status).toBe(204)
    expect(await desk.revision(kept)).toMatchObject({ items: [{ deed: 'new' }], conflicts: [] })
    expect((await desk.plan(kept)).status).toBe(204)
  })

  test('is refused to whoever saw another version, and where there is nothing to go on with', async () => {
    const id = await overtaken()
    const { version } = await desk.offering(id, line)
    await colleague.change(id, line, { sectionName: 'Anders' })
    const at = endpoint(calls.rebaseOffering, { id, item: line })
    expect(await desk.call(at, { version })).toEqual({
      status: 409,
      body: { message: refusals.changedMeanwhile },
    })
    expect((await goOn(id, desk, 11001)).status).toBe(404)
    await desk.test(id)
    expect((await goOn(id)).status).toBe(409)
  })

  test('is taken over by one of two who press at once', async () => {
    const id = await overtaken()
    const both = await Promise.all([goOn(id), goOn(id, colleague)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await desk.offering(id, line)).after).toMatchObject({ name: 'Glas', priceInCents: now + 500 })
  })
})

test('an offering that is typed over what another revision changed since is not stored over it', async () => {
  const id = await desk.make('Nieuwe naam')
  const { version } = await desk.offering(id, line)
  await colleague.launchPrice(line, now + 500, 'Duurder')
  const body = { version, over: shipped, offering: { ...shipped, name: 'Glas' } }
  const answer = await desk.call(endpoint(calls.changeOffering, { id, item: line }), body)
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', version: 0, theirs: { priceInCents: now + 500 } },
  })
  expect((await desk.revision(id)).items).toEqual([])
})

test('a tariff list goes on alike', async () => {
  const set = async (by: CatalogueDesk, id: number, values: object, over = voip) => {
    const { version } = await list(id)
    const at = endpoint(calls.changeTariffs, { id, lijst: 'voip' })
    return by.call(at, { version, over, list: { ...voip, ...values } })
  }
  const list = async (id: number) =>
    (await desk.call(endpoint(calls.tariffs, { id, lijst: 'voip' }))).body as unknown as TariffsPage
  const id = await desk.make('Toelichting')
  const late = await desk.make('Te laat')
  expect((await set(desk, id, { note: 'Anders' })).status).toBe(204)
  const other = await colleague.make('Titel')
  await set(colleague, other, { title: 'Nieuw' })
  expect((await colleague.plan(other)).status).toBe(204)
  expect((await set(desk, late, { note: 'Nog iets' })).status).toBe(409)

  expect(await list(id)).toMatchObject({ meanwhile: { seen: voip, revisionName: 'Titel' } })
  const at = endpoint(calls.rebaseTariffs, { id, lijst: 'voip' })
  expect((await desk.call(at, { version: (await list(id)).version })).status).toBe(204)
  expect(await list(id)).toMatchObject({
    meanwhile: null,
    after: { ...voip, title: 'Nieuw', note: 'Anders' },
  })
  expect((await desk.plan(id)).status).toBe(204)
  expect((await desk.call(endpoint(calls.rebaseTariffs, { id, lijst: 'isdn' }), { version: 1 })).status).toBe(
    404,
  )
})
