import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { mijnPages } from '../src/app/mijn/page-titles.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import {
  beLoggedIn,
  expectDiscreetLog,
  type Login,
  logIn,
  newCustomer,
  submitLogin,
} from './support/account.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { deliveredTo } from './support/delivered.ts'
import { linkIn, mailsTo, newestMailTo } from './support/mail.ts'
import { action, openDetails, openQuoteDetails, openRow, terms, title } from './support/order-steps.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()
const refusedCall = /the server responded with a status of (400|401|404|422)/
const newPassword = 'zeven fietsen in de gang'

afterEach(() => expectDiscreetLog(shop(), newPassword, '@korenmolen.example', 'Korenmolen'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A customer logged in with a separate browser. */
async function customerAt(width = laptop): Promise<{ page: Page; login: Login }> {
  const login = await newCustomer(database())
  const page = await visit({ width, expectedProblems: refusedCall })
  await beLoggedIn(page, shop(), login)
  return { page, login }
}

test('the menu knows a customer on every page, and nothing in it moves', async () => {
  const page = await visit()
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
  const account = page.getByRole('banner').getByRole('link', { name: 'Mijn account' })
  const placeOfPhone = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Bel ons/ })
      .boundingBox()
  const places: unknown[] = []
  const seesOnly = async (shown: typeof login, hidden: typeof login) => {
    for (const path of [paths.home, paths.samenstellen('cloud')]) {
      await page.goto(path)
      await shown.waitFor()
      expect(await hidden.count()).toBe(0)
      places.push(await placeOfPhone())
    }
  }
  await seesOnly(login, account)
  await logIn(page, await newCustomer(database()))
  await account.waitFor()
  await seesOnly(account, login)
  await delayScripts(page)
  for (const path of [paths.home, paths.samenstellen('cloud')]) {
    await page.goto(path, { waitUntil: 'commit' })
    await account.waitFor()
    expect(await login.count(), `${path} before any script file has come`).toBe(0)
  }
  expect(new Set(places.map(place => JSON.stringify(place))).size).toBe(1)
})

test('every page is good, also without anything to show', async () => {
  const { page } = await customerAt(phone)
  for (const { path, title: name } of mijnPages) {
    await page.goto(path)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText('Bakkerij De Korenmolen B.V.').first().waitFor()
    await page.getByText('De pagina wordt geladen').waitFor({ state: 'detached' })
    await expectGoodScreen(page, name)
  }
  // An order of somebody else.
  await page.goto(paths.mijnOrder('482-739-165'))
  await page.getByRole('link', { name: 'Naar je bestellingen' }).waitFor()
  await expectGoodScreen(page)
})

describe('the company’s details', () => {
  test('are changed and stand at gegevens', async () => {
    const { page } = await customerAt(phone)
    await page.goto(paths.mijnCompany)
    await button(page, 'Bedrijfsgegevens wijzigen').click()
    await page.getByLabel('KVK nummer').fill('90004973')
    await page.getByLabel('Organisatie', { exact: true }).fill('De Nieuwe Molen BV')
    await button(page, 'Gegevens opslaan').click()
    await page.getByRole('link', { name: 'KVK nummer is niet geldig.' }).waitFor()
    await expectGoodScreen(page)
    await page.getByLabel('KVK nummer').fill('69599084')
    await button(page, 'Gegevens opslaan').click()
    await page.getByText('Je bedrijfsgegevens zijn opgeslagen').waitFor()
    await expectGoodScreen(page)
    await page.reload()
    await page.getByText('De Nieuwe Molen BV').first().waitFor()

    await openDetails(page)
    const company = page.getByRole('region', { name: 'Organisatiegegevens' })
    await company.getByText('De Nieuwe Molen BV').waitFor()
    await company.getByText('69599084').waitFor()
  })

  test('that change in another tab reload the details of an order, which keeps what was typed', async () => {
    const { page } = await customerAt()
    await openDetails(page)
    const contact = await openRow(page, 'Contactgegevens')
    await contact.getByLabel('Voornaam').fill('Loes')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /Wijzigen in mijn omgeving/ }).click()
    const other = await opened
    await button(other, 'Bedrijfsgegevens wijzigen').click()
    await other.getByLabel('Organisatie', { exact: true }).fill('Tweede Tabblad BV')
    await button(other, 'Gegevens opslaan').click()
    await other.getByText('Je bedrijfsgegevens zijn opgeslagen').waitFor()
    await other.close()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('region', { name: 'Organisatiegegevens' }).getByText('Tweede Tabblad BV').waitFor()
    await expect.poll(() => contact.getByLabel('Voornaam').inputValue()).toBe('Loes')
  })
})

