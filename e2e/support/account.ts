import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '../../src/api/paths.ts'
import { TestVisitor } from '../../src/app/server/testing-shop.ts'
import { logIn as logInByCalls, registeredCustomer } from '../../src/features/customers/server/testing.ts'
import type { TestDatabase } from '../../src/platform/database/testing.ts'
import { takeCookies } from './cookies.ts'
import { newestMailTo, passwordLinkIn } from './mail.ts'
import { fillInGuest, title } from './order-steps.ts'
import { logReader, type Shop } from './shop.ts'

export type Login = { readonly email: string; readonly password: string }

/** A customer with an active account: Lotte van den Heuvel of Bakkerij De Korenmolen (src/features/orders/server/testing.ts). */
export const newCustomer = (testDatabase: TestDatabase, login: Partial<Login> = {}): Promise<Login> =>
  registeredCustomer({ testDatabase }, login)

export const loginButton = (page: Page) => page.getByRole('button', { name: 'Inloggen', exact: true })

/** Fills in the login form that is on the screen and sends it. */
export async function submitLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await loginButton(page).click()
}

/** Logs in on the login page and waits for the customer's own pages. */
export async function logIn(page: Page, login: Login): Promise<void> {
  await page.goto(paths.login())
  await submitLogin(page, login)
  await title(page, 'Mijn account').waitFor()
}

/** Has a browser be that of a customer who is logged in; the page opens nothing. */
export async function beLoggedIn(page: Page, { url }: Shop, login: Login): Promise<void> {
  const visitor = new TestVisitor(url)
  const { status } = await logInByCalls(visitor, login)
  expect(status, 'the login').toBe(200)
  await takeCookies(page, visitor)
}

/** Logs in on gegevens and waits for the blocks of a known customer. */
export async function logInAtDetails(page: Page, login: Login): Promise<void> {
  await page.getByRole('tab', { name: 'Ik ben al klant' }).click()
  await submitLogin(page, login)
  await page.getByText('Je bent ingelogd als').waitFor()
}

/** Fills in the registration form, the address being there already, sends it and waits until a link is on its way. */
export async function register(page: Page, email: string): Promise<void> {
  await fillInGuest(page, { 'E-mailadres': email })
  await page.getByRole('button', { name: 'Registreren', exact: true }).click()
  await title(page, 'Activeer je account').waitFor()
}

/** Opens the link of the newest of so many mails to an address, and waits for the form behind it. */
export async function openMailedLink(
  page: Page,
  shop: Shop,
  address: string,
  mails: number,
): Promise<string> {
  const link = passwordLinkIn(await newestMailTo(shop, address, mails))
  await page.goto(link)
  await page.getByLabel('Nieuw wachtwoord').waitFor()
  return link
}

export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
}

const newLines = logReader()

/** Neither errors nor any of these words of customers stand in what the server has printed since the last look. */
export function expectDiscreetLog(shop: Shop, ...words: readonly string[]): void {
  const lines = newLines(shop).split('\n')
  expect(
    lines.filter(line => /"level":"(error|fatal)"/.test(line) || words.some(word => line.includes(word))),
    'the log of the server',
  ).toEqual([])
}
