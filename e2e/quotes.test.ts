import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { progressPage, quotePage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { requestedQuote } from '../src/features/quotes/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { expectDiscreetLog } from './support/account.ts'
import { signInAtDesk } from './support/desk.ts'
import { sentMails } from './support/mail.ts'
import { fillInGuest, fillInGuestAddress } from './support/order-steps.ts'
import { fillInQuote, sendQuote } from './support/quote-screen.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'korenmolen.example'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const requested = () => requestedQuote({ visitor: () => new TestVisitor(shop().url) })

/** How many orders the shop has. */
async function orders(): Promise<number> {
  const { rows } = await database().pool.query<{ count: string }>('select count(*) from product_orders')
  return Number(rows[0]?.count)
}

/** The links of a quote that were mailed, oldest first, once there are so many. */
async function linksMailed(number: string, count: number): Promise<readonly string[]> {
  let links: readonly string[] = []
  await expect
    .poll(async () => {
      const mails = (await sentMails(shop())).filter(({ subject = '' }) =>
        subject.includes(formatOrderNumber(number)),
      )
      const found = mails
        .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
        .filter(address => new URL(address).pathname === quotePage)
      links = [...new Set(found)]
      return links.length
    })
    .toBe(count)
  return links
}

test('staff send two versions, the customer accepts on a phone, and the order has exactly those prices', async () => {
  const number = await requested()
  const ordersBefore = await orders()
  const shown = formatOrderNumber(number)
  const desk = await visit({ width: laptop })
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.caseQuote(number))
  await desk.getByRole('heading', { level: 1, name: `Prijsopgave ${shown}` }).waitFor()
  await expectGoodScreen(desk)

  // The error is at its field and can be reached.
  await button(desk, 'Vrije regel toevoegen').click()
  await button(desk, 'Prijsopgave versturen').click()
  await expect
    .poll(() => desk.getByLabel('Omschrijving').evaluate(field => field === document.activeElement))
    .toBe(true)
  await expectNoAxeViolations(desk)
  await fillInQuote(desk)
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Zakelijk Glasvezel' })
    .getByText('Looptijd 3 jaar')
    .waitFor()
  // Kept in the browser until it is sent.
  await desk.reload()
  await desk.getByText('Het staat er weer').waitFor()
  expect(await desk.getByLabel('Korting in procenten').inputValue()).toBe('10')
  await expectGoodScreen(desk)
  await sendQuote(desk, 'Prijsopgave versturen')
  await desk.getByText('Versie 1: wacht op de klant').waitFor()
  await expectGoodScreen(desk)
  const [first = ''] = await linksMailed(number, 1)

  await desk.getByLabel('Korting in procenten').fill('15')
  await desk.getByText('Anders dan in de vorige versie').waitFor()
  await sendQuote(desk, 'Versie 2 versturen')
  await desk.getByText('Versie 1: vervangen').waitFor()
  const [, second = ''] = await linksMailed(number, 2)

  const customer = await visit({ width: phone })
  await customer.goto(first)
  await customer.getByText('Er is een nieuwere versie').first().waitFor()
  await expectGoodScreen(customer)
  await customer.goto(second)
  await customer.getByText('Korting: nieuwe klant (15%)').first().waitFor()
  expect(new URL(customer.url()).hash).toBe('')
  await customer.getByText('Anders dan in de vorige versie').waitFor()
  await expectGoodScreen(customer)

  await button(customer, 'Ik heb een vraag').click()
  await customer.getByLabel('Je vraag', { exact: true }).fill('Kan het voor de kerst?')
  await expectGoodScreen(customer)
  await button(customer, 'Vraag versturen').click()
  await customer.getByText('Je vraag is verstuurd').waitFor()
  await button(customer, 'Terug naar de prijsopgave').click()
  await button(customer, 'Ik ga akkoord').click()
  await expectGoodScreen(customer)
  await button(customer, 'Prijsopgave accepteren').click()
  await customer.getByText('Ga akkoord met de algemene voorwaarden').first().waitFor()
  await fillInGuest(customer)
  await fillInGuestAddress(customer)
  // A reload stays at the form.
  await customer.reload()
  await customer.getByLabel('KVK nummer').waitFor()
  expect(await customer.getByLabel('KVK nummer').inputValue()).not.toBe('')
  await customer.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await customer.getByLabel(/algemene voorwaarden/).check()
  await customer.getByLabel(/36 maanden/).check()
  await customer.getByLabel(/automatische incasso/i).check()
  await customer.getByText('Incassant-ID').waitFor()
  await expectGoodScreen(customer)
  await button(customer, 'Prijsopgave accepteren').dblclick()
  await customer.getByText('Je prijsopgave is nu een bestelling').waitFor()
  await button(customer, 'Prijsopgave accepteren').waitFor({ state: 'detached' })
  await expectGoodScreen(customer)

  const { rows } = await database().pool.query<{ number: string; same: boolean }>(
    `select cases.number, product_orders.monthly_in_cents = product_quotes.monthly_in_cents
       and product_orders.one_time_in_cents = product_quotes.one_time_in_cents as same
     from quote_versions join product_orders on product_orders.case_id = order_case_id
     join product_quotes on product_quotes.case_id = quote_versions.case_id
     join cases on cases.id = order_case_id join cases as quotes on quotes.id = quote_versions.case_id
     where quotes.number = $1`,
    [number],
  )
  expect(rows).toMatchObject([{ same: true }])
  expect(await orders()).toBe(ordersBefore + 1)
  const ordered = rows[0]?.number ?? ''

  await customer.getByRole('link', { name: 'Volg je bestelling' }).click()
  await customer.getByRole('heading', { name: `Bestelling ${formatOrderNumber(ordered)}` }).waitFor()
  expect(new URL(customer.url()).pathname).toBe(progressPage)
  await customer.getByText('Korting: nieuwe klant (15%)').first().waitFor()

  // Staff go on with it, and its customer sees it.
  await desk.goto(deskPaths.case(ordered))
  await button(desk, 'Gesprek vastleggen').first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gesproken', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await button(desk, 'Bevestigen').first().click()
  await dialog.getByRole('button', { name: 'Bevestigen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await customer.reload()
  await customer.getByText('Wordt geleverd').first().waitFor()

  await desk.goto(deskPaths.case(number))
  await desk.getByText('Kan het voor de kerst?').first().waitFor()
  await expectGoodScreen(desk)
})

test('a quote is renewed, declined with a reason, withdrawn while somebody reads it, and not found by another token', async () => {
  const [renewed, withdrawn] = [await requested(), await requested()]
  // Withdrawn without a reason at first.
  const desk = await visit({ width: phone, expectedProblems: /status of 422/ })
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.caseQuote(renewed))
  await sendQuote(desk, 'Prijsopgave versturen')
  await desk.getByText('Versie 1: wacht op de klant').waitFor()
  const [first = ''] = await linksMailed(renewed, 1)
  await database().pool.query(`update quote_versions set valid_until = now() - interval '1 minute'`)

  // Answered too late, and a link that nobody made.
  const customer = await visit({ width: laptop, expectedProblems: /status of (?:409|404)/ })
  await customer.goto(first)
  await customer.getByText('Deze prijsopgave is verlopen', { exact: true }).waitFor()
  expect(await button(customer, 'Ik ga akkoord').count()).toBe(0)
  await expectGoodScreen(customer)

  await desk.reload()
  await desk.getByText('Versie 1: verlopen').waitFor()
  await button(desk, 'Verlengen').click()
  await desk.getByText('Versie 2: wacht op de klant').waitFor()
  await expectGoodScreen(desk)
  const [, second = ''] = await linksMailed(renewed, 2)
  await customer.goto(second)
  await customer.getByText(/Alleen de laatste dag is nieuw/).waitFor()
  await button(customer, 'Ik ga niet akkoord').click()
  await customer.getByLabel('Waarom niet?').fill('Te duur voor ons')
  // The back button of the browser leads to reading, and what was typed stays.
  await customer.goBack()
  await button(customer, 'Ik ga niet akkoord').click()
  expect(await customer.getByLabel('Waarom niet?').inputValue()).toBe('Te duur voor ons')
  await expectGoodScreen(customer)
  await button(customer, 'Afwijzen').click()
  await customer.getByText('Je hebt de prijsopgave afgewezen').waitFor()
  await desk.reload()
  await desk.getByText('Te duur voor ons').first().waitFor()

  await desk.goto(deskPaths.caseQuote(withdrawn))
  await sendQuote(desk, 'Prijsopgave versturen')
  const [third = ''] = await linksMailed(withdrawn, 1)
  await customer.goto(third)
  await button(customer, 'Ik ga akkoord').waitFor()
  await button(desk, 'Intrekken').click()
  const withdrawal = desk.getByRole('dialog')
  await withdrawal.getByRole('button', { name: 'Intrekken', exact: true }).click()
  await withdrawal.getByText('Kies een reden.').first().waitFor()
  await withdrawal.getByLabel('Reden').selectOption({ label: 'Het aanbod geldt niet meer' })
  await withdrawal.getByRole('button', { name: 'Intrekken', exact: true }).click()
  await desk.getByText('Versie 1: ingetrokken').waitFor()
  await button(customer, 'Ik ga niet akkoord').click()
  await button(customer, 'Afwijzen').click()
  await customer.getByText('Ingetrokken', { exact: true }).waitFor()
  await expectGoodScreen(customer)
  // A new version opens it again, and the link of the old one leads to it.
  await sendQuote(desk, 'Versie 2 versturen')
  await desk.getByText('Versie 2: wacht op de klant').waitFor()
  await customer.reload()
  await customer.getByRole('link', { name: 'Bekijk de nieuwste versie' }).click()
  await button(customer, 'Ik ga akkoord').waitFor()

  await customer.goto(`${quotePage}#${'x'.repeat(43)}`)
  await customer.getByText('Deze link werkt niet meer').first().waitFor()
  await expectGoodScreen(customer)
})

test('staff begin a quote for somebody who asked for none', async () => {
  const desk = await visit({ width: laptop })
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.newQuote)
  await button(desk, 'Verder').click()
  await desk.getByText('Vul je organisatie in').first().waitFor()
  await desk.getByLabel('Organisatie').fill('Kapsalon De Krul')
  await desk.getByLabel('Naam', { exact: true }).fill('Noor Bakker')
  await desk.getByLabel('E-mailadres').fill('noor@dekrul.example')
  await desk.getByLabel('Telefoonnummer').fill('020 123 45 67')
  await desk.getByLabel('Postcode').fill('3447 GT')
  await desk.getByLabel('Huisnummer', { exact: true }).fill('1')
  await desk.keyboard.press('Tab')
  await expect.poll(() => desk.getByLabel('Straat').inputValue()).toBe('Watermolenlaan')
  await expectGoodScreen(desk)
  await button(desk, 'Verder').click()
  await button(desk, 'Product toevoegen').waitFor()
  await button(desk, 'Product toevoegen').click()
  await desk
    .getByRole('button', { name: /^Zakelijk Glasvezel 500.* toevoegen$/ })
    .first()
    .click()
  await desk
    .getByText(/Zakelijk Glasvezel 500.*: /)
    .first()
    .waitFor()
  await sendQuote(desk, 'Prijsopgave versturen')
  await desk.getByText('Versie 1: wacht op de klant').waitFor()
  await expectGoodScreen(desk)
})
