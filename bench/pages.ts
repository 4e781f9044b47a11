/**
 * npm run bench:pages [-- --visits N] [--beside CHECKOUT]: Lighthouse with its mobile preset on pages of each kind and on two
 * bare ones, three cold visits to each, of which the one with the middle largest contentful paint counts; then how soon named
 * presses show. Writes bench/results/pages.md; about a quarter of an hour. Controle, which needs details too, shows what a visitor
 * without them gets. Beside another checkout, built before, each page is measured in both, one right after the other, those
 * with a cart and the presses left out; that goes to bench/results/pages-beside.md. With photographs, a page of each
 * layout is measured with its scene and with a made photograph in its place; that goes to bench/results/pages-photographs.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { launchChromium } from '../e2e/support/chromium.ts'
import { more } from '../e2e/support/compose-screen.ts'
import { photographedCheckout } from '../e2e/support/photographed-checkout.ts'
import { paths } from '../src/api/paths.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { productTypes } from '../src/features/catalogue/product.ts'
import { serveBarePages } from './bare-pages.ts'
import { measureInteractions } from './interactions.ts'
import { type PageRun, visitWithLighthouse } from './lighthouse.ts'
import { type MeasuredPage, pagesTables } from './pages-tables.ts'
import { startShopProcess } from './shop-process.ts'

const pages = [
  '/',
  // One page of each layout (docs/decisions/website.md#pages-by-purpose), and a list of tariffs and of posts.
  '/zakelijk-glasvezel',
  '/maatwerk/maatwerk-oplossingen',
  '/netwerk-en-security/nis2',
  '/overstaphulp',
  '/over-ons/onze-werkwijze',
  '/blog/nis2-in-gewone-taal',
  '/telefonie/tarieven-voip',
  '/blog',
  ...productTypes.map(paths.samenstellen),
  paths.winkelwagen('internet'),
  paths.gegevens('internet'),
  paths.controle('internet'),
  paths.login(),
  paths.mijn,
]
/** One page of each layout, measured with scenes and with photographs in their place. */
const layouts = [
  '/',
  '/zakelijk-glasvezel',
  '/telefonie/tarieven-voip',
  '/netwerk-en-security/nis2',
  '/support',
  '/over-ons/onze-werkwijze',
  paths.contact,
]
/** Measured with a cart that the browser kept, as after a reload. */
const stepsWithCart = [paths.winkelwagen('mobiel'), paths.gegevens('mobiel')]
const bareStatic = 'a bare page of HTML'
const bareRouter = 'a bare page of React Router'
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    beside: { type: 'string' },
    photographs: { type: 'boolean', default: false },
  },
})
const visits = Number(values.visits)
const thisCheckout = path.join(import.meta.dirname, '..')

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-pages-'))
try {
  const { measured, file } = await chosen()
  const report = `${title()}\n\n${measured}\n`
  process.stdout.write(report)
  await writeFile(path.join(import.meta.dirname, 'results', file), report)
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/** The tables that the options ask for, and the file that they go to. */
async function chosen(): Promise<{ measured: string; file: string }> {
  if (values.photographs) {
    const shops = { scenes: thisCheckout, photographs: await photographedCheckout() }
    return { measured: await compare(layouts, shops), file: 'pages-photographs.md' }
  }
  if (values.beside === undefined) return { measured: await measure(), file: 'pages.md' }
  const checkouts = [path.resolve(values.beside), thisCheckout]
  const shops = Object.fromEntries(checkouts.map(checkout => [commitOf(checkout), checkout]))
  return { measured: await compare(pages, shops), file: 'pages-beside.md' }
}

/** A browser for Lighthouse, and the bare pages, until `ends`. */
async function begin(ends: AsyncDisposableStack) {
  const chromiumPort = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${chromiumPort}`])
  ends.defer(() => browser.close())
  const bare = await serveBarePages()
  ends.defer(() => bare.close())
  const measured = [
    await measurePage(bareStatic, bare.static, chromiumPort),
    await measurePage(bareRouter, bare.router, chromiumPort),
  ]
  return { chromiumPort, browser, bare, measured }
}

/** Serves what is built in a checkout, until `ends`. @returns its origin */
async function serve(root: string, ends: AsyncDisposableStack): Promise<string> {
  const port = await freePort()
  const shop = await startShopProcess({ port, root, dataDir: await mkdtemp(`${dataDir}/`) })
  ends.defer(() => shop.stop())
  return `http://localhost:${port}`
}

/** Each page in each of these checkouts, one right after the other. */
async function compare(pages: readonly string[], shops: Readonly<Record<string, string>>): Promise<string> {
  await using ends = new AsyncDisposableStack()
  const { chromiumPort, measured } = await begin(ends)
  const served: (readonly [string, string])[] = []
  for (const [name, checkout] of Object.entries(shops)) served.push([name, await serve(checkout, ends)])
  for (const page of pages)
    for (const [name, origin] of served)
      measured.push(await measurePage(`${page} of ${name}`, origin + page, chromiumPort))
  return pagesTables(measured, bareRouter)
}

async function measure(): Promise<string> {
  await using ends = new AsyncDisposableStack()
  const { chromiumPort, browser, bare, measured } = await begin(ends)
  const origin = await serve(thisCheckout, ends)
  for (const page of pages) measured.push(await measurePage(page, origin + page, chromiumPort))
  const visitor = await chromium.connectOverCDP(`http://localhost:${chromiumPort}`)
  await fillCart(visitor, origin)
  for (const page of stepsWithCart)
    measured.push(await measurePage(`${page} with a cart`, origin + page, chromiumPort, visitor))
  return pagesTables(measured, bareRouter, await measureInteractions(browser, origin, bare.router))
}

/** @param visitor whose storage the page is to find; absent for somebody who was never here */
async function measurePage(
  page: string,
  address: string,
  chromiumPort: number,
  visitor?: Browser,
): Promise<MeasuredPage> {
  const runs: PageRun[] = []
  for (let visit = 0; visit < visits; visit++) {
    console.log(`▸ ${page}, visit ${visit + 1} of ${visits}`)
    if (visitor) await emptyCache(visitor)
    runs.push(await visitWithLighthouse(address, chromiumPort, visitor !== undefined))
  }
  return { page, ...middle(runs) }
}

/** A cart of mobiel in what the browser keeps. */
async function fillCart(visitor: Browser, origin: string): Promise<void> {
  const page = await usualContext(visitor).newPage()
  await page.goto(origin + paths.samenstellen('mobiel'))
  await more(page, 'Mobiel 5 GB').click()
  await page.close()
}

async function emptyCache(visitor: Browser): Promise<void> {
  const page = await usualContext(visitor).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}

/** The one that Lighthouse opens its pages in. */
function usualContext(browser: Browser) {
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no context of its own')
  return context
}

function middle(runs: readonly PageRun[]): PageRun {
  const run = runs.toSorted((one, other) => one.lcpMs - other.lcpMs)[Math.floor(runs.length / 2)]
  if (!run) throw new Error('Nothing was measured')
  return run
}

function commitOf(checkout: string): string {
  return execFileSync('git', ['-C', checkout, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
}

function title(): string {
  const commit = commitOf(thisCheckout)
  const cpus = os.cpus()
  return [
    '# Pages',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus.length} × ${cpus[0]?.model.trim()}, Node ${process.version}`,
    '',
    `Lighthouse, mobile preset (a simulated phone on slow 4G), cold cache, the median of ${visits} visits. Sizes are`,
    'of bodies as they travel, over HTTP/1.1 without a proxy; headers, and what a page fetches for the steps that follow once',
    'it answers to presses, stand apart.',
    `The machine's load was ${os.loadavg()[1]?.toFixed(1)} over the last five minutes.`,
  ].join('\n')
}