test('contact data of the account win at gegevens', async () => {
  const { page, login } = await customerAt(phone)
  await page.goto(paths.mijnContacts)
  await button(page, 'Contactpersonen wijzigen').click()
  const contact = page.getByRole('group', { name: 'Contactpersoon', exact: true })
  await contact.getByLabel('Telefoonnummer').fill('12')
  await contact.getByLabel('E-mailadres').fill('balie@korenmolen.example')
  await page.getByRole('checkbox', { name: /dezelfde als de contactpersoon/ }).uncheck()
  await button(page, 'Contactpersonen opslaan').click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  await expectGoodScreen(page)
  await contact.getByLabel('Telefoonnummer').fill('06 87654321')
  const technical = page.getByRole('group', { name: 'Technische contactpersoon' })
  await technical.getByLabel('Voornaam').fill('Piet')
  await technical.getByLabel('Achternaam').fill('Techniek')
  await technical.getByLabel('Telefoonnummer').fill('06 12345678')
  await technical.getByLabel('E-mailadres').fill('piet@korenmolen.example')
  await page.getByLabel('Huidig wachtwoord').fill(login.password)
  await expectGoodScreen(page)
  await button(page, 'Contactpersonen opslaan').click()
  await page.getByText('Je contactpersonen zijn opgeslagen').waitFor()
  await expectGoodScreen(page)

  await openDetails(page)
  const block = page.getByRole('region', { name: 'Contactgegevens', exact: true })
  await expect.poll(() => block.getByLabel('E-mailadres').inputValue()).toBe('balie@korenmolen.example')
  expect((await block.getByLabel('Telefoonnummer').inputValue()).replace(/\D/g, '')).toBe('0687654321')
  await page.getByRole('region', { name: 'Technische contactgegevens' }).getByText(/Piet/).waitFor()
  expect(login.email).not.toBe('balie@korenmolen.example')
})

test('a changed password ends the session in the other browser', async () => {
  const { page, login } = await customerAt(phone)
  const other = await visit({ expectedProblems: refusedCall })
  await beLoggedIn(other, shop(), login)
  await other.goto(paths.mijn)
  await title(other, 'Mijn account').waitFor()
  await page.goto(paths.mijnPassword)
  const change = async (present: string, next: string) => {
    await page.getByLabel('Huidig wachtwoord').fill(present)
    await page.getByLabel('Nieuw wachtwoord').fill(next)
    await button(page, 'Wachtwoord wijzigen').click()
  }
  await change('niet goed', newPassword)
  await page.getByRole('link', { name: 'Het huidige wachtwoord klopt niet' }).waitFor()
  await expectGoodScreen(page)
  await change(login.password, 'wachtwoord')
  await page.getByRole('link', { name: /wordt te vaak gebruikt/ }).waitFor()
  await change(login.password, newPassword)
  await page.getByText('Je wachtwoord is gewijzigd').waitFor()
  await expectGoodScreen(page)
  await mailsTo(shop(), login.email, 1)
  await page.reload()
  await title(page, 'Wachtwoord wijzigen').waitFor()
  await other.reload()
  await title(other, 'Inloggen').waitFor()
  await submitLogin(other, { ...login, password: newPassword })
  await title(other, 'Mijn account').waitFor()
})

test('another address to log in with counts once its link was followed', async () => {
  const { page, login } = await customerAt(phone)
  const email = `nieuw-${login.email}`
  await page.goto(paths.mijnLoginEmail)
  await button(page, 'Stuur de link').click()
  await page.getByRole('link', { name: 'Vul je huidige wachtwoord in' }).waitFor()
  await expectGoodScreen(page)
  await page.getByLabel('Nieuw e-mailadres').fill(email)
  await page.getByLabel('Huidig wachtwoord').fill(login.password)
  await button(page, 'Stuur de link').click()
  await page.getByText('Kijk in je mail').waitFor()
  await expectGoodScreen(page)
  await page.goto(linkIn(await newestMailTo(shop(), email, 1), paths.confirmLoginEmail))
  await title(page, 'Inlogadres bevestigen').waitFor()
  await page.reload()
  await button(page, 'Ja, voortaan met dit adres').waitFor()
  await expectGoodScreen(page)
  await button(page, 'Ja, voortaan met dit adres').click()
  await page.getByText('Je inlogadres is gewijzigd').waitFor()
  await expectGoodScreen(page)
  await page.getByRole('main').getByRole('link', { name: 'Naar je account' }).click()
  await title(page, 'Mijn account').waitFor()
  await mailsTo(shop(), login.email, 1)
  const other = await visit({ expectedProblems: refusedCall })
  await logIn(other, { ...login, email })
  await page.goto(paths.confirmLoginEmail)
  await page.getByText('Deze link is niet compleet').waitFor()
  await expectGoodScreen(page)
})

test('the list of devices ends another session', async () => {
  const { page, login } = await customerAt(phone)
  const others = [
    await visit({ expectedProblems: refusedCall }),
    await visit({ expectedProblems: refusedCall }),
  ]
  for (const other of others) await beLoggedIn(other, shop(), login)
  await page.goto(paths.mijnSessions)
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ingelogd op' })
  await page.getByText('Dit apparaat').waitFor()
  await expect.poll(() => listed.count()).toBe(3)
  await expectGoodScreen(page)
  const end = page.getByRole('button', { name: /^Uitloggen op / }).first()
  await end.click()
  await page.getByRole('link', { name: 'Vul je huidige wachtwoord in' }).waitFor()
  await expectGoodScreen(page)
  await page.getByLabel('Huidig wachtwoord').fill(login.password)
  await end.click()
  await expect.poll(() => listed.count()).toBe(2)
  await page.getByLabel('Huidig wachtwoord').fill(login.password)
  await button(page, 'Alle andere apparaten uitloggen').click()
  await expect.poll(() => listed.count()).toBe(1)
  await expectGoodScreen(page)
  for (const other of others) {
    await other.goto(paths.mijn)
    await title(other, 'Inloggen').waitFor()
  }
})

