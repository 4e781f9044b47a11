import type { Page } from 'playwright-core'
import { deskPaths } from '../../src/api/desk-paths.ts'
import { expectGoodScreen } from './accessibility.ts'
import type { Shop } from './shop.ts'

/** The catalogue at the desk, as a colleague drives it. */

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export async function begin(page: Page, name: string, startsAt = '', endsAt = ''): Promise<void> {
  await page.goto(deskPaths.catalogue)
  await button(page, 'Nieuwe herziening').click()
  await dialog(page).getByLabel('Naam').fill(name)
  await dialog(page).getByLabel('Gaat in op').fill(startsAt)
  await dialog(page).getByLabel('Eindigt op').fill(endsAt)
  // Looked at once, filled in.
  if (startsAt) await expectGoodScreen(page)
  await button(page, 'Herziening beginnen').click()
  await heading(page, name).waitFor()
}

/** The price of a product in the price list of a copy, in euros. */
export async function listedAt({ url }: Shop, type: string, id: number): Promise<number | undefined> {
  const answer = await fetch(`${url}/api/order/products/prices?productType=${type}`)
  const list = (await answer.json()) as readonly { readonly id: number; readonly price: number }[]
  return list.find(product => product.id === id)?.price
}

export async function plan(page: Page, press: string): Promise<void> {
  await button(page, 'Plannen').click()
  await dialog(page).waitFor()
  for (const warning of await dialog(page).getByRole('checkbox').all()) await warning.check()
  // One dialog plans and launches.
  if (press === 'Plannen') await expectGoodScreen(page)
  await dialog(page).getByRole('button', { name: press, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}
