import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { changePage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { beLoggedIn, newCustomer } from './support/account.ts'
import { deliver, deliveredTo } from './support/delivered.ts'
import { signInAtDesk } from './support/desk.ts'
import { checkButton, typeAddress } from './support/internet-screen.ts'
import { followLinkOf, linkIn, mailAbout } from './support/mail.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  guest,
  orderNow,
  terms,
  title,
} from './support/order-steps.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

/** A customer on the page of their contracts, with fibre that was delivered. */
async function customerWithFibre(width: number): Promise<{ page: Page; number: string }> {
  const login = await newCustomer(database())
  const page = await visit({ width })
  await beLoggedIn(page, shop(), login)
  const number = await deliveredTo(login.email, shop(), database().database)
  await page.goto(paths.mijnAgreements)
  await page
    .getByRole('link', { name: `Contract C${formatOrderNumber(number)} wijzigen of verhuizen` })
    .click()
  await title(page, 'Contract wijzigen').waitFor()
  await page.getByText('Wat je nu hebt', { exact: true }).waitFor()
  return { page, number }
}

/** From the cart to the order; answers how the order is called. */
async function placeIt(page: Page): Promise<string> {
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await action(page, 'Naar gegevens').click()
  await terms(page).check()
  await action(page, 'Naar controle').click()
  await title(page, 'Bestelling afronden').waitFor()
  await expectGoodScreen(page)
  await action(page, 'Bestellen').click()
  await page.getByRole('heading', { name: 'Bedankt voor je bestelling!' }).waitFor()
  return /\d{3}-\d{3}-\d{3}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
}

test('more speed is composed from what a customer has, and takes its place in the same term', async () => {
  const { page, number } = await customerWithFibre(phone)
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  const notice = page.getByText(`Wijziging van contract C${formatOrderNumber(number)}`)
  await notice.waitFor()
  await page.getByText('kost niets').waitFor()
  await page.getByText(/^loopt gewoon door, tot en met/).waitFor()
  await page.getByRole('radio', { name: /1000\/1000/ }).check()
  await expectGoodScreen(page)
  await page.reload()
  await notice.waitFor()
  const order = await placeIt(page)
  await page.goto(paths.mijnAgreements)
  await page.getByText(`Bestelling ${order} komt in de plaats van dit contract`).waitFor()
  expect(await page.getByRole('link', { name: /wijzigen of verhuizen/ }).count()).toBe(0)
  await expectGoodScreen(page)
  await page.goto(paths.mijnOrder(order))
  await page
    .getByText(`Wijziging van contract C${formatOrderNumber(number)}`)
    .first()
    .waitFor()
})

test('a move begins with what there is at the new address, and leads to an order by itself where that is wanted', async () => {
  const { page, number } = await customerWithFibre(laptop)
  await page.getByRole('radio', { name: 'Verhuizen naar een ander adres' }).check()
  await page.getByLabel('Hoe lang wil je beide adressen houden?').selectOption('Nog twee weken')
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  const notice = page.getByText(`Verhuizing van contract C${formatOrderNumber(number)}`)
  await notice.waitFor()
  await page.getByText('loopt door tot 14 dagen na de levering').waitFor()
  await typeAddress(page, { postcode: '1017 XN', number: '44' })
  await checkButton(page).click()
  await page.getByRole('heading', { name: 'Jouw adres' }).waitFor()
  await page.getByRole('radio', { name: /1000\/1000/ }).check()
  await page.getByText('kost niets').waitFor()
  await expectGoodScreen(page)
  await placeIt(page)
  await page.goto(paths.mijnAgreements)
  await page.getByText(/komt in de plaats van dit contract/).waitFor()
})

test('a guest changes what he has behind a link to his organisation', async () => {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop().url) })
  await deliver(database().database, number)
  const follower = await visit({ width: laptop })
  await follower.goto(await followLinkOf(shop(), number))
  await follower.getByRole('button', { name: 'Wijzigen of verhuizen' }).click()
  await follower.getByText('De link om te wijzigen is verstuurd').waitFor()
  await expectGoodScreen(follower)

  const page = await visit({ width: phone })
  const mail = await mailAbout(shop(), `Contract C${formatOrderNumber(number)}`)
  await page.goto(linkIn(mail, changePage))
  await page.getByText('Wat je nu hebt', { exact: true }).waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.getByText(`Wijziging van contract C${formatOrderNumber(number)}`).waitFor()
  await page.getByRole('radio', { name: /1000\/1000/ }).check()
  await goToDetails(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
  const order = await orderNow(page)
  await follower.reload()
  await follower.getByText(`Bestelling ${order} komt in de plaats van dit contract`).waitFor()
})

test('a colleague changes for a caller what he has', async () => {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop().url) })
  await deliver(database().database, number)
  const page = await visit({ width: laptop })
  await signInAtDesk(page, database(), 'verkoop')
  await page.goto(deskPaths.changeByPhone(number))
  await title(page, `Contract C${formatOrderNumber(number)} wijzigen`).waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.getByRole('complementary', { name: 'Telefonische bestelling' }).waitFor()
  await page.getByText(`Wijziging van contract C${formatOrderNumber(number)}`).waitFor()
  await page.getByRole('radio', { name: /1000\/1000/ }).check()
  await goToDetails(page)
  await page.getByRole('button', { name: 'Organisatiegegevens wijzigen' }).waitFor()
  await page.getByLabel('IBAN').fill(guest.IBAN)
  await page.getByLabel('Tennaamstelling').fill(guest.Tennaamstelling)
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
  const order = await orderNow(page)
  await page.goto(deskPaths.changeByPhone(number))
  await page.getByText(`Voor dit contract loopt al een wijziging: bestelling ${order}.`).waitFor()
  await expectGoodScreen(page)
})
