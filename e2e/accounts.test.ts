import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import {
  choosePassword,
  expectDiscreetLog,
  loginButton,
  newCustomer,
  openMailedLink,
  register,
  submitLogin,
} from './support/account.ts'
import { mailsTo } from './support/mail.ts'
import {
  agreeAndGoToCheck,
  fillInGuest,
  guest,
  openDetails,
  openRow,
  orderNow,
  title,
} from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()
const refusedCall = /the server responded with a status of (400|401|404|422|429|503)/
const password = 'zeven fietsen in de gang'

afterEach(() => expectDiscreetLog(shop(), password, '@donald.example', 'wachtwoord-kiezen#'))

const cart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'))

describe('an account, made while ordering', () => {
  test('leads to an order of its own', async () => {
    const email = 'inkoop@donald.example'
    const page = await visit({ width: phone, expectedProblems: refusedCall })
    await openDetails(page)
    const composed = await cart(page)
    await register(page, email)
    await page.getByText(`We hebben een activatielink gestuurd naar ${email}.`).waitFor()
    await page.getByText('binnen 5 minuten').waitFor()
    const again = page.getByRole('button', { name: 'Stuur de link opnieuw' })
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('registeredAccount'))).toBe('true')
    await expectGoodScreen(page)

    await openMailedLink(page, shop(), email, 1)
    expect(page.url()).toBe(`${shop().url}${paths.choosePassword}`)
    await page.getByText(guest.Organisatie).waitFor()
    const registered = page.getByRole('region', { name: 'Dit is geregistreerd' })
    for (const known of [
      guest['KVK nummer'],
      'Noor van den Berg',
      'eindigt op 4300',
      'Activeer het account dan niet',
    ])
      await registered.getByText(known).waitFor()
    await expectGoodScreen(page)
    await choosePassword(page, 'kort')
    await page.getByRole('link', { name: 'Kies een wachtwoord van minstens 8 tekens' }).click()
    expect(await focusedLabel(page)).toBe('Nieuw wachtwoord')
    await choosePassword(page, 'wachtwoord')
    await page.getByRole('link', { name: /wordt te vaak gebruikt/ }).waitFor()
    await expectGoodScreen(page)
    await choosePassword(page, password)
    await page.getByText('Je bent ingelogd als Noor van den Berg.').waitFor()
    await page.getByText('Je account is actief').waitFor()
    expect(page.url()).toBe(`${shop().url}${paths.gegevens('internet')}`)
    expect(await cart(page)).toBe(composed)
    const company = page.getByRole('region', { name: 'Organisatiegegevens' })
    for (const known of [guest.Organisatie, guest['KVK nummer'], guest.IBAN])
      await company.getByText(known).first().waitFor()
    await page.getByRole('region', { name: 'Contactgegevens', exact: true }).getByText(email).waitFor()
    expect(await company.getByRole('textbox').count()).toBe(0)
    await expect
      .poll(() => company.getByRole('link', { name: /Wijzigen in mijn omgeving/ }).getAttribute('href'))
      .toBe(paths.mijnCompany)

    await fillInInvoice(page)
    await fillInTechnicalContact(page)
    await page.getByRole('checkbox', { name: /incasso/ }).check()
    await expectGoodScreen(page)
    await agreeAndGoToCheck(page)
    const invoice = page.getByRole('region', { name: 'Factuur naar' })
    await invoice.getByText('Donald Administratie BV').waitFor()
    await invoice.getByText('2611 CC').waitFor()
    await page
      .getByRole('region', { name: 'Technische contactgegevens' })
      .getByText('Piet Techniek')
      .waitFor()
    await expectGoodScreen(page)
    await orderNow(page)

    const order = await orderOf(email)
    expect(order).toMatchObject({
      organization: { companyName: guest.Organisatie, kvkNumber: guest['KVK nummer'], email },
      invoice: { companyName: 'Donald Administratie BV', email: 'facturen@donald.example' },
      technical: { firstName: 'Piet', lastName: 'Techniek' },
    })

    await page.goto(paths.mijnOrders)
    await page.getByRole('link', { name: new RegExp(`Internet ${order.number}`) }).click()
    await title(page, `Bestelling ${order.number}`).waitFor()
    await page.getByText('Ontvangen').first().waitFor()
    await expectGoodScreen(page)
    const documents = page.getByRole('region', { name: 'Documenten' }).getByRole('link')
    await expect.poll(() => documents.count()).toBe(3)
    for (const link of await documents.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('can be had another link for, which voids the first', async () => {
    const email = 'opnieuw@donald.example'
    const page = await visit({ expectedProblems: refusedCall })
    await page.clock.install()
    await openDetails(page)
    // Two clicks make one account and one mail.
    await fillInGuest(page, { 'E-mailadres': email })
    let sent = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/register-account')) sent++
    })
    await page.getByRole('button', { name: 'Registreren', exact: true }).dblclick()
    await title(page, 'Activeer je account').waitFor()
    await mailsTo(shop(), email, 1)
    expect(sent).toBe(1)
    const again = page.getByRole('button', { name: 'Stuur de link opnieuw' })
    await page.getByText(/Dat kan over \d+ seconden\./).waitFor()
    // The browser's clock runs ahead of the server's, as another tab's would: the server keeps to its own 30 seconds.
    await page.clock.fastForward(31_000)
    await again.click()
    await page.getByText(/Dat kan over (2\d|30) seconden\./).waitFor()
    await database().pool.query("update account_link_requests set requested_at = now() - interval '30 s'")
    await page.clock.fastForward(31_000)
    await again.click()
    await page.getByText(`We hebben een nieuwe link gestuurd naar ${email}.`).waitFor()
    await expectGoodScreen(page)
    const [first] = await mailsTo(shop(), email, 2)
    await page.goto(first?.text?.match(/https?:\/\/\S+#[\w-]+/)?.[0] ?? '')
    await title(page, 'Vraag een nieuwe link aan').waitFor()
    await expectGoodScreen(page)
    await openMailedLink(page, shop(), email, 2)
  })

  test('is corrected before it is active: the page says that no second mail went, and the next link brings what is right', async () => {
    const email = 'verbeterd@donald.example'
    const page = await visit()
    await page.clock.install()
    await openDetails(page)
    await register(page, email)
    await page.getByRole('button', { name: 'Terug naar het formulier' }).click()
    await openRow(page, 'Organisatiegegevens')
    await page.getByLabel('Organisatie', { exact: true }).fill('Donald Verbeterd BV')
    await page.getByRole('button', { name: 'Registreren', exact: true }).click()
    await page.getByText('Er is geen nieuwe mail gestuurd').waitFor()
    await page.getByText(`Naar ${email} ging kort geleden al een mail.`).waitFor()
    await expectGoodScreen(page)
    await database().pool.query("update account_link_requests set requested_at = now() - interval '30 s'")
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: 'Stuur de link', exact: true }).click()
    await page.getByText(`We hebben een nieuwe link gestuurd naar ${email}.`).waitFor()
    await expectGoodScreen(page)
    await openMailedLink(page, shop(), email, 2)
    await page.getByText('Donald Verbeterd BV').first().waitFor()
    await choosePassword(page, password)
    await page.getByText('Je account is actief').waitFor()
    const { rows } = await database().pool.query(
      "select organization->>'companyName' as company from customers where email = $1",
      [email],
    )
    expect(rows).toEqual([{ company: 'Donald Verbeterd BV' }])
  })
})