test('who logs out is out in every tab, and meets nothing of his at the back button', async () => {
  const { page, login } = await customerAt()
  await page.goto(paths.mijn)
  const tab = await page.context().newPage()
  await tab.goto(paths.mijnCompany)
  await tab.getByText(login.email).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Documenten' }).click()
  await title(page, 'Er zijn nog geen documenten').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await page.getByText('Je bent uitgelogd').waitFor()
  await expectGoodScreen(page)
  await page.goBack()
  await title(page, 'Inloggen').waitFor()
  expect(await page.getByText('Korenmolen').count()).toBe(0)
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await title(tab, 'Inloggen').waitFor()
})

test('what a customer has stands under his contracts and at its order, and ends by a notice until that is withdrawn', async () => {
  const { page, login } = await customerAt(phone)
  const number = await deliveredTo(login.email, shop(), database().database)
  await page.goto(paths.mijnAgreements)
  await page.getByText(/^kan zonder kosten per/).waitFor()
  await page.getByText(/dat kost ten hoogste €/).waitFor()
  await expectGoodScreen(page)
  const href = await page.getByRole('link', { name: /spreadsheet/ }).getAttribute('href')
  expect((await page.request.get(href ?? '')).headers()['content-disposition']).toContain('contracten.csv')
  await page
    .getByRole('main')
    .getByRole('link', { name: `Bestelling ${formatOrderNumber(number)}` })
    .click()
  await page.getByRole('heading', { name: `Contract C${formatOrderNumber(number)}` }).waitFor()
  await page.getByText(/dat kost ten hoogste €/).waitFor()
  await expectGoodScreen(page)

  await page.getByRole('link', { name: 'Opzeggen of een opzegging intrekken' }).click()
  await page.getByRole('link', { name: `Contract C${formatOrderNumber(number)} opzeggen` }).click()
  const day = page.getByLabel('Laatste dag')
  await day.fill('2020-01-01')
  await page.getByRole('button', { name: 'Bekijk wat er stopt' }).click()
  await page
    .getByText(/^Opzeggen kan op zijn vroegst per/)
    .first()
    .waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Alles kiezen' }).click()
  await day.fill((await day.getAttribute('min')) ?? '')
  await page.getByLabel(/^Waarom/).selectOption('We verhuizen')
  await page.getByRole('button', { name: 'Bekijk wat er stopt' }).click()
  await page.getByText(/^Opzeggen kost je ten hoogste €/).waitFor()
  await expectGoodScreen(page)
  await page.goBack()
  expect(await page.getByLabel(/^Waarom/).inputValue()).toBe('moving')
  await page.getByRole('button', { name: 'Bekijk wat er stopt' }).click()
  await page.getByRole('button', { name: 'Zeg definitief op' }).click()
  await page.getByText('Je opzegging is doorgegeven').waitFor()
  await expectGoodScreen(page)
  await page.getByRole('link', { name: 'Naar je contracten' }).click()
  await page.getByText(/^Opgezegd op/).waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Opzegging intrekken' }).click()
  const asked = page.getByRole('dialog')
  await expectGoodScreen(page)
  await asked.getByRole('button', { name: 'Opzegging intrekken' }).click()
  await page.getByText(/^kan zonder kosten per/).waitFor()
  await page.getByText(/^Opgezegd op/).waitFor({ state: 'detached' })
})

test('a quote request of a customer stands under his quotes, with its document', async () => {
  const { page } = await customerAt(phone)
  await openQuoteDetails(page)
  await expect.poll(() => page.getByLabel('Organisatie').inputValue()).toBe('Bakkerij De Korenmolen B.V.')
  await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe('Lotte van den Heuvel')
  await openRow(page, 'Formulier invullen')
  await page.getByLabel('Naam').fill('Lotte van den Heuvel-Smit')
  await terms(page).check()
  await action(page, 'Naar controle').click()
  await title(page, 'Vrijblijvend prijsopgave').waitFor()
  await action(page, 'Prijsopgave aanvragen').click()
  await title(page, 'Bedankt voor je aanvraag!').waitFor()
  await page.goto(paths.mijnQuotes)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Internet \d{3}-\d{3}-\d{3}$/ })
    .click()
  await page.getByText('In behandeling').waitFor()
  await expectGoodScreen(page)
  const link = page.getByRole('link', { name: /^Aanvraag .* voor een prijsopgave/ })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto(paths.mijn)
  await page.getByRole('heading', { name: 'Je laatste prijsopgaven' }).waitFor()
  await expectGoodScreen(page)
  await page.goto(paths.mijnDocuments)
  await page.getByRole('link', { name: /^Aanvraag .* voor een prijsopgave/ }).waitFor()
  await expectGoodScreen(page)
})
