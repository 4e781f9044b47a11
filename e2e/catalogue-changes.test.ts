import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readCatalogueFiles } from '../src/features/catalogue/server/catalogue-files.ts'
import { changePrice, priceOf, stopSelling } from '../src/features/catalogue/server/testing.ts'
import { expectNoAxeViolations } from './support/accessibility.ts'
import { openCompose, setQuantity } from './support/compose-screen.ts'
import { goToCheckAsGuest } from './support/order-as-guest.ts'
import { action, openCheck, title } from './support/order-steps.ts'
import { euros } from './support/prices.ts'
import { testShop } from './support/visits.ts'

/** The catalogue changes while somebody orders; the shop is of this file alone, since it sells otherwise from then on. */

const { visit, database } = testShop()
const fibre500ForAYear = 11005

test('controle asks for consent when a price has changed, and orders at the new one', async () => {
  const page = await visit({ expectedProblems: /status of 409/ })
  await openCheck(page)
  await changePrice(database().pool, fibre500ForAYear, priceOf(fibre500ForAYear) + 100)
  await action(page, 'Bestellen').click()
  const question = page.getByRole('dialog', { name: 'Er is een prijs veranderd' })
  await question.getByText(euros(priceOf(fibre500ForAYear))).waitFor()
  await question.getByText(euros(priceOf(fibre500ForAYear) + 100)).waitFor()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Akkoord en bestellen' }).click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
})

test('what is sold no more is refused by its name, leaves the cart, and the rest can be ordered', async () => {
  const page = await visit({ expectedProblems: /status of 422/ })
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 1)
  await setQuantity(page, 'Office Online', 1)
  await goToCheckAsGuest(page)
  const table = page.getByRole('table', { name: 'Overzicht van jouw bestelling' })
  await table
    .getByRole('row', { name: /Office Online/ })
    .first()
    .waitFor()
  await retire('Office Online')

  await action(page, 'Bestellen').click()
  await page.getByText('Office Online wordt niet meer verkocht.', { exact: true }).waitFor()
  await noticeOf(page).getByText('Verwijderd: Office Online. Niet meer leverbaar').waitFor()
  await expect.poll(() => table.getByRole('row', { name: /Office Online/ }).count()).toBe(0)
  await action(page, 'Bestellen').click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
})

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Wijziging van je winkelwagen' })

/** As an import of the catalogue does. */
async function retire(name: string): Promise<void> {
  const named = readCatalogueFiles().filter(offering => offering.name === name)
  await stopSelling(database().pool, ...named.map(({ id }) => id))
}
