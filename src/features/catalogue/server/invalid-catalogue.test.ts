import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { openPool } from '../../../platform/database/pool.ts'
import { ids, order, send, withData } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { type Catalogue, catalogueMetrics, createCatalogue } from './catalogue.ts'
import type { InvalidCatalogue } from './stored-catalogue.ts'
import { priceOf } from './testing.ts'
import { catalogueDeskOf, forgetRevisions, pricesFor } from './testing-desk.ts'

/** A catalogue that somebody broke with psql: what every copy sells, says and counts. */

let shop: TestShop
let copy: Catalogue
let heard: InvalidCatalogue[]
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  heard = []
  pool = openPool((await startShop()).testDatabase.connection, () => undefined)
  copy = createCatalogue(pool, { onInvalid: error => heard.push(error) })
})
async function startShop() {
  shop = await startTestShop()
  return shop
}
afterAll(async () => {
  await pool.end()
  await shop.stop()
})
beforeEach(async () => {
  await forgetRevisions(shop)
  await mend()
  await copy.verified()
  heard.length = 0
})

const line = ids.fibre500For12Months
const now = priceOf(line)
const sql = (text: string, values: readonly unknown[] = []) => shop.testDatabase.pool.query(text, [...values])
const mend = async () => {
  await sql("delete from catalogue_changes where item_id = '77777'")
  await sql(
    `update catalogue_changes set after = jsonb_set(after, '{priceInCents}', to_jsonb($1::int)) where item_id = $2`,
    [now, String(line)],
  )
  await sql(`update catalogue_changes set after = jsonb_set(after, '{id}', '12001') where item_id = '12001'`)
}
const isInvalid = async (of: Catalogue) => (await catalogueMetrics(of)[0]?.read())?.[0]?.value

const breaks = [
  [
    'an offering that no schema takes',
    () =>
      sql(
        `update catalogue_changes set after = jsonb_set(after, '{priceInCents}', '"gratis"') where item_id = $1`,
        [String(line)],
      ),
    `offering ${line}: priceInCents`,
  ],
  [
    'an offering under the id of another',
    () =>
      sql(`update catalogue_changes set after = jsonb_set(after, '{id}', '12002') where item_id = '12001'`),
    'offering 12001: its id is 12002',
  ],
  [
    'a rule that is broken',
    () =>
      sql(
        `insert into catalogue_changes (revision_id, kind, item_id, after)
         select revision_id, kind, '77777', after || '{"id": 77777, "downloadSpeedMbs": null}' from catalogue_changes where item_id = $1`,
        [String(line)],
      ),
    'downloadSpeedMbs',
  ],
] as const

describe.each(breaks)('%s', (_what, breakIt, named) => {
  test('is named once, counted, and not sold: orders go on at the last valid prices, on a copy that starts then too', async () => {
    expect(await isInvalid(copy)).toBe(0)
    await breakIt()
    const asked = await Promise.all([copy.verified(), copy.verified(), copy.verified()])
    for (const { sellables } of asked) expect(sellables.get(line)?.priceInCents).toBe(now)
    await copy.verified()
    expect(heard.map(({ message }) => message)).toEqual([expect.stringContaining(named)])
    expect(await isInvalid(copy)).toBe(1)

    const fresh: InvalidCatalogue[] = []
    const started = createCatalogue(pool, { onInvalid: error => fresh.push(error) })
    expect((await started.current()).sellables.get(line)?.priceInCents).toBe(now)
    expect([fresh.length, await isInvalid(started)]).toEqual([1, 1])

    const agreed = { agreedTotals: { monthly: (now + priceOf(ids.rentalRouter)) / 100, oneTime: 0 } }
    expect((await send(shop.visitor(), withData(agreed))).status).toBe(201)
    expect((await pricesFor(shop.visitor(), 'internet')).get(line)?.price).toBe(now / 100)
  })

  test('is sold again as soon as it is mended', async () => {
    await breakIt()
    await copy.verified()
    await mend()
    await sql(
      `update catalogue_changes set after = jsonb_set(after, '{priceInCents}', to_jsonb($1::int)) where item_id = $2`,
      [now + 100, String(line)],
    )
    expect((await copy.verified()).sellables.get(line)?.priceInCents).toBe(now + 100)
    expect(await isInvalid(copy)).toBe(0)
    expect(heard).toHaveLength(1)
    expect((await send(shop.visitor(), order)).status).toBe(201)
  })
})

describe('a revision that was launched before it was broken', () => {
  const begins = (id: number, seconds: number) =>
    sql("update catalogue_revisions set starts_at = now() + $2 * interval '1 second' where id = $1", [
      id,
      seconds,
    ])

  test('is what every copy goes on selling, though none of them ever read it', async () => {
    const desk = catalogueDeskOf(await shop.staff('beheerder'))
    await copy.verified()
    const launched = await desk.make('Nieuwe prijs', '2098-01-01')
    await desk.change(launched, line, { priceInCents: now + 700 })
    expect((await desk.plan(launched)).status).toBe(204)
    const broken = await desk.make('Kapot', '2098-02-01')
    await desk.change(broken, 11001, { name: 'Anders' })
    expect((await desk.plan(broken)).status).toBe(204)
    await sql(
      `update catalogue_changes set after = jsonb_set(after, '{downloadSpeedMbs}', 'null') where revision_id = $1`,
      [broken],
    )
    // Both begin while nobody looks.
    await begins(launched, -0.002)
    await begins(broken, -0.001)
    const started = createCatalogue(pool, { onInvalid: () => undefined })
    for (const each of [copy, started])
      expect((await each.verified()).sellables.get(line)?.priceInCents).toBe(now + 700)
    expect(await isInvalid(copy)).toBe(1)
  })
})

test('the desk says that it cannot be read, and does not fail', async () => {
  const desk = catalogueDeskOf(await shop.staff('beheerder'))
  const id = await desk.make('Zomer')
  await breaks[0][1]()
  for (const path of ['', '/aanbod', `/aanbod/${line}`, '/aanbod.csv', '/aanbod.json', '/tarieven/voip'])
    expect(
      (await desk.call({ method: 'GET', path: `${calls.revisions.path}/${id}${path}` })).status,
      path,
    ).toBe(503)
  expect((await desk.add(id, 'mobiel')).status).toBe(503)
})
