import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { catalogueCalls } from '../contract/catalogue.ts'

const { productPrices } = catalogueCalls

const connections = 32
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const run = promisify(execFile)

export type PriceRates = { readonly shop: number; readonly bare: number }

/** Requests per second of the price call, and of a bare node:http server in a thread that sends the same bytes. */
export async function priceRates(port: number, seconds: number): Promise<PriceRates> {
  const url = `http://127.0.0.1:${port}${productPrices.path}?productType=internet`
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const payload = await response.text()
  const bare = await startBareServer(payload, response.headers.get('content-type') ?? '')
  const rates = { shop: await rateOf(url, seconds), bare: await rateOf(bare.url, seconds) }
  await bare.stop()
  return rates
}

/** autocannon in a process of its own, so that it does not share a thread with what it measures. */
async function rateOf(url: string, seconds: number): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [autocannon, '--json', '--no-progress', '-c', String(connections), '-d', String(seconds), url],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  const result: { requests: { average: number }; non2xx: number; errors: number } = JSON.parse(stdout)
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load`)
  return result.requests.average
}

async function startBareServer(payload: string, contentType: string) {
  const thread = new Worker(new URL('./bare-server.ts', import.meta.url), {
    workerData: { payload, contentType },
  })
  const [port] = (await once(thread, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/`, stop: () => thread.terminate() }
}
