import { expect, test } from 'vitest'
import { priceOf } from '../server/catalogue/testing.ts'
import { paths } from '../web/paths.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { changes, fewer, more, openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { basket } from './support/internet-screen.ts'
import { keptOrder, orderOnGoodScreens } from './support/order-as-guest.ts'
import { action, title } from './support/order-steps.ts'
import { euros } from './support/prices.ts'
import { phone, testShop } from './support/visits.ts'

const { visit, database } = testShop()

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

  const shown = await orderOnGoodScreens(page, 'Cloud')
  expect(new URL(page.url()).searchParams.get('type')).toBe('cloud')
  expect(await keptOrder(database(), shown)).toEqual({
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

test('the screen has its four sections, and says which workplace product comes without support', async () => {
  const page = await visit()
  await openCompose(page, 'cloud')
  for (const name of [
    'Cloud abonnementen',
    'Supportkosten',
    'Werkplekbeheer',
    'Migratie mail vanuit oude provider',
  ])
    expect(await page.getByRole('region', { name, exact: true }).count()).toBe(1)
  const workplaces = page.getByRole('region', { name: 'Werkplekbeheer' }).getByRole('listitem')
  const withoutSupport = workplaces.filter({ hasText: 'Exclusief supportkosten' })
  expect(await withoutSupport.getByRole('heading').allTextContents()).toEqual(['Werkplekbeheer Lite'])
  const withSupport = workplaces.filter({ hasText: 'Inclusief supportkosten' })
  expect(await withSupport.getByRole('heading').allTextContents()).toEqual([
    'Werkplekbeheer Standaard',
    'Werkplekbeheer Compleet',
  ])
})

test('support comes with its licence, as often, and leaves with it', async () => {
  const page = await visit()
  await openCompose(page, 'cloud')
  const support = page.getByRole('region', { name: 'Supportkosten' })
  const itsSupport = support.getByRole('listitem').filter({ hasText: 'Support Office Apps' })
  await itsSupport.getByText(`${euros(priceOf(ids.supportOfApps))} p/m per licentie`).waitFor()
  expect(await support.getByText(/\d ×/).count()).toBe(0)

  await more(page, 'Office Apps').click()
  await support.getByText('1 × Support Office Apps').waitFor()
  await changes(page).getByText('Support voor 1 licentie').waitFor()
  await setQuantity(page, 'Office Apps', 12)
  await support
    .getByRole('listitem')
    .filter({ hasText: '12 × Support Office Apps' })
    .getByText(euros(12 * priceOf(ids.supportOfApps)))
    .waitFor()
  await basket(page).getByText('12 × Support Office Apps').waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: 'Aangepast: Support Office Apps. Support voor 12 licenties' })
    .waitFor({ state: 'attached' })

  await setQuantity(page, 'Office Apps', 0)
  await changes(page).getByText('Zonder licentie geen support').waitFor()
  expect(await support.getByText(/\d ×/).count()).toBe(0)
  await basket(page).getByText('Je bestelling is op dit moment nog leeg.').waitFor()
})

test('twenty mailboxes are moved over at most, and the one-time block is there only with them', async () => {
  const page = await visit()
  await openCompose(page, 'cloud')
  const oneTime = basket(page).getByRole('region', { name: 'Eenmalig' })
  await more(page, 'Zakelijke Mailbox').click()
  await basket(page).getByText('1 × Zakelijke Mailbox').waitFor()
  expect(await oneTime.count()).toBe(0)
  expect(await basket(page).getByText('Totaal eenmalig').count()).toBe(0)

  await setQuantity(page, 'Migratie mailbox', 21)
  expect(await quantity(page, 'Migratie mailbox').inputValue()).toBe('20')
  expect(await more(page, 'Migratie mailbox').isDisabled()).toBe(true)
  const atTheMost = 'Hoogstens 20 per bestelling. Heb je er meer nodig? Bel ons gerust.'
  await page.getByRole('listitem').getByText(atTheMost).waitFor()
  await page.getByRole('status').filter({ hasText: atTheMost }).waitFor({ state: 'attached' })
  await oneTime.getByText('20 × Migratie mailbox').waitFor()
  await expectNoAxeViolations(page)

  await setQuantity(page, 'Migratie mailbox', '3,9')
  expect(await quantity(page, 'Migratie mailbox').inputValue()).toBe('3')
  await setQuantity(page, 'Migratie mailbox', -1)
  expect(await quantity(page, 'Migratie mailbox').inputValue()).toBe('0')
  expect(await fewer(page, 'Migratie mailbox').isDisabled()).toBe(true)
  expect(await oneTime.count()).toBe(0)
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
  expect(await quantity(page, 'Office Online').inputValue()).toBe('2')
  await quantity(page, 'Office Online').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  expect(await quantity(page, 'Office Online').inputValue()).toBe('8')
  await basket(page).getByText('8 × Support Office Online').waitFor()
})
