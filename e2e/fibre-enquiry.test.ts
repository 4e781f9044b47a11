import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { expectGoodScreen, expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zakelijke glasvezel aanvragen' })
const opener = (page: Page) => page.getByRole('button', { name: 'Zakelijke glasvezel aanvragen' })
const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Aanvraag versturen' })

async function openEnquiry(page: Page) {
  await checkAddress(page, addresses.nothing)
  await opener(page).click()
  await dialogOf(page).waitFor()
}

async function fillIn(page: Page) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Bandbreedte').selectOption('1Gbps/1Gbps')
  await dialog.getByRole('textbox', { name: 'Naam', exact: true }).fill('Jan Jansen')
  await dialog.getByLabel('Bedrijfsnaam').fill('Jansen Beheer B.V.')
  await dialog.getByLabel('Telefoonnummer').fill('020 123 45 67')
  await dialog.getByLabel('E-mailadres').fill('jan@jansen.example')
}

test('an incomplete enquiry marks its fields and sends nothing', async () => {
  const page = await visit({ width: phone })
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await openEnquiry(page)
  await expectNoAxeViolations(page)
  await send(page).click()

  const dialog = dialogOf(page)
  const summary = dialog.getByRole('alert')
  await summary.getByText('Er is een probleem').waitFor()
  for (const label of ['Bandbreedte', 'Bedrijfsnaam', 'Telefoonnummer', 'E-mailadres']) {
    const field = dialog.getByLabel(label)
    await expect.poll(() => field.getAttribute('aria-invalid'), { message: label }).toBe('true')
  }
  await dialog.getByLabel('E-mailadres').fill('jan@jansen')
  await dialog.getByText('Ongeldig e-mailadres').first().waitFor()
  await summary.getByRole('link', { name: 'Vul je naam in', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('voornaam')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  expect(sent).not.toContain('POST /contact-form-fiber')
})

/** A colleague sees what can be had at the address, and answers from it. */
async function answerAtDesk() {
  const { rows } = await database().pool.query<{ number: string }>(
    "select number from cases where kind = 'fibre-enquiry' order by id desc limit 1",
  )
  const desk = await visit()
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.case(rows[0]?.number ?? ''))
  await desk.getByText('Grote Kerkplein 15, 8011 PK Zwolle').waitFor()
  await desk.getByText('Op dit adres ligt hiervoor geen netwerk.').first().waitFor()
  await expectGoodScreen(desk)

  await desk.getByRole('button', { name: 'Antwoord hiermee' }).click()
  const answer = desk.getByRole('dialog', { name: 'Beantwoorden' })
  const message = answer.getByRole('textbox', { name: 'Bericht' })
  await expect.poll(() => message.inputValue()).toContain('Glasvezel kan hier helaas niet. Op dit adres ligt')
  await expectGoodScreen(desk)
  await message.fill((await message.inputValue()).replace('helaas niet', 'nu nog niet'))
  await answer.getByRole('button', { name: 'Versturen', exact: true }).click()
  await answer.waitFor({ state: 'detached' })
  await desk.getByText('Glasvezel kan hier nu nog niet.', { exact: false }).first().waitFor()
}

test('a complete enquiry is sent, the form is empty again, and a colleague answers from the look-up of its address', async () => {
  const page = await visit()
  await openEnquiry(page)
  await fillIn(page)
  await send(page).click()

  await page.getByRole('alert').getByText('Het formulier is succesvol verzonden!').waitFor()
  await dialogOf(page).waitFor({ state: 'hidden' })
  await expect.poll(() => opener(page).evaluate(button => button === document.activeElement)).toBe(true)
  await expectNoAxeViolations(page)

  await opener(page).click()
  await expect.poll(() => dialogOf(page).getByLabel('Bedrijfsnaam').inputValue()).toBe('')
  await expect.poll(() => dialogOf(page).getByLabel('Postcode').inputValue()).toBe('8011 PK')
  await answerAtDesk()
})

test('the dialog closes with Escape, keeps what was typed and gives the focus back', async () => {
  const page = await visit()
  await openEnquiry(page)
  await dialogOf(page).getByLabel('Bedrijfsnaam').fill('Jansen Beheer B.V.')
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await expect.poll(() => opener(page).evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialogOf(page).getByLabel('Bedrijfsnaam').inputValue()).toBe('Jansen Beheer B.V.')
})
