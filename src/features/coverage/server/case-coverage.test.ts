import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { sentForm } from '../../forms/server/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { answerFromCoverage } from '../answer-from-coverage.ts'
import { CaseCoverage } from '../case-coverage.ts'
import { caseCoverageCalls } from '../contract-case.ts'
import { CoverageLookUp } from '../coverage-schemas.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const keeper = await shop.staff('dekking')
afterAll(() => shop.stop())
beforeEach(() => rowsOf(shop, 'truncate coverage_corrections, added_addresses'))

/** No network lies there (content/addresses/coverage.csv). */
const zwolle = { zipCode: '8011PK', houseNumber: '15' }
const pathOf = (number: string) => caseCoverageCalls.coverageOfCase.path.replace('{nummer}', number)

async function read(number: string, who: TestVisitor = seller): Promise<CaseCoverage | null> {
  const response = await who.get(pathOf(number))
  expect(response.status).toBe(200)
  const { coverage } = (await response.json()) as { coverage: unknown }
  return coverage === null ? null : CaseCoverage.parse(coverage)
}

async function coverageOf(number: string): Promise<CaseCoverage> {
  const coverage = await read(number)
  if (!coverage) throw new Error('The case has no look-up')
  return coverage
}

const correction = {
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
  endsOn: null,
  source: 'Gebeld met de netbeheerder',
  reason: 'De kabel ligt er sinds dit voorjaar',
}

async function correct(changes: object = {}): Promise<string> {
  const id = randomUUID()
  const body = { id, ...correction, ...changes }
  expect((await keeper.post('/api/beheer/dekking/correcties', { body })).status).toBe(204)
  return id
}

const asked = (number: string, from: string, to: string) =>
  rowsOf(
    shop,
    `update form_submissions set answers = replace(answers::text, '${from}', '${to}')::jsonb
     where case_id = (select id from cases where number = '${number}')`,
  )

