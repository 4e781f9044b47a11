import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import type { AddressRegister } from '../../../platform/outside/address-register.ts'
import { checkAddress } from '../../addresses/server/check-address.ts'
import { withAddedAddresses } from '../../addresses/server/imported-register.ts'
import { createCatalogue } from '../../catalogue/server/catalogue.ts'
import { placeOrder, updateWholeList } from '../../work-list/server/testing.ts'
import { Correction, CorrectionEffect, CoverageLookUp } from '../coverage-schemas.ts'
import { coverageRefusals } from './texts.ts'

const shop = await startTestShop()
const keeper = await shop.staff('dekking')
const reader = await shop.staff('lezer')
const administrator = await shop.staff('beheerder')
afterAll(() => shop.stop())
beforeEach(() => shop.testDatabase.pool.query('truncate coverage_corrections, added_addresses'))

const path = '/api/beheer/dekking'
/** No network lies there (content/addresses/coverage.csv). */
const zwolle = { zipCode: '8011PK', houseNumber: '15' }
const tomorrow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const fields = {
  scope: 'address',
  zipCode: zwolle.zipCode,
  numbers: zwolle.houseNumber,
  technology: 'fibre',
  availability: 'on-net',
  maxDownloadMbs: 500,
  maxUploadMbs: 500,
  weeksFrom: 2,
  weeksTo: 4,
  oneTimeInCents: 0,
  startsOn: '2026-01-01',
  endsOn: null as string | null,
  source: 'Gebeld met de netbeheerder',
  reason: 'De kabel ligt er sinds dit voorjaar',
} as const

const add = async (changes: object = {}, who: TestVisitor = keeper) => {
  const id = randomUUID()
  const response = await who.post(`${path}/correcties`, { body: { id, ...fields, ...changes } })
  return { id, response }
}
const errorsOf = async (response: Response) => Failure.parse(await response.json()).errors ?? {}

async function lookUp(
  zipCode: string,
  houseNumber: string,
  who: TestVisitor = reader,
): Promise<CoverageLookUp> {
  const response = await who.get(`${path}/adres?postcode=${zipCode}&huisnummer=${houseNumber}`)
  const { found } = (await response.json()) as { found: unknown }
  return CoverageLookUp.parse(found)
}
const { pool } = shop.testDatabase
const fibreOf = ({ lines }: CoverageLookUp) => lines.filter(({ technology }) => technology === 'fibre')
const services = { pool, catalogue: createCatalogue(pool), makesQuotes: true } as const

/** The answer of the address check, with a register that asks elsewhere, as PDOK's does. */
async function soldWithOtherRegister(zipCode: string, houseNumber: string, isDown = false) {
  const known = [{ street: 'Straat', city: 'Zwolle', suffix: '' }]
  const elsewhere: AddressRegister = {
    addressesAt: async (_zipCode, number) =>
      isDown ? { kind: 'unavailable' } : { kind: 'found', addresses: number === 15 ? known : [] },
    fromTable: null,
  }
  const addressRegister = withAddedAddresses(elsewhere, pool)
  const checked = await checkAddress({ ...services, addressRegister }, { zipCode, houseNumber, suffix: '' })
  return checked.kind === 'checked' ? checked.result : checked.kind
}

