/**
 * npm run bench:pages: Lighthouse with its mobile preset on pages of each kind, three cold visits to each, of which the
 * one with the middle largest contentful paint counts. Writes bench/results/pages.md; about six minutes. A step that needs
 * a cart shows what a visitor without one gets.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { productTypes } from '../domain/product.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { paths } from '../web/paths.ts'
import { type PageRun, visitWithLighthouse } from './lighthouse.ts'
import { type MeasuredPage, pagesTables } from './pages-tables.ts'
import { freePort, startShopProcess } from './shop-process.ts'

const pages = [
  '/',
  '/zakelijk-glasvezel',
  '/telefonie/tarieven-voip',
  '/blog',
  ...productTypes.map(paths.samenstellen),
  paths.winkelwagen('internet'),
  paths.gegevens('internet'),
  paths.controle('internet'),
  paths.login(),
  paths.mijn,
]
const visits = 3

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-pages-'))
try {
  const measured = await measurePages()
  const report = `${title()}\n\n${pagesTables(measured)}\n`
  process.stdout.write(report)
  await writeFile(path.join(import.meta.dirname, 'results/pages.md'), report)
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

async function measurePages(): Promise<MeasuredPage[]> {
  const [port, chromiumPort] = [await freePort(), await freePort()]
  const shop = await startShopProcess({ port, dataDir })
  const chromium = await launchChromium([`--remote-debugging-port=${chromiumPort}`])
  try {
    const measured: MeasuredPage[] = []
    for (const page of pages) {
      const runs: PageRun[] = []
      for (let visit = 0; visit < visits; visit++)
        runs.push(await visitWithLighthouse(`http://localhost:${port}${page}`, chromiumPort))
      measured.push({ page, ...middle(runs) })
    }
    return measured
  } finally {
    await chromium.close()
    await shop.stop()
  }
}

function middle(runs: readonly PageRun[]): PageRun {
  const run = runs.toSorted((one, other) => one.lcpMs - other.lcpMs)[Math.floor(runs.length / 2)]
  if (!run) throw new Error('Nothing was measured')
  return run
}

function title(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const cpus = os.cpus()
  return [
    '# Pages',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus.length} × ${cpus[0]?.model.trim()}, Node ${process.version}`,
    '',
    `Lighthouse, mobile preset (a simulated phone on slow 4G), cold cache, the median of ${visits} visits. Sizes as they travel,`,
    'with headers, over HTTP/1.1 without a proxy; what a page fetches after its load event for the steps that follow stands apart.',
    `The machine's load was ${os.loadavg()[1]?.toFixed(1)} over the last five minutes.`,
  ].join('\n')
}
