import path from 'node:path'
import type { Page } from 'playwright-core'
import type { ShopWithBrowser } from '../e2e/support/with-shop.ts'
import { isNarrow, type Screen } from './screen.ts'
import { makeSteady } from './steady.ts'

/** How long a browser may take for one step on a busy machine, in milliseconds: what comes later hangs. */
const patience = 30_000

const heightOf = (width: number) => (isNarrow(width) ? 740 : 900)

/**
 * Goes to a screen once, in a window of the first of the widths, and takes it at each width, in light and unless only that
 * is wanted in forced colours. Where it cannot be reached, what was there instead is taken.
 * @param folder of this screen
 */
export async function takeScreen(
  { reach, shows, isAt = () => true, isWritten = false }: Screen,
  parts: ShopWithBrowser,
  folder: string,
  { widths, onlyLight }: { readonly widths: readonly number[]; readonly onlyLight: boolean },
): Promise<void> {
  const there = widths.filter(isAt)
  const [first] = there
  if (first === undefined) return
  const context = await parts.browser.newContext({
    baseURL: parts.shop.url,
    viewport: { width: first, height: heightOf(first) },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  try {
    await reach({ page, parts })
    // Else it shows what lies under the pointer by chance as pointed at.
    await page.mouse.move(0, 0)
    for (const width of there) {
      for (const colours of onlyLight ? (['light'] as const) : (['light', 'forced'] as const)) {
        await page.emulateMedia({ forcedColors: colours === 'forced' ? 'active' : 'none' })
        await page.setViewportSize({ width, height: heightOf(width) })
        await waitUntilStable(page)
        if (!isWritten) await makeSteady(page)
        if (shows === 'page') await scrollTo(page, isNarrow(width) ? 'end' : 'start')
        await page.screenshot({
          path: path.join(folder, `${width}-${colours}.png`),
          fullPage: shows === 'page',
        })
      }
    }
  } catch (error) {
    await page.screenshot({ path: path.join(folder, 'failed.png'), fullPage: true }).catch(() => undefined)
    throw error
  } finally {
    await context.close()
  }
}

/** To where what stays in view covers nothing: the bar of a narrow window has its place at the end, the panel of a wide one above. */
const scrollTo = (page: Page, place: 'start' | 'end'): Promise<void> =>
  page.evaluate(end => window.scrollTo(0, end ? document.documentElement.scrollHeight : 0), place === 'end')

/** Waits for typefaces and for pictures, also for those that a visitor would first have to scroll to. */
export const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
