import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import {
  choosePassword,
  expectDiscreetLog,
  type Login,
  logIn,
  logInAtDetails,
  loginButton,
  newCustomer,
  openMailedLink,
  submitLogin,
} from './support/account.ts'
import { mailsTo } from './support/mail.ts'
import { action, agreeAndGoToCheck, openDetails, openRow, terms, title } from './support/order-steps.ts'
import { phone, testShop } from './support/visits.ts'

const { visit, database, shop } = testShop({ RATE_LIMIT_FACTOR: '1' })
const refusedCall = /the server responded with a status of (401|404|422|429|500|503)/
const newPassword = 'zeven fietsen in de gang'

afterEach(() => expectDiscreetLog(shop(), newPassword, '@korenmolen.example', 'wachtwoord-kiezen#'))

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Inloggen is niet gelukt' })
const cart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'))

describe('a forgotten password', () => {
  test('is replaced through a link that serves once', async () => {
    const login = await newCustomer(database())
    const page = await visit({ width: phone, expectedProblems: refusedCall })
    await page.goto(paths.login())
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await title(page, 'Wachtwoord vergeten').waitFor()
    await expectGoodScreen(page)
    const unknown = 'niemand@korenmolen.example'
    const shown = await askFor(page, unknown)
    await expectGoodScreen(page)
    await page.reload()
    expect((await askFor(page, login.email))?.replace(login.email, unknown)).toBe(shown)

    const link = await openMailedLink(page, shop(), login.email, 1)
    await expectGoodScreen(page)
    await choosePassword(page, newPassword)
    await title(page, 'Mijn account').waitFor()
    await page.getByText('Je wachtwoord is gewijzigd').waitFor()
    await expectGoodScreen(page)
    await mailsTo(shop(), login.email, 2)

    await page.goto('about:blank')
    await page.goto(link)
    await page.getByText('Deze link werkt niet meer').waitFor()
    await expectGoodScreen(page)
    await page.getByRole('radio', { name: 'Een nieuw wachtwoord kiezen' }).check({ force: true })
    await database().pool.query("update account_link_requests set requested_at = now() - interval '30 s'")
    await askFor(page, login.email)
    await mailsTo(shop(), login.email, 3)
  })
})

describe('a login that does not work', () => {
  test('says what the server says, and keeps the cart', async () => {
    const { email } = await newCustomer(database())
    const page = await visit({ width: phone, expectedProblems: refusedCall })
    await openDetails(page)
    const composed = await cart(page)
    await page.getByRole('tab', { name: 'Ik ben al klant' }).click()
    await loginButton(page).click()
    await page.getByRole('link', { name: 'Vul je wachtwoord in' }).waitFor()
    await expectGoodScreen(page)
    await submitLogin(page, { email, password: 'niet goed' })
    await failure(page).getByText('Het e-mailadres of wachtwoord klopt niet.').waitFor()
    await expect.poll(() => page.getByLabel('E-mailadres', { exact: true }).inputValue()).toBe(email)
    await expectGoodScreen(page)
    expect(await cart(page)).toBe(composed)
  })

  test('says after too many wrong passwords how long to wait; the right one helps no more', async () => {
    const login = await newCustomer(database())
    const page = await visit({ expectedProblems: refusedCall })
    await page.goto(paths.login())
    for (let tries = 1; tries <= 10; tries++) {
      await submitLogin(page, { ...login, password: `niet goed ${tries}` })
      await failure(page).getByText('Het e-mailadres of wachtwoord klopt niet.').waitFor()
    }
    await submitLogin(page, login)
    await failure(page)
      .getByText(/te vaak een verkeerd wachtwoord ingevuld\. Probeer het over 15 minuten opnieuw/)
      .waitFor()
    await expectGoodScreen(page)
  })
})

describe('a session that ended elsewhere', () => {
  const endSessions = ({ email }: Login) =>
    database().pool.query(
      'delete from sessions using customers where customers.id = sessions.customer_id and customers.email = $1',
      [email],
    )

  test('is noticed on ordering, and nothing is lost', async () => {
    const login = await newCustomer(database())
    const page = await visit({ width: phone, expectedProblems: refusedCall })
    await openDetails(page)
    await logInAtDetails(page, login)
    const contact = await openRow(page, 'Contactgegevens')
    await contact.getByLabel('Voornaam').fill('Loes')
    await agreeAndGoToCheck(page)
    const composed = await cart(page)
    await endSessions(login)
    await action(page, 'Bestellen').click()
    await page.getByRole('alert').getByText('Je bent niet meer ingelogd').waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.gegevens('internet'))
    expect(await cart(page)).toBe(composed)
    await expectGoodScreen(page)
    await submitLogin(page, login)
    await page.getByText('Je bent ingelogd als').waitFor()
    await contact.getByText(/^Loes/).waitFor()
    expect(await terms(page).isChecked()).toBe(false)
    await agreeAndGoToCheck(page)
    await action(page, 'Bestellen').dblclick()
    await title(page, 'Bedankt voor je bestelling!').waitFor()
    const { rows } = await database().pool.query(
      'select 1 from cases join customers on customers.id = customer_id where customers.email = $1',
      [login.email],
    )
    expect(rows).toHaveLength(1)
  })

  test('is noticed on the customer pages, which come back after a login', async () => {
    const login = await newCustomer(database())
    const page = await visit({ expectedProblems: refusedCall })
    await logIn(page, login)
    await title(page, 'Je hebt nog niets besteld').waitFor()
    await endSessions(login)
    await page.getByRole('link', { name: 'Documenten' }).click()
    await title(page, 'Inloggen').waitFor()
    await submitLogin(page, login)
    await title(page, 'Documenten').waitFor()
  })
})

describe('the login page', () => {
  test('leads to where the customer wanted to be', async () => {
    const login = await newCustomer(database())
    const page = await visit()
    await page.goto(paths.mijnQuotes)
    await page.waitForURL(`**${paths.login(paths.mijnQuotes)}`)
    await title(page, 'Inloggen').waitFor()
    await expectGoodScreen(page)
    await submitLogin(page, login)
    await page.waitForURL(`**${paths.mijnQuotes}`)
    await title(page, 'Prijsopgaven').waitFor()
    await page.goBack()
    expect(page.url()).not.toContain(paths.login())
  })

  test('never leads to another site', async () => {
    const login = await newCustomer(database())
    const page = await visit()
    await page.goto(paths.login('//elders.example'))
    await submitLogin(page, login)
    await title(page, 'Mijn account').waitFor()
    expect(page.url()).toBe(`${shop().url}${paths.mijn}`)
  })
})

/** Asks for a link on the form that is on the screen; the answer as shown comes out. */
async function askFor(page: Page, email: string): Promise<string | null> {
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Stuur me een link' }).click()
  const answer = page.getByRole('alert').filter({ hasText: 'Kijk in je mail' })
  await answer.waitFor()
  return answer.textContent()
}
