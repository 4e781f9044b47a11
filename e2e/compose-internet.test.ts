import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shippedLine } from '../src/features/catalogue/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import {
  addresses,
  basket,
  checkAddress,
  checkButton,
  openExtras,
  openInternet,
  type Typed,
  typeAddress,
} from './support/internet-screen.ts'
import { action, title } from './support/order-steps.ts'
import { euros, eurosOf } from './support/prices.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const fibre500 = 'Zakelijk Glasvezel 500/500'
const includedRouter = shippedLine(12002)

test('the whole screen fits and is accessible', async () => {
  const page = await visit({ width: phone })
  await openInternet(page)
  await expectGoodScreen(page)

  await checkHere(page, addresses.fibreAndDsl)
  await openExtras(page, 'Televisie')
  await page.getByRole('button', { name: 'Toevoegen: Zakelijke televisie' }).click()
  await openExtras(page, 'Back-up internet')
  // Clear of the bar at the bottom, which may cover a part of any button until the page is scrolled.
  const backup = page.getByRole('button', { name: 'Toevoegen: 5G Back-up' })
  await backup.evaluate(button => button.scrollIntoView({ block: 'center' }))
  await expectGoodScreen(page)
})

/** Types another address where the form is open, and waits for what is found there. */
async function checkHere(page: Page, address: Typed): Promise<void> {
  await typeAddress(page, address)
  await checkButton(page).click()
  await page.getByRole('heading', { name: 'Jouw adres' }).waitFor()
}

test('at an address with fibre the line that most choose is picked, and all that goes with it is chosen, changed and taken back', async () => {
  const page = await visit()
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByText('Frederiksplein 42, 1017 XN Amsterdam').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: fibre500 }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: '1 jaar' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: 'Bestelling' }).isChecked()).toBe(true)
  await page.getByText('6 uur hersteltijd bij een storing').waitFor()
  const panel = basket(page)
  await panel
    .getByRole('listitem')
    .filter({ hasText: fibre500 })
    .getByText('Meest gekozen bij een looptijd van 1 jaar')
    .waitFor()
  await panel.getByRole('region', { name: 'Per maand' }).getByText('Zakelijke router (huur)').waitFor()
  await panel.getByRole('region', { name: 'Eenmalig' }).getByText(`Installatie ${fibre500}`).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: `Toegevoegd: ${fibre500}` })
    .waitFor({ state: 'attached' })
  // The form had the focus and is gone; the reader goes on where it stood.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jouw adres')

  // An extra takes the place of its group until it is removed, and nothing above it moves.
  const group = page.getByRole('region', { name: 'Back-up internet' })
  await group.getByText('vanaf').waitFor()
  await openExtras(page, 'Back-up internet')
  const add = group.getByRole('button', { name: 'Toevoegen: 5G Back-up' })
  await add.scrollIntoViewIfNeeded()
  const topOfGroup = async () => (await group.boundingBox())?.y
  const before = await topOfGroup()
  await add.click()
  await basket(page).getByText('5G Back-up').waitFor()
  await expect.poll(() => group.getByRole('button').count()).toBe(1)
  expect(await topOfGroup()).toBe(before)
  await group.getByRole('button', { name: 'Verwijderen: 5G Back-up' }).click()
  await group.getByText('vanaf').waitFor()
  expect(await topOfGroup()).toBe(before)
  await expect.poll(() => basket(page).getByText('1 × 5G Back-up').count()).toBe(0)

  // Television brings one box, four at most, and takes them along when it goes.
  await openExtras(page, 'Televisie')
  await page.getByRole('button', { name: 'Toevoegen: Zakelijke televisie' }).click()
  const boxes = page.getByRole('spinbutton', { name: 'Aantal: Tv-ontvanger' })
  await expect.poll(() => boxes.inputValue()).toBe('1')
  await expect
    .poll(() => page.getByRole('button', { name: 'Eén minder: Tv-ontvanger' }).isDisabled())
    .toBe(true)

  const more = page.getByRole('button', { name: 'Eén meer: Tv-ontvanger' })
  for (const expected of ['2', '3', '4']) {
    await more.click()
    await expect.poll(() => boxes.inputValue()).toBe(expected)
  }
  await expect.poll(() => more.isDisabled()).toBe(true)
  await basket(page).getByText('4 ×').waitFor()

  await page.getByRole('button', { name: 'Verwijderen: Zakelijke televisie' }).click()
  await boxes.waitFor({ state: 'detached' })
  await expect.poll(() => basket(page).getByText('4 ×').count()).toBe(0)

  // A longer term keeps the speed and includes the router; a router of your own stays.
  await page.getByRole('radio', { name: '3 jaar' }).check()
  await panel.getByText('Looptijd 3 jaar').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: fibre500 }).isChecked()).toBe(true)
  const included = page.getByRole('radio', { name: 'Zakelijke router (inbegrepen)' })
  await expect.poll(() => included.isChecked()).toBe(true)
  await page
    .getByText(`Normaal ${euros(includedRouter.listPriceInCents ?? 0)}`)
    .first()
    .waitFor()

  await page.getByRole('radio', { name: 'Eigen router' }).check()
  await page.getByRole('radio', { name: '1 jaar' }).check()
  await panel.getByText('Looptijd 1 jaar').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Eigen router' }).isChecked()).toBe(true)

  // Another address empties the cart, and the old one can be brought back with it.
  await page.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).check()
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('1017 XN')
  await basket(page).getByText('Je bestelling is op dit moment nog leeg.').waitFor()

  await page.getByRole('button', { name: 'Zet terug' }).click()
  await page.getByText('Frederiksplein 42, 1017 XN Amsterdam').waitFor()
  await expect
    .poll(() => page.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).isChecked())
    .toBe(true)
})

