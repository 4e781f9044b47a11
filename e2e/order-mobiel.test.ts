import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { priceOf } from '../src/features/catalogue/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { more, openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { endOfFirstPlan, firstPlanGoal, firstScreen } from './support/first-screen.ts'
import { basket } from './support/internet-screen.ts'
import { orderOnGoodScreens, storedOrder } from './support/order-as-guest.ts'
import { action, title } from './support/order-steps.ts'
import { euros, eurosOf } from './support/prices.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

/** The 5 GB subscription by its term in months, two more for 24 months, and an extra. */
const ids = {
  small: { 1: 21001, 12: 21101, 24: 21201 },
  medium24: 21202,
  unlimited24: 21204,
  abroad: 22001,
} as const
const foreignCalls = 'Bellen naar het buitenland 100'

const term = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const extra = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: /^Looptijd wijzigen naar/ })

test('a company orders mobile subscriptions with an extra', async () => {
  const page = await visit({ width: phone })
  await page.goto(paths.home)
  await page.getByRole('main').getByRole('link', { name: 'Kies je abonnementen' }).click()
  await title(page, 'Mobiel').waitFor()
  await action(page, 'In winkelwagen').waitFor()
  await expectGoodScreen(page, 'Bestellen Mobiel')

  await term(page, '2 jaar').check()
  await setQuantity(page, 'Mobiel 15 GB', 3)
  await more(page, 'Mobiel Unlimited').click()
  await extra(page, foreignCalls).check()
  await expectGoodScreen(page, 'Bestellen Mobiel')

  const shown = await orderOnGoodScreens(page, 'Mobiel')
  expect(new URL(page.url()).searchParams.get('type')).toBe('mobiel')
  const monthly = 3 * priceOf(ids.medium24) + priceOf(ids.unlimited24) + 4 * priceOf(ids.abroad)
  const costs = page.getByRole('figure', { name: 'Wat je betaalt' })
  for (const [name, sum] of [
    ['Maand 1 t/m 2', `${euros(4 * priceOf(ids.abroad))} p/m, abonnement gratis`],
    ['Maand 3 t/m 24', `${euros(monthly)} p/m`],
    ['Totaal over 2 jaar', euros(22 * monthly + 2 * 4 * priceOf(ids.abroad))],
  ] as const)
    await costs.getByRole('term').filter({ hasText: name }).locator('xpath=..').getByText(sum).waitFor()
  expect(await storedOrder(database(), shown)).toEqual({
    type: 'mobiel',
    monthly,
    oneTime: 0,
    lines: [
      { id: ids.medium24, quantity: 3, cents: priceOf(ids.medium24) },
      { id: ids.unlimited24, quantity: 1, cents: priceOf(ids.unlimited24) },
      { id: ids.abroad, quantity: 4, cents: priceOf(ids.abroad) },
    ],
  })
})

test('each term says what it gives, and its subscriptions show the price and the usual one', async () => {
  const page = await visit(firstScreen)
  await openCompose(page, 'mobiel')
  const firstPlan = await endOfFirstPlan(page)
  expect(firstPlan).toBeLessThanOrEqual(firstPlanGoal)
  const terms = page.getByRole('group', { name: 'Looptijd' })
  await expect.poll(() => term(page, '1 jaar').isChecked()).toBe(true)
  await terms.getByText('Eerste maand gratis', { exact: true }).waitFor()
  // In one row.
  const tops = await terms
    .getByRole('radio')
    .evaluateAll(radios => radios.map(radio => radio.getBoundingClientRect().top))
  expect(tops).toEqual([tops[0], tops[0], tops[0]])

  const usual = eurosOf(ids.small[1])
  const fiveGigabytes = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Mobiel 5 GB', exact: true }),
  })
  await fiveGigabytes.getByText(`Normaal ${usual}, nu ${eurosOf(ids.small[12])} p/m`).waitFor()
  await term(page, '1 jaar').focus()
  await page.keyboard.press('ArrowRight')
  await fiveGigabytes.getByText(`Normaal ${usual}, nu ${eurosOf(ids.small[24])} p/m`).waitFor()
  await terms.getByText('€ 2,00 korting per maand.').waitFor()
  await terms.getByText('Eerste 2 maanden gratis', { exact: true }).waitFor()
  await expect.poll(() => terms.getByText('Eerste maand gratis').isVisible()).toBe(false)
  expect(await endOfFirstPlan(page)).toBe(firstPlan)
  await term(page, '1 maand').check()
  await fiveGigabytes.getByText(`${usual} p/m`).waitFor()
  await expect.poll(() => fiveGigabytes.getByText('Normaal').count()).toBe(0)

  await page.setViewportSize({ width: laptop, height: firstScreen.height })
  await term(page, '2 jaar').check()
  await more(page, 'Mobiel 5 GB').click()
  await basket(page).getByText('Eerste 2 maanden gratis').waitFor()
})

test('another term asks before it empties the cart, and the cart can be brought back', async () => {
  const page = await visit()
  await openCompose(page, 'mobiel')
  await setQuantity(page, 'Mobiel 15 GB', 2)
  await extra(page, foreignCalls).check()

  await term(page, '2 jaar').click()
  await question(page).getByText('begin je daarom met een lege winkelwagen').waitFor()
  await expectNoAxeViolations(page)
  await question(page).getByRole('button', { name: 'Annuleren' }).click()
  await question(page).waitFor({ state: 'hidden' })
  await expect.poll(() => term(page, '1 jaar').isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'Mobiel 15 GB').inputValue()).toBe('2')

  await term(page, '2 jaar').click()
  await question(page).getByRole('button', { name: 'Wijzig looptijd' }).click()
  await basket(page).getByText('Je bestelling is op dit moment nog leeg.').waitFor()
  await expect.poll(() => term(page, '2 jaar').isChecked()).toBe(true)
  await page
    .getByRole('status')
    .filter({ hasText: 'omdat je een andere looptijd koos' })
    .waitFor({ state: 'attached' })
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Zet terug' }).click()
  await expect.poll(() => term(page, '1 jaar').isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'Mobiel 15 GB').inputValue()).toBe('2')
  await expect.poll(() => extra(page, foreignCalls).isChecked()).toBe(true)
})

test('with an empty cart another term asks nothing, and after a reload the cart says which term it was', async () => {
  const page = await visit()
  await openCompose(page, 'mobiel')
  await term(page, '1 maand').check()
  expect(await question(page).count()).toBe(0)
  await more(page, 'Mobiel 5 GB').click()
  await page.reload()
  await expect.poll(() => term(page, '1 maand').isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'Mobiel 5 GB').inputValue()).toBe('1')
})

test('the term and the question can be done with the keyboard alone', async () => {
  const page = await visit()
  await openCompose(page, 'mobiel')
  await more(page, 'Mobiel 5 GB').focus()
  await page.keyboard.press('Enter')
  await term(page, '1 jaar').focus()
  await page.keyboard.press('ArrowDown')
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  await expect.poll(() => term(page, '1 jaar').isChecked()).toBe(true)
  await expect.poll(() => quantity(page, 'Mobiel 5 GB').inputValue()).toBe('1')
})
