import { readFileSync } from 'node:fs'
import http from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addressUses } from '../../../app/server/address-uses.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfHeader } from '../../../common/contract/session.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../../../platform/database/pool.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { ImportKind } from '../../addresses/import.ts'
import { workOnImport } from '../../addresses/server/imports/import-lock.ts'
import { makeImportsLive, workOnImports } from '../../addresses/server/imports/work-on-imports.ts'
import { createCatalogue } from '../../catalogue/server/catalogue.ts'
import { order, place, rowsOf } from '../../orders/server/testing.ts'
import type { ImportDecision, ImportPage } from '../import-schemas.ts'

const over = await createTestDatabase()
const shop = await startTestShop({ connection: over.connection }, {}, over)
const bulk = openDatabase(openPool(over.connection, () => undefined, FOR_BULK_WORK))
afterAll(async () => {
  await bulk.$client.end()
  await shop.stop()
})

const colleague = await shop.staff('dekking')
const base = '/api/beheer/dekking/bestanden'
const shipped = readFileSync('content/addresses/coverage.csv', 'utf8')
const shippedAddresses = readFileSync('content/addresses/addresses.csv', 'utf8')
/** The fibre of 1017 XN 42 ends at 100 Mbit/s, below its copper of 200. */
const slower = shipped.replace(/^(1017 XN;.*;glasvezel;on-net;)4000;4000/m, '$1100;100')

