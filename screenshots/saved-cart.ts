import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { openCompose, setQuantity } from '../e2e/support/compose-screen.ts'
import { paths } from '../src/api/paths.ts'
import { savedCartPage } from '../src/common/account-pages.ts'
import { mailedLink } from './mailed-link.ts'
import { type Screen, screen, type Visitor } from './screen.ts'

/** A cart that is kept for later, and the page behind its link. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function keepCart({ page }: Visitor): Promise<string> {
  const email = `later-${Date.now()}@korenmolen.example`
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 2)
  await page.goto(paths.winkelwagen('cloud'))
  await button(page, 'Bewaar voor later').click()
  await page.getByRole('dialog').getByLabel('E-mailadres').fill(email)
  await page.getByRole('dialog').getByRole('button', { name: 'Stuur me de link' }).click()
  await page.getByText('De link is onderweg').waitFor()
  return email
}

export const savedCartScreens: readonly Screen[] = [
  screen('link-cart-sent', async visitor => void (await keepCart(visitor))),
  screen('link-cart', async visitor => {
    const link = await mailedLink(visitor, await keepCart(visitor), savedCartPage)
    await visitor.parts.database.execute(
      sql`update saved_carts set lines = jsonb_set(lines, '{0,product,priceInCents}', '100')`,
    )
    await visitor.page.evaluate(() => localStorage.clear())
    await visitor.page.goto(link)
    await visitor.page.getByText('Prijs was').first().waitFor()
  }),
  screen('link-cart-worn', async ({ page }) => {
    await page.goto(`${savedCartPage}#onzin`)
    await page.getByText('Deze link is niet compleet').waitFor()
  }),
]