test('each address says what can be had there: copper alone, fibre that is near, or nothing', async () => {
  const page = await visit()
  const goOnAt = async (address: Typed) => {
    await page.getByRole('button', { name: 'Wijzigen' }).click()
    await checkHere(page, address)
  }
  // DSL is picked, and fibre is shown as out of reach.
  await checkAddress(page, addresses.dslOnly)
  await expect.poll(() => page.getByRole('radio', { name: /Zakelijk DSL/, checked: true }).count()).toBe(1)
  await page.locator('summary', { hasText: /^Glasvezel/ }).click()
  await expect.poll(() => page.getByRole('radio', { name: fibre500 }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Zakelijke glasvezel aanvragen' }).waitFor()
  await expectNoAxeViolations(page)

  // It makes the request a quote, and says why.
  await goOnAt(addresses.fibreNear)
  const onlyQuote = async () => {
    const quote = page.getByRole('radio', { name: 'Vrijblijvende prijsopgave' })
    await expect.poll(() => quote.isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: 'Bestelling' }).isDisabled()).toBe(true)
  }
  await onlyQuote()
  await page.getByText('Op jouw adres maken we eerst een vrijblijvende prijsopgave.').first().waitFor()
  await page.getByText('We nemen je aanvraag nog een keer met je door').waitFor()
  await page.getByRole('radio', { name: fibre500 }).check()

  await onlyQuote()
  await page.getByText('Je aanvraag is nu een vrijblijvende prijsopgave').waitFor()
  await page
    .getByText(/We moeten graven en dat duurt 10 tot 20 weken/)
    .first()
    .waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('requestType'))).toBe('quote')
  await expectNoAxeViolations(page)

  // An enquiry is offered.
  await goOnAt(addresses.nothing)
  await page.getByRole('heading', { name: 'Op dit adres kunnen we nog niet leveren' }).waitFor()
  await page.getByRole('button', { name: 'Zakelijke glasvezel aanvragen' }).waitFor()
  expect(await page.getByRole('radio', { disabled: false }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'In winkelwagen' }).isDisabled()).toBe(true)
  expect(await page.getByText('Binnen 1 werkdag gebeld').count()).toBe(0)
  await expectNoAxeViolations(page)
})

test.each([
  [phone, 844],
  [laptop, 900],
])('first of all the answer, and the lines in sight below it, at %i by %i pixels', async (width, height) => {
  const page = await visit({ width, height })
  await openInternet(page)
  await typeAddress(page, addresses.fibreAndDsl)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  // A press with the mouse may scroll to the button first.
  await page.keyboard.press('Enter')
  const price = eurosOf(11001)
  await page.getByText(`Glasvezel tot 4000 Mbit/s ligt er al, vanaf ${price} per maand.`).waitFor()
  const second = page.getByRole('radio', { name: 'Zakelijk Glasvezel 200/200' })
  expect(await scrolled()).toBe(before)
  await expect.poll(() => second.evaluate(isInSight)).toBe(true)
})

/** Runs in the page: whether the speed and price at the top of a line's row can be seen. */
function isInSight(radio: Element): boolean {
  const { left, width, top } = radio.getBoundingClientRect()
  const firstLine = 20
  return document.elementFromPoint(left + width / 2, top + firstLine) === radio
}

test('after a reload the saved address is checked again and the choices stand', async () => {
  const page = await visit()
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByRole('radio', { name: '3 jaar' }).check()
  await page.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).check()
  await page.reload()
  await page.getByText('Frederiksplein 42, 1017 XN Amsterdam').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: '3 jaar' }).isChecked()).toBe(true)
  await expect
    .poll(() => page.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).isChecked())
    .toBe(true)

  // At another address the term stays, after one more reload too.
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await page.reload()
  await typeAddress(page, addresses.dslOnly)
  await checkButton(page).click()
  await expect.poll(() => page.getByRole('radio', { name: '3 jaar' }).isChecked()).toBe(true)
})

test('the screen can be done with the keyboard alone', async () => {
  const page = await visit()
  await openInternet(page)
  await page.getByLabel('Postcode').focus()
  await page.keyboard.type('1017 XN')
  await page.keyboard.press('Tab')
  await page.keyboard.type('42')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Jouw adres' }).waitFor()

  await page.getByRole('radio', { name: fibre500 }).focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).isChecked())
    .toBe(true)
  await page.locator('summary', { hasText: 'Back-up internet' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Toevoegen: 4G Back-up' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Verwijderen: 4G Back-up' }).waitFor()
  // The pressed button went with its state; the focus stays in the row.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Back-up internet')
})

test('a cart that was emptied after a reload stays empty, at the address that is checked again', async () => {
  const page = await visit()
  await checkAddress(page, addresses.fibreAndDsl)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Winkelwagen leegmaken' }).click()
  await page.getByRole('heading', { name: 'Kies je internetverbinding' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Zakelijk Glasvezel' }).count()).toBeGreaterThan(0)
  await basket(page).getByText('Je bestelling is op dit moment nog leeg.').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
})
