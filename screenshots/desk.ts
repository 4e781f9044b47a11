import { signInAtDesk } from '../e2e/support/desk.ts'
import { goToDetails } from '../e2e/support/order-steps.ts'
import { untilReady } from '../e2e/support/ready.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { enquiredCase, orderedNumbers } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { dutchDay } from '../src/common/working-days.ts'
import { promisedNow } from '../src/features/calendar/server/promised.ts'
import { addCustomer, customerPassword } from '../src/features/customers/server/testing.ts'
import type { StaffRole } from '../src/features/desk/staff-roles.ts'
import { application, sentForm } from '../src/features/forms/server/testing.ts'
import { order, place, withData } from '../src/features/orders/server/testing.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { type Screen, screen, type Visitor, view } from './screen.ts'

/** The desk, with what came in today. */

const shopOf = ({ parts: { shop, database } }: Visitor) => ({
  visitor: () => new TestVisitor(shop.url),
  testDatabase: { database, pool: database.$client },
})

const enter = (visitor: Visitor, role: StaffRole = 'beheerder') =>
  signInAtDesk(visitor.page, { database: visitor.parts.database }, role)

/** Opens a page of the desk, by its title. */
async function open({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilReady(page, readyMarks.hydrated)
}

/** Waits for what the worker lists. */
async function openList(visitor: Visitor): Promise<void> {
  await place(shopOf(visitor).visitor(), order)
  await orderedNumbers(shopOf(visitor), ['020 123 45 67'])
  await enquiredCase(shopOf(visitor))
  await enter(visitor)
  await open(visitor, deskPaths.desk)
  await visitor.page.getByRole('row').filter({ hasText: 'Jansen' }).first().waitFor()
}

async function openOrder(visitor: Visitor): Promise<void> {
  const number = await orderedNumbers(shopOf(visitor), ['020 123 45 67', '020 123 45 68'])
  await enter(visitor)
  await open(visitor, deskPaths.case(number))
}

/** An order that is confirmed, whose buyer prefers two weeks for the delivery. */
async function openPreferred(visitor: Visitor): Promise<void> {
  const shop = shopOf(visitor)
  const { weeks } = promisedNow({ closingDays: [] })(new Date())
  const deliveryPreference = { weeks: weeks.slice(1, 3), partOfDay: 'morning' }
  const number = await place(shop.visitor(), withData({ deliveryPreference }))
  await shop.testDatabase.pool.query("update cases set state = 'inProgress' where number = $1", [number])
  await enter(visitor)
  await open(visitor, deskPaths.case(number))
}

export const deskScreens: readonly Screen[] = [
  screen('desk-sign-in', visitor => open(visitor, deskPaths.signIn())),
  screen('desk-work-list', openList),
  screen('desk-selection', async visitor => {
    await openList(visitor)
    for (const box of (await visitor.page.locator('tbody').getByRole('checkbox').all()).slice(0, 2))
      await box.check()
  }),
  view('desk-bulk-preview', async visitor => {
    await openList(visitor)
    for (const box of (await visitor.page.locator('tbody').getByRole('checkbox').all()).slice(0, 3))
      await box.check()
    await visitor.page.getByRole('button', { name: 'Afsluiten' }).click()
    await visitor.page
      .getByLabel('Status', { exact: true })
      .last()
      .selectOption({ label: 'Bestelling: geannuleerd' })
    await visitor.page.getByLabel('Reden').selectOption({ index: 1 })
    await visitor.page.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click()
    await visitor.page.getByText(/^Te wijzigen/).waitFor()
  }),
  view('desk-bulk-mail', async visitor => {
    await openList(visitor)
    for (const box of (await visitor.page.locator('tbody').getByRole('checkbox').all()).slice(0, 3))
      await box.check()
    await visitor.page.getByRole('button', { name: 'Mailen' }).click()
    await visitor.page.getByRole('button', { name: 'Terugbellen: we belden je' }).click()
    await visitor.page.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click()
    await visitor.page.getByText(/^Te mailen/).waitFor()
  }),
  screen('desk-assignment-rules', async visitor => {
    await openList(visitor)
    await open(visitor, deskPaths.assignmentRules)
    await visitor.page.getByRole('button', { name: 'Regel toevoegen' }).click()
    await visitor.page.getByLabel('Naam').fill('Bestellingen in Amsterdam')
    await visitor.page.locator('fieldset fieldset').getByRole('checkbox').first().check()
    await visitor.page.getByRole('button', { name: 'Afwezigheid toevoegen' }).click()
  }),
  screen('desk-search-for-nothing', async visitor => {
    await signInAtDesk(visitor.page, { database: visitor.parts.database }, 'verkoop')
    await visitor.page.goto(`${deskPaths.desk}?zoek=…`)
    await visitor.page.getByText('Hier is niet op te zoeken').waitFor()
  }),
  screen('desk-case-order', openOrder),
  screen('desk-case-three-lines', async visitor => {
    const number = await place(shopOf(visitor).visitor(), order)
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
  }),
  view('desk-case-worked', async visitor => {
    const { page } = visitor
    await place(shopOf(visitor).visitor(), order)
    const number = await place(shopOf(visitor).visitor(), order)
    await enter(visitor, 'verkoop')
    await open(visitor, deskPaths.case(number))
    await page.getByRole('button', { name: 'Gesprek vastleggen' }).click()
    await page.getByLabel(/^Notitie bij het gesprek/).fill('Alles klopt. Lotte belt liever na de lunch.')
    await page.getByRole('button', { name: 'Gesproken en bevestigen' }).click()
    await page.getByText('in behandeling', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Leverdag plannen' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /dag\s\d+\s/ })
      .nth(3)
      .click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByText(/^Levering gepland op/).waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
  }),
  screen('desk-case-delivered', async visitor => {
    const { page } = visitor
    const number = await place(shopOf(visitor).visitor(), order)
    await shopOf(visitor).testDatabase.pool.query("update cases set state = 'inProgress' where number = $1", [
      number,
    ])
    await enter(visitor, 'verkoop')
    await open(visitor, deskPaths.case(number))
    await page.getByRole('button', { name: 'Als geleverd afronden' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Als geleverd afronden' }).click()
    await page.getByText('Producten in gebruik').click()
    await page
      .getByRole('button', { name: /^Beëindigen, / })
      .first()
      .waitFor()
  }),
  view('desk-case-test', async visitor => {
    const number = await place(shopOf(visitor).visitor(), order)
    await shopOf(visitor).testDatabase.pool.query('update cases set is_test = true where number = $1', [
      number,
    ])
    await enter(visitor, 'verkoop')
    await open(visitor, deskPaths.case(number))
    await visitor.page.getByText('Een testkoppeling maakte deze zaak.').waitFor()
  }),
  view('desk-palette', async visitor => {
    await openList(visitor)
    await visitor.page.getByRole('row').filter({ hasText: 'Jansen' }).getByRole('link').first().click()
    await visitor.page.getByText(/^\d+ van \d+$/).waitFor()
    await visitor.page.getByRole('button', { name: 'Ga naar' }).click()
    await visitor.page.getByRole('combobox').fill('koren')
    await visitor.page
      .getByRole('option', { name: /Korenmolen/ })
      .first()
      .waitFor()
  }),
  screen('desk-case-in-list', async visitor => {
    await openList(visitor)
    await visitor.page.getByRole('row').filter({ hasText: 'Jansen' }).getByRole('link').first().click()
    await visitor.page.getByText(/^\d+ van \d+$/).waitFor()
  }),
  view('desk-case-call', async visitor => {
    await openOrder(visitor)
    await visitor.page.getByRole('button', { name: 'Gesprek vastleggen' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  view('desk-case-delivery', async visitor => {
    await openPreferred(visitor)
    await visitor.page.getByRole('button', { name: 'Leverdag plannen' }).first().click()
    await visitor.page.getByRole('dialog').getByLabel('tussen 12 en 17 uur').check()
    await visitor.page.getByRole('dialog').getByLabel('Leverdag', { exact: true }).fill(dutchDay(new Date()))
    await visitor.page.getByText('Dit valt buiten de voorkeur van de klant').waitFor()
  }),
  view('desk-answer', async visitor => {
    const number = await enquiredCase(shopOf(visitor))
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
    await visitor.page.getByRole('button', { name: 'Beantwoorden' }).first().click()
    await visitor.page.getByRole('button', { name: 'Vraag: ontvangen, we zoeken het uit' }).click()
  }),
  screen('desk-reply-texts', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.replyTexts)
  }),
  screen('desk-reply-text', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.replyTexts)
    await visitor.page.getByRole('link', { name: 'Levering: de dag staat vast', exact: true }).click()
    await visitor.page.getByText('Velden die je kunt gebruiken').click()
  }),
  screen('desk-case-enquiry', async visitor => {
    const number = await enquiredCase(shopOf(visitor))
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
    await visitor.page.getByRole('link', { name: 'Alles over dit adres' }).waitFor()
  }),
  view('desk-case-quote-dialog', async visitor => {
    const number = await enquiredCase(shopOf(visitor))
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
    await visitor.page.getByRole('button', { name: 'Prijsopgave maken' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('desk-case-callback', async visitor => {
    const number = await sentForm(shopOf(visitor), 'bel-mij-terug', {
      naam: 'Piet',
      telefoon: '+31201234567',
    })
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
  }),
  screen('desk-case-application', async visitor => {
    const number = await sentForm(shopOf(visitor), 'sollicitatie', application)
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
  }),
  view('desk-case-correct', async visitor => {
    const address = {
      streetName: 'Molenweg',
      houseNumber: '7',
      houseNumberSuffix: '',
      zipCode: '2312AB',
      city: 'Leiden',
    }
    const invoiceAddress = {
      companyName: 'Bakkerij De Korenmolen B.V.',
      email: 'facturen@korenmolen.example',
      address,
    }
    const invoiced = { ...order, additionalData: { ...order.additionalData, invoiceAddress } }
    const number = await place(shopOf(visitor).visitor(), invoiced)
    await enter(visitor)
    await open(visitor, deskPaths.case(number))
    await visitor.page.getByRole('button', { name: 'Gegevens verbeteren' }).click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('desk-customers', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.customers)
  }),
  screen('desk-customer', async visitor => {
    const email = `klant-${Date.now()}@korenmolen.example`
    const testDatabase = { database: visitor.parts.database }
    const id = await addCustomer({ testDatabase }, { email, password: customerPassword })
    await enter(visitor)
    await open(visitor, deskPaths.customer(id))
  }),
  screen('desk-mails', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.mails)
  }),
  screen('desk-log', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.audit)
  }),
  screen('desk-by-phone', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.byPhone)
  }),
  screen('desk-by-phone-gegevens', async visitor => {
    const { page } = visitor
    await enter(visitor)
    await open(visitor, deskPaths.byPhone)
    await page.getByRole('button', { name: /^Cloud/ }).click()
    await page.getByRole('button', { name: 'Meer' }).first().click()
    await goToDetails(page)
    await page.getByLabel('KVK nummer').waitFor()
  }),
  screen('desk-colleagues', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.colleagues)
  }),
  screen('desk-account', async visitor => {
    await enter(visitor)
    await open(visitor, deskPaths.account)
  }),
  screen('desk-not-permitted', async visitor => {
    await enter(visitor, 'lezer')
    await open(visitor, deskPaths.colleagues)
  }),
]