test('registering at an address that is taken shows the same and tells its owner', async () => {
  const owner = await newCustomer(database(), { email: 'eigenaar@donald.example' })
  const page = await visit()
  await openDetails(page)
  await register(page, owner.email)
  await page.getByText(`We hebben een activatielink gestuurd naar ${owner.email}.`).waitFor()
  const [notice] = await mailsTo(shop(), owner.email, 1)
  expect(notice?.subject).toContain('Je hebt al een account')
  expect(notice?.text).not.toContain(`${paths.choosePassword}#`)
  await page.getByRole('button', { name: 'Naar inloggen' }).click()
  await submitLogin(page, owner)
  await page.getByText('Bakkerij De Korenmolen B.V.').first().waitFor()
})

test('a link that is opened in another browser, and by a mail scanner before, works', async () => {
  const email = 'elders@donald.example'
  const page = await visit()
  await openDetails(page)
  await register(page, email)
  const other = await visit({ width: phone })
  await openMailedLink(other, shop(), email, 1)
  await other.reload()
  await other.getByLabel('Nieuw wachtwoord').waitFor()
  const third = await visit()
  await openMailedLink(third, shop(), email, 1)
  await choosePassword(third, password)
  await title(third, 'Mijn account').waitFor()
  await third.getByText('Je account is actief').waitFor()
  await page.getByRole('button', { name: 'Naar inloggen' }).click()
  await expect.poll(() => page.getByLabel('E-mailadres', { exact: true }).inputValue()).toBe(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await loginButton(page).dblclick()
  await page.getByText('Je bent ingelogd als Noor van den Berg.').waitFor()
})

const focusedLabel = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement instanceof HTMLInputElement && document.activeElement.labels?.[0]?.textContent,
  )

/** Invoices go to another company, elsewhere. */
async function fillInInvoice(page: Page): Promise<void> {
  const block = await openRow(page, 'Factuur naar')
  await block.getByRole('checkbox').uncheck()
  const invoice = {
    Organisatie: 'Donald Administratie BV',
    'E-mailadres voor de factuur': 'facturen@donald.example',
    Postcode: '2611 CC',
    Huisnummer: '12',
    Straat: 'Oude Delft',
    Plaats: 'Delft',
  }
  for (const [label, value] of Object.entries(invoice))
    await block.getByLabel(label, { exact: true }).fill(value)
}

async function fillInTechnicalContact(page: Page): Promise<void> {
  const block = await openRow(page, 'Technische contactgegevens')
  await block.getByRole('checkbox').uncheck()
  const person = {
    Voornaam: 'Piet',
    Achternaam: 'Techniek',
    Telefoonnummer: '06 12345678',
    'E-mailadres': 'piet@donald.example',
  }
  for (const [label, value] of Object.entries(person))
    await block.getByLabel(label, { exact: true }).fill(value)
}

/** The one order of the customer with this login, as stored. */
async function orderOf(email: string) {
  const { rows } = await database().pool.query(
    `select regexp_replace(number, '^(...)(...)(...)$', '\\1-\\2-\\3') as number, o.organization,
       o.invoice_address as invoice, o.technical_person as technical
     from product_orders o join cases on cases.id = case_id join customers on customers.id = customer_id where customers.email = $1`,
    [email],
  )
  expect(rows, `orders of ${email}`).toHaveLength(1)
  return rows[0]
}
