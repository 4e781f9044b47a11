import type { Page } from 'playwright-core'
import { paths } from '../../src/api/paths.ts'
import type { ProductType } from '../../src/features/catalogue/product.ts'
import { basket } from './internet-screen.ts'
import { action } from './order-steps.ts'

/** Shared by the compose screens of cloud, mobiel and telefonie. */

/** Opens the screen and waits until it can be used. */
export async function openCompose(page: Page, productType: ProductType): Promise<void> {
  await page.goto(paths.samenstellen(productType))
  await action(page, 'In winkelwagen').waitFor()
}

export const quantity = (page: Page, product: string) =>
  page.getByRole('spinbutton', { name: `Aantal: ${product}`, exact: true })

/** Types a quantity, as a visitor does who wants many. */
export async function setQuantity(page: Page, product: string, wanted: number | string): Promise<void> {
  await quantity(page, product).fill(String(wanted))
  await quantity(page, product).press('Enter')
}

export const more = (page: Page, product: string) =>
  page.getByRole('button', { name: `Eén meer: ${product}`, exact: true })

/** Lines that a rule added or changed are marked in the basket panel; removed ones have a separate list. */
export const changes = (page: Page) =>
  basket(page)
    .getByRole('region', { name: /^(Per maand|Eenmalig|Automatisch aangepast)$/ })
    .getByRole('listitem')
