import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { priceOf } from '../src/features/catalogue/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { more, openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { basket } from './support/internet-screen.ts'
import { orderOnGoodScreens, storedOrder } from './support/order-as-guest.ts'
import { action, fillInReferences, title } from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

const ids = { office: 42507, itsSupport: 42508, lite: 42572, migration: 42581, supportOfApps: 42506 } as const

test('a company orders licences, workplaces and a migration', async () => {
  const page = await visit({ width: phone })
  await page.goto(paths.home)
  await page.getByRole('main').getByRole('link', { name: 'Stel je werkplek samen' }).click()
  await title(page, 'Cloud diensten').waitFor()
  await action(page, 'In winkelwagen').waitFor()
  await expectGoodScreen(page, 'Bestellen Cloud')

  await more(page, 'Office Compleet').click()
  await more(page, 'Office Compleet').click()
  await setQuantity(page, 'Werkplekbeheer Lite', 2)
  await setQuantity(page, 'Migratie mailbox', 3)
  await expectGoodScreen(page, 'Bestellen Cloud')

  const shown = await orderOnGoodScreens(page, 'Cloud', async () => {
    await fillInReferences(page)
    await page.reload()
    expect(await page.getByLabel('Inkoopnummer of eigen referentie').inputValue()).toBe('PO-2026-0042')
  })
  await page.getByText('PO-2026-0042').waitFor()
  expect(new URL(page.url()).searchParams.get('type')).toBe('cloud')
  expect(await storedOrder(database(), shown)).toEqual({
    type: 'cloud',
    monthly: 2 * (priceOf(ids.office) + priceOf(ids.itsSupport) + priceOf(ids.lite)),
    oneTime: 3 * priceOf(ids.migration),
    lines: [
      { id: ids.office, quantity: 2, cents: priceOf(ids.office) },
      { id: ids.itsSupport, quantity: 2, cents: priceOf(ids.itsSupport) },
      { id: ids.lite, quantity: 2, cents: priceOf(ids.lite) },
      { id: ids.migration, quantity: 3, cents: priceOf(ids.migration) },
    ],
  })
})

test('products that take their time show that they are loading, and where they fail a retry', async () => {
  const page = await visit({ expectedProblems: /503/ })
  await page.goto(paths.emptyBasket)
  await title(page, 'Je winkelwagen is nog leeg').waitFor()
  let answer = Promise.withResolvers<void>()
  let isDown = true
  await page.route('**/api/order/products/prices?*', async route => {
    await answer.promise
    if (isDown) await route.fulfill({ status: 503, body: '' })
    else await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Cloud' }).click()
  await page.getByText('De producten worden geladen').waitFor()
  await expectNoAxeViolations(page)
  answer.resolve()
  const failure = page.getByRole('alert')
  await failure.getByText('Error fetching products. Please try again later.').waitFor()
  await expectNoAxeViolations(page)

  answer = Promise.withResolvers<void>()
  isDown = false
  const retry = failure.getByRole('button', { name: 'Probeer opnieuw' })
  await retry.click()
  await expect.poll(() => retry.getAttribute('aria-busy')).toBe('true')
  answer.resolve()
  await more(page, 'Office Compleet').waitFor()
})

test('quantities can be set with the keyboard alone', async () => {
  const page = await visit()
  await openCompose(page, 'cloud')
  await more(page, 'Office Online').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(() => quantity(page, 'Office Online').inputValue()).toBe('2')
  await quantity(page, 'Office Online').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => quantity(page, 'Office Online').inputValue()).toBe('8')
  await basket(page).getByText('8 × Support Office Online').waitFor()
})
