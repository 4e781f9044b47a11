import http from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { csrfHeader } from '../../../common/contract/session.ts'
import { openDatabase, openPool } from '../../../platform/database/pool.ts'
import { workOnImport } from '../../addresses/server/imports/import-lock.ts'
import { order, place, rowsOf } from '../../orders/server/testing.ts'
import {
  importsPath as base,
  fastestAt42,
  shippedCoverage as shipped,
  shippedAddresses,
  slowerCoverage as slower,
  startImportShop,
} from './testing-imports.ts'

const { shop, bulk, colleague, send, read, decide, work, ready, forgetWaiting, stop } =
  await startImportShop()
afterAll(stop)
beforeEach(forgetWaiting)

const stateOf = async (id: number) => (await read(id)).import.state
const fastest = () => fastestAt42(shop)

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

  test('with very many wrong rows is counted to its end, and names the first thousand', async () => {
    const { id } = await send(`${shipped.split('\n')[0]}\n${'onzin\n'.repeat(100_000)}`)
    const { import: shown, problems } = await read(id)
    expect(shown).toMatchObject({ state: 'refused', badRowCount: 100_000 })
    expect(problems).toHaveLength(1_000)
    expect(problems.at(-1)?.line).toBe(1_001)
    const csv = await (await colleague.get(`${base}/${id}/fouten`)).text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1_001)
  })

  test('sent twice at the same time is taken twice, each whole, and one of them becomes live', async () => {
    const both = await Promise.all([send(slower), send(slower)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    await work()
    const [one = 0, other = 0] = both.map(({ id }) => id)
    expect(one).not.toBe(other)
    for (const id of [one, other]) expect((await read(id)).comparison).toMatchObject({ losing: 1 })
    const pressed = await Promise.all([decide(one, 'plan'), decide(other, 'plan')])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(pressed.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Er is al een ander bestand gepland/),
    )
    await work()
    expect(new Set([await stateOf(one), await stateOf(other)])).toEqual(new Set(['live', 'ready']))
    const live = (await stateOf(one)) === 'live' ? one : other
    expect((await decide(live, 'take-back')).status).toBe(204)
    await work()
  })

  test('a fourth of those that come at once is refused in words', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => send(shipped)))
    expect(four.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409])
    expect(four.find(({ status }) => status === 409)?.message).toMatch(/^Er wachten al drie/)
  })

  test('that is made live on one copy of the shop is answered by the other, and so is that it was taken back', async () => {
    const pool = openPool(shop.testDatabase.connection, () => undefined)
    const database = openDatabase(pool)
    const other = await startTestShop(
      {},
      {},
      { ...shop.testDatabase, pool, database, drop: () => pool.end() },
    )
    try {
      // Both have planned their question for the tables as they were.
      const before = await fastestAt42(other)
      expect(before).toBe(await fastest())
      const id = await ready(slower)
      expect((await decide(id, 'plan')).status).toBe(204)
      await work()
      expect([await fastest(), await fastestAt42(other)]).toEqual([200, 200])
      expect((await decide(id, 'take-back')).status).toBe(204)
      await work()
      expect([await fastest(), await fastestAt42(other)]).toEqual([before, before])
    } finally {
      await other.stop()
    }
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
