import type { Page } from 'playwright-core'
import { readyMarks } from '../../web/ready-marks.ts'

/** Until the page's script listens: the menu and what waits to be touched. It comes after the page's load event. */
export const untilReady = (page: Page, mark: string = readyMarks.site) =>
  page.waitForFunction(name => performance.getEntriesByName(name).length > 0, mark)