describe('the look-up of an enquiry', () => {
  it('has each line of the catalogue with the reason that the desk and the shop have', async () => {
    const number = await enquiredCase(shop)
    const seen = await coverageOf(number)
    expect(seen).toMatchObject({
      register: 'found',
      street: 'Frederiksplein',
      city: 'Amsterdam',
      numbers: '42',
      wanted: { bandwidth: '1Gbps/1Gbps', line: { reason: { kind: 'ready' }, downloadMbs: 1000 } },
      changes: [],
      importedAt: null,
    })
    const response = await keeper.get('/api/beheer/dekking/adres?postcode=1017XN&huisnummer=42')
    const { found } = (await response.json()) as { found: unknown }
    const desk = CoverageLookUp.parse(found).lines.map(({ name, reason }) => [name, reason] as const)
    expect(seen.lines.map(({ name, reason }) => [name, reason])).toEqual([...new Map(desk)])
    const gigabit = seen.lines.find(({ downloadMbs }) => downloadMbs === 1000)
    // The dearest of its terms costs € 69,50.
    expect(gigabit?.fromInCents).toBe(6250)
    expect(answerFromCoverage(seen)).toContain('glasvezel kun je hier direct bestellen')
  })

  it('says that nothing lies there, until a colleague corrects it, and what has changed since', async () => {
    const number = await enquiredCase(shop, zwolle)
    const before = await coverageOf(number)
    expect(new Set(before.lines.map(({ reason }) => reason.kind))).toEqual(new Set(['no-network', 'unsaid']))
    expect(answerFromCoverage(before)).toContain('Op dit adres ligt hiervoor geen netwerk.')

    const id = await correct()
    const after = await coverageOf(number)
    expect(after.changes).toEqual([
      { id, technology: 'fibre', what: 'made', at: expect.any(String), by: keeper.colleague.name },
    ])
    expect(after.wanted?.line?.reason).toEqual({ kind: 'too-fast', direction: 'download', mostMbs: 500 })
    expect(answerFromCoverage(after)).toContain('Levertijd: 2 tot 4 weken.')
  })

  it('tells a correction that was changed, ended, began or ran out since, and none of before or elsewhere', async () => {
    const [changed, ended] = [await correct(), await correct({ technology: 'dsl' })]
    await correct({ numbers: '17' })
    await correct({ startsOn: '2026-01-01', endsOn: '2026-01-31' })
    const [began, over] = [
      await correct({ scope: 'postcode', numbers: '' }),
      await correct({ scope: 'number' }),
    ]
    const number = await enquiredCase(shop, zwolle)
    expect((await coverageOf(number)).changes).toEqual([])

    const other = { version: 1, ...correction, maxDownloadMbs: 1000, maxUploadMbs: 1000 }
    const path = '/api/beheer/dekking/correcties'
    expect((await keeper.change('PUT', `${path}/${changed}`, { body: other })).status).toBe(204)
    expect((await keeper.post(`${path}/${ended}/beeindigen`, { body: { version: 1 } })).status).toBe(204)
    // The case is five days old, and its corrections are older.
    await rowsOf(
      shop,
      `update cases set opened_at = opened_at - interval '5 days' where number = '${number}'`,
    )
    await rowsOf(shop, "update coverage_corrections set made_at = made_at - interval '9 days'")
    await rowsOf(shop, `update coverage_corrections set starts_on = current_date - 2 where id = '${began}'`)
    await rowsOf(shop, `update coverage_corrections set ends_on = current_date - 2 where id = '${over}'`)
    const { changes } = await coverageOf(number)
    expect(Object.fromEntries(changes.map(each => [each.id, [each.what, each.by]]))).toEqual({
      [changed]: ['changed', null],
      [ended]: ['ended', keeper.colleague.name],
      [began]: ['began', null],
      [over]: ['over', null],
    })
  })

  it('says that other coverage was imported since', async () => {
    const number = await enquiredCase(shop)
    const file = "kind = 'coverage' and state = 'live'"
    const [live] = await rowsOf<{ liveAt: Date }>(
      shop,
      `update coverage_imports set live_at = now() where ${file} returning live_at as "liveAt"`,
    )
    expect((await coverageOf(number)).importedAt).toBe(live?.liveAt.toISOString())
    await rowsOf(shop, `update coverage_imports set live_at = now() - interval '1 year' where ${file}`)
  })

  it('says that the register has no such address, and which additions the number has', async () => {
    const nowhere = await coverageOf(await enquiredCase(shop, { zipCode: '1234AB', houseNumber: '99' }))
    expect(nowhere).toMatchObject({ register: 'unknown', lines: [], suffixesHere: [] })
    const without = await coverageOf(await enquiredCase(shop, { zipCode: '2611CC', houseNumber: '12' }))
    expect(without.register).toBe('unknown')
    expect(without.suffixesHere).toContain('A')
    expect(answerFromCoverage(without)).toContain('Op dit nummer kennen we wel:')
  })

  it('says that the register does not answer, and then makes no answer', async () => {
    const seen = await coverageOf(await enquiredCase(shop, { zipCode: '9999XX', houseNumber: '1' }))
    expect(seen).toMatchObject({ register: 'unavailable', lines: [] })
    expect(answerFromCoverage(seen)).toBeNull()
  })

  it('says that a bandwidth is not sold any more', async () => {
    const number = await enquiredCase(shop)
    await asked(number, '1Gbps/1Gbps', '10Gbps/10Gbps')
    expect((await coverageOf(number)).wanted).toEqual({ bandwidth: '10Gbps/10Gbps', line: null })
  })

  it('says that what was filled in cannot be an address', async () => {
    const number = await enquiredCase(shop)
    await asked(number, '"42"', '"achter de kerk"')
    expect(await coverageOf(number)).toMatchObject({ register: 'no-address', lines: [] })
  })
})

test('a form that asks for an address has a look-up too, and what asks for none has none', async () => {
  const form = await sentForm(shop, 'overstaphulp', { postcode: '1017XN', huisnummer: '42', naam: 'Jan' })
  expect(await coverageOf(form)).toMatchObject({ register: 'found', wanted: null })
  expect(await read(await sentForm(shop, 'contact', { naam: 'Jan', email: 'jan@jansen.example' }))).toBeNull()
  expect(await read(await orderedCase(shop))).toBeNull()
})

test('who may see the case sees it, and nobody else', async () => {
  const number = await enquiredCase(shop)
  const statusFor = async (who: TestVisitor, of = number) => (await who.get(pathOf(of))).status
  expect(await statusFor(await shop.staff('lezer'))).toBe(200)
  // Sees applications alone, and no case at all.
  expect(await statusFor(await shop.staff('personeel'))).toBe(404)
  expect(await statusFor(keeper)).toBe(403)
  expect(await statusFor(shop.visitor())).toBe(401)
  expect(await statusFor(seller, '123456789')).toBe(404)
})
