import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import type { ProductType } from '../src/features/catalogue/product.ts'
import { expectGoodScreen, expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { quantity } from './support/compose-screen.ts'
import { addresses, checkButton, typeAddress } from './support/internet-screen.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

/** The ids in the cart that the browser keeps. */
const cart = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number }[]).map(({ id }) => id),
  )

const term = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Je hebt hier al een winkelwagen' })

const longName = 'Zakelijk Glasvezel Bedrijfsverzamelgebouwaansluiting 10000/10000 met noodstroom'

/** Names as long as a catalogue may have them stay in their cards, and those in the window. */
async function expectRoomForLongNames(page: Page) {
  // Enabled once React has taken the cards over.
  await page.getByRole('switch', { name: /^Toon ook incl/ }).click({ trial: true })
  const tooWide = await page.locator('[data-promoted]').evaluateAll((cards, name) => {
    const isInside = (card: Element) => {
      const [heading, button] = [card.querySelector('h3'), card.querySelector('a')]
      if (!heading || !button) return false
      heading.textContent = name
      const { right } = heading.getBoundingClientRect()
      return right <= button.getBoundingClientRect().right && heading.scrollWidth <= heading.clientWidth
    }
    return cards.filter(card => !isInside(card)).map(card => card.outerHTML)
  }, longName)
  expect(tooWide).toEqual([])
  await expectNoSidewaysScroll(page)
}

/** Presses the button of a card on a page of the website, once its term shows, and waits until the flow is there. */
async function choose(page: Page, path: string, [type, id]: readonly [ProductType, number], inTerm?: string) {
  await page.goto(path)
  if (inTerm) await term(page, inTerm).check()
  await expectRoomForLongNames(page)
  await page.locator(`a[href="${paths.samenstellen(type)}#keuze=${id}"]`).click()
  await page.waitForURL(`**${paths.samenstellen(type)}*`)
}

/** Says that the plan takes the place of the cart that is there. */
async function begin(page: Page) {
  await dialog(page).getByRole('button', { name: 'Begin met mijn keuze' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** The choice is in the cart, and no longer in the address. */
async function expectCart(page: Page, type: ProductType, ids: readonly number[]) {
  await expect.poll(() => cart(page)).toEqual(ids)
  await page.waitForURL(`**${paths.samenstellen(type)}`)
}

test('a card leads into the order of its type with its plan, on a phone', async () => {
  const page = await visit({ width: phone })
  await choose(page, '/zakelijk-mobiel', ['mobiel', 21201], '2 jaar')
  await expectCart(page, 'mobiel', [21201])
  await expect.poll(() => term(page, '2 jaar').isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'Mobiel 5 GB').inputValue()).toBe('1')

  await choose(page, '/cloud-diensten/office-werkplek', ['cloud', 42507])
  await dialog(page).waitFor()
  await expectGoodScreen(page)
  expect(await cart(page)).toEqual([21201])
  await begin(page)
  await expectCart(page, 'cloud', [42507, 42508])

  await choose(page, '/voip', ['telefonie', 31002])
  await begin(page)
  await expectCart(page, 'telefonie', [31002])

  const line = 'Zakelijk Glasvezel 4000/4000'
  await choose(page, '/zakelijk-glasvezel', ['internet', 11111], '3 jaar')
  await begin(page)
  await page.getByText(line).first().waitFor()
  await expectNoAxeViolations(page)
  await typeAddress(page, addresses.fibreAndDsl)
  await checkButton(page).click()
  await expectCart(page, 'internet', [11111, 11112, 12002])
  await expect.poll(() => page.getByRole('radio', { name: line }).isChecked()).toBe(true)
  await expect.poll(() => term(page, '3 jaar').isChecked()).toBe(true)
})

test('an address that has not the chosen line says what replaces it, on a laptop', async () => {
  const page = await visit()
  await choose(page, '/zakelijk-glasvezel', ['internet', 11005])
  await typeAddress(page, addresses.dslOnly)
  await checkButton(page).click()
  const replacement = page.getByRole('radio', { name: /Zakelijk DSL/, checked: true })
  await replacement.waitFor()
  await page
    .getByText(/^In plaats van Zakelijk Glasvezel 500\/500 staat nu Zakelijk DSL \S+ in je winkelwagen$/)
    .waitFor()
  await expectGoodScreen(page)
  await page.waitForURL(`**${paths.samenstellen('internet')}`)
})
