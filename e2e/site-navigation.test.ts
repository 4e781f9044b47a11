import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { untilReady } from './support/ready.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
/** An entry that opens others; `details` and `summary` have no role of their own. */
const item = (page: Page, id: string) => menu(page).locator(`[data-menu-item="${id}"]`)
const own = (page: Page, id: string) => item(page, id).locator('> summary')
const open = (page: Page) =>
  menu(page)
    .locator('details[open]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-menu-item')))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** A page that the server renders, and one that the browser takes over. */
describe.each(['/zakelijk-internet', '/bestellen/cloud/samenstellen'])('the menu on %s', path => {
  async function visitor(width: number) {
    const page = await visit({ width })
    await page.goto(path)
    await untilReady(page)
    return page
  }

  it('opens one drop-down at a time, closes it on its own link and beside it, and goes by keyboard', async () => {
    const page = await visitor(laptop)
    await own(page, 'diensten').click()
    await link(page, 'Managed firewall').waitFor()
    await own(page, 'support').click()
    expect(await open(page)).toEqual(['support'])
    await own(page, 'support').click()
    expect(await open(page)).toEqual([])
    await own(page, 'over-ons').click()
    await page.getByRole('main').click({ position: { x: 2, y: 200 } })
    expect(await open(page)).toEqual([])

    // Arrows within and between, Escape back, Tab on.
    await own(page, 'diensten').focus()
    await page.keyboard.press('Enter')
    expect(await open(page)).toEqual(['diensten'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Zakelijk glasvezel')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Netwerk en security')
    await page.keyboard.press('Escape')
    expect(await open(page)).toEqual([])
    expect(await focused(page)).toContain('Diensten')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toContain('Support')
    await page.keyboard.press('Space')
    expect(await open(page)).toEqual(['support'])
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Routertool')
    await page.keyboard.press('Tab')
    expect(await open(page)).toEqual([])
  })

  it('drills down on a phone, and goes back level by level to the logo', async () => {
    const page = await visitor(phone)
    await burger(page).click()
    const logo = menu(page).getByRole('link', { name: /naar de startpagina/ })
    await logo.waitFor()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden')
    await own(page, 'diensten').click()
    expect(await logo.isVisible()).toBe(false)
    await own(page, 'diensten.security').click()
    await link(page, 'NIS2').waitFor()
    await expect.poll(() => menu(page).getByText('Terug').filter({ visible: true }).count()).toBe(1)
    expect(await link(page, 'Zakelijk glasvezel').isVisible()).toBe(false)
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
    await own(page, 'diensten.security').getByText('Terug').click()
    await own(page, 'diensten.internet').waitFor()
    await own(page, 'diensten').getByText('Terug').click()
    await logo.waitFor()
    expect(await focused(page)).toContain('Diensten')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Menu')
    await burger(page).click()
    expect(await open(page)).toEqual([])
  })

  it('closes and begins anew when the window is widened to 992 px', async () => {
    const page = await visitor(991)
    await burger(page).click()
    await own(page, 'maatwerk').click()
    await page.setViewportSize({ width: 992, height: 900 })
    await burger(page).waitFor({ state: 'hidden' })
    await expect.poll(() => open(page)).toEqual([])
    expect(await menu(page).evaluate(element => element.matches(':popover-open'))).toBe(false)
    await page.setViewportSize({ width: 991, height: 900 })
    await burger(page).click()
    await own(page, 'maatwerk').waitFor()
  })

  it('fits and is accessible at every width', async () => {
    const page = await visitor(320)
    /** Colours are looked at once on either side of where the menu changes. */
    const lookAt = async (width: number, looksAtColours: boolean) => {
      await page.setViewportSize({ width, height: 900 })
      expect(await open(page), `${width} px`).toEqual(['diensten'])
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page, undefined, looksAtColours)
    }
    await burger(page).click()
    await own(page, 'diensten').click()
    await lookAt(320, true)
    await lookAt(768, false)
    await page.setViewportSize({ width: 992, height: 900 })
    await expect.poll(() => open(page)).toEqual([])
    await own(page, 'diensten').click()
    await lookAt(992, true)
    await lookAt(1440, false)
  })
})

it('hears keys and presses that React stops at the document while it takes the page over', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    for (const kind of ['click', 'keydown'])
      document.addEventListener(kind, event => event.stopPropagation(), true)
  })
  await page.goto('/bestellen/cloud/samenstellen')
  await untilReady(page)
  await own(page, 'diensten').click()
  await link(page, 'Zakelijk glasvezel').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Netwerk en security')
  await page.getByRole('main').click({ position: { x: 2, y: 200 } })
  expect(await open(page)).toEqual([])
})

it('closes when the one button in it leads on inside the order flow', async () => {
  const page = await visit()
  await page.goto('/bestellen/cloud/samenstellen')
  await untilReady(page)
  await own(page, 'diensten').click()
  await link(page, 'Check je adres').click()
  await page.waitForURL('**/bestellen/internet/samenstellen')
  expect(await open(page)).toEqual([])
})

it('opens, drills down and leads on without scripts', async () => {
  const page = await visit({ width: phone })
  await page.route('**/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/zakelijk-internet')
  await burger(page).click()
  await own(page, 'diensten').click()
  await own(page, 'diensten.internet').click()
  await own(page, 'diensten.internet').click()
  await own(page, 'diensten.internet').click()
  await expect.poll(() => link(page, 'Zakelijk internet').getAttribute('aria-current')).toBe('page')
  await link(page, 'Zakelijk internet').click()
  await page.waitForURL('**/zakelijk-internet')
})
