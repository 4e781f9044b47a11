import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { asLookedAt, photographAlt, photographedCheckout } from './support/photographed-checkout.ts'
import { untilTypeface } from './support/ready.ts'
import { laptop, phone, testShop } from './support/visits.ts'

const scenes = ['street', 'company', 'not-found', 'empty-basket']
const { visit } = testShop({}, () => photographedCheckout(scenes, asLookedAt))

/** The only scene of its proportions. */
const drawnStreet = 'main svg[viewBox="0 0 640 360"]'

/** The version that the browser chose, once it is there. */
async function shownPhotograph(page: Page) {
  const photograph = page.locator('main').getByRole('img', { name: photographAlt }).first()
  await photograph.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      photograph.evaluate(
        image => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth,
      ),
    )
    .toBeGreaterThan(0)
  return photograph.evaluate(image => {
    const { currentSrc, naturalWidth, clientWidth } = image as HTMLImageElement
    return { file: new URL(currentSrc).pathname, isWideEnough: naturalWidth >= clientWidth }
  })
}

test.each([phone, laptop])('photographs are in, and their scenes out, at %i px', async width => {
  const page = await visit({ width, expectedProblems: /404/ })
  for (const [path, scene] of [
    ['/', 'street'],
    ['/over-ons/onze-werkwijze', 'company'],
    ['/bestaat-niet', 'not-found'],
    [paths.emptyBasket, 'empty-basket'],
  ] as const) {
    await page.goto(path)
    const { file, isWideEnough } = await shownPhotograph(page)
    expect(file).toMatch(new RegExp(`^/assets/${scene}-\\d+-[0-9a-f]{12}\\.avif$`))
    expect(isWideEnough).toBe(true)
    expect(await page.locator(drawnStreet).count()).toBe(0)
  }
})

test('the other scenes stay as they are drawn', async () => {
  const page = await visit()
  await page.goto('/support')
  await page.locator('main svg[viewBox="0 0 480 360"]').first().waitFor()
  expect(await page.getByRole('img', { name: photographAlt }).count()).toBe(0)
})

test.each([phone, laptop])('nothing moves when a photograph comes, at %i px', async width => {
  const page = await visit({ width })
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/company-*', async route => {
    isAsked()
    await released
    await route.continue()
  })
  await page.goto('/over-ons/onze-werkwijze', { waitUntil: 'domcontentloaded' })
  await asked
  await untilTypeface(page)
  const places = () =>
    page
      .locator('main :is(h1, h2)')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()))
  const before = await places()
  release()
  await shownPhotograph(page)
  expect(await places()).toEqual(before)
})
