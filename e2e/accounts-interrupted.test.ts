import type { Page, Request } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { customerQuoteCalls } from '../src/features/quotes/contract-mijn.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import {
  beLoggedIn,
  expectDiscreetLog,
  type Login,
  logIn,
  logInAtDetails,
  loginButton,
  newCustomer,
  register,
  submitLogin,
} from './support/account.ts'
import { more, openCompose } from './support/compose-screen.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import { mailsTo } from './support/mail.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  goToDetails,
  openDetails,
  openDetailsAsGuest,
  openRow,
  orderNow,
  terms,
  title,
} from './support/order-steps.ts'
import { untilReady } from './support/ready.ts'
import { sharedShop } from './support/visits.ts'

const { customerQuotes } = customerQuoteCalls

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), '@korenmolen.example', '@donald.example'))

const known = (page: Page) => page.getByText('Je bent ingelogd als Lotte van den Heuvel.')
const comesBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const ordersOf = async ({ email }: Login) =>
  (
    await database().pool.query<{ company: string }>(
      `select organization_name as company from cases join customers on customers.id = customer_id
       where customers.email = $1`,
      [email],
    )
  ).rows

describe('a reload', () => {
  test('on every step keeps the customer, the cart and what was typed', async () => {
    const login = await newCustomer(database())
    const page = await visit()
    await beLoggedIn(page, shop(), login)
    await openDetails(page)
    await known(page).waitFor()
    const contact = await openRow(page, 'Contactgegevens')
    await contact.getByLabel('Voornaam').fill('Loes')
    await page.reload()
    await known(page).waitFor()
    await expect.poll(() => contact.getByLabel('Voornaam').inputValue()).toBe('Loes')
    await agreeAndGoToCheck(page)
    await page.reload()
    await title(page, 'Vul je gegevens in').waitFor()
    await known(page).waitFor()
    expect(await terms(page).isChecked()).toBe(false)
    await agreeAndGoToCheck(page)
    await page.getByRole('region', { name: 'Contactgegevens', exact: true }).getByText('Loes').waitFor()
    await orderNow(page)
    await page.reload()
    await title(page, 'Bedankt voor je bestelling!').waitFor()
    expect(await ordersOf(login)).toHaveLength(1)
  })

  test('after registering opens the login tab; the new customer’s form is a tab away', async () => {
    const page = await visit()
    await openDetails(page)
    await register(page, 'herladen@donald.example')
    await page.reload()
    await title(page, 'Inloggen').waitFor()
    await page.getByText('Activeer eerst je account met de link in je mail.').waitFor()
    await page.getByText('We hebben een activatielink gestuurd naar herladen@donald.example.').waitFor()
    await page.getByRole('button', { name: 'Stuur de link opnieuw' }).waitFor()
    await page.getByRole('tab', { name: 'Nieuwe klant' }).click()
    await page.getByRole('button', { name: 'Organisatiegegevens wijzigen' }).waitFor()
  })
})

test('back and forward past the login lose neither customer nor cart', async () => {
  const login = await newCustomer(database())
  const page = await visit()
  await checkAddress(page, addresses.fibreAndDsl)
  await goToDetails(page)
  await logInAtDetails(page, login)
  await agreeAndGoToCheck(page)
  await page.goBack()
  await known(page).waitFor()
  await expect.poll(() => terms(page).isChecked()).toBe(true)
  await page.goBack()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.goForward()
  await known(page).waitFor()
  await page.goForward()
  await title(page, 'Bestelling afronden').waitFor()
  await orderNow(page)
  await page.goBack()
  await page.waitForURL(url => !url.pathname.endsWith('/controle'))
  expect(await ordersOf(login)).toHaveLength(1)
})

