import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { staffRefusals } from '../../desk/contract.ts'
import { passDeskMinutes } from '../../staff/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { idsOf, type Offering } from '../offering.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { offeringsOfFiles, tariffsOfFiles } from './catalogue-files.ts'
import { catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

const shop = await startTestShop()
const boss = await shop.staff('beheerder')
const desk = catalogueDeskOf(boss)
const colleague = catalogueDeskOf(await shop.staff('catalogus'))
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const shipped = new Map(offeringsOfFiles().map(offering => [offering.id, offering]))
const line = 11005
const other = 11001
const sold = (id: number) => shipped.get(id) as Offering
const { voip } = tariffsOfFiles()
const day = '2098-01-01'

describe('a revision', () => {
  test('is read by whom reads or sells, and worked on by the roles of the catalogue alone', async () => {
    const id = await desk.make('Zomer')
    const [reader, seller, cataloguer] = await Promise.all(
      (['lezer', 'verkoop', 'catalogus'] as const).map(async role => catalogueDeskOf(await shop.staff(role))),
    )
    expect((await reader?.call(calls.revisions))?.status).toBe(200)
    expect((await reader?.call(endpoint(calls.dropRevision, { id })))?.status).toBe(403)
    expect((await seller?.call(endpoint(calls.revision, { id })))?.status).toBe(200)
    expect((await seller?.call(endpoint(calls.testRevision, { id }), { isInTest: true }))?.status).toBe(403)
    expect((await cataloguer?.change(id, line, { priceInCents: 1 }))?.status).toBe(204)
    expect((await cataloguer?.plan(id))?.status).toBe(204)
  })

  test('is made, described anew, and thrown away', async () => {
    const id = await desk.make('Zomer', day)
    const page = await desk.revision(id)
    expect(page).toMatchObject({
      revision: {
        name: 'Zomer',
        state: 'in-design',
        origin: 'desk',
        startsAt: '2097-12-31T23:00:00.000Z',
        items: 0,
        createdBy: boss.colleague.name,
      },
      items: [],
      conflicts: [],
      refused: [],
      warned: [],
    })
    const { version } = page.revision
    const changed = { name: 'Herfst', description: 'Alles omhoog', startsAt: null, version }
    const at = endpoint(calls.changeRevision, { id })
    expect((await desk.call(at, changed)).status).toBe(204)
    expect((await desk.revision(id)).revision).toMatchObject({ name: 'Herfst', startsAt: null })
    expect(await colleague.call(at, changed)).toEqual({
      status: 409,
      body: { message: refusals.changedMeanwhile },
    })
    expect((await desk.revisions()).revisions.map(({ name }) => name)).toContain('Herfst')
    expect((await desk.call(endpoint(calls.dropRevision, { id }))).status).toBe(204)
    expect((await desk.call(endpoint(calls.revision, { id }))).status).toBe(404)
  })

  test.each([
    ['a moment that has passed', '2020-01-01'],
    ['no day', 'morgen'],
    ['a day that is not there', '2097-02-29'],
    ['a moment that is none', '2097-01-01T00:00:00+99:99'],
    ['the year 0', '0000-01-01'],
  ])('is not made for %s: said at the field', async (_what, startsAt) => {
    const { status, body } = await desk.call(calls.makeRevision, { name: 'Zomer', description: '', startsAt })
    expect(status).toBe(422)
    expect(Object.keys(body.errors as object)).toEqual(['startsAt'])
  })

  test('collects changes, says each in words, and forgets one that changes nothing any more', async () => {
    const id = await desk.make('Zomer')
    expect((await desk.change(id, line, { priceInCents: 100, name: 'Lijn' })).status).toBe(204)
    expect((await desk.end(id, other)).status).toBe(204)
    const { items, revision } = await desk.revision(id)
    expect(revision.items).toBe(2)
    expect(items).toMatchObject([
      {
        kind: 'offering',
        id: String(other),
        deed: 'ended',
        fields: [{ label: 'Niet meer te koop', becomes: '' }],
        changedBy: boss.colleague.name,
      },
      {
        id: String(line),
        deed: 'changed',
        fields: [
          { label: 'Naam', was: sold(line).name, becomes: 'Lijn' },
          { label: 'Prijs', becomes: '€\u00a01,00' },
        ],
      },
    ])
    expect((await desk.change(id, line, sold(line))).status).toBe(204)
    expect((await desk.call(endpoint(calls.keepOffering, { id, item: other }))).status).toBe(204)
    expect((await desk.revision(id)).items).toEqual([])
  })

  test('in test is frozen, and a planned one for good: every edit is refused', async () => {
    const id = await desk.make('Zomer', day)
    await desk.change(id, line, { priceInCents: 100 })
    const { version } = (await desk.revision(id)).revision
    const edits = [
      () => desk.change(id, line, { priceInCents: 200 }),
      () => desk.end(id, other),
      () => desk.add(id, 'mobiel'),
      () => desk.call(endpoint(calls.keepOffering, { id, item: line })),
      () =>
        desk.call(endpoint(calls.renameSection, { id }), {
          was: sold(line).sectionName,
          becomes: 'x',
          productType: 'internet',
        }),
      () => desk.call(endpoint(calls.changeTariffs, { id, lijst: 'voip' }), { version: 0, list: voip }),
      () => desk.call(endpoint(calls.keepTariffs, { id, lijst: 'voip' })),
      () => desk.take(id, 'csv', 'Id;Prijs\n11005;3'),
      () =>
        desk.call(endpoint(calls.changeRevision, { id }), {
          name: 'x',
          description: '',
          startsAt: null,
          version,
        }),
    ]
    await desk.test(id)
    for (const edit of edits)
      expect(await edit()).toEqual({ status: 409, body: { message: refusals.frozen } })
    await desk.test(id, false)
    expect((await desk.change(id, line, { priceInCents: 300 })).status).toBe(204)
    await desk.test(id)
    expect((await desk.plan(id)).status).toBe(204)
    for (const edit of [...edits, () => desk.test(id, false), () => desk.plan(id)])
      expect(await edit()).toEqual({ status: 409, body: { message: refusals.planned } })
    expect(await desk.call(endpoint(calls.dropRevision, { id }))).toEqual({
      status: 409,
      body: { message: refusals.notDeletable },
    })
    expect((await desk.offering(id, line)).after?.priceInCents).toBe(300)
  })

  test('is planned and undone only after the password or code was asked again', async () => {
    const id = await desk.make('Zomer')
    await desk.change(id, line, { priceInCents: 100 })
    const later = await shop.staff('catalogus')
    await passDeskMinutes(shop, 11)
    const asking = catalogueDeskOf(later)
    for (const answer of [await asking.plan(id), await asking.undo(id)])
      expect(answer).toMatchObject({ status: 403, body: { code: staffRefusals.confirm } })
    await shop.testDatabase.pool.query('update staff_sessions set confirmed_at = now()')
    expect((await asking.plan(id)).status).toBe(204)
  })
})

describe('two colleagues', () => {
  test('on one offering: the slower is shown what the other made of it', async () => {
    const id = await desk.make('Zomer')
    const seen = await colleague.offering(id, line)
    await desk.change(id, line, { priceInCents: 100 })
    const at = endpoint(calls.changeOffering, { id, item: line })
    const slower = await colleague.call(at, { version: seen.version, offering: sold(line) })
    expect(slower).toMatchObject({
      status: 409,
      body: {
        code: 'changed-meanwhile',
        theirs: { priceInCents: 100 },
        changedBy: boss.colleague.name,
        version: 1,
      },
    })
    const both = await Promise.all(
      [desk, colleague].map(({ call }) =>
        call(at, { version: 1, offering: { ...sold(line), priceInCents: 7 } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  test('on one tariff list: the slower is shown the list of the other', async () => {
    const id = await desk.make('Zomer')
    const at = endpoint(calls.changeTariffs, { id, lijst: 'voip' })
    expect((await desk.call(at, { version: 0, list: { ...voip, note: 'Anders' } })).status).toBe(204)
    expect(await colleague.call(at, { version: 0, list: { ...voip, note: 'Nog anders' } })).toMatchObject({
      status: 409,
      body: {
        code: 'changed-meanwhile',
        theirList: { note: 'Anders' },
        changedBy: boss.colleague.name,
        version: 1,
      },
    })
    expect(await desk.call(endpoint(calls.tariffs, { id, lijst: 'voip' }))).toMatchObject({
      body: { before: { note: voip.note }, after: { note: 'Anders' }, version: 1 },
    })
  })
})

describe('an offering', () => {
  test('that would mean something else is refused at that field', async () => {
    const id = await desk.make('Zomer')
    const answer = await desk.change(id, line, { contractDuration: 24 })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'offering.contractDuration': { message: refusals.mustKeepMeaning } } },
    })
  })

  test('that cannot be is refused at each field, and shows its problems beside others', async () => {
    const id = await desk.make('Zomer')
    const { status, body } = await desk.change(id, line, { name: ' ', priceInCents: -1 })
    expect(status).toBe(422)
    expect(Object.keys(body.errors as object).toSorted()).toEqual(['offering.name', 'offering.priceInCents'])
    await desk.change(id, line, { listPriceInCents: 1 })
    expect((await desk.offering(id, line)).problems).toMatchObject([{ path: 'listPriceInCents' }])
  })

  test('has a successor with ids that nothing had, which ends it', async () => {
    const id = await desk.make('Zomer')
    const { status, body } = await desk.add(id, 'internet', line, true)
    expect(status).toBe(201)
    const successor = (await desk.offering(id, Number(body.id))).after as Offering
    const before = [...shipped.values()].flatMap(idsOf)
    for (const each of idsOf(successor)) expect(before).not.toContain(each)
    expect(successor).toMatchObject({ name: sold(line).name, contractDuration: 12 })
    expect((await desk.revision(id)).items.map(({ id: item, deed }) => [item, deed])).toEqual([
      [String(line), 'ended'],
      [String(successor.id), 'new'],
    ])
    // A draft of another revision takes none of them.
    const next = await colleague.make('Herfst')
    const taken = await colleague.add(next, 'internet', line)
    expect(Number(taken.body.id)).toBeGreaterThan(Math.max(...idsOf(successor)))
  })

  test('under an id that was ever another product is refused', async () => {
    const id = await desk.make('Eerst')
    const { body } = await desk.add(id, 'mobiel', 21001)
    await desk.change(id, Number(body.id), { name: 'Mobiel 6 GB' })
    const added = (await desk.offering(id, Number(body.id))).after as Offering
    expect((await desk.plan(id)).status).toBe(204)
    expect((await desk.undo(id)).status).toBe(200)
    const next = await desk.make('Dan')
    const renamed = { ...sold(line), setupProduct: { ...sold(line).setupProduct, id: added.id } } as Offering
    expect((await desk.change(next, line, renamed)).status).toBe(204)
    expect((await desk.revision(next)).refused).toMatchObject([
      { id: line, message: `Id ${added.id} was van een ander product: geef dit product een nieuw id` },
    ])
    expect(await desk.plan(next)).toEqual({ status: 409, body: { message: refusals.rules } })
  })

  test('is found by words, type and whether it changes; a group is renamed at each', async () => {
    const id = await desk.make('Zomer')
    const rows = async (query: string) =>
      (await desk.call({ method: 'GET', path: `${endpoint(calls.offerings, { id }).path}${query}` }))
        .body as {
        rows: { id: number; sectionName: string; deed: string | null }[]
        total: number
        groups: { productType: string; sectionName: string }[]
      }
    expect((await rows('')).total).toBe(shipped.size)
    expect((await rows('?zoek=11005')).rows.map(row => row.id)).toContain(line)
    expect((await rows('?zoek=GLASVEZEL&soort=mobiel')).total).toBe(0)
    const was = sold(line).sectionName
    const asked = { was, becomes: 'Lijnen', productType: 'internet' }
    expect((await desk.call(endpoint(calls.renameSection, { id }), asked)).status).toBe(204)
    expect((await desk.call(endpoint(calls.renameSection, { id }), asked)).status).toBe(404)
    const renamed = (await rows('?gewijzigd=ja')).rows
    expect(renamed.map(row => row.id).toSorted()).toEqual(
      [...shipped.values()]
        .filter(({ sectionName, productType }) => sectionName === was && productType === 'internet')
        .map(offering => offering.id)
        .toSorted(),
    )
    for (const row of renamed) expect(row).toMatchObject({ sectionName: 'Lijnen', deed: 'changed' })
    // A list that is filtered still knows each group, and a group that has its name again is not changed.
    const { groups } = await rows('?soort=mobiel')
    expect(groups.filter(({ productType }) => productType === 'internet')).toContainEqual({
      productType: 'internet',
      sectionName: 'Lijnen',
    })
    const back = { was: 'Lijnen', becomes: was, productType: 'internet' }
    expect((await desk.call(endpoint(calls.renameSection, { id }), back)).status).toBe(204)
    expect((await rows('?gewijzigd=ja')).total).toBe(0)
  })
})
