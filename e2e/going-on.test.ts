import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { beLoggedIn, newCustomer } from './support/account.ts'
import { more } from './support/compose-screen.ts'
import { addresses, basket, checkButton, typeAddress } from './support/internet-screen.ts'
import { storedOrder } from './support/order-as-guest.ts'
import {
  agreeAndGoToCheck,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  guest,
  openDetails,
  orderNow,
  terms,
  title,
} from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

test('a guest who ordered internet orders mobile too, and types nothing twice', async () => {
  const page = await visit({ width: phone })
  await openDetails(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await page.getByRole('checkbox', { name: /incasso/ }).check()
  await agreeAndGoToCheck(page)
  await orderNow(page)
  await page.getByText('Je gegevens gaan mee').waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await page.getByRole('link', { name: 'Ook mobiel', exact: true }).click()
  await more(page, 'Mobiel 5 GB').click()
  await goToDetails(page)
  await title(page, 'Voorwaarden').waitFor()
  await page.getByText(guest.Organisatie).first().waitFor()
  await page
    .getByRole('region', { name: 'Factuur naar' })
    .getByText(new RegExp(`^${guest.Organisatie}, `))
    .waitFor()
  // Each order has its own consents.
  expect(await terms(page).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: /incasso/ }).isChecked()).toBe(false)
  await expectGoodScreen(page, 'Gegevens Mobiel')
  await agreeAndGoToCheck(page)
  const order = await storedOrder(database(), await orderNow(page))
  expect(order.type).toBe('mobiel')
})

test('a customer orders the same again at another address', async () => {
  const page = await visit({ width: phone })
  await beLoggedIn(page, shop(), await newCustomer(database()))
  await openDetails(page)
  await agreeAndGoToCheck(page)
  const first = await orderNow(page)
  await page.goto(paths.mijnOrder(first))
  await page.getByRole('link', { name: 'Ook telefonie', exact: true }).waitFor()
  await page.getByText(`Bel ons en houd nummer ${first} bij de hand:`).waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Hetzelfde bestellen op een ander adres' }).click()
  await checkButton(page).waitFor()
  await typeAddress(page, { ...addresses.fibreAndDsl, number: '44' })
  await checkButton(page).click()
  await title(page, 'Jouw adres').waitFor()
  await basket(page).waitFor()
  await goToDetails(page)
  await title(page, 'Voorwaarden').waitFor()
  await agreeAndGoToCheck(page)
  const again = await orderNow(page)
  const [before, after] = await Promise.all([first, again].map(number => storedOrder(database(), number)))
  expect(after).toEqual(before)
})