describe('an address that is looked up', () => {
  it('has every line of the catalogue, with the reason and the row that gives it', async () => {
    const { lines, technologies } = await lookUp('1017XN', '42')
    const catalogue = (await services.catalogue.offerings('internet')).filter(
      ({ downloadSpeedMbs }) => downloadSpeedMbs !== null,
    )
    expect(lines.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
    expect(technologies[0]).toMatchObject({
      technology: 'fibre',
      decidedBy: 'row',
      row: { networkOwner: 'Vezelnet NL', zipCodeFrom: '1017XN', houseNumber: 42, suffix: '' },
    })
    const dsl = lines.filter(({ technology }) => technology === 'dsl')
    for (const { downloadMbs, reason } of dsl) if (downloadMbs <= 200) expect(reason.kind).toBe('ready')
  })

  it('is seen as the shop sells it', async () => {
    const seen = fibreOf(await lookUp(zwolle.zipCode, zwolle.houseNumber))
    expect(new Set(seen.map(({ reason }) => reason.kind))).toEqual(new Set(['no-network']))
  })

  test('words that cannot be an address are none, and no failure', async () => {
    const response = await reader.get(`${path}/adres?postcode=hier&huisnummer=`)
    expect([response.status, await response.json()]).toEqual([200, { found: null }])
  })
})

describe('a correction', () => {
  it('counts at once in the shop and at the desk, with both registers, and not after it was ended', async () => {
    const { id, response } = await add()
    expect(response.status).toBe(204)
    const seen = await lookUp(zwolle.zipCode, zwolle.houseNumber)
    expect(seen.technologies[0]).toMatchObject({
      decidedBy: 'correction',
      correction: { id, madeBy: keeper.colleague.name, source: fields.source, state: 'holds' },
      row: { availability: 'no-net' },
    })
    const readyHere = () => fibreOf(seen).filter(({ reason }) => reason.kind === 'ready').length
    expect(readyHere()).toBeGreaterThan(0)
    const sold = await soldWithOtherRegister(zwolle.zipCode, zwolle.houseNumber)
    if (typeof sold === 'string') throw new Error(sold)
    const onNet = sold.products.filter(product => product.fiberLineAvailability === 'on-net')
    expect(onNet).toHaveLength(readyHere())

    const ended = await keeper.post(`${path}/correcties/${id}/beeindigen`, { body: { version: 1 } })
    expect(ended.status).toBe(204)
    expect((await lookUp(zwolle.zipCode, zwolle.houseNumber)).technologies[0]?.decidedBy).toBe('row')
    const list = await (await reader.get(`${path}/correcties?toon=alles`)).json()
    expect(list.corrections).toMatchObject([{ id, state: 'ended', endedBy: keeper.colleague.name }])
    expect((await (await reader.get(`${path}/correcties`)).json()).corrections).toEqual([])
  })

  it('begins and ends on its days', async () => {
    await add({ startsOn: tomorrow(3) })
    await add({ startsOn: '2026-01-01', endsOn: '2026-01-31' })
    const { technologies, otherCorrections } = await lookUp(zwolle.zipCode, zwolle.houseNumber)
    expect(technologies[0]?.decidedBy).toBe('row')
    expect(otherCorrections.map(({ state }) => state).toSorted()).toEqual(['future', 'over'])
  })

  it('stands in the log with before and after', async () => {
    const { id } = await add()
    const body = { ...fields, maxDownloadMbs: 1000, endsOn: tomorrow(30), version: 1 }
    expect((await keeper.change('PUT', `${path}/correcties/${id}`, { body })).status).toBe(204)
    const { entries } = await (await administrator.get('/api/beheer/logboek')).json()
    expect(entries[0]).toMatchObject({
      actor: { name: keeper.colleague.name },
      changes: expect.arrayContaining([
        { field: 'snelheden', before: '500/500 Mbit/s', after: '1000/500 Mbit/s' },
      ]),
    })
  })

  it('that two change at once keeps what the first wrote; one that was ended changes no more', async () => {
    const { id } = await add()
    const put = (version: number) =>
      keeper.change('PUT', `${path}/correcties/${id}`, { body: { ...fields, reason: 'Anders', version } })
    expect((await put(1)).status).toBe(204)
    const stale = await put(1)
    expect(stale.status).toBe(409)
    expect(Correction.parse((await stale.json()).current)).toMatchObject({ version: 2, reason: 'Anders' })
    await keeper.post(`${path}/correcties/${id}/beeindigen`, { body: { version: 2 } })
    const ended = await put(3)
    expect([ended.status, (await ended.json()).message]).toEqual([409, coverageRefusals.ended])
    expect((await keeper.get(`${path}/correcties/${randomUUID()}`)).status).toBe(404)
  })

  it('is made once, however often it is sent', async () => {
    const body = { id: randomUUID(), ...fields }
    for (const _ of [1, 2]) expect((await keeper.post(`${path}/correcties`, { body })).status).toBe(204)
    const { rows } = await pool.query('select count(*)::int as count from coverage_corrections')
    expect(rows).toEqual([{ count: 1 }])
  })

  it.each([
    [{ scope: 'range', numbers: '18 t/m 12' }, 'numbers'],
    [{ scope: 'number', numbers: '12a' }, 'numbers'],
    [{ zipCode: '1234' }, 'zipCode'],
    [{ startsOn: '2026-02-02', endsOn: '2026-02-01' }, 'endsOn'],
    [{ startsOn: 'morgen' }, 'startsOn'],
    [{ maxDownloadMbs: 0 }, 'maxDownloadMbs'],
    [{ weeksFrom: 4, weeksTo: 2 }, 'weeksTo'],
    [{ weeksFrom: 0, weeksTo: 2 }, 'weeksFrom'],
    [{ oneTimeInCents: -1 }, 'oneTimeInCents'],
    [{ technology: 'dsl', availability: 'near-net' }, 'availability'],
    [{ source: ' ' }, 'source'],
    [{ reason: '' }, 'reason'],
  ])('%j is refused at its field', async (changes, field) => {
    const { response } = await add(changes)
    expect([response.status, Object.keys(await errorsOf(response))]).toEqual([422, [field]])
  })

  it('shows before it is saved what it overlaps and touches, with links, and changes nothing', async () => {
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    const { id: wide } = await add({ scope: 'postcode', zipCode: '1017XN', numbers: '' })
    const { id: narrow } = await add({ scope: 'address', zipCode: '1017XN', numbers: '42' })
    await add({ technology: 'dsl', scope: 'postcode', zipCode: '1017XN', numbers: '' })
    const body = { ...fields, id: randomUUID(), scope: 'range', zipCode: '1017XN', numbers: '40 t/m 44 even' }
    const tried = await keeper.post(`${path}/correcties/proef`, { body })
    const effect = CorrectionEffect.parse(await tried.json())
    expect(effect.overlaps.map(({ id, wins }) => [id, wins])).toEqual([
      [narrow, true],
      [wide, false],
    ])
    expect(effect.cities).toEqual(['Amsterdam'])
    expect(effect.touched).toEqual([{ kind: 'order', number, name: '' }])
    const all = await administrator.post(`${path}/correcties/proef`, { body })
    expect(CorrectionEffect.parse(await all.json()).touched).toEqual([
      { kind: 'order', number, name: expect.stringMatching(/./) },
    ])
    const odd = await keeper.post(`${path}/correcties/proef`, {
      body: { ...body, numbers: '41 t/m 45 oneven' },
    })
    expect(CorrectionEffect.parse(await odd.json()).touched).toEqual([])
    expect((await (await reader.get(`${path}/correcties`)).json()).corrections).toHaveLength(3)
  })
})

describe('an address that the register lacks', () => {
  const address = {
    zipCode: zwolle.zipCode,
    numbers: '15 bis',
    street: 'Nieuwstraat',
    city: 'Zwolle',
    source: 'Gemeente',
    reason: 'Nieuwbouw',
  }
  const addAddress = async (changes: object = {}) => {
    const id = randomUUID()
    const response = await keeper.post(`${path}/adressen`, { body: { id, ...address, ...changes } })
    return { id, response }
  }

  it('counts with a mark once it was added, in the shop too, until it is taken away', async () => {
    expect((await lookUp(zwolle.zipCode, '15bis')).register).toBe('unknown')
    const { id, response } = await addAddress()
    expect(response.status).toBe(204)
    expect(await lookUp(zwolle.zipCode, '15-BIS')).toMatchObject({
      register: 'added',
      street: 'Nieuwstraat',
      city: 'Zwolle',
    })
    const again = await addAddress()
    expect(await errorsOf(again.response)).toEqual({ numbers: { message: coverageRefusals.added } })
    const end = () => keeper.post(`${path}/adressen/${id}/beeindigen`, { body: { version: 1 } })
    expect((await end()).status).toBe(204)
    expect((await end()).status).toBe(409)
    expect((await lookUp(zwolle.zipCode, '15bis')).register).toBe('unknown')
  })

  it('is not added where the register has it, and gives way once it does', async () => {
    const { response } = await addAddress({ numbers: zwolle.houseNumber })
    expect(await errorsOf(response)).toEqual({ numbers: { message: coverageRefusals.known } })
    await addAddress()
    await pool.query("insert into addresses values ($1, 15, '', 'bis', 'Echtestraat', 'Zwolle')", [
      zwolle.zipCode,
    ])
    expect(await lookUp(zwolle.zipCode, '15bis')).toMatchObject({ register: 'found', street: 'Echtestraat' })
    const { addresses } = await (await reader.get(`${path}/adressen`)).json()
    expect(addresses).toMatchObject([{ isInRegister: true }])
    await pool.query("delete from addresses where street = 'Echtestraat'")
  })

  it('is changed field by field, in the log and in the shop, by the first of two alone', async () => {
    const { id } = await addAddress()
    const put = (changes: object, who: TestVisitor = keeper) =>
      who.change('PUT', `${path}/adressen/${id}`, { body: { ...address, version: 1, ...changes } })
    expect((await put({}, reader)).status).toBe(403)
    expect((await put({ numbers: '15 ter', street: 'Nieuwe Straat' })).status).toBe(204)
    expect((await lookUp(zwolle.zipCode, '15bis')).register).toBe('unknown')
    expect(await lookUp(zwolle.zipCode, '15ter')).toMatchObject({ street: 'Nieuwe Straat' })
    const { entries } = await (await administrator.get('/api/beheer/logboek')).json()
    expect(entries[0]).toMatchObject({
      type: 'added-address-changed',
      changes: [
        { field: 'waar', before: '8011 PK 15 BIS', after: '8011 PK 15 TER' },
        { field: 'straat', before: 'Nieuwstraat', after: 'Nieuwe Straat' },
      ],
    })
    const late = await put({ city: 'Kampen' })
    expect([late.status, (await late.json()).current]).toEqual([
      409,
      expect.objectContaining({ version: 2, city: 'Zwolle' }),
    ])
    const { city } = await (await reader.get(`${path}/adressen/${id}`)).json()
    expect(city).toBe('Zwolle')
  })

  it('is not changed into one that the register has, that another is, or that is none', async () => {
    await addAddress({ numbers: '15 ter' })
    const { id } = await addAddress()
    const refused = async (numbers: string) => {
      const body = { ...address, numbers, version: 1 }
      return errorsOf(await keeper.change('PUT', `${path}/adressen/${id}`, { body }))
    }
    expect(await refused(zwolle.houseNumber)).toEqual({ numbers: { message: coverageRefusals.known } })
    expect(await refused('15-ter')).toEqual({ numbers: { message: coverageRefusals.added } })
    expect(Object.keys(await refused('geen'))).toEqual(['numbers'])
    await keeper.post(`${path}/adressen/${id}/beeindigen`, { body: { version: 1 } })
    const ended = await keeper.change('PUT', `${path}/adressen/${id}`, { body: { ...address, version: 2 } })
    expect([ended.status, (await ended.json()).message]).toEqual([409, coverageRefusals.addressEnded])
    // Its place was given to another one meanwhile.
    await addAddress()
    const back = await keeper.post(`${path}/adressen/${id}/hervatten`, { body: { version: 2 } })
    expect([back.status, (await back.json()).message]).toEqual([409, coverageRefusals.added])
  })

  it('is known with another register too, also while that is down', async () => {
    await addAddress({ numbers: '77' })
    expect(await soldWithOtherRegister(zwolle.zipCode, '77')).toMatchObject({ street: 'Nieuwstraat' })
    expect(await soldWithOtherRegister(zwolle.zipCode, '77', true)).toMatchObject({ street: 'Nieuwstraat' })
    expect(await soldWithOtherRegister(zwolle.zipCode, '78', true)).toBe('register-unavailable')
  })
})

describe('a list of more than a hundred', () => {
  type Page = { next: string | null; [list: string]: unknown }
  const pages = async (list: string) => {
    const read = async (na: string): Promise<Page> =>
      (await (await reader.get(`${path}/${list}${na}`)).json()) as Page
    const first = await read('')
    const second = await read(`?na=${first.next}`)
    const idsOf = (page: Page) =>
      Object.values(page).flatMap(value =>
        Array.isArray(value) ? value.map(({ id }: { id: string }) => id) : [],
      )
    return { ids: [idsOf(first), idsOf(second)], next: second.next }
  }

  it.each(['correcties', 'adressen'])('of %s has pages', async list => {
    await pool.query(
      list === 'adressen'
        ? `insert into added_addresses (id, zip_code, house_number, suffix, street, city, source, reason)
           select gen_random_uuid(), '8011PK', 100 + nth, '', 'Straat', 'Zwolle', 'Gemeente', 'Nieuw' from generate_series(1, 103) as nth`
        : `insert into coverage_corrections (id, zip_code, number_from, number_to, technology, availability, max_download_mbs,
             max_upload_mbs, delivery_weeks_from, delivery_weeks_to, starts_on, source, reason)
           select gen_random_uuid(), '8011PK', nth, nth, 'fibre', 'no-net', 0, 0, 0, 0, current_date, 'Gemeente', 'Nieuw'
           from generate_series(1, 103) as nth`,
    )
    const { ids, next } = await pages(list)
    expect(ids.map(each => each.length)).toEqual([100, 3])
    expect(new Set(ids.flat()).size).toBe(103)
    expect(next).toBeNull()
  })
})

test('a postcode in two towns is looked up in each, and a correction of it says both', async () => {
  await pool.query("insert into addresses values ($1, 199, '', '', 'Grensweg', 'Hattem')", [zwolle.zipCode])
  expect((await lookUp(zwolle.zipCode, '199')).city).toBe('Hattem')
  expect((await lookUp(zwolle.zipCode, zwolle.houseNumber)).city).toBe('Zwolle')
  const body = { ...fields, id: randomUUID(), scope: 'postcode', numbers: '' }
  const tried = await keeper.post(`${path}/correcties/proef`, { body })
  expect(CorrectionEffect.parse(await tried.json()).cities).toEqual(['Hattem', 'Zwolle'])
  await pool.query("delete from addresses where city = 'Hattem'")
})

test('who only reads changes nothing, and who keeps coverage sees no case', async () => {
  const tried = await Promise.all([
    (await add({}, reader)).response,
    reader.post(`${path}/correcties/proef`, { body: { id: randomUUID(), ...fields } }),
    keeper.get('/api/beheer/werklijst'),
    keeper.get('/api/beheer/klanten'),
  ])
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
