import type { Browser, Page } from 'playwright-core'
import { more, openCompose, quantity } from '../e2e/support/compose-screen.ts'
import { addresses, checkAddress, openExtras } from '../e2e/support/internet-screen.ts'
import { action, openDetailsAsGuest } from '../e2e/support/order-steps.ts'
import { median as medianOf } from './measure.ts'

/** From the press to the next frame, milliseconds, on a phone with a quarter of this machine's speed; the median of some. */
export type Interaction = { readonly name: string; readonly ms: number }

const phone = { width: 390, height: 844 }
const slowdown = 4
const times = 5
/** The browser tells of no event that was faster. */
const shortestMs = 16
const patienceMs = 1_500

declare global {
  interface Window {
    /** How long each event took to show, since it was last emptied. */
    shownAfter: number[]
  }
}

/** A press on the bare page, and named interactions of the order flow, each on a fresh visit. */
export async function measureInteractions(
  browser: Browser,
  shop: string,
  barePage: string,
): Promise<Interaction[]> {
  return [
    await median('a press on the bare page', async () => {
      const page = await visit(browser, barePage)
      await page.goto('/')
      return press(page, () => page.getByRole('button').click())
    }),
    await median('another term', async () => {
      const page = await composed(browser, shop)
      const other = page.getByRole('radio', { name: / jaar/, checked: false }).first()
      return press(page, () => other.check({ force: true }))
    }),
    await median('an extra', async () => {
      const page = await composed(browser, shop)
      await openExtras(page, 'Televisie')
      const extra = page.getByRole('button', { name: 'Toevoegen: Zakelijke televisie' })
      await extra.scrollIntoViewIfNeeded()
      return press(page, () => extra.click())
    }),
    await median("a plan's stepper", async () => {
      const page = await visit(browser, shop)
      await openCompose(page, 'mobiel')
      await page.waitForLoadState('networkidle')
      await quantity(page, 'Mobiel 5 GB').scrollIntoViewIfNeeded()
      return press(page, () => more(page, 'Mobiel 5 GB').click())
    }),
    await median('the next step', async () => {
      const page = await composed(browser, shop)
      await action(page, 'In winkelwagen').waitFor()
      return press(page, () => action(page, 'In winkelwagen').click())
    }),
    await median('a row of gegevens', async () => {
      const page = await visit(browser, shop)
      await openDetailsAsGuest(page)
      const row = page.getByRole('button', { name: 'Factuur naar wijzigen' })
      await row.scrollIntoViewIfNeeded()
      return press(page, () => row.click())
    }),
  ]

  async function median(name: string, measure: () => Promise<number>): Promise<Interaction> {
    const found: number[] = []
    for (let time = 0; time < times; time++) found.push(await measure())
    return { name, ms: medianOf(found) }
  }
}

async function visit(browser: Browser, baseURL: string): Promise<Page> {
  for (const context of browser.contexts()) await context.close()
  const context = await browser.newContext({ baseURL, viewport: phone })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shownAfter = []
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.shownAfter.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  return page
}

/** Internet composed for an address with fibre, on the screen with everything fetched. */
async function composed(browser: Browser, shop: string): Promise<Page> {
  const page = await visit(browser, shop)
  await checkAddress(page, addresses.fibreAndDsl)
  await page.waitForLoadState('networkidle')
  return page
}

/** The longest that an event of this press took to show. */
async function press(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    window.shownAfter = []
  })
  await act()
  await page
    .waitForFunction(() => window.shownAfter.length > 0, undefined, { timeout: patienceMs })
    .catch(() => undefined)
  const found = await page.evaluate(() => window.shownAfter)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return Math.max(shortestMs, ...found)
}
