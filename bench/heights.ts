/**
 * npm run bench:heights: how high samenstellen as first opened, winkelwagen and its table, gegevens and controle are at 360 and 1280 px, in
 * each state in which a guest meets them, for every product type, and the pages of the website that sell, compare or explain at
 * 390 and 1280; and where the first plan of samenstellen ends on the first screen of a phone. Writes bench/results/heights.md;
 * exit code 1 where samenstellen, that table or such a page is higher than its goal, or a first plan lower. `-- site` and `-- first` measure
 * the website or the first screens alone and write nothing.
 */

import type { Page } from 'playwright-core'
import { openCompose } from '../e2e/support/compose-screen.ts'
import { addresses, checkAddress } from '../e2e/support/internet-screen.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  title,
} from '../e2e/support/order-steps.ts'
import { withShop } from '../e2e/support/with-shop.ts'
import { composeCloud, composeMobiel, composeTelefonie } from '../screenshots/compose.ts'
import type { Visitor } from '../screenshots/screen.ts'
import { waitUntilStable } from '../screenshots/take.ts'
import type { ProductType } from '../src/features/catalogue/product.ts'
import { firstScreens } from './first-screens.ts'
import { circumstances, finish, tableOf } from './report.ts'
import { siteHeights } from './site-heights.ts'

const widths = [360, 1280] as const

const compose: Readonly<Record<ProductType, (visitor: Visitor) => Promise<void>>> = {
  // The check has chosen a line.
  internet: async () => undefined,
  cloud: composeCloud,
  mobiel: composeMobiel,
  telefonie: composeTelefonie,
}

/** Pixels at 360 that samenstellen has at most as first opened: internet with its address checked, the others with nothing chosen. */
const goals: Readonly<Record<ProductType, number>> = {
  internet: 3200,
  cloud: 3500,
  mobiel: 3500,
  telefonie: 3500,
}

/** Pixels that the lines of winkelwagen have at most, by width: half of what they had while their controls stood below them. */
const tableGoals: Readonly<Record<ProductType, readonly number[]>> = {
  internet: [174, 176],
  cloud: [221, 232],
  mobiel: [145, 156],
  telefonie: [544, 551],
}

const open: Readonly<Record<ProductType, (page: Page) => Promise<void>>> = {
  internet: page => checkAddress(page, addresses.fibreAndDsl),
  cloud: page => openCompose(page, 'cloud'),
  mobiel: page => openCompose(page, 'mobiel'),
  telefonie: page => openCompose(page, 'telefonie'),
}

/** A state of a screen, with its heights by width. */
type Measured = { readonly state: string; readonly heights: readonly number[] }

async function heightsOf(page: Page, of: (page: Page) => Promise<number>): Promise<readonly number[]> {
  const heights: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await waitUntilStable(page)
    heights.push(await of(page))
  }
  return heights
}

const wholePage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const tableState = 'winkelwagen, its table'

const table = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)

async function journey(visitor: Visitor, type: ProductType): Promise<readonly Measured[]> {
  const { page } = visitor
  const measured: Measured[] = []
  const measure = async (state: string, of = wholePage) => {
    measured.push({ state, heights: await heightsOf(page, of) })
  }
  await open[type](page)
  await measure('samenstellen, as first opened')
  await compose[type](visitor)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await measure('winkelwagen')
  await measure(tableState, table)

  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await measure('gegevens, empty')
  await page.getByRole('button', { name: /zonder te registreren/ }).click()
  await page.getByText('Vul je IBAN in').first().waitFor()
  await measure('gegevens, every field wrong')
  if (type !== 'internet') await fillInGuestAddress(page)
  await fillInGuest(page)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Betaalgegevens wijzigen' }).waitFor()
  await measure('gegevens, all right')
  await goOnWithoutRegistering(page)
  await measure('gegevens of a known guest')

  await agreeAndGoToCheck(page)
  await measure('controle')
  return measured
}

const highTables = (type: ProductType, measured: readonly Measured[]): readonly string[] =>
  measured
    .filter(({ state }) => state === tableState)
    .flatMap(({ heights }) =>
      heights.map((height, at) => [widths[at], height, tableGoals[type][at]] as const),
    )
    .flatMap(([width, height, goal = 0]) =>
      height > goal ? [`${tableState}, of ${type} at ${width} px: ${height} px, goal ${goal}`] : [],
    )

const [only] = process.argv.slice(2)
const missed: string[] = []
const {
  flow: rows,
  first,
  site,
} = await withShop(async parts => {
  const none = { rows: [], missed: [], widths: [] }
  const site = only === 'first' ? none : await siteHeights(parts.browser, parts.shop.url)
  const first = only === 'site' ? none : await firstScreens(parts.browser, parts.shop.url)
  missed.push(...site.missed, ...first.missed)
  const found: unknown[][] = []
  if (only !== undefined) return { flow: found, first, site }
  for (const type of Object.keys(compose) as ProductType[]) {
    const context = await parts.browser.newContext({
      baseURL: parts.shop.url,
      locale: 'nl-NL',
      viewport: { width: widths[0], height: 740 },
      // A part that opens does so at once.
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const measured = await journey({ page, parts }, type)
    for (const { state, heights } of measured) found.push([type, state, ...heights])
    const asOpened = measured[0]?.heights[0] ?? 0
    if (asOpened > goals[type]) missed.push(`samenstellen of ${type}: ${asOpened} px, goal ${goals[type]}`)
    missed.push(...highTables(type, measured))
    await context.close()
  }
  return { flow: found, first, site }
})
const report = [
  '# Heights of pages',
  '',
  `${circumstances()}. Pixels of the whole page, as a guest meets it who orders without an account.`,
  '',
  tableOf(['type', 'state', ...widths.map(width => `at ${width} px:`)], rows),
  '',
  'Pixels from the top at which the first plan of samenstellen has ended, its name and its price, at 390 × 844.',
  '',
  tableOf(['type', 'ends at:', 'goal:'], first.rows),
  '',
  'Pages of the website that sell, compare or explain, as first opened.',
  '',
  tableOf(['purpose', 'page', ...site.widths.map(width => `at ${width} px:`)], site.rows),
]
await finish(report, only === undefined ? 'heights' : null)
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`)
  process.exitCode = 1
}
