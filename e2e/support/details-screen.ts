import type { Page } from 'playwright-core'
import { addresses, checkAddress, type Typed } from './internet-screen.ts'

/** A company as its new customer fills it in; the KVK number is one of the register's test companies. */
export const company = {
  Organisatie: 'Bakkerij De Vries B.V.',
  'KVK nummer': '6959 9084',
  Voornaam: 'Sanne',
  Achternaam: 'de Vries',
  Telefoonnummer: '020 123 45 67',
  'E-mailadres': 'sanne@bakkerij.example',
  IBAN: 'NL91 ABNA 0417 1643 00',
  Tennaamstelling: 'Bakkerij De Vries B.V.',
} as const

export const toCheckButton = (page: Page) => page.getByRole('button', { name: 'Naar controle' })
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Bestellen', exact: true })
export const terms = (page: Page) => page.getByRole('checkbox', { name: /Ik ga akkoord/ })
const continueButton = (page: Page) => page.getByRole('button', { name: /zonder te registreren/ })

/** Composes what the address check picks by itself and goes on to gegevens. */
export async function openDetails(page: Page, address: Typed = addresses.fibreAndDsl): Promise<void> {
  await checkAddress(page, address)
  await goToDetails(page)
}

/** From samenstellen, by way of winkelwagen. */
export async function goToDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In winkelwagen' }).click()
  await page.getByRole('button', { name: 'Naar gegevens' }).click()
  await page.getByRole('heading', { name: 'Vul je gegevens in' }).waitFor()
}

export async function fillCompany(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(company))
    await page.getByRole('textbox', { name: label }).fill(value)
}

/** Leaves the form of a new customer; what is wrong stays in sight. */
export const submitCompany = (page: Page): Promise<void> => continueButton(page).click()

/** Opens gegevens and orders on as a guest, until the blocks of a known visitor show. */
export async function openDetailsAsGuest(page: Page): Promise<void> {
  await openDetails(page)
  await fillCompany(page)
  await submitCompany(page)
  await page.getByRole('heading', { name: 'Organisatiegegevens' }).waitFor()
}

/** A guest on controle, terms accepted. */
export async function openCheck(page: Page): Promise<void> {
  await openDetailsAsGuest(page)
  await terms(page).check()
  await toCheckButton(page).click()
  await page.getByRole('heading', { name: 'Bestelling afronden' }).waitFor()
}
