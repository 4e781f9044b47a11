import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import { laptop, phone, testShop } from './support/visits.ts'

const { visit } = testShop()

const endpoint = '**/contact-form-fiber'
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

test('an enquiry starts with the checked address and offers every bandwidth', async () => {
  const page = await visit()
  await openEnquiry(page)
  const dialog = dialogOf(page)
  expect(await dialog.getByLabel('Postcode').inputValue()).toBe('8011 PK')
  expect(await dialog.getByLabel('Huisnummer').inputValue()).toBe('15')
  expect(await dialog.getByLabel('Bandbreedte').locator('option:not([disabled])').allTextContents()).toEqual([
    '50/50Mbps',
    '100/100Mbps',
    '200/200Mbps',
    '500/500Mbps',
    '1Gbps/1Gbps',
    '2Gbps/2Gbps',
    '5Gbps/5Gbps',
    '10Gbps/10Gbps',
  ])
  expect(await dialog.getByLabel('Toevoeging').getAttribute('required')).toBeNull()
  expect(await dialog.locator('[required]').count()).toBe(7)
})

test.each([phone, laptop])(
  'an incomplete enquiry marks its fields and sends nothing at %i pixels',
  async width => {
    const page = await visit({ width })
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
      expect(await field.getAttribute('aria-invalid'), label).toBe('true')
    }
    await dialog.getByLabel('E-mailadres').fill('jan@jansen')
    await dialog.getByText('Ongeldig e-mailadres').first().waitFor()
    await summary.getByRole('link', { name: 'Naam is verplicht', exact: true }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('voornaam')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    expect(sent).not.toContain('POST /contact-form-fiber')
  },
)

test('a complete enquiry is sent, the dialog closes, and the form is empty again', async () => {
  const page = await visit()
  await openEnquiry(page)
  await fillIn(page)
  await send(page).click()

  await page.getByRole('alert').getByText('Het formulier is succesvol verzonden!').waitFor()
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await opener(page).evaluate(button => button === document.activeElement)).toBe(true)
  await expectNoAxeViolations(page)

  await opener(page).click()
  await expect.poll(() => dialogOf(page).getByLabel('Bedrijfsnaam').inputValue()).toBe('')
  expect(await dialogOf(page).getByLabel('Postcode').inputValue()).toBe('8011 PK')
})

test('while it is sent the fields are locked and nothing can be sent twice', async () => {
  const page = await visit()
  await openEnquiry(page)
  await fillIn(page)
  let calls = 0
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(endpoint, async route => {
    calls += 1
    await answered
    await route.fulfill({ json: { success: true } })
  })
  await send(page).click()
  await expect.poll(() => calls).toBe(1)
  expect(await dialogOf(page).getByLabel('Bedrijfsnaam').isDisabled()).toBe(true)
  expect(await send(page).getAttribute('aria-busy')).toBe('true')
  await send(page).click({ force: true })
  await page.keyboard.press('Escape')
  expect(await dialogOf(page).isVisible()).toBe(true)
  answer()
  await page.getByText('Het formulier is succesvol verzonden!').waitFor()
  expect(calls).toBe(1)
})

test.each([
  [
    'the reason that the server gives',
    { success: false, reason: 'Dit adres kennen we niet.' },
    'Dit adres kennen we niet.',
  ],
  ['a fixed sentence without a reason', { success: false }, 'Onbekende fout opgetreden.'],
])('a refused enquiry shows %s', async (_what, json, message) => {
  const page = await visit({ expectedProblems: /422/ })
  await openEnquiry(page)
  await fillIn(page)
  await page.route(endpoint, route => route.fulfill({ status: 422, json }))
  await send(page).click()
  await page.getByRole('alert').getByText(message).waitFor()
  await dialogOf(page).waitFor({ state: 'hidden' })
})

test('an enquiry that does not arrive says so', async () => {
  const page = await visit({ expectedProblems: /contact-form-fiber|ERR_FAILED/ })
  await openEnquiry(page)
  await fillIn(page)
  await page.route(endpoint, route => route.abort())
  await send(page).click()
  await page
    .getByText(
      'Er is een probleem opgetreden bij het verzenden van het formulier. Probeer het later opnieuw.',
    )
    .waitFor()
  await dialogOf(page).waitFor({ state: 'hidden' })
})

test('the dialog closes with Escape, keeps what was typed and gives the focus back', async () => {
  const page = await visit()
  await openEnquiry(page)
  await dialogOf(page).getByLabel('Bedrijfsnaam').fill('Jansen Beheer B.V.')
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await opener(page).evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await dialogOf(page).getByLabel('Bedrijfsnaam').inputValue()).toBe('Jansen Beheer B.V.')
})
