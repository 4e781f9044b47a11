import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { waitUntilStable } from '../screenshots/take.ts'
import { addressOfText } from '../src/features/site/pages/content/text-address.ts'

const content = path.resolve(import.meta.dirname, '../content')
const widths = [390, 1280] as const
/** Pixels at 390 that a page has at most which sells, compares or explains (docs/decisions/website.md#pages-by-purpose). */
const goal = 5000

/** Pages that are held to it, with their purpose: others are read from end to end. */
const pages = [
  { purpose: 'home', address: '/' },
  ...globSync('pages/**/*.mdx', { cwd: content }).flatMap(file => {
    const [, purpose] =
      /^purpose: (sell|compare|explain)$/m.exec(readFileSync(path.join(content, file), 'utf8')) ?? []
    return purpose ? [{ purpose, address: addressOfText(file) }] : []
  }),
]

/** Rows of a table with the heights of those pages as first opened, the highest first, and what is higher than its goal. */
export async function siteHeights(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, locale: 'nl-NL', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const measured = []
  for (const { purpose, address } of pages) {
    const heights: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await waitUntilStable(page)
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
    }
    measured.push({ purpose, address, heights })
  }
  await context.close()
  measured.sort((one, other) => (other.heights[0] ?? 0) - (one.heights[0] ?? 0))
  return {
    rows: measured.map(({ purpose, address, heights }) => [purpose, address, ...heights]),
    missed: measured.flatMap(({ address, heights: [onPhone = 0] }) =>
      onPhone > goal ? [`${address}: ${onPhone} px, goal ${goal}`] : [],
    ),
    widths,
  }
}
