import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectNoSidewaysScroll } from './support/accessibility.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import {
  action,
  fillInGuest,
  goOnWithoutRegistering,
  openCheck,
  openDetails,
  title,
} from './support/order-steps.ts'
import { sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

/** A sheet of A4 between its margins, in CSS pixels. */
const paper = 680

/** The pages of what Chromium prints, which writes each as an object of its own. */
const printedPages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** Elements with a background of their own, on which text would be invisible. */
const groundsOnPaper = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter(element => element.checkVisibility())
    .filter(element => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map(element => element.outerHTML.slice(0, 80))

/** On paper there is nothing to press and no way through the site, and everything fits between the margins. */
async function expectGoodPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const part of ['button', 'nav', 'aside', 'dialog', 'input'])
    expect(await page.locator(`${part}:visible`).count(), part).toBe(0)
  expect(await page.evaluate(groundsOnPaper)).toEqual([])
  expect(
    await page
      .getByText(/^(Wijzigen|Terug|Naar de inhoud)$/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await expectNoSidewaysScroll(page)
}

describe('on paper', () => {
  test('an order shows before and after it is placed, on two sheets at most', async () => {
    const page = await visit({ width: paper })
    await openCheck(page)
    await expectGoodPrint(page)
    for (const shown of ['Organisatiegegevens', 'Overzicht van jouw bestelling', 'Hoe verloopt het proces?'])
      await expect
        .poll(() => page.getByRole('heading', { name: shown }).isVisible(), { message: shown })
        .toBe(true)
    // Its sums are a list.
    const sums = page.getByRole('figure', { name: 'Wat je betaalt' }).getByRole('term')
    const lefts = await sums.evaluateAll(terms => terms.map(term => term.getBoundingClientRect().left))
    expect(lefts).toEqual([lefts[0], lefts[0], lefts[0], lefts[0]])
    expect(await printedPages(page)).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'screen' })
    await action(page, 'Bestellen').click()
    await title(page, 'Bedankt voor je bestelling!').waitFor()
    await page.getByText('Bestelnummer').waitFor()
    await expectGoodPrint(page)
    await expect
      .poll(() => page.getByRole('row', { name: /Zakelijk Glasvezel 500\/500/ }).count())
      .toBeGreaterThan(0)
    expect(await printedPages(page)).toBeLessThanOrEqual(2)
  })

  test('a page is read from its title to who we are', async () => {
    const page = await visit({ width: paper })
    for (const address of [paths.terms, '/at01-gpen21', '/zakelijk-internet']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(address)
      await expectGoodPrint(page)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      await expect.poll(() => page.getByRole('contentinfo').getByText('KVK').isVisible()).toBe(true)
      for (const folded of await page.locator('main details > :not(summary)').all())
        await expect.poll(() => folded.isVisible()).toBe(true)
    }
  })
})

/** Whether anything on the page, or before or after it, would move by itself, or scroll smoothly. */
const canMove = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isStill = (style: CSSStyleDeclaration) =>
      style.animationName === 'none' &&
      style.transitionDuration.split(', ').every(duration => duration === '0s') &&
      style.scrollBehavior === 'auto'
    const styles = [...document.querySelectorAll('*')].flatMap(element =>
      [undefined, '::before', '::after'].map(pseudo => getComputedStyle(element, pseudo)),
    )
    return !styles.every(isStill) || document.getAnimations().length > 0
  })

describe('who wants no motion', () => {
  test('gets none on the website and in the order flow', async () => {
    const page = await visit()
    for (const address of [paths.home, '/zakelijk-glasvezel', paths.samenstellen('telefonie')]) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await canMove(page), address).toBe(false)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await canMove(page), address).toBe(true)
    }
  })

  test('gets none where a choice is made and a dialog opens', async () => {
    const page = await visit()
    await checkAddress(page, addresses.fibreAndDsl)
    await page.getByRole('button', { name: 'Zakelijke glasvezel aanvragen' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await canMove(page)).toBe(false)
  })
})

const colours = (place: Locator) =>
  place.evaluate(element => {
    const { color, backgroundColor } = getComputedStyle(element)
    return `${color} on ${backgroundColor}`
  })

describe('who has colours of their own', () => {
  test('sees what is chosen, where the focus is and what cannot be pressed', async () => {
    const page = await visit()
    await page.emulateMedia({ forcedColors: 'active' })
    await checkAddress(page, addresses.fibreAndDsl)
    const lines = page.getByRole('group', { name: 'Glasvezel' }).getByRole('radio')
    await lines.first().check()
    const ticks = page.getByRole('group', { name: 'Glasvezel' }).locator('input:enabled + * svg')
    expect(await ticks.evaluateAll(all => all.map(tick => getComputedStyle(tick).visibility))).toEqual([
      'visible',
      ...Array.from({ length: (await ticks.count()) - 1 }, () => 'hidden'),
    ])
    const button = page.getByRole('button', { name: 'Wijzigen van jouw adres' })
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => button.evaluate(element => getComputedStyle(element).outline))
      .toMatch(/solid [3-9]px$/)
  })

  test('sees which tab is open, and which button waits', async () => {
    const page = await visit()
    await page.emulateMedia({ forcedColors: 'active' })
    await openDetails(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    expect(await colours(tab('Nieuwe klant'))).not.toBe(await colours(tab('Ik ben al klant')))
    await fillInGuest(page)
    await goOnWithoutRegistering(page)
    const waiting = action(page, 'Naar controle')
    expect(await waiting.isEnabled()).toBe(false)
    const help = page.getByRole('button', { name: 'Hulp nodig?' })
    expect(await colours(waiting)).not.toBe(await colours(help))
    // A button of underlined words has no edge to lie over its neighbours.
    const [edge, ground] = await help.evaluate(element =>
      [getComputedStyle(element).borderTopColor, getComputedStyle(document.body).backgroundColor].map(
        colour => colour.match(/\d+/g)?.slice(0, 3),
      ),
    )
    expect(edge).toEqual(ground)
  })
})
