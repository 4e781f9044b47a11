import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../src/app/server/testing-serving.ts'
import { endpoint } from '../src/common/contract/call.ts'
import { catalogueCalls } from '../src/features/catalogue/contract.ts'
import { catalogueDeskCalls as calls } from '../src/features/catalogue/contract-desk.ts'
import type { Offering } from '../src/features/catalogue/offering.ts'
import { offeringsOfFiles } from '../src/features/catalogue/server/catalogue-files.ts'
import { benchSecret, type Desk, deskAt, newColleague } from './catalogue-desk.ts'
import { cpuSeconds } from './cpu.ts'
import type { Measured } from './measure.ts'
import { ordersOverHttp } from './orders.ts'
import { rateOf } from './prices.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'

/** `cpu`: microseconds of the shop for each. */
type PriceLists = { readonly perSecond: number; readonly cpu: number; readonly bytes: number }

/** Rates and times of desk and shop with a number of offerings. */
export type SizeFindings = {
  readonly offerings: number
  readonly list: Measured
  readonly search: Measured
  /** Milliseconds of planning a revision of one price, the median and the longest. */
  readonly planning: { readonly median: number; readonly longest: number }
  /** Price lists per second: of internet, which stays as it is, and of mobile, which has the others. */
  readonly internet: PriceLists
  readonly mobiel: PriceLists
  readonly orders: Measured
  /** Milliseconds of CPU of an order, of the shop and of PostgreSQL, which a busy machine changes little. */
  readonly orderCpu: { readonly shop: number; readonly postgres: number }
}

export type Sizes = {
  readonly findings: readonly SizeFindings[]
  /** Seconds of taking in the file with all that is added, and of planning that. */
  readonly taking: number
  readonly planningAll: number
}

const line = 11005
const asked = 150
const plans = 15
const ordersMs = 8_000

/** Measures one shop with the offerings that it ships, and then with so many. */
export async function measureSizes(most: number): Promise<Sizes> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-catalogue-'))
  const port = await freePort()
  const shop = await startShopProcess({ dataDir, port, env: { APP_SECRET: benchSecret } })
  try {
    const desk = await deskAt(port, (await newColleague(dataDir, 'catalogus')).cookie)
    const shipped = offeringsOfFiles()
    await ordersOverHttp(port, 8, 3_000)
    const few = await measureShop(shipped.length, { desk, dataDir, port, shop })
    const id = await desk.make('Heel veel')
    let began = performance.now()
    await desk.take(id, { offerings: moreOf(shipped, most) })
    const taking = (performance.now() - began) / 1000
    began = performance.now()
    const planningAll = (await desk.plan(id)) / 1000
    const many = await measureShop(most, { desk, dataDir, port, shop })
    desk.leave()
    return { findings: [few, many], taking, planningAll }
  } finally {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** More subscriptions of mobile, until there are so many offerings. */
function moreOf(shipped: readonly Offering[], most: number): readonly Offering[] {
  const [subscription] = shipped.filter(({ productType }) => productType === 'mobiel')
  if (!subscription) throw new Error('The catalogue has no subscription')
  return Array.from({ length: most - shipped.length }, (_, place) => ({
    ...subscription,
    id: 100_000 + 2 * place,
    position: 1_000 + place,
    name: `Abonnement ${place}`,
    promoted: false,
    setupProduct: subscription.setupProduct && { ...subscription.setupProduct, id: 100_001 + 2 * place },
  }))
}

async function measureShop(
  offerings: number,
  { desk, dataDir, port, shop }: { desk: Desk; dataDir: string; port: number; shop: ShopProcess },
): Promise<SizeFindings> {
  const id = await desk.make(`Met ${offerings}`)
  await desk.change(id, line, { priceInCents: 4000 })
  const at = endpoint(calls.offerings, { id })
  const askFor = async (query: string) => {
    for (let warm = 0; warm < 10; warm++) await desk.call({ ...at, path: at.path + query })
    const times: number[] = []
    for (let count = 0; count < asked; count++) {
      const began = performance.now()
      await desk.call({ ...at, path: at.path + query })
      times.push(performance.now() - began)
    }
    times.sort((a, b) => a - b)
    return { perSecond: 0, p50: times[Math.floor(asked / 2)] ?? 0, p99: times[Math.floor(asked * 0.99)] ?? 0 }
  }
  const list = await askFor('')
  const search = await askFor('?zoek=abonnement')
  const planning: number[] = []
  for (let count = 0; count < plans; count++) {
    const planned = await desk.make(`Prijs ${count}`)
    await desk.change(planned, line, { priceInCents: 3000 + count })
    planning.push(await desk.plan(planned))
  }
  planning.sort((a, b) => a - b)
  const pricesOf = async (type: string) => {
    const url = `http://127.0.0.1:${port}${catalogueCalls.productPrices.path}?productType=${type}`
    const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
    const cpuMicros = async () => 1e6 * (await cpuSeconds({ pid: shop.pid, dataDir })).shop
    await rateOf({ url, cpuMicros }, 1)
    return { ...(await rateOf({ url, cpuMicros }, 4)), bytes }
  }
  const [internet, mobiel] = [await pricesOf('internet'), await pricesOf('mobiel')]
  const before = await cpuSeconds({ pid: shop.pid, dataDir })
  const orders = await ordersOverHttp(port, 8, ordersMs)
  const after = await cpuSeconds({ pid: shop.pid, dataDir })
  const ofEach = (seconds: number) => (1_000 * seconds) / (orders.perSecond * (ordersMs / 1_000))
  return {
    offerings,
    list,
    search,
    planning: { median: planning[Math.floor(plans / 2)] ?? 0, longest: planning.at(-1) ?? 0 },
    internet,
    mobiel,
    orders,
    orderCpu: {
      shop: ofEach(after.shop - before.shop),
      postgres: ofEach(after.postgres - before.postgres),
    },
  }
}
