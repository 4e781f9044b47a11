import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { addresses, checkAddress, type Typed } from './support/internet-screen.ts'
import {
  agreeAndGoToCheck,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  orderNow,
} from './support/order-steps.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Instead of an order the shop takes an enquiry. */
const noFibre = (page: Page) => button(page, 'Zakelijke glasvezel aanvragen')

async function lookUp(page: Page, { postcode, number }: Typed) {
  await page.goto(deskPaths.coverage)
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Huisnummer', { exact: true }).fill(number)
  await page.keyboard.press('Enter')
  await page.getByRole('table').waitFor()
}

test('a customer whom the shop refuses calls, a colleague reads why and corrects it, and the customer orders online', async () => {
  const customer = await visit({ width: phone })
  await checkAddress(customer, addresses.nothing)
  await noFibre(customer).waitFor()

  const desk = await visit({ width: laptop })
  await signInAtDesk(desk, database(), 'dekking')
  await desk.goto(deskPaths.desk)
  await heading(desk, 'Dekking').waitFor()
  await expectGoodScreen(desk)
  await lookUp(desk, addresses.nothing)
  await desk.getByText('Op dit adres ligt hiervoor geen netwerk.').first().waitFor()
  await expectGoodScreen(desk)

  await desk.getByRole('link', { name: 'Glasvezel corrigeren' }).click()
  await heading(desk, 'Dekking corrigeren').waitFor()
  await desk.getByLabel('Download in Mbit/s').fill('1000')
  await desk.getByLabel('Upload in Mbit/s').fill('1000')
  await desk.getByLabel('Van wie weet je dit?').fill('Gebeld met de netbeheerder')
  await button(desk, 'Opslaan').click()
  await desk.getByRole('alert').getByText('Er is een probleem').waitFor()
  await expectGoodScreen(desk)
  await desk.getByLabel('Waarom klopt de dekking niet?').fill('De kabel ligt er sinds dit voorjaar')
  await button(desk, 'Kijk wat dit raakt').click()
  await desk.getByText('1 adres in').waitFor()
  await expectGoodScreen(desk)
  await button(desk, 'Opslaan').click()
  await button(desk, 'Beëindigen').waitFor()
  await expectGoodScreen(desk)

  await desk.getByRole('link', { name: 'Alle correcties' }).click()
  await desk.getByRole('table').waitFor()
  await expectGoodScreen(desk)
  await lookUp(desk, addresses.nothing)
  await desk.getByText('Te bestellen').first().waitFor()

  await customer.reload()
  await customer.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).check()
  await goToDetails(customer)
  await fillInGuest(customer)
  await goOnWithoutRegistering(customer)
  await agreeAndGoToCheck(customer)
  expect(await orderNow(customer)).toMatch(/\d/)
})
