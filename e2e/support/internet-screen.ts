import type { Page } from 'playwright-core'
import { paths } from '../../src/api/paths.ts'

/** An address as a visitor types it into the address check. */
export type Typed = { readonly postcode: string; readonly number: string; readonly addition?: string }

/** Addresses of the shipped data set, by what can be had there (content/addresses/README.md). */
export const addresses = {
  fibreAndDsl: { postcode: '1017 XN', number: '42' },
  dslOnly: { postcode: '2611 CC', number: '12', addition: 'A' },
  fibreNear: { postcode: '3447 GT', number: '1' },
  nothing: { postcode: '8011 PK', number: '15' },
  fibreOnRequest: { postcode: '3073 KJ', number: '47', addition: 'A' },
  letterAndAddition: { postcode: '2391 PH', number: '1', addition: 'A3' },
  unknown: { postcode: '1234 AB', number: '99' },
  registerDown: { postcode: '9999 XX', number: '1' },
} as const satisfies Record<string, Typed>

export const checkButton = (page: Page) => page.getByRole('button', { name: 'Controleer adres' })

/** Opens the internet compose screen and waits until the address check can be filled in; scrolls nothing. */
export async function openInternet(page: Page): Promise<void> {
  await page.goto(paths.samenstellen('internet'))
  await page.getByLabel('Postcode').and(page.locator(':enabled')).waitFor()
}

export async function typeAddress(page: Page, { postcode, number, addition = '' }: Typed): Promise<void> {
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Huisnummer').fill(number)
  await page.getByLabel('Toevoeging').fill(addition)
}

/** Opens the screen, checks this address and waits for what is found there. */
export async function checkAddress(page: Page, address: Typed): Promise<void> {
  await openInternet(page)
  await typeAddress(page, address)
  await checkButton(page).click()
  await page.getByRole('heading', { name: 'Jouw adres' }).waitFor()
}

/** Opens a group of extras, which is folded. */
export const openExtras = (page: Page, group: string) =>
  page.getByRole('region', { name: group, exact: true }).locator('summary').click()

/** The basket panel 'Alles op een rij'. */
export const basket = (page: Page) => page.getByRole('complementary', { name: 'Alles op een rij' })
