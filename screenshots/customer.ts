import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { choosePassword, loginButton, submitLogin } from '../e2e/support/account.ts'
import { deliver } from '../e2e/support/delivered.ts'
import { addresses, checkAddress } from '../e2e/support/internet-screen.ts'
import { passwordLinkIn, sentMails } from '../e2e/support/mail.ts'
import { action, agreeAndGoToCheck, goToDetails, terms, title } from '../e2e/support/order-steps.ts'
import { paths } from '../src/api/paths.ts'
import { mijnPages } from '../src/app/mijn/page-titles.ts'
import { addCustomer } from '../src/features/customers/server/testing.ts'
import { at, enterAsCustomer, newCustomer, type Screen, screen, type Visitor } from './screen.ts'

/** Login and account links, and the pages of a customer. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function askForPassword(page: Page, email: string): Promise<void> {
  await page.goto(paths.forgotPassword)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('main').locator('[type=submit]').click()
  await page.getByText(email).waitFor()
}

/** Opens the link that is mailed to who asks for one. */
async function openLink({ page, parts }: Visitor, email: string): Promise<void> {
  await askForPassword(page, email)
  for (;;) {
    const mails = await sentMails(parts.shop)
    const mail = mails.find(({ to }) => to?.some(({ address }) => address === email))
    if (mail) {
      await page.goto(passwordLinkIn(mail))
      return page.getByLabel('Nieuw wachtwoord').waitFor()
    }
    await pause(100)
  }
}

const openResetLink = async (visitor: Visitor) => openLink(visitor, (await newCustomer(visitor)).email)

/** A customer page, once it has come. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('De pagina wordt geladen').waitFor({ state: 'detached' })
  for (const loading of await page.getByText(/^Even geduld, .* laden\.$/).all())
    await loading.waitFor({ state: 'detached' })
}

async function placeOrder(page: Page): Promise<void> {
  await checkAddress(page, addresses.fibreAndDsl)
  await goToDetails(page)
  await page.getByText('Je bent ingelogd als').waitFor()
  await page.getByRole('checkbox', { name: /incasso/ }).check()
  await agreeAndGoToCheck(page)
  await action(page, 'Bestellen').click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
}

async function requestQuote(page: Page): Promise<void> {
  await checkAddress(page, addresses.fibreNear)
  await page.getByRole('radio', { name: 'Zakelijk Glasvezel 500/500' }).check({ force: true })
  await goToDetails(page)
  await terms(page).check()
  await action(page, 'Naar controle').click()
  await title(page, 'Vrijblijvend prijsopgave').waitFor()
  await action(page, 'Prijsopgave aanvragen').click()
  await title(page, 'Bedankt voor je aanvraag!').waitFor()
}

/** A page of a customer with an order and a quote request. */
async function openFull(visitor: Visitor, path: string): Promise<void> {
  await enterAsCustomer(visitor)
  await placeOrder(visitor.page)
  await requestQuote(visitor.page)
  await openPage(visitor.page, path)
}

/** The newest of a customer's requests, by the list that leads to it. */
async function openNewest(visitor: Visitor, list: string): Promise<void> {
  await openFull(visitor, list)
  await visitor.page
    .getByRole('main')
    .getByRole('link', { name: /\d{3}-\d{3}-\d{3}/ })
    .first()
    .click()
  await visitor.page.getByRole('heading', { name: /\d{3}-\d{3}-\d{3}/ }).waitFor()
}

const slug = (path: string) => path.slice(1).replaceAll('/', '-')

const accountScreens: readonly Screen[] = [
  screen('account-login', at(paths.login())),
  screen('account-login-errors', async ({ page }) => {
    await page.goto(paths.login())
    await loginButton(page).click()
    await page.getByRole('alert').first().waitFor()
  }),
  screen('account-login-wrong', async ({ page }) => {
    await page.goto(paths.login())
    await submitLogin(page, { email: 'niemand@donald.example', password: 'niet goed' })
    await page.getByRole('alert').first().waitFor()
  }),
  screen('account-forgotten', at(paths.forgotPassword)),
  screen('account-forgotten-sent', ({ page }) => askForPassword(page, 'niemand@donald.example')),
  screen('account-choose-password', openResetLink),
  screen('account-choose-password-errors', async visitor => {
    await openResetLink(visitor)
    await choosePassword(visitor.page, 'kort')
    await visitor.page.getByRole('alert').first().waitFor()
  }),
  screen('account-choose-password-done', async visitor => {
    await openResetLink(visitor)
    await choosePassword(visitor.page, 'zeven fietsen in de gang')
    await visitor.page.getByText('Je wachtwoord is gewijzigd').waitFor()
  }),
  screen('account-link-worn', async ({ page }) => {
    await page.goto(`${paths.choosePassword}#Zm9ydHktdGhyZWUgY2hhcmFjdGVycyBvZiBiYXNlNjQ`)
    await page.getByText('Deze link werkt niet meer').waitFor()
  }),
  screen('account-activation', async visitor => {
    const email = `nieuw${Date.now()}@korenmolen.example`
    await addCustomer({ testDatabase: { database: visitor.parts.database } }, { email })
    await openLink(visitor, email)
  }),
]

/** The newest order of a customer, delivered; answers its number. */
async function deliverNewest(visitor: Visitor): Promise<string> {
  await openNewest(visitor, paths.mijnOrders)
  const number = visitor.page.url().split('/').at(-1) ?? ''
  await deliver(visitor.parts.database, number.replaceAll('-', ''))
  return number
}

/** The page that begins a change of a delivered order. */
async function openChange(visitor: Visitor) {
  await openPage(visitor.page, paths.mijnChange(await deliverNewest(visitor)))
  await button(visitor.page, 'Verder').waitFor()
}

