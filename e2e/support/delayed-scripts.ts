import type { Page } from 'playwright-core'

/**
 * From now on no script file of the shop arrives, as over a slow network; what is already on the page goes on.
 * @returns lets them come
 */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]*\.js$/, async route => {
    await released
    await route.continue()
  })
  return release
}

/** Shows a page whose scripts are held back: its load event has to wait for them. */
export const reloadWithoutWaiting = (page: Page) => page.reload({ waitUntil: 'commit' })
