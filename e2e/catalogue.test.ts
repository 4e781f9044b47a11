import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { byteOrderMark } from '../src/common/csv.ts'
import { csvOf } from '../src/features/catalogue/catalogue-csv.ts'
import { offeringsOfFiles } from '../src/features/catalogue/server/catalogue-files.ts'
import { priceOf } from '../src/features/catalogue/server/testing.ts'
import { deskPaths } from '../src/features/desk/components/desk-paths.ts'
import { type DatabaseClock, takeClock } from '../src/platform/database/testing-clock.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { more, openCompose, setQuantity } from './support/compose-screen.ts'
import { signInAtDesk } from './support/desk.ts'
import { goToCheckAsGuest, orderAsGuest, storedOrder } from './support/order-as-guest.ts'
import { action, title } from './support/order-steps.ts'
import { type Shop, startShop } from './support/shop.ts'
import { phone, testShop } from './support/visits.ts'

/** The provider runs its own catalogue: colleagues at the desk, visitors in the shop, two copies on one database. */

const secret = 'a secret that both copies of this shop share'
const { visit, shop, database } = testShop({ APP_SECRET: secret })

const day = 24 * 60 * 60 * 1000
/** Tomorrow in the Netherlands, as a field of a day has it. */
const tomorrow = new Date(Date.now() + day).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })

let other: Shop
let clock: DatabaseClock
let midnight: Date

beforeAll(async () => {
  const { rows } = await database().pool.query<{ midnight: Date }>(
    "select $1::timestamp at time zone 'Europe/Amsterdam' as midnight",
    [tomorrow],
  )
  midnight = rows[0]?.midnight ?? new Date(Number.NaN)
  clock = await takeClock(database(), new Date(midnight.getTime() - 5 * 60_000))
  other = await startShop({
    DATABASE_URL: database().connectionString,
    APP_SECRET: secret,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_TIMEOUT_MS: '45000',
  })
})
afterAll(() => other.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function begin(page: Page, name: string, startsAt = ''): Promise<void> {
  await page.goto(deskPaths.catalogue)
  await button(page, 'Nieuwe herziening').click()
  await dialog(page).getByLabel('Naam').fill(name)
  await dialog(page).getByLabel('Gaat in op').fill(startsAt)
  await expectGoodScreen(page)
  await button(page, 'Herziening beginnen').click()
  await heading(page, name).waitFor()
}

async function openOffering(page: Page, searched: string, id: number): Promise<void> {
  await link(page, 'Aanbod bewerken').click()
  await page.getByLabel('Zoek op naam, groep of id').fill(String(id))
  await page.getByLabel('Zoek op naam, groep of id').press('Enter')
  await page.getByRole('link', { name: `${searched} ${id}`, exact: true }).click()
  await heading(page, searched).waitFor()
}

/** The price of a product in the price list of a copy, in euros. */
async function listedAt({ url }: Shop, type: string, id: number): Promise<number | undefined> {
  const answer = await fetch(`${url}/api/order/products/prices?productType=${type}`)
  const list = (await answer.json()) as readonly { readonly id: number; readonly price: number }[]
  return list.find(product => product.id === id)?.price
}

async function plan(page: Page, press: string): Promise<void> {
  await button(page, 'Plannen').click()
  await dialog(page).waitFor()
  for (const warning of await dialog(page).getByRole('checkbox').all()) await warning.check()
  await expectGoodScreen(page)
  await dialog(page).getByRole('button', { name: press, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

const subscription = 21102
const was = priceOf(subscription) / 100
const becomes = was + 0.5
const inEuros = (euros: number) => `€\u00a0${euros.toFixed(2).replace('.', ',')}`

test('a price is planned, previewed, live at its moment on two copies, asked of an open cart, and undone', async () => {
  const desk = await visit()
  await signInAtDesk(desk, database(), 'catalogus')
  await link(desk, 'Catalogus').click()
  await heading(desk, 'Catalogus').waitFor()
  await expectGoodScreen(desk)
  await begin(desk, 'Mobiel wordt duurder', tomorrow)
  await expectGoodScreen(desk)
  await openOffering(desk, 'Mobiel 15 GB', subscription)
  await expectGoodScreen(desk)
  await desk.getByLabel('Prijs', { exact: true }).fill(String(becomes).replace('.', ','))
  await button(desk, 'Opslaan').click()
  await desk.getByText('Opgeslagen in de herziening.').waitFor({ state: 'attached' })
  await link(desk, 'Aanbod in “Mobiel wordt duurder”').click()
  await desk.getByText('Gewijzigd').first().waitFor()
  await expectGoodScreen(desk)
  await desk.goBack()
  await desk.goto(deskPaths.catalogue)
  await link(desk, 'Mobiel wordt duurder').click()
  await heading(desk, 'Mobiel wordt duurder').waitFor()
  await desk.getByText(inEuros(becomes)).first().waitFor()
  await expectGoodScreen(desk)

  await button(desk, 'Voorvertoning').click()
  const address = await dialog(desk).getByLabel('Link').inputValue()
  await expectGoodScreen(desk)
  const colleague = await visit({ width: phone, expectedProblems: /status of 409/ })
  await colleague.goto(address)
  await colleague.getByRole('complementary', { name: 'Voorvertoning' }).waitFor()
  await openCompose(colleague, 'mobiel')
  await colleague.getByText(inEuros(becomes)).first().waitFor()
  await expectGoodScreen(colleague)
  await link(colleague, 'Voorvertoning stoppen').click()
  await expect.poll(() => colleague.getByRole('complementary', { name: 'Voorvertoning' }).count()).toBe(0)
  expect(await listedAt(shop(), 'mobiel', subscription)).toBe(was)

  await button(dialog(desk) as unknown as Page, 'Sluiten').click()
  await plan(desk, 'Plannen')
  await desk.getByText('Gepland', { exact: true }).first().waitFor()
  await expectGoodScreen(desk)

  const customer = await visit({ width: phone, expectedProblems: /status of 409/ })
  await openCompose(customer, 'mobiel')
  await setQuantity(customer, 'Mobiel 15 GB', 1)
  await goToCheckAsGuest(customer)

  await clock.set(midnight)
  for (const copy of [shop(), other])
    await expect.poll(() => listedAt(copy, 'mobiel', subscription)).toBe(becomes)
  await action(customer, 'Bestellen').click()
  await customer.getByText(inEuros(becomes)).first().waitFor()
  await expectGoodScreen(customer)

  await desk.reload()
  await desk.getByText('Geldt', { exact: true }).first().waitFor()
  await button(desk, 'Terugdraaien').click()
  await dialog(desk).getByLabel('Reden').fill('De oude prijs was beloofd')
  await expectGoodScreen(desk)
  await dialog(desk).getByRole('button', { name: 'Terugdraaien', exact: true }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  for (const copy of [shop(), other])
    await expect.poll(() => listedAt(copy, 'mobiel', subscription)).toBe(was)
})
