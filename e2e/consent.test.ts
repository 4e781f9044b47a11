import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { action } from './support/order-steps.ts'
import { standInForOthers } from './support/stand-in-script.ts'
import { laptop, phone, sharedShop, testShop } from './support/visits.ts'

const statistics = 'https://stats.example/a.js'
const widget = 'https://chat.example/widget.js'

/** Third-party scripts: set a cookie, report, and put an element on the page. */
const scripts = {
  [statistics]: `document.cookie = '_ga=1; path=/'
    fetch('https://stats.example/collect', { method: 'POST', body: String(window.dataLayer.length) })
    new Image().src = 'https://stats.example/pixel.gif'`,
  [widget]: `document.body.append(Object.assign(document.createElement('div'), { textContent: 'Chat van een ander' }))`,
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-instellingen' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-instellingen' })
const chatOfOthers = (page: Page) => page.getByText('Chat van een ander')
const launcher = (page: Page) => page.getByRole('button', { name: 'Stel je vraag' })

describe('a shop without chat and analytics', () => {
  const { visit } = sharedShop()

  test('asks nothing, and its chat button opens the help panel', async () => {
    const page = await visit()
    const asked = await standInForOthers(page.context(), {})
    for (const path of [paths.home, paths.samenstellen('cloud')]) {
      await page.goto(path)
      await page.getByRole('contentinfo').waitFor()
      expect(await banner(page).count()).toBe(0)
      expect(await settings(page).count()).toBe(0)
    }
    await launcher(page).click()
    await page.getByRole('dialog', { name: 'Waar kunnen we je mee helpen?' }).waitFor()
    expect(asked).toEqual([])
  })
})

describe('a shop with chat and analytics', () => {
  const { visit } = testShop({
    ANALYTICS_SCRIPT_URL: statistics,
    ANALYTICS_ID: 'G-1',
    CHAT_SCRIPT_URL: widget,
  })

  /** A visitor whose browser reaches the sites of others. */
  async function visitor(width = laptop) {
    const page = await visit({ width })
    return { page, asked: await standInForOthers(page.context(), scripts) }
  }

  test.each([phone, laptop])('asks before anything is loaded, and covers nothing, at %i px', async width => {
    const { page, asked } = await visitor(width)
    for (const path of [paths.home, paths.samenstellen('cloud')]) {
      await page.goto(path)
      await answer(page, 'Accepteren').waitFor()
      await expectNoSidewaysScroll(page)
      const [yes, no] = [
        await answer(page, 'Accepteren').boundingBox(),
        await answer(page, 'Weigeren').boundingBox(),
      ]
      expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0)
    }
    // The bar with the totals stays free, also while the question is there.
    await page.getByRole('button', { name: 'Eén meer: Office Compleet', exact: true }).click()
    await action(page, 'In winkelwagen').click({ trial: true })
    await banner(page).getByText('Instellingen', { exact: true }).click()
    await expectNoAxeViolations(page)
    expect(asked).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test('loads them after a yes, which a reload remembers', async () => {
    const { page, asked } = await visitor()
    await page.goto(paths.home)
    await answer(page, 'Accepteren').click()
    await expect.poll(() => asked).toContain('https://stats.example/collect')
    expect(asked).toContain(`${statistics}?id=G-1`)
    expect(await banner(page).isVisible()).toBe(false)

    await page.goto(paths.samenstellen('cloud'))
    await chatOfOthers(page).waitFor()
    expect(await banner(page).isVisible()).toBe(false)
    expect(await launcher(page).isVisible()).toBe(false)
    await page.setViewportSize({ width: 1185, height: 900 })
    expect(await chatOfOthers(page).isVisible()).toBe(false)
  })

  test('loads nothing after a no, which a reload remembers', async () => {
    const { page, asked } = await visitor()
    await page.goto(paths.home)
    await answer(page, 'Weigeren').click()
    expect(await banner(page).isVisible()).toBe(false)
    await page.goto(paths.samenstellen('cloud'))
    await launcher(page).waitFor()
    expect(await banner(page).isVisible()).toBe(false)
    expect(asked).toEqual([])
  })

  test('takes a withdrawal as easily: what ran is gone, its cookies too', async () => {
    const { page, asked } = await visitor()
    await page.goto(paths.home)
    await answer(page, 'Accepteren').click()
    await expect.poll(() => page.context().cookies()).toHaveLength(1)
    await settings(page).click()
    await expect.poll(() => banner(page).evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Statistieken' }).isChecked()).toBe(true)
    await answer(page, 'Weigeren').click()
    await page.waitForEvent('load')
    const before = asked.length
    expect(await page.context().cookies()).toEqual([])
    await page.goto(paths.samenstellen('cloud'))
    await launcher(page).waitFor()
    expect(asked).toHaveLength(before)
  })

  test('takes an answer per purpose, and gives the focus back', async () => {
    const { page, asked } = await visitor()
    const release = await delayScripts(page)
    await page.route(/\/consent-[^/]*\.js$/, route => route.continue())
    await page.goto(paths.samenstellen('cloud'), { waitUntil: 'commit' })
    await answer(page, 'Weigeren').click()
    // A choice made before hydration stays.
    await page.getByRole('status').getByText('Je keuze is bewaard.').waitFor()
    release()
    await launcher(page).click({ trial: true })
    await settings(page).click()
    await page.getByRole('checkbox', { name: 'Statistieken' }).check()
    await answer(page, 'Keuze bewaren').click()
    await page.getByRole('status').getByText('Je keuze is bewaard.').waitFor()
    await expect.poll(() => settings(page).evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => asked).toContain(`${statistics}?id=G-1`)
    expect(asked).not.toContain(widget)
  })

  test('asks about the chat alone when somebody wants to chat', async () => {
    const { page, asked } = await visitor()
    await page.goto(paths.samenstellen('cloud'))
    await answer(page, 'Weigeren').click()
    await launcher(page).click()
    await page.getByRole('heading', { name: 'Mogen we de chat laden?' }).waitFor()
    await expectNoAxeViolations(page)
    await answer(page, 'Niet nu').click()
    expect(asked).toEqual([])
    await launcher(page).click()
    await answer(page, 'Chat toestaan').click()
    await chatOfOthers(page).waitFor()
    expect(asked).toEqual([widget])
  })

  test('asks anew on the next page where the browser keeps nothing', async () => {
    const { page, asked } = await visitor()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto(paths.home)
    await answer(page, 'Accepteren').click()
    await expect.poll(() => asked).toContain(`${statistics}?id=G-1`)
    await page.reload()
    await answer(page, 'Accepteren').waitFor()
  })
})
