import { freePort } from '../src/app/server/testing-serving.ts'
import { endpoint } from '../src/common/contract/call.ts'
import { catalogueCalls } from '../src/features/catalogue/contract.ts'
import { catalogueDeskCalls as calls } from '../src/features/catalogue/contract-desk.ts'
import type { Offering } from '../src/features/catalogue/offering.ts'
import { offeringsOfFiles } from '../src/features/catalogue/server/catalogue-files.ts'
import { benchSecret, type Desk, deskAt, newColleague } from './catalogue-desk.ts'
import { cpuSeconds } from './cpu.ts'
import { type Measured, median, quantile, timesOf } from './measure.ts'
import { ordersOverHttp } from './orders.ts'
import { rateOf } from './prices.ts'
import { inFolder } from './report.ts'
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
export const measureSizes = (most: number): Promise<Sizes> =>
  inFolder('catalogue', async dataDir => {
    const port = await freePort()
    const shop = await startShopProcess({ dataDir, port, env: { APP_SECRET: benchSecret } })
    try {
      const desk = await deskAt(port, (await newColleague(dataDir, 'catalogus')).cookie)
      const shipped = offeringsOfFiles()
      await ordersOverHttp(port, 8, 3_000)
      const few = await measureShop(shipped.length, { desk, dataDir, port, shop })
      const id = await desk.make('Heel veel')
      const [taking = 0] = await timesOf(1, () => desk.take(id, { offerings: moreOf(shipped, most) }))
      const planningAll = (await desk.plan(id)) / 1000
      const many = await measureShop(most, { desk, dataDir, port, shop })
      desk.leave()
      return { findings: [few, many], taking: taking / 1000, planningAll }
    } finally {
      await shop.stop()
    }
  })

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
    const ask = () => desk.call({ ...at, path: at.path + query })
    await timesOf(10, ask)
    const times = await timesOf(asked, ask)
    return { perSecond: 0, p50: median(times), p99: quantile(times, 0.99) }
  }
  const list = await askFor('')
  const search = await askFor('?zoek=abonnement')
  const planning: number[] = []
  for (let count = 0; count < plans; count++) {
    const planned = await desk.make(`Prijs ${count}`)
    await desk.change(planned, line, { priceInCents: 3000 + count })
    planning.push(await desk.plan(planned))
  }
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
    planning: { median: median(planning), longest: quantile(planning, 1) },
    internet,
    mobiel,
    orders,
    orderCpu: {
      shop: ofEach(after.shop - before.shop),
      postgres: ofEach(after.postgres - before.postgres),
    },
  }
}
