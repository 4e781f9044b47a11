import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { csrfField } from '../../../common/contract/session.ts'
import { createLog } from '../../../platform/operations/log.ts'
import type { CaptchaVerdict } from '../../../platform/outside/captcha.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import type { MissKind } from '../missed-look-up.ts'
import { forgetMisses, missedMonths, missedPlaces, storeMisses } from './missed-look-ups.ts'

const check = '/api/bestellen-zipcode'
/** No network lies there; only with additions; in no register. */
const [noFibre, withAdditions, nowhere] = [
  ['8011PK', '15'],
  ['2611CC', '12'],
  ['1234AB', '99'],
] as const

let verdict: CaptchaVerdict = { ok: true }
const lines: string[] = []
const asked = {
  captcha: { provider: 'recaptcha', siteKey: 'key', verify: async () => verdict },
  log: createLog({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } }),
} as const
const shop = await startTestShop(asked)
const { database } = shop.testDatabase
/** One source may do there what it may in a shop. */
const limited = await startTestShop(asked, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
afterAll(() => Promise.all([shop.stop(), limited.stop()]))
beforeEach(async () => {
  verdict = { ok: true }
  lines.length = 0
  for (const each of [shop, limited]) await rowsOf(each, 'truncate missed_look_ups')
})

async function lookUp(
  [zipCode, housenumber]: readonly [string, string],
  {
    at = shop,
    from = '192.0.2.1',
    extension = '',
  }: { at?: TestShop; from?: string; extension?: string } = {},
) {
  const body = new URLSearchParams({
    zipCode,
    housenumber,
    housenumber_extension: extension,
    'g-recaptcha-response': 'token',
  })
  const { status } = await at.visitor().post(check, { body, headers: { 'x-forwarded-for': from } })
  return status
}

const stored = (at: TestShop = shop) =>
  rowsOf<{ place: string; kind: MissKind; count: number }>(
    at,
    'select place, kind, count from missed_look_ups order by place, kind',
  )
const month = '2026-11'
const day = `${month}-29`
const miss = (zipCode: string, count: number, kind: MissKind = 'no-fibre') => ({ kind, zipCode, count })

describe('a look-up of the shop', () => {
  it('counts by its postcode where it has no fibre, and where the register has no such number', async () => {
    for (const address of [noFibre, nowhere, noFibre]) expect(await lookUp(address)).toBe(200)
    await expect
      .poll(() => stored())
      .toEqual([
        { place: '1234AB', kind: 'unknown-address', count: 1 },
        { place: '8011PK', kind: 'no-fibre', count: 2 },
      ])
  })

  it('does not count where something is offered, an addition is asked for, or nobody can say', async () => {
    expect(await lookUp(['1017XN', '42'])).toBe(200)
    expect(await lookUp(['3447GT', '1'])).toBe(200)
    expect(await lookUp(withAdditions)).toBe(200)
    expect(await lookUp(['9999XX', '1'])).toBe(503)
    expect(await lookUp(['hier', '1'])).toBe(400)
    // A miss that came before it would be stored with it.
    await lookUp(noFibre)
    await expect.poll(() => stored()).toEqual([{ place: '8011PK', kind: 'no-fibre', count: 1 }])
  })

  it('does not count where the captcha was refused, or nobody could check it', async () => {
    verdict = { ok: false, reason: 'low-score' }
    expect(await lookUp(noFibre)).toBe(400)
    verdict = { ok: false, reason: 'unavailable' }
    expect(await lookUp(noFibre)).toBe(200)
    verdict = { ok: true }
    await lookUp(nowhere)
    await expect.poll(() => stored()).toEqual([{ place: '1234AB', kind: 'unknown-address', count: 1 }])
  })

  it('is answered where it cannot be counted, and the log says so', async () => {
    await rowsOf(shop, 'alter table missed_look_ups rename to elsewhere')
    expect(await lookUp(noFibre)).toBe(200)
    await expect.poll(() => lines.join('')).toContain('look-ups that found nothing were not counted')
    await rowsOf(shop, 'alter table elsewhere rename to missed_look_ups')
    await lookUp(noFibre)
    await expect.poll(() => stored()).toEqual([{ place: '8011PK', kind: 'no-fibre', count: 1 }])
  })
})

test('the check of a page counts an address that is not known, and leaves a known one to the order flow', async () => {
  const visitor = shop.visitor()
  for (const [zipCode, housenumber] of [nowhere, noFibre]) {
    const body = new URLSearchParams({
      zipCode,
      housenumber,
      housenumber_extension: '',
      page: '/',
      [csrfField]: await visitor.csrfToken(),
      'g-recaptcha-response': 'token',
    })
    const sent = { method: 'POST', body, headers: { cookie: visitor.cookie }, redirect: 'manual' } as const
    expect((await fetch(`${shop.url}/adrescheck`, sent)).status).toBe(303)
  }
  await expect.poll(() => stored()).toEqual([{ place: '1234AB', kind: 'unknown-address', count: 1 }])
})

describe('one source', () => {
  const at = limited

  it('counts a postcode once an hour, however often it looks', async () => {
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await lookUp(noFibre, { at, from })
    await lookUp(nowhere, { at, from: '192.0.2.1' })
    await expect
      .poll(() => stored(at))
      .toEqual([
        { place: '1234AB', kind: 'unknown-address', count: 1 },
        { place: '8011PK', kind: 'no-fibre', count: 2 },
      ])
  })

  it('counts thirty times an hour at most', async () => {
    for (let number = 0; number < 35; number++)
      expect(await lookUp([`${4000 + number}ZZ`, '1'], { at, from: '192.0.2.9' })).toBe(200)
    await lookUp(noFibre, { at, from: '192.0.2.10' })
    await expect.poll(async () => (await stored(at)).some(({ place }) => place === '8011PK')).toBe(true)
    expect((await stored(at)).filter(({ place }) => place.endsWith('ZZ'))).toHaveLength(30)
  })
})

describe('the list', () => {
  it('names a postcode from three in a month on, and has the rest under four digits', async () => {
    await storeMisses(database, day, [
      miss('8011PK', 3),
      miss('8011AA', 2),
      miss('8011AB', 1),
      miss('1017XN', 1),
    ])
    await storeMisses(database, '2026-10-31', [miss('8011PK', 2), miss('8011PK', 9, 'unknown-address')])
    expect(await missedPlaces(database, null, 100)).toEqual([
      { month, place: '8011', kind: 'no-fibre', count: 3 },
      { month, place: '8011PK', kind: 'no-fibre', count: 3 },
      { month, place: '1017', kind: 'no-fibre', count: 1 },
      { month: '2026-10', place: '8011PK', kind: 'unknown-address', count: 9 },
      { month: '2026-10', place: '8011', kind: 'no-fibre', count: 2 },
    ])
    expect(await missedPlaces(database, '2026-10', 1)).toMatchObject([{ month: '2026-10', count: 9 }])
    expect(await missedMonths(database)).toEqual([month, '2026-10'])
  })

  it('takes so many postcodes in a month, and counts others by four digits', async () => {
    await storeMisses(database, day, [miss('8011PK', 1), miss('8012PK', 1)], 2)
    await storeMisses(database, day, [miss('8013PK', 1), miss('8011PK', 1)], 2)
    await storeMisses(database, day, [miss('8014PK', 1, 'unknown-address')], 2)
    expect(await stored()).toEqual([
      { place: '8011PK', kind: 'no-fibre', count: 2 },
      { place: '8012PK', kind: 'no-fibre', count: 1 },
      { place: '8013', kind: 'no-fibre', count: 1 },
      { place: '8014PK', kind: 'unknown-address', count: 1 },
    ])
  })

  it('forgets months after two years, and of those that are over the postcodes that it never named', async () => {
    const ago = (months: number) =>
      rowsOf<{ day: string }>(
        shop,
        `select to_char(date_trunc('month', now() at time zone 'Europe/Amsterdam') - interval '${months} months', 'YYYY-MM-DD') as day`,
      ).then(([row]) => row?.day ?? '')
    await storeMisses(database, await ago(25), [miss('1111AA', 5)])
    await storeMisses(database, await ago(24), [miss('2222AA', 5)])
    await storeMisses(database, await ago(1), [miss('3333AA', 2), miss('3333AB', 1), miss('3333AC', 3)])
    await storeMisses(database, await ago(0), [miss('4444AA', 1)])
    for (const _round of [1, 2]) {
      await forgetMisses(database)
      expect(await stored()).toEqual([
        { place: '2222AA', kind: 'no-fibre', count: 5 },
        { place: '3333', kind: 'no-fibre', count: 3 },
        { place: '3333AC', kind: 'no-fibre', count: 3 },
        { place: '4444AA', kind: 'no-fibre', count: 1 },
      ])
    }
  })
})

describe('at the desk', () => {
  const list = '/api/beheer/dekking/niet-gevonden'

  it.each(['dekking', 'lezer'] as const)('the role %s reads the list and its file', async role => {
    await storeMisses(database, day, [miss('8011PK', 12), miss('8011PL', 1, 'unknown-address')])
    const reader = await shop.staff(role)
    expect(await (await reader.get(list)).json()).toEqual({
      months: [month],
      places: [
        { month, place: '8011PK', kind: 'no-fibre', count: 12 },
        { month, place: '8011', kind: 'unknown-address', count: 1 },
      ],
      isCut: false,
    })
    const file = await reader.get(`${list}/bestand?maand=${month}`)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="niet-gevonden-${month}.csv"`)
    expect(await file.text()).toBe(
      [
        '"Maand";"Waar";"Wat";"Aantal keer"',
        `"${month}";"8011 PK";"Geen glasvezel";"12"`,
        `"${month}";"8011 (vier cijfers)";"Adres onbekend";"1"`,
        '',
      ].join('\r\n'),
    )
  })

  it('says that more than two hundred places are cut off, and has them in the file', async () => {
    const many = Array.from({ length: 201 }, (_, number) => miss(`${1000 + number}AA`, 3))
    await storeMisses(database, day, many)
    const reader = await shop.staff('lezer')
    const { places, isCut } = (await (await reader.get(list)).json()) as { places: unknown[]; isCut: boolean }
    expect([places.length, isCut]).toEqual([200, true])
    expect((await (await reader.get(`${list}/bestand`)).text()).split('\r\n')).toHaveLength(203)
  })

  it('refuses what is no month, and who may read no coverage', async () => {
    const reader = await shop.staff('lezer')
    expect((await reader.get(`${list}?maand=2026-13`)).status).toBe(422)
    expect((await (await shop.staff('personeel')).get(list)).status).toBe(403)
    expect((await shop.visitor().get(list)).status).toBe(401)
  })
})