describe('in two tabs', () => {
  test('who logs in while he is a guest in the other orders as the customer, and agrees anew', async () => {
    const login = await newCustomer(database())
    const page = await visit()
    await openDetailsAsGuest(page)
    await agreeAndGoToCheck(page)
    const tab = await page.context().newPage()
    await logIn(tab, login)
    await comesBack(page)
    await title(page, 'Vul je gegevens in').waitFor()
    await known(page).waitFor()
    expect(await terms(page).isChecked()).toBe(false)
    await agreeAndGoToCheck(page)
    await orderNow(page)
    expect(await ordersOf(login)).toEqual([{ company: 'Bakkerij De Korenmolen B.V.' }])
  })

  test('who logs in in one is known in the other, and as another customer agrees anew, with the details that are then his', async () => {
    const [first, second] = [await newCustomer(database()), await newCustomer(database())]
    const page = await visit()
    await openDetails(page)
    const tab = await page.context().newPage()
    await logIn(tab, first)
    await comesBack(page)
    await known(page).waitFor()
    await agreeAndGoToCheck(page)
    await tab.getByRole('main').getByRole('button', { name: 'Uitloggen', exact: true }).click()
    await tab.getByText('Je bent uitgelogd').waitFor()
    await submitLogin(tab, second)
    await title(tab, 'Mijn account').waitFor()
    await comesBack(page)
    await title(page, 'Vul je gegevens in').waitFor()
    await page.getByRole('region', { name: 'Contactgegevens', exact: true }).getByText(second.email).waitFor()
    expect(await terms(page).isChecked()).toBe(false)
    await agreeAndGoToCheck(page)
    await orderNow(page)
    expect(await ordersOf(first)).toEqual([])
    expect(await ordersOf(second)).toHaveLength(1)
  })

  test('who logs out in one is led to the login in the other, with the cart', async () => {
    const login = await newCustomer(database())
    const page = await visit()
    await openDetails(page)
    await logInAtDetails(page, login)
    await agreeAndGoToCheck(page)
    const tab = await page.context().newPage()
    await tab.goto(paths.mijn)
    // On a busy machine its button is there long before it can be pressed.
    await untilReady(tab, readyMarks.hydrated)
    await tab.getByRole('main').getByRole('button', { name: 'Uitloggen', exact: true }).click()
    await tab.getByText('Je bent uitgelogd').waitFor()
    await comesBack(page)
    await page.getByRole('alert').getByText('Je bent niet meer ingelogd').waitFor()
    expect(await page.getByText('Korenmolen').count()).toBe(0)
    await submitLogin(page, login)
    await known(page).waitFor()
    await agreeAndGoToCheck(page)
    await orderNow(page)
  })
})

test('impatience on a slow network registers, logs in and orders once', async () => {
  const login = await newCustomer(database())
  const page = await visit()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await openDetails(page)
  await slowDown(page)
  await fillInGuest(page, { 'E-mailadres': 'traag@donald.example' })
  await page.getByRole('button', { name: 'Registreren', exact: true }).dblclick()
  await title(page, 'Activeer je account').waitFor()
  await page.getByRole('button', { name: 'Naar inloggen' }).click()
  await page.getByLabel('E-mailadres', { exact: true }).fill(login.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password)
  await loginButton(page).dblclick()
  await known(page).waitFor()
  await agreeAndGoToCheck(page)
  await action(page, 'Bestellen').dblclick()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
  expect(sent.filter(path => path === '/api/register-account')).toHaveLength(1)
  expect(sent.filter(path => path === '/api/login')).toHaveLength(1)
  expect(sent.filter(path => path === '/api/order')).toHaveLength(1)
  await mailsTo(shop(), 'traag@donald.example', 1)
  expect(await ordersOf(login)).toHaveLength(1)
})

test('a customer whose browser keeps no storage logs in and orders all the same', async () => {
  const login = await newCustomer(database())
  const page = await visit()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  await openCompose(page, 'cloud')
  await more(page, 'Office Compleet').click()
  await goToDetails(page)
  await logInAtDetails(page, login)
  await agreeAndGoToCheck(page)
  await orderNow(page)
  expect(await ordersOf(login)).toHaveLength(1)
})

/** As over a bad mobile connection: every answer comes 600 ms later. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Holds back the list of quotes, which the overview asks for. */
async function holdQuotes(page: Page) {
  const asked = Promise.withResolvers<Request>()
  const released = Promise.withResolvers<void>()
  await page.route(`**${customerQuotes.path}`, async route => {
    asked.resolve(route.request())
    await released.promise
    // The browser may have given it up.
    await route.continue().catch(() => undefined)
  })
  return { asked: asked.promise, release: released.resolve }
}

test('who logs out on his own pages leaves the cart behind, and nothing of what he filled in', async () => {
  const [first, second] = [await newCustomer(database()), await newCustomer(database())]
  const page = await visit()
  await openDetails(page)
  await logInAtDetails(page, first)
  const contact = await openRow(page, 'Contactgegevens')
  await contact.getByLabel('Voornaam').fill('Loes')
  const quotes = await holdQuotes(page)
  await page.goto(paths.mijn)
  const asked = await quotes.asked
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await page.getByText('Je bent uitgelogd').waitFor()
  quotes.release()
  // Given up at the logout: an answer now would be a refusal.
  expect(await asked.response()).toBe(null)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Loes')
  await page.goto(paths.gegevens('internet'))
  await logInAtDetails(page, second)
  await page.getByRole('region', { name: 'Factuur naar' }).waitFor()
})
