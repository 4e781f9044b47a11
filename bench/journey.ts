/**
 * npm run bench:journey: somebody without an account orders internet on a phone of 390 px by taps and keys. Counts both, and
 * the seconds, with the network and the processor as they are, on slow 4G, and with a processor four times as slow; the
 * median of three visits counts. Writes bench/results/journey.md when all three were measured.
 */

import { parseArgs } from 'node:util'
import type { CDPSession } from 'playwright-core'
import { type ShopWithBrowser, withShop } from '../e2e/support/with-shop.ts'
import { guestOrdersInternet, type Journey } from './journey/guest-orders.ts'
import { circumstances, finish, tableOf } from './report.ts'

const conditions = ['unthrottled', 'slow-4g', 'slow-cpu'] as const
type Condition = (typeof conditions)[number]

const names: Readonly<Record<Condition, string>> = {
  unthrottled: 'unthrottled',
  'slow-4g': 'slow 4G',
  'slow-cpu': '4× CPU',
}

/** As Chromium's developer tools and Lighthouse mean it. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const phone = { width: 390, height: 844 }
const patienceMs = 120_000

const { values } = parseArgs({
  options: { only: { type: 'string' }, visits: { type: 'string', default: '3' } },
})
const visits = Number(values.visits)
const measured = conditions.filter(condition => values.only === undefined || condition === values.only)
if (measured.length === 0 || !Number.isInteger(visits) || visits < 1) {
  process.stderr.write(`Usage: npm run bench:journey -- [--only ${conditions.join(' | ')}] [--visits N]\n`)
  process.exit(2)
}

const report = await withShop(async parts => {
  const rows: (readonly unknown[])[] = []
  for (const condition of measured) {
    const journeys: Journey[] = []
    for (let visit = 0; visit < visits; visit++) journeys.push(await journey(parts, condition))
    rows.push(row(condition, middle(journeys)))
  }
  return [...title(), tableOf(['', 'taps:', 'keys:', 'of which Tab:', 'seconds:'], rows)]
})
await finish(report, measured.length === conditions.length ? 'journey' : null)

/** One visit with nothing in the browser's cache. */
async function journey({ browser, shop }: ShopWithBrowser, condition: Condition): Promise<Journey> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'nl-NL',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    await throttle(await context.newCDPSession(page), condition)
    return await guestOrdersInternet(page)
  } finally {
    await context.close()
  }
}

async function throttle(session: CDPSession, condition: Condition): Promise<void> {
  if (condition === 'slow-4g') {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  if (condition === 'slow-cpu') await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function middle(journeys: readonly Journey[]): Journey {
  const journey = journeys.toSorted((one, other) => one.seconds - other.seconds)[
    Math.floor(journeys.length / 2)
  ]
  if (!journey) throw new Error('Nothing was measured')
  return journey
}

function row(condition: Condition, { taps, keys, tabs, seconds }: Journey): readonly unknown[] {
  return [names[condition], taps, keys, tabs, seconds.toFixed(1)]
}

function title(): readonly string[] {
  return [
    '# A guest orders internet on a phone',
    '',
    circumstances(),
    '',
    'From the address form of the compose page to the thank-you page at 390 px, by a robot that neither reads nor thinks and',
    `types without a pause; cold cache, the median of ${visits} visits. A Tab is a key; who taps every field instead makes as many`,
    'taps more.',
    '',
  ]
}
