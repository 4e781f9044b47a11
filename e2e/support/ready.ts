import type { Page } from 'playwright-core'
import { readyMarks } from '../../src/ui/state/ready-marks.ts'

/** Until the page's script listens: the menu and what waits to be touched. It comes after the page's load event. */
export const untilReady = (page: Page, mark: string = readyMarks.site) =>
  page.waitForFunction(name => performance.getEntriesByName(name).length > 0, mark)

/**
 * Until the page is drawn in its typeface: before, lines may break elsewhere. `document.fonts.ready` says so as well while
 * nothing has been laid out yet, as on a busy machine.
 */
export const untilTypeface = (page: Page) =>
  page.evaluate(async () => {
    const [own] = getComputedStyle(document.body).fontFamily.split(',')
    await document.fonts.load(`1em ${own}`)
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
