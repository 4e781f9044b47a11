import { logInAtDetails, register, submitLogin } from '../e2e/support/account.ts'
import { addresses, checkAddress } from '../e2e/support/internet-screen.ts'
import { goToCheckAsGuest } from '../e2e/support/order-as-guest.ts'
import {
  action,
  agreeAndGoToCheck,
  askForQuote,
  fillInGuest,
  fillInReferences,
  goOnWithoutRegistering,
  goToDetails,
  openCheck,
  openDetails,
  openDetailsAsGuest,
  openQuoteDetails,
  openRow,
  orderNow,
  terms,
  title,
} from '../e2e/support/order-steps.ts'
import { composeCloud, composeMobiel, composeMuchInternet, composeTelefonie } from './compose.ts'
import { longCompany, newCustomer, type Screen, screen, type Visitor, view } from './screen.ts'

/** The steps after composing: winkelwagen, gegevens, controle and the thank-you page. */

type Compose = (visitor: Visitor) => Promise<void>

async function goToCart(visitor: Visitor, compose: Compose): Promise<void> {
  await compose(visitor)
  await action(visitor.page, 'In winkelwagen').click()
  await title(visitor.page, 'Bekijk je winkelwagen').waitFor()
}

/** As a guest to controle, with an order of a type that no address was checked for. */
async function goToCheck({ page, parts }: Visitor, compose: Compose): Promise<void> {
  await compose({ page, parts })
  await goToCheckAsGuest(page)
}

async function goToCheckOfQuote({ page }: Visitor): Promise<void> {
  await openQuoteDetails(page)
  await askForQuote(page)
  await title(page, 'Vrijblijvend prijsopgave').waitFor()
}

async function openDetailsAsCustomer(visitor: Visitor): Promise<void> {
  const login = await newCustomer(visitor)
  await openDetails(visitor.page)
  await logInAtDetails(visitor.page, login)
}

/** On controle, where the shop answers an order so. */
async function orderAnswered({ page }: Visitor, status: number, json: object): Promise<void> {
  await openCheck(page)
  await page.route('**/api/order', route => route.fulfill({ status, json }))
  await action(page, 'Bestellen').click()
}

async function orderNotAnswered(visitor: Visitor): Promise<void> {
  await orderAnswered(visitor, 503, { message: 'We zijn even niet bereikbaar.' })
  await visitor.page.getByRole('alert').first().waitFor()
}

const cartScreens: readonly Screen[] = [
  screen('winkelwagen-internet', visitor =>
    goToCart(visitor, ({ page }) => checkAddress(page, addresses.fibreAndDsl)),
  ),
  screen('winkelwagen-internet-much', visitor => goToCart(visitor, composeMuchInternet)),
  screen('winkelwagen-cloud', visitor => goToCart(visitor, composeCloud)),
  screen('winkelwagen-mobiel', visitor => goToCart(visitor, composeMobiel)),
  screen('winkelwagen-telefonie', visitor => goToCart(visitor, composeTelefonie)),
]

const detailScreens: readonly Screen[] = [
  screen('gegevens-guest-empty', async visitor => {
    await composeCloud(visitor)
    await goToDetails(visitor.page)
  }),
  screen('gegevens-guest-with-address', ({ page }) => openDetails(page)),
  screen('gegevens-guest-errors', async ({ page }) => {
    await openDetails(page)
    await page.getByRole('button', { name: /zonder te registreren/ }).click()
    await page.getByRole('alert').first().waitFor()
  }),
  screen('gegevens-guest-company-found', async ({ page }) => {
    await openDetails(page)
    await page.getByLabel('KVK nummer').fill('68750110')
    await page
      .getByText(/Voorbeeldstraat/)
      .first()
      .waitFor()
  }),
  screen('gegevens-guest-filled-in', async ({ page }) => {
    await openDetails(page)
    await fillInGuest(page, { Organisatie: longCompany })
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Betaalgegevens wijzigen' }).waitFor()
  }),
  screen('gegevens-guest-terms', ({ page }) => openDetailsAsGuest(page)),
  screen('gegevens-guest-everything-different', async ({ page }) => {
    await openDetailsAsGuest(page)
    await openRow(page, 'Technische contactgegevens')
    await page.getByLabel(/dezelfde als de contactpersoon/).uncheck()
    await openRow(page, 'Factuur naar')
    await page.getByLabel(/factuurgegevens zijn gelijk/).uncheck()
    await page.getByRole('checkbox', { name: /incasso/ }).check()
    await page.getByText('Inkoopnummer of kostenplaats toevoegen').click()
  }),
  screen('gegevens-guest-changes', async ({ page }) => {
    await openDetailsAsGuest(page)
    await openRow(page, 'Organisatiegegevens')
  }),
  screen('gegevens-references-wrong', async ({ page }) => {
    await openDetailsAsGuest(page)
    await fillInReferences(page)
    await page.getByLabel('E-mailadres voor facturen').fill('facturen@')
    await terms(page).check()
    await action(page, 'Naar controle').click()
    await page.getByRole('alert').first().waitFor()
  }),
  screen('gegevens-guest-terms-errors', async ({ page }) => {
    await openDetailsAsGuest(page)
    await terms(page).check()
    const contact = await openRow(page, 'Contactgegevens')
    await contact.getByLabel('Achternaam').fill('')
    await action(page, 'Naar controle').click()
    await page.getByRole('alert').first().waitFor()
  }),
  view('gegevens-guest-no-invoice-details', async ({ page }) => {
    await openDetailsAsGuest(page)
    await openRow(page, 'Factuur naar')
    await page.getByLabel(/factuurgegevens zijn gelijk/).uncheck()
    await terms(page).check()
    await action(page, 'Naar controle').click()
    await page.getByRole('dialog', { name: 'Facturatiegegevens ontbreken' }).waitFor()
  }),
  screen('gegevens-guest-three-years', async visitor => {
    const { page } = visitor
    await composeMuchInternet(visitor)
    await goToDetails(page)
    await fillInGuest(page)
    await goOnWithoutRegistering(page)
  }),
  screen('gegevens-register-sent', async ({ page }) => {
    await openDetails(page)
    await register(page, `noor${Date.now()}@donald.example`)
  }),
  screen('gegevens-login', async ({ page }) => {
    await openDetails(page)
    await page.getByRole('tab', { name: 'Ik ben al klant' }).click()
  }),
  screen('gegevens-login-wrong', async ({ page }) => {
    await openDetails(page)
    await page.getByRole('tab', { name: 'Ik ben al klant' }).click()
    await submitLogin(page, { email: 'niemand@donald.example', password: 'niet goed' })
    await page.getByRole('alert').first().waitFor()
  }),
  screen('gegevens-logged-in', openDetailsAsCustomer),
  screen('gegevens-reseller', async ({ page }) => {
    await page.goto('/bestellen/resellerId/netwerkpartner-noord')
    await page.getByText(/met een reseller account/).waitFor()
    await openDetailsAsGuest(page)
  }),
  screen('gegevens-quote', ({ page }) => openQuoteDetails(page)),
  screen('gegevens-quote-errors', async visitor => {
    await openQuoteDetails(visitor.page)
    await action(visitor.page, 'Naar controle').click()
    await visitor.page.getByRole('alert').first().waitFor()
  }),
]

