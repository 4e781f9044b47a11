import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { catalogueCalls } from '../src/features/catalogue/contract.ts'
import { cpuSeconds } from './cpu.ts'
import { median } from './measure.ts'

const { productPrices } = catalogueCalls

const connections = 32
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const run = promisify(execFile)

/** Requests per second, and the microseconds of CPU that the server spent on each. */
type PriceRate = { readonly perSecond: number; readonly cpu: number }

export type PriceRates = { readonly shop: PriceRate; readonly bare: PriceRate }

type Server = { readonly url: string; readonly cpuMicros: () => Promise<number> }

const rounds = 7

/**
 * The price call, and a bare node:http server in a thread that sends the same bytes: the medians of rounds in turn, since a machine that
 * others use changes meanwhile.
 */
export async function priceRates(
  shop: { readonly port: number; readonly pid: number; readonly dataDir: string },
  seconds: number,
): Promise<PriceRates> {
  const url = `http://127.0.0.1:${shop.port}${productPrices.path}?productType=internet`
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const payload = await response.text()
  const bare = await startBareServer(payload, response.headers.get('content-type') ?? '')
  const ours: Server = { url, cpuMicros: async () => 1e6 * (await cpuSeconds(shop)).shop }
  await rateOf(ours, seconds)
  await rateOf(bare, seconds)
  const measured: PriceRates[] = []
  for (let round = 0; round < rounds; round++)
    measured.push({ shop: await rateOf(ours, seconds), bare: await rateOf(bare, seconds) })
  await bare.stop()
  return {
    shop: medianOf(measured.map(each => each.shop)),
    bare: medianOf(measured.map(each => each.bare)),
  }
}

const medianOf = (rates: readonly PriceRate[]): PriceRate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  cpu: median(rates.map(({ cpu }) => cpu)),
})

/** autocannon in a process of its own, so that it does not share a thread with what it measures. */
export async function rateOf({ url, cpuMicros }: Server, seconds: number): Promise<PriceRate> {
  const before = await cpuMicros()
  const { stdout } = await run(
    process.execPath,
    [autocannon, '--json', '--no-progress', '-c', String(connections), '-d', String(seconds), url],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  const result: { requests: { average: number; total: number }; non2xx: number; errors: number } =
    JSON.parse(stdout)
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load`)
  return {
    perSecond: result.requests.average,
    cpu: ((await cpuMicros()) - before) / result.requests.total,
  }
}

async function startBareServer(payload: string, contentType: string) {
  const thread = new Worker(new URL('./bare-server.ts', import.meta.url), {
    workerData: { payload, contentType },
  })
  const [port] = (await once(thread, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}/`,
    cpuMicros: async () => {
      const { user, system } = await thread.cpuUsage()
      return user + system
    },
    stop: () => thread.terminate(),
  }
}
