import type { Page } from 'playwright-core'
import { paths } from '../../web/paths.ts'
import { action } from './order-steps.ts'

/** Opens the telephony compose screen and waits until it can be used. */
export async function openTelefonie(page: Page): Promise<void> {
  await page.goto(paths.samenstellen('telefonie'))
  await action(page, 'In winkelwagen').waitFor()
}

export const quantity = (page: Page, product: string) =>
  page.getByRole('spinbutton', { name: `Aantal: ${product}`, exact: true })

/** Types a quantity, as a visitor does who wants many. */
export async function setQuantity(page: Page, product: string, wanted: number): Promise<void> {
  await quantity(page, product).fill(String(wanted))
  await quantity(page, product).press('Enter')
}

export const newDevices = (page: Page) => page.getByRole('switch', { name: 'Ik wil nieuwe toestellen' })

export const tooManyDevices = (page: Page) =>
  page.getByRole('dialog', { name: 'Meer toestellen dan belaccounts' })
