import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { budgetedPages, maxRequests } from '../src/app/page-budgets.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { beLoggedIn, newCustomer } from './support/account.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { openDetails } from './support/order-steps.ts'
import { untilReady, untilTypeface } from './support/ready.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

/** Actions of a visitor before opening a page, for pages that need them. */
const before: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [paths.winkelwagen('internet')]: openDetails,
  [paths.gegevens('internet')]: openDetails,
  [paths.mijn]: async page => beLoggedIn(page, shop(), await newCustomer(database())),
}

test.each([
  ...budgetedPages.hydrated.map(path => [path, readyMarks.hydrated] as const),
  ...budgetedPages.website.map(path => [path, readyMarks.site] as const),
])('%s answers to presses after at most 30 requests', async (path, mark) => {
  const page = await visit({ width: phone })
  await before[path]?.(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path)
  // Nobody opens controle by its address: what was agreed to is not kept.
  const shown = path === paths.controle('internet') ? paths.samenstellen('internet') : path
  expect(new URL(page.url()).pathname).toBe(shown)
  await untilReady(page, mark)
  const files = await page.evaluate(mark => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [ready] = performance.getEntriesByName(mark)
    const until = Math.max(navigation?.loadEventStart ?? 0, ready?.startTime ?? 0)
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // Pictures below the window may come early where a browser is fast.
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(({ src }) => src)
    return resources
      .filter(({ startTime, name }) => startTime < until && !lazy.includes(name))
      .map(({ name }) => name)
  }, mark)
  expect(files.filter(name => name.endsWith('.js')).length).toBeGreaterThan(0)
  // The page itself is one too.
  expect(files.length + 1).toBeLessThanOrEqual(maxRequests)
})

/** A picture of the whole page that the next one is equal to: a busy machine may still be painting the first. */
async function settled(page: Page, before?: Buffer): Promise<Buffer> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  return before?.equals(picture) ? picture : settled(page, picture)
}

test.each(['/contact', '/voip'])(
  '%s looks before its whole sheet comes as it does afterwards',
  async path => {
    const opened = async (withSheet: boolean) => {
      const page = await visit({ width: phone, expectedProblems: /style-/ })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (!withSheet) await page.route('**/*.css', route => route.abort())
      await page.goto(path)
      if (withSheet)
        await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null))
      await untilTypeface(page)
      return settled(page)
    }
    const before = await opened(false)
    expect(before.equals(await opened(true))).toBe(true)
  },
)

test.each([paths.samenstellen('internet'), paths.samenstellen('telefonie')])(
  '%s looks before React takes it over, and before its sheet counts, as with it',
  async path => {
    const page = await visit({ width: phone })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await delayScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').last().waitFor({ state: 'attached' })
    await untilTypeface(page)
    const before = await settled(page)
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[data-later-styles]')?.sheet,
    )
    await page.evaluate(() => document.querySelector('link[data-later-styles]')?.removeAttribute('media'))
    expect(before.equals(await settled(page))).toBe(true)
  },
)

test('a page whose sheet does not come is taken over all the same', async () => {
  const page = await visit({ width: phone, expectedProblems: /style-|ERR_FAILED/ })
  await page.route('**/*.css', route => route.abort())
  await page.goto(paths.samenstellen('internet'))
  await expect.poll(() => page.getByLabel('Postcode').isEnabled()).toBe(true)
})

test.each(['/', paths.samenstellen('internet')])('%s asks for no script before it is painted', async path => {
  const page = await visit({ width: phone })
  await page.goto(path)
  await untilReady(page)
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts.length).toBeGreaterThan(0)
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
})

test.each([
  ['in a tab that nobody looks at', true],
  ['whose browser never tells of the paint', false],
])('a page %s is taken over without being painted', async (_which, isHidden) => {
  const page = await visit({ width: phone })
  await page.addInitScript(hidden => {
    Object.defineProperty(document, 'hidden', { get: () => hidden })
    PerformanceObserver.prototype.observe = () => undefined
  }, isHidden)
  await page.goto(paths.samenstellen('internet'))
  await expect.poll(() => page.getByLabel('Postcode').isEnabled()).toBe(true)
})
