import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import {
  action,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  openDetails,
  openDetailsAsGuest,
  openRow,
  terms,
} from './support/order-steps.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()
const submit = (page: Page) => page.getByRole('button', { name: /zonder te registreren/ })
const companyIn = (page: Page) =>
  Promise.all(
    ['Organisatie', 'Postcode', 'Huisnummer', 'Toevoeging', 'Straat', 'Plaats'].map(label =>
      page.getByLabel(label).and(page.locator('input')).inputValue(),
    ),
  )

/** Beside the button to the next step: in the panel on a wide screen, in the page on a phone. */
const reason = (page: Page, text: string) => page.getByText(text).filter({ visible: true })

describe('the form of a new customer', () => {
  test('is usable, with the checked address filled in', async () => {
    const page = await visit({ width: phone })
    await openDetails(page)
    await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('1017 XN')
    await expect.poll(() => page.getByLabel('Straat').inputValue()).toBe('Frederiksplein')
    await expect.poll(() => page.getByLabel('Land').isDisabled()).toBe(true)
    await submit(page).click()
    const summary = page.getByRole('alert')
    await summary.getByRole('link', { name: 'Vul je IBAN in' }).click()
    await expect
      .poll(() => page.getByLabel('IBAN').evaluate(field => field === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.title()).toMatch(/^Fout: Gegevens Internet/)
    await expectGoodScreen(page)
  })

  test('offers what the register has under a KVK number', async () => {
    const page = await visit({ width: phone })
    await openDetails(page)
    await page.getByLabel('Organisatie', { exact: true }).fill('Bakkerij')
    await page.getByLabel('KVK nummer').fill('68750110')
    await page.getByText('Voorbeeldstraat 1, 1234 AB Voorbeeldstad', { exact: true }).waitFor()
    expect(await companyIn(page)).toEqual(['Bakkerij', '1017 XN', '42', '', 'Frederiksplein', 'Amsterdam'])
    await expectGoodScreen(page)

    await openRow(page, 'Adres van de organisatie')
    await page.getByLabel('Toevoeging').fill('A')
    await page.getByRole('button', { name: 'Gegevens overnemen' }).focus()
    await page.keyboard.press('Enter')
    expect(await companyIn(page)).toEqual([
      'Test BV Donald',
      '1234 AB',
      '1',
      '',
      'Voorbeeldstraat',
      'Voorbeeldstad',
    ])
    const confirmation = page.getByText('Naam en adres zijn ingevuld. Je kunt ze nog aanpassen.')
    await expect
      .poll(() => confirmation.evaluate(words => document.activeElement?.contains(words)))
      .toBe(true)
    await expectNoAxeViolations(page)
    await openRow(page, 'Adres van de organisatie')
    await page.getByLabel('Plaats').fill('Lollum')
    await expect.poll(() => page.getByRole('button', { name: 'Gegevens overnemen' }).count()).toBe(0)
  })

  test('keeps what was typed on the way back and forth and through a reload, until it is wiped', async () => {
    const page = await visit()
    await openDetails(page)
    await page.getByLabel('Organisatie', { exact: true }).fill('Bakkerij')
    await page.getByRole('link', { name: 'Terug' }).click()
    await page.getByRole('button', { name: 'Naar gegevens' }).click()
    await expect.poll(() => page.getByLabel('Organisatie', { exact: true }).inputValue()).toBe('Bakkerij')
    await page.reload()
    await expect.poll(() => page.getByLabel('Organisatie', { exact: true }).inputValue()).toBe('Bakkerij')
    await page.getByRole('button', { name: 'Wis mijn gegevens' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Wis alles' }).click()
    await expect.poll(() => page.getByLabel('Organisatie', { exact: true }).inputValue()).toBe('')
    await expect.poll(() => page.getByLabel('Straat').inputValue()).toBe('')
  })
})

describe('the details of an order', () => {
  test('say what is missing before they lead on', async () => {
    const page = await visit({ width: phone })
    await openDetailsAsGuest(page)
    await expect.poll(() => action(page, 'Naar controle').getAttribute('aria-disabled')).toBe('true')
    await reason(page, 'Ga akkoord met de algemene voorwaarden.').waitFor()
    await openRow(page, 'Technische contactgegevens')
    await page.getByLabel(/dezelfde als de contactpersoon/).uncheck()
    await terms(page).check()
    for (const width of [laptop, phone]) {
      await page.setViewportSize({ width, height: 900 })
      await reason(page, 'Maak de gegevens van de technische contactpersoon compleet.').waitFor()
    }
    await expectGoodScreen(page)
    await page.getByLabel(/dezelfde als de contactpersoon/).check()
    await action(page, 'Naar controle').click()
    await page.getByRole('heading', { name: 'Bestelling afronden' }).waitFor()
  })

  test('show the modal instead of going on while the invoice details are missing', async () => {
    const page = await visit()
    await openDetailsAsGuest(page)
    const invoice = await openRow(page, 'Factuur naar')
    await invoice.getByLabel(/factuurgegevens zijn gelijk/).uncheck()
    await terms(page).check()
    await action(page, 'Naar controle').click()
    const modal = page.getByRole('dialog', { name: 'Facturatiegegevens ontbreken' })
    await modal.waitFor()
    await expectNoAxeViolations(page)
    await modal.getByRole('button', { name: 'Sluiten' }).waitFor()
    await modal.getByRole('button', { name: 'Vul aan' }).click()
    const first = invoice.getByLabel('Organisatie')
    await expect.poll(() => first.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await first.getAttribute('aria-invalid')).toBe('true')
    expect(page.url()).toContain(paths.gegevens('internet'))
  })

  test('give an incomplete contact person its error at the field', async () => {
    const page = await visit()
    await openDetailsAsGuest(page)
    await terms(page).check()
    const contact = await openRow(page, 'Contactgegevens')
    const surname = contact.getByLabel('Achternaam')
    await surname.fill('')
    await action(page, 'Naar controle').click()
    await page.getByRole('link', { name: 'Vul je achternaam in' }).waitFor()
    await expect.poll(() => surname.evaluate(field => field === document.activeElement)).toBe(true)
    expect(page.url()).toContain(paths.gegevens('internet'))
  })

  test('ask for consent with a contract of three years', async () => {
    const page = await visit()
    await checkAddress(page, addresses.fibreAndDsl)
    await page.getByRole('radio', { name: /3 jaar/ }).check({ force: true })
    await goToDetails(page)
    await fillInGuest(page)
    await goOnWithoutRegistering(page)
    await terms(page).check()
    await action(page, 'Naar controle').click()
    await page.getByRole('link', { name: /Geef toestemming voor het contract van 36 maanden/ }).waitFor()
    await page.getByRole('checkbox', { name: /36 maanden/ }).check()
    await action(page, 'Naar controle').click()
    await page.getByRole('heading', { name: 'Bestelling afronden' }).waitFor()
  })
})
