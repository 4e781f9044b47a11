import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { formatEuro } from '../../../common/money.ts'
import { ids } from '../../orders/server/testing.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { tariffListNames } from '../texts-desk.ts'
import { catalogueWarningTexts } from '../texts-warnings.ts'
import { tariffsOfFiles } from './catalogue-files.ts'
import { priceOf, shippedLine } from './testing.ts'
import { catalogueDeskOf } from './testing-desk.ts'

/** The log of the catalogue: each deed with the products that it changed, what was and what becomes. */

const shop = await startTestShop()
const boss = await shop.staff('beheerder')
const desk = catalogueDeskOf(boss)
afterAll(() => shop.stop())

const line = ids.fibre500For12Months
const name = `${line} ${shippedLine(line).name}`
const euros = (cents: number) => formatEuro(cents)

/** The events since the last look, in the order in which it was done. */
async function logged() {
  const { rows } = await shop.testDatabase.pool.query<{ type: string; data: Record<string, unknown> }>(
    "select type, data from events where type like 'revision-%' and id > $1 order by id",
    [seen],
  )
  const { rows: last } = await shop.testDatabase.pool.query('select coalesce(max(id), 0) as id from events')
  seen = Number(last[0].id)
  return rows.map(({ type, data }) => [type, data.revision, data.products])
}
let seen = 0

test('it has each edit, what was thrown away, what was planned and what was undone, with its products', async () => {
  const id = await desk.make('Prijzen')
  await desk.change(id, line, { priceInCents: 1_000 })
  await desk.change(id, line, { priceInCents: 2_000 })
  const list = { ...tariffsOfFiles().voip, note: 'Anders' }
  await desk.call(endpoint(calls.changeTariffs, { id, lijst: 'voip' }), { version: 0, list })
  const was = euros(priceOf(line))
  expect(await logged()).toEqual([
    ['revision-made', 'Prijzen', undefined],
    ['revision-changed', 'Prijzen', [`${name}: Prijs: ${was} wordt ${euros(1_000)}`]],
    ['revision-changed', 'Prijzen', [`${name}: Prijs: ${euros(1_000)} wordt ${euros(2_000)}`]],
    ['revision-changed', 'Prijzen', [expect.stringContaining(tariffListNames.voip)]],
  ])
  await desk.plan(id)
  const undone = await desk.undo(id)
  expect(undone.status).toBe(200)
  expect(await logged()).toEqual([
    ['revision-planned', 'Prijzen', expect.arrayContaining([`${name}: Prijs: ${was} wordt ${euros(2_000)}`])],
    ['revision-undone', 'Prijzen', expect.arrayContaining([`${name}: Prijs: ${euros(2_000)} wordt ${was}`])],
  ])

  const dropped = await desk.make('Weg')
  await desk.end(dropped, line)
  await desk.call(endpoint(calls.dropRevision, { id: dropped }))
  expect(await logged()).toEqual([
    ['revision-made', 'Weg', undefined],
    ['revision-changed', 'Weg', [`${name}: niet meer te koop`]],
    ['revision-dropped', 'Weg', [`${name}: niet meer te koop`]],
  ])
})

test('it has a file row by row, and nothing of one that is only tried', async () => {
  const id = await desk.make('Bestand')
  await desk.take(id, 'csv', 'Id;Prijs\n11005;3\n', true)
  await desk.take(id, 'csv', 'Id;Prijs\n11005;3\n')
  expect(await logged()).toEqual([
    ['revision-made', 'Bestand', undefined],
    ['revision-changed', 'Bestand', [`${name}: Prijs: ${euros(priceOf(line))} wordt ${euros(300)}`]],
  ])
})

test('it has the warnings that whoever planned it has confirmed, by their product', async () => {
  const id = await desk.make('Foute komma')
  await desk.change(id, line, { priceInCents: priceOf(line) * 10 })
  expect((await desk.plan(id, ['Iets anders'])).status).toBe(409)
  expect((await desk.plan(id)).status).toBe(204)
  const { rows } = await shop.testDatabase.pool.query(
    "select data -> 'warnings' as warnings from events where type = 'revision-planned' order by id desc limit 1",
  )
  const tenfold = catalogueWarningTexts.timesAsMuch(10, euros(priceOf(line)))
  expect(rows).toEqual([{ warnings: [`${name}: Prijs: ${tenfold}`] }])
  await desk.undo(id)
})

test('the desk reads it in words', async () => {
  const response = await boss.get('/api/beheer/logboek')
  expect(response.status).toBe(200)
  expect(JSON.stringify(await response.json())).toContain(`${name}: niet meer te koop`)
})