async function send(
  file: string,
  { as = colleague, kind = 'coverage' as ImportKind, name = 'dekking.csv' } = {},
) {
  const response = await as.post(`${base}?soort=${kind}&naam=${encodeURIComponent(name)}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  return { status: response.status, ...((await response.json()) as { id: number; message: string }) }
}

const read = async (id: number, as: StaffVisitor = colleague): Promise<ImportPage> =>
  (await as.get(`${base}/${id}`)).json() as Promise<ImportPage>
const stateOf = async (id: number) => (await read(id)).import.state

const decide = async (id: number, act: ImportDecision['act'], startsAt: string | null = null) => {
  const response = await colleague.post(`${base}/${id}/besluit`, { body: { act, startsAt } })
  return { status: response.status, message: response.status === 204 ? '' : (await response.json()).message }
}

/** Does the worker's part. */
async function work() {
  const services = { database: bulk, catalogue: createCatalogue(bulk.$client), uses: addressUses }
  for (let isGoing = true; isGoing; ) {
    const switched = await makeImportsLive(services)
    isGoing = (await workOnImports(services)) || switched
  }
}

/** The fastest line that a visitor is offered at 1017 XN 42. */
async function fastest(): Promise<number> {
  const visitor = shop.visitor()
  const form = new URLSearchParams({ zipCode: '1017XN', housenumber: '42' })
  form.set(captchaField, await visitor.captchaToken('submit_zipcode_check'))
  const answer = (await (await visitor.post('/api/bestellen-zipcode', { body: form })).json()) as {
    products: { downloadSpeedMbs: number | null }[]
  }
  return Math.max(...answer.products.map(({ downloadSpeedMbs }) => downloadSpeedMbs ?? 0))
}

async function ready(file: string, kind: ImportKind = 'coverage'): Promise<number> {
  const { id, status } = await send(file, { kind })
  expect(status).toBe(201)
  await work()
  expect(await stateOf(id)).toBe('ready')
  return id
}

beforeEach(async () => {
  await over.pool.query(
    "update coverage_imports set state = 'thrown-away', starts_at = null where state in ('receiving', 'checking', 'ready', 'planned')",
  )
  await work()
})

describe('a file of coverage', () => {
  test('is compared before it counts, made live whole, and taken back by one press', async () => {
    const number = await place(shop.visitor(), order)
    await rowsOf(
      shop,
      `insert into saved_carts (id, product_type, request_type, product_format, lines, address, expires_at)
       values (gen_random_uuid(), 'internet', 'order', 1, '[]', '{"zipCode":"1017XN","houseNumber":"42","houseNumberExtension":""}', now() + interval '1 day')`,
    )
    const before = await fastest()
    const id = await ready(slower)
    const { comparison, isStale } = await read(id)
    expect(isStale).toBe(false)
    expect(comparison).toMatchObject({ losing: 1, gaining: 0, otherTerms: 0, register: null })
    expect(comparison?.lines.map(({ lose }) => lose)).toContain(1)
    expect(comparison?.technologies).toContainEqual(
      expect.objectContaining({ technology: 'fibre', slower: 1, faster: 0, gain: 0, lose: 0 }),
    )
    const touched = comparison?.touched.map(({ kind, count, losing, examples }) => [
      kind,
      count,
      losing,
      examples[0]?.path,
    ])
    expect(touched).toEqual([
      ['orders', 1, 1, `/beheer/zaken/${number}`],
      ['carts', 1, 1, null],
    ])
    expect(await fastest()).toBe(before)

    expect(await decide(id, 'plan')).toEqual({ status: 204, message: '' })
    await work()
    expect(await stateOf(id)).toBe('live')
    expect(await fastest()).toBe(200)

    expect((await decide(id, 'take-back')).status).toBe(204)
    await work()
    expect(await fastest()).toBe(before)
    expect((await read(id)).import).toMatchObject({ state: 'ready', liveAt: null, canTakeBack: false })
    // It can become live once more; what was taken back to has nothing before it.
    expect((await decide(id, 'plan')).status).toBe(204)
    await work()
    expect(await fastest()).toBe(200)
    expect((await decide(id, 'take-back')).status).toBe(204)
    await work()
    const kinds = await rowsOf<{ type: string }>(
      shop,
      `select type from events where type like 'import-%' and data ->> 'import' = 'dekking.csv' order by id desc limit 6`,
    )
    expect(kinds.map(({ type }) => type)).toEqual([
      'import-taken-back',
      'import-made-live',
      'import-planned',
      'import-taken-back',
      'import-made-live',
      'import-planned',
    ])
  })

  test('becomes live at its moment, and no other meanwhile', async () => {
    const [first, second] = [await ready(shipped), await ready(slower)]
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await decide(first, 'plan', tomorrow)).status).toBe(204)
    await work()
    expect(await stateOf(first)).toBe('planned')
    expect(await decide(second, 'plan')).toEqual({
      status: 409,
      message: expect.stringMatching(/^Er is al een ander/),
    })
    await rowsOf(shop, `update coverage_imports set starts_at = now() where id = ${first}`)
    await work()
    expect(await stateOf(first)).toBe('live')
    // What the other was compared with is live no longer.
    expect((await read(second)).isStale).toBe(true)
    expect(await decide(second, 'plan')).toEqual({ status: 409, message: expect.stringMatching(/vergelijk/) })
    expect((await decide(second, 'compare')).status).toBe(204)
    await work()
    expect((await read(second)).isStale).toBe(false)
    expect((await decide(second, 'throw-away')).status).toBe(204)
    await work()
    expect(await rowsOf(shop, `select from pg_class where relname = 'coverage_import_${second}'`)).toEqual([])
  })

  test('names the corrections of which it says the same or something else, and leaves them standing', async () => {
    const correct = (zip: string, number: number, most: number) =>
      rowsOf(
        shop,
        `insert into coverage_corrections (id, zip_code, number_from, number_to, technology, availability, max_download_mbs,
           max_upload_mbs, delivery_weeks_from, delivery_weeks_to, one_time_in_cents, starts_on, source, reason)
         values (gen_random_uuid(), $1, $2, $2, 'fibre', 'on-net', $3, $3, 1, 3, null, current_date - 1, 'gebeld', 'test')`,
        [zip, number, most],
      )
    await correct('1017XN', 42, 100)
    const same = await read(await ready(slower))
    expect(same.comparison).toMatchObject({
      corrections: [{ place: '1017 XN 42', technology: 'fibre', isSame: true }],
      touched: [],
    })
    await rowsOf(shop, 'update coverage_corrections set max_download_mbs = 2000')
    const other = await read(await ready(slower))
    expect(other.comparison?.corrections).toMatchObject([
      { isSame: false, corrected: { maxDownloadMbs: 2000 }, file: { maxDownloadMbs: 100 } },
    ])
    // A file that says what the live one says tells nothing of what was corrected.
    expect((await read(await ready(shipped))).comparison?.corrections).toEqual([])
    expect(await rowsOf(shop, 'select from coverage_corrections where ended_at is null')).toHaveLength(1)
    await rowsOf(shop, 'delete from coverage_corrections')
  })

  test('a plan is withdrawn, and a far moment refused at its field', async () => {
    const id = await ready(shipped)
    const far = new Date(Date.now() + 800 * 86_400_000).toISOString()
    expect((await decide(id, 'plan', far)).status).toBe(422)
    expect((await decide(id, 'plan', new Date(Date.now() + 3_600_000).toISOString())).status).toBe(204)
    expect((await decide(id, 'withdraw')).status).toBe(204)
    expect((await decide(id, 'withdraw')).status).toBe(409)
    expect(await stateOf(id)).toBe('ready')
  })

  test('with wrong rows is refused with each in words, to be saved as CSV', async () => {
    const { id } = await send(`${shipped.split('\n')[0]}\nonzin\n`)
    const { import: shown, problems } = await read(id)
    expect(shown).toMatchObject({ state: 'refused', badRowCount: 1 })
    expect(problems).toEqual([
      { line: 2, column: null, what: expect.stringContaining('1 veld'), mend: expect.any(String) },
    ])
    const csv = await (await colleague.get(`${base}/${id}/fouten`)).text()
    expect(csv.split('\r\n')[1]).toMatch(/^"2";"";"De rij heeft 1 veld/)
    expect((await decide(id, 'plan')).status).toBe(409)
  })

  test('that breaks off on its way changes nothing, and is marked', async () => {
    const before = await fastest()
    await breakOff(colleague)
    // Its process ends with its sender, and the worker finds that.
    await expect
      .poll(async () => {
        await work()
        return newestState()
      })
      .toBe('cut-off')
    expect(await fastest()).toBe(before)
    expect(
      await rowsOf(
        shop,
        "select from pg_class where relname = (select 'coverage_import_' || max(id) from coverage_imports)",
      ),
    ).toEqual([])
  })

  test('of a process that is gone is ended, and one that is being read is not', async () => {
    const [row] = await rowsOf<{ id: number }>(
      shop,
      "insert into coverage_imports (kind, origin, state) values ('coverage', 'desk', 'receiving') returning id::int",
    )
    const id = row?.id ?? 0
    await workOnImport(bulk, id, async () => {
      await work()
      expect(await stateOf(id)).toBe('receiving')
    })
    await work()
    expect(await stateOf(id)).toBe('cut-off')
  })

  test('three may wait, and a fourth is not taken', async () => {
    for (let nth = 0; nth < 3; nth++) await ready(shipped)
    expect(await send(shipped)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Er wachten al drie/),
    })
  })

  test('has a name, a kind and its own type', async () => {
    const wrongType = await colleague.post(`${base}?soort=coverage&naam=x.csv`, { body: {} })
    expect(wrongType.status).toBe(415)
    const noKind = await colleague.post(`${base}?naam=x.csv`, {
      headers: { 'content-type': 'application/octet-stream' },
      body: shipped,
    })
    expect(noKind.status).toBe(422)
    expect((await decide(999_999, 'plan')).status).toBe(404)
  })

  test('is read by a lezer, decided by dekking, and neither by personeel', async () => {
    const id = await ready(shipped)
    const lezer = await shop.staff('lezer')
    expect((await read(id, lezer)).import.id).toBe(id)
    expect((await send(shipped, { as: lezer })).status).toBe(403)
    const refused = await lezer.post(`${base}/${id}/besluit`, { body: { act: 'plan' } })
    expect(refused.status).toBe(403)
    expect((await (await shop.staff('personeel')).get(base)).status).toBe(403)
  })
})

test('a file of addresses says which come, go and are named otherwise, and whose lines go with them', async () => {
  await place(shop.visitor(), order)
  const file = shippedAddresses
    .split('\n')
    .flatMap(line => (/;42;;;1017 XN;/.test(line) ? [line.replace(/;42;;;/, ';43;;;')] : [line]))
    .join('\n')
  const id = await ready(file, 'addresses')
  const { comparison } = await read(id)
  expect(comparison?.register).toEqual({ added: 1, gone: 1, renamed: 0 })
  expect(comparison).toMatchObject({ losing: 1, gaining: 1 })
  expect(comparison?.touched[0]).toMatchObject({ kind: 'orders', losing: expect.any(Number) })
})

/** Sends half of a file and closes the connection. */
async function breakOff(as: StaffVisitor): Promise<void> {
  const token = await as.csrfToken()
  const request = http.request(`${shop.url}${base}?soort=coverage&naam=half.csv`, {
    method: 'POST',
    headers: {
      cookie: as.cookie,
      [csrfHeader]: token,
      'content-type': 'application/octet-stream',
      'content-length': Buffer.byteLength(shipped),
    },
  })
  request.on('error', () => undefined)
  request.write(shipped.slice(0, shipped.length / 2))
  await expect.poll(newestState).toBe('receiving')
  request.destroy()
}

async function newestState(): Promise<string | undefined> {
  const sql = 'select state from coverage_imports order by id desc limit 1'
  return (await rowsOf<{ state: string }>(shop, sql))[0]?.state
}