/** Prefers the second week on offer, in the morning. */
async function preferDelivery({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.getByText('Voorkeur voor de levering doorgeven').click()
  await page
    .getByLabel(/^week /)
    .nth(1)
    .check()
  await page.getByLabel('Ochtend').check()
}

const checkScreens: readonly Screen[] = [
  screen('controle-internet', ({ page }) => openCheck(page)),
  screen('controle-preference', async ({ page }) => {
    await openCheck(page)
    await preferDelivery({ page })
  }),
  screen('controle-internet-long-names', async ({ page }) => {
    await openDetails(page)
    await fillInGuest(page, {
      Organisatie: longCompany,
      Achternaam: 'van Oldenbarneveldt-Schimmelpenninck van der Oye',
      'E-mailadres': 'een.heel.lang.e-mailadres.van.de.administratie@vereniging-noordoostpolder.example',
      Tennaamstelling: longCompany.slice(0, 70),
    })
    await goOnWithoutRegistering(page)
    await fillInReferences(page)
    await agreeAndGoToCheck(page)
  }),
  screen('controle-logged-in', async visitor => {
    await openDetailsAsCustomer(visitor)
    await agreeAndGoToCheck(visitor.page)
  }),
  screen('controle-cloud', visitor => goToCheck(visitor, composeCloud)),
  screen('controle-mobiel', visitor => goToCheck(visitor, composeMobiel)),
  screen('controle-telefonie', visitor => goToCheck(visitor, composeTelefonie)),
  screen('controle-quote', goToCheckOfQuote),
  view('controle-request-type', async ({ page }) => {
    await openCheck(page)
    await page.getByRole('button', { name: 'Type aanvraag wijzigen' }).click()
  }),
  screen('controle-refused', visitor =>
    orderAnswered(visitor, 422, {
      message: 'Dit kan zo niet.',
      reasons: ['Zakelijk Glasvezel 500/500 is op dit adres niet leverbaar.'],
    }),
  ),
  screen('controle-shop-away', orderNotAnswered),
  view('controle-shop-away-first-sight', orderNotAnswered),
]

const thankScreens: readonly Screen[] = [
  screen('bedankt-internet', async ({ page }) => {
    await openDetailsAsGuest(page)
    await fillInReferences(page)
    await agreeAndGoToCheck(page)
    await preferDelivery({ page })
    await orderNow(page)
  }),
  screen('bedankt-logged-in', async visitor => {
    await openDetailsAsCustomer(visitor)
    await agreeAndGoToCheck(visitor.page)
    await orderNow(visitor.page)
  }),
  ...[
    { name: 'cloud', compose: composeCloud },
    { name: 'mobiel', compose: composeMobiel },
    { name: 'telefonie', compose: composeTelefonie },
  ].map(({ name, compose }) =>
    screen(`bedankt-${name}`, async visitor => {
      await goToCheck(visitor, compose)
      await orderNow(visitor.page)
    }),
  ),
  screen('bedankt-quote', async visitor => {
    await goToCheckOfQuote(visitor)
    await action(visitor.page, 'Prijsopgave aanvragen').click()
    await title(visitor.page, 'Bedankt voor je aanvraag!').waitFor()
  }),
]

export const orderScreens: readonly Screen[] = [
  ...cartScreens,
  ...detailScreens,
  ...checkScreens,
  ...thankScreens,
]
