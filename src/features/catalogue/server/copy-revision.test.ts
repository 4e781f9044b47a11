import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { ids } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { problemText } from '../revision-words.ts'
import { createCatalogue } from './catalogue.ts'
import { priceOf } from './testing.ts'
import { catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

const shop = await startTestShop()
const desk = catalogueDeskOf(await shop.staff('beheerder'))
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const line = ids.fibre500For12Months
const now = priceOf(line)

/** @returns the id of the copy */
const copyOf = async (id: number): Promise<number> =>
  Number((await desk.call(endpoint(calls.copyRevision, { id }))).body.id)

describe('a copy of a revision', () => {
  test('changes the same, as what holds now becomes', async () => {
    const id = await desk.launchPrice(line, now + 1, 'Actie')
    await desk.undo(id)
    const copy = await copyOf(id)
    expect(await desk.revision(copy)).toMatchObject({
      revision: { name: 'Kopie van “Actie”', state: 'in-design' },
      items: [{ id: String(line), deed: 'changed', fields: [{ label: 'Prijs' }] }],
      conflicts: [],
    })
    expect((await desk.plan(copy)).status).toBe(204)
    const { sellables } = await createCatalogue(shop.testDatabase.pool).verified()
    expect(sellables.get(line)?.priceInCents).toBe(now + 1)
    expect((await desk.revision(await copyOf(id))).items).toEqual([])
  })

  test('puts back nothing that was changed since', async () => {
    const id = await desk.launchPrice(line, now + 1, 'Actie')
    await desk.undo(id)
    const other = await desk.make('Tekst')
    await desk.change(other, line, { name: 'Andere naam' })
    await desk.plan(other)
    const copy = await copyOf(id)
    expect((await desk.revision(copy)).items[0]?.fields.map(({ label }) => label)).toEqual(['Prijs'])
    expect((await desk.offering(copy, line)).after?.name).toBe('Andere naam')
  })

  test('changes nothing of a product that it began, where that is still sold', async () => {
    const begin = await desk.make('Begin')
    const added = Number((await desk.add(begin, 'mobiel', 21001)).body.id)
    await desk.change(begin, added, { name: 'Mobiel 6 GB' })
    expect((await desk.plan(begin)).status).toBe(204)
    await desk.launchPrice(added, 999)
    expect((await desk.revision(await copyOf(begin))).items).toEqual([])
  })

  test('brings no product back that ended since, unless a colleague says so', async () => {
    const id = await desk.launchPrice(line, now + 1)
    const end = await desk.make('Einde')
    await desk.end(end, line)
    const { warned } = await desk.revision(end)
    await desk.plan(end, warned.map(problemText))
    expect((await desk.revision(await copyOf(id))).conflicts).toMatchObject([
      { id: String(line), reason: 'changed-meanwhile', revisionId: end },
    ])
  })
})