/** The form of a notice of a delivered order. */
async function openNotice(visitor: Visitor) {
  await openPage(visitor.page, paths.mijnNotice(await deliverNewest(visitor)))
  await visitor.page.getByLabel('Laatste dag').waitFor()
}

async function seeWhatEnds(visitor: Visitor) {
  await openNotice(visitor)
  const { page } = visitor
  const day = page.getByLabel('Laatste dag')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await day.fill((await day.getAttribute('min')) ?? '')
  await button(page, 'Bekijk wat er stopt').click()
  await button(page, 'Zeg definitief op').waitFor()
}

async function giveNotice(visitor: Visitor) {
  await seeWhatEnds(visitor)
  await button(visitor.page, 'Zeg definitief op').click()
  await visitor.page.getByText('Je opzegging is doorgegeven').waitFor()
}

const customerScreens: readonly Screen[] = [
  ...mijnPages.map(({ path }) =>
    screen(`${slug(path)}-empty`, async visitor => {
      await enterAsCustomer(visitor)
      await openPage(visitor.page, path)
    }),
  ),
  ...[paths.mijn, paths.mijnOrders, paths.mijnQuotes, paths.mijnDocuments].map(path =>
    screen(`${slug(path)}-full`, visitor => openFull(visitor, path)),
  ),
  screen('mijn-bestelling', visitor => openNewest(visitor, paths.mijnOrders)),
  screen('mijn-bestelling-delivered', async visitor => {
    await deliverNewest(visitor)
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: /^Contract C/ }).waitFor()
  }),
  screen('mijn-contracten-full', async visitor => {
    await deliverNewest(visitor)
    await openPage(visitor.page, paths.mijnAgreements)
    await visitor.page.getByText(/per maand, excl\. btw/).waitFor()
  }),
  screen('mijn-contract-change', openChange),
  screen('mijn-contract-move', async visitor => {
    await openChange(visitor)
    await visitor.page.getByRole('radio', { name: /^Verhuizen/ }).check()
  }),
  screen('mijn-contract-composing', async visitor => {
    await openChange(visitor)
    await button(visitor.page, 'Verder').click()
    await visitor.page.getByText(/^Wijziging van contract/).waitFor()
    await visitor.page.getByRole('heading', { name: 'Jouw adres' }).waitFor()
  }),
  screen('mijn-opzeggen', openNotice),
  screen('mijn-opzeggen-wrong', async visitor => {
    await openNotice(visitor)
    await visitor.page.getByLabel('Laatste dag').fill('2020-01-01')
    await button(visitor.page, 'Bekijk wat er stopt').click()
    await visitor.page
      .getByText(/^Opzeggen kan op zijn vroegst/)
      .first()
      .waitFor()
  }),
  screen('mijn-opzeggen-cost', seeWhatEnds),
  screen('mijn-opzeggen-given', giveNotice),
  screen('mijn-contracten-notice', async visitor => {
    await giveNotice(visitor)
    await openPage(visitor.page, paths.mijnAgreements)
    await visitor.page.getByText(/^Opgezegd op/).waitFor()
  }),
  screen('mijn-contracten-withdraw', async visitor => {
    await giveNotice(visitor)
    await openPage(visitor.page, paths.mijnAgreements)
    await button(visitor.page, 'Opzegging intrekken').click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('mijn-prijsopgave', visitor => openNewest(visitor, paths.mijnQuotes)),
  screen('mijn-bestelling-unknown', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnOrder('482-739-165'))
  }),
  screen('mijn-bedrijfsgegevens-edit', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnCompany)
    await button(visitor.page, 'Bedrijfsgegevens wijzigen').click()
  }),
  screen('mijn-bedrijfsgegevens-password', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnCompany)
    await button(visitor.page, 'Bedrijfsgegevens wijzigen').click()
    await visitor.page.getByLabel('IBAN').fill('NL20 INGB 0001 2345 67')
    await visitor.page.getByLabel('Huidig wachtwoord').waitFor()
  }),
  screen('mijn-contactpersonen-password', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnContacts)
    await button(visitor.page, 'Contactpersonen wijzigen').click()
    await visitor.page.getByLabel('E-mailadres').first().fill('anders@korenmolen.example')
    await visitor.page.getByLabel('Huidig wachtwoord').waitFor()
  }),
  screen('mijn-bedrijfsgegevens-errors', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnCompany)
    await button(visitor.page, 'Bedrijfsgegevens wijzigen').click()
    await visitor.page.getByLabel('Organisatie', { exact: true }).fill('')
    await visitor.page.getByLabel('KVK nummer').fill('12')
    await button(visitor.page, 'Gegevens opslaan').click()
    await visitor.page.getByRole('alert').first().waitFor()
  }),
  screen('mijn-contactpersonen-edit', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnContacts)
    await button(visitor.page, 'Contactpersonen wijzigen').click()
    await visitor.page.getByRole('checkbox', { name: /dezelfde als de contactpersoon/ }).uncheck()
  }),
  screen('mijn-wachtwoord-errors', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnPassword)
    await button(visitor.page, 'Wachtwoord wijzigen').click()
    await visitor.page.getByRole('alert').first().waitFor()
  }),
  screen('mijn-inlogadres', async visitor => {
    await enterAsCustomer(visitor)
    await openPage(visitor.page, paths.mijnLoginEmail)
    await visitor.page.getByLabel('Nieuw e-mailadres').waitFor()
  }),
  screen('mijn-logged-out', async visitor => {
    await enterAsCustomer(visitor)
    await visitor.page.getByRole('main').getByRole('button', { name: 'Uitloggen', exact: true }).click()
    await visitor.page.getByText('Je bent uitgelogd').waitFor()
  }),
]

export const accountAndCustomerScreens: readonly Screen[] = [...accountScreens, ...customerScreens]
