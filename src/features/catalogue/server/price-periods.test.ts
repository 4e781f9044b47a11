import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { openPool, transaction } from '../../../platform/database/pool.ts'
import { takeClock } from '../../../platform/database/testing-clock.ts'
import { PriceChanged } from '../../orders/contract.ts'
import { ids, order, send, storedCounts, withData } from '../../orders/server/testing.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { offeringsOfFiles } from './catalogue-files.ts'
import { importCatalogue } from './import-catalogue.ts'
import { priceOf, shippedLine } from './testing.ts'

/** Prices of tomorrow, imported today: what every copy and every order goes by, without anybody doing anything. */

const line = ids.fibre500For12Months
const now = priceOf(line)
const later = now + 500
const nameNow = shippedLine(line).name
const laterName = 'De lijn van morgen'
/** The day, as it is written for an import. */
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toLocaleDateString('sv-SE', {
  timeZone: 'Europe/Amsterdam',
})

const shop = await startTestShop()
const offerings = offeringsOfFiles().map(offering =>
  offering.id === line ? { ...offering, priceInCents: later, name: laterName } : offering,
)
const imported = await transaction(shop.testDatabase.database, tx =>
  importCatalogue(tx, { offerings }, tomorrow, { name: 'Prijzen van morgen', origin: 'file' }),
)
if (imported.kind !== 'imported') throw new Error(`The import was ${imported.kind}`)
const begin = imported.at
const justBefore = new Date(begin.getTime() - 1)
const clock = await takeClock(shop.testDatabase, justBefore)
const pools = [0, 1].map(() => openPool(shop.testDatabase.connection, () => undefined))
const copies = pools.map(pool => createCatalogue(pool))
afterAll(async () => {
  await Promise.all(pools.map(pool => pool.end()))
  await shop.stop()
})

const soldOn = async (copy: Catalogue) => {
  const { name, priceInCents } = (await copy.verified()).sellables.get(line) ?? {}
  return [name, priceInCents]
}
const versionOn = async (copy: Catalogue) => (await copy.verified()).version
const agreedTo = (cents: number) => ({
  ...withData({ agreedTotals: { monthly: (cents + priceOf(ids.rentalRouter)) / 100, oneTime: 0 } }),
  products: order.products.map(product => ({
    ...product,
    agreedPrice: product.id === line ? cents / 100 : undefined,
  })),
})

/** Copies that follow the catalogue and never look because somebody asks. */
describe('copies that nobody asks', () => {
  test('sell what is launched from its moment on', async () => {
    await clock.set(justBefore)
    const quiet = pools.map(pool => createCatalogue(pool, { now: () => 0 }))
    const ends = quiet.map(copy => copy.watch())
    const soldNow = () =>
      Promise.all(quiet.map(async copy => (await copy.current()).sellables.get(line)?.priceInCents))
    expect(await soldNow()).toEqual([now, now])
    await clock.set(begin)
    await vi.waitFor(async () => expect(await soldNow()).toEqual([later, later]), 30_000)
    for (const end of ends) end()
  })
})

describe('a price and a name of tomorrow', () => {
  test('become current by themselves and together, on every copy at the same moment', async () => {
    await clock.set(justBefore)
    expect(await Promise.all(copies.map(soldOn))).toEqual([
      [nameNow, now],
      [nameNow, now],
    ])
    const [before] = await Promise.all(copies.map(versionOn))
    await clock.set(begin)
    expect(await Promise.all(copies.map(soldOn))).toEqual([
      [laterName, later],
      [laterName, later],
    ])
    const after = await Promise.all(copies.map(versionOn))
    expect(new Set(after).size).toBe(1)
    expect(after).not.toContain(before)
  })

  test('are what an order goes by from its first moment, though its copy has the price of before in memory', async () => {
    await clock.set(justBefore)
    const visitor = shop.visitor()
    expect((await send(visitor, agreedTo(now))).status).toBe(201)
    const stored = await storedCounts(shop)

    await clock.set(begin)
    const refused = await send(visitor, agreedTo(now))
    expect(refused.status).toBe(409)
    expect(PriceChanged.parse(refused.body).changes).toContainEqual({
      id: line,
      was: now / 100,
      now: later / 100,
    })
    expect(await storedCounts(shop)).toEqual(stored)
    expect((await send(visitor, agreedTo(later))).status).toBe(201)
  })
})
