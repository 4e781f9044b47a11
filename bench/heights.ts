/**
 * npm run bench:heights: how high winkelwagen, gegevens and controle are at 360 and 1280 px, in each state in which a guest
 * meets them, for every product type. Writes bench/results/heights.md.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { addresses, checkAddress } from '../e2e/support/internet-screen.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  title,
} from '../e2e/support/order-steps.ts'
import type { ProductType } from '../src/features/catalogue/product.ts'
import { composeCloud, composeMobiel, composeTelefonie } from './screenshots/compose.ts'
import type { Visitor } from './screenshots/screen.ts'
import { waitUntilStable } from './screenshots/take.ts'
import { withShop } from './with-shop.ts'

const widths = [360, 1280] as const

const compose: Readonly<Record<ProductType, (visitor: Visitor) => Promise<void>>> = {
  internet: ({ page }) => checkAddress(page, addresses.fibreAndDsl),
  cloud: composeCloud,
  mobiel: composeMobiel,
  telefonie: composeTelefonie,
}

/** A state of a screen, with its heights by width. */
type Measured = { readonly state: string; readonly heights: readonly number[] }

async function heightsOf(page: Page): Promise<readonly number[]> {
  const heights: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await waitUntilStable(page)
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
  }
  return heights
}

async function journey(visitor: Visitor, type: ProductType): Promise<readonly Measured[]> {
  const { page } = visitor
  const measured: Measured[] = []
  const measure = async (state: string) => {
    measured.push({ state, heights: await heightsOf(page) })
  }
  await compose[type](visitor)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await measure('winkelwagen')

  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await measure('gegevens, empty')
  await page.getByRole('button', { name: /zonder te registreren/ }).click()
  await page.getByText('Vul je IBAN in').first().waitFor()
  await measure('gegevens, every field wrong')
  if (type !== 'internet') await fillInGuestAddress(page)
  await fillInGuest(page)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Wijzigen Betaalgegevens' }).waitFor()
  await measure('gegevens, all right')
  await goOnWithoutRegistering(page)
  await measure('gegevens of a known guest')

  await agreeAndGoToCheck(page)
  await measure('controle')
  return measured
}

const rows = await withShop(async parts => {
  const found: string[] = []
  for (const type of Object.keys(compose) as ProductType[]) {
    const context = await parts.browser.newContext({ baseURL: parts.shop.url, locale: 'nl-NL' })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    for (const { state, heights } of await journey({ page, parts }, type))
      found.push(`| ${type} | ${state} | ${heights.join(' | ')} |`)
    await context.close()
  }
  return found
})
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const report = [
  '# Heights of the later steps',
  '',
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}. Pixels of the whole page, as a guest meets it who orders without an account.`,
  '',
  `| type | state | ${widths.map(width => `at ${width} px`).join(' | ')} |`,
  '|---|---|--:|--:|',
  ...rows,
  '',
].join('\n')
process.stdout.write(report)
await writeFile(path.join(import.meta.dirname, 'results/heights.md'), report)
