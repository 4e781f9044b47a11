import type { Page } from 'playwright-core'

/** The page at the desk where a quote is composed. */

/** Fills in a free line that was added, and offers a discount, a term and a text beside it. */
export async function fillInQuote(desk: Page): Promise<void> {
  await desk.getByLabel('Omschrijving').fill('Graafwerk tot aan de gevel')
  await desk.getByLabel('Prijs per stuk, excl. btw').fill('149,95')
  await desk.getByRole('button', { name: 'Korting toevoegen', exact: true }).click()
  await desk.getByLabel('Reden').fill('nieuwe klant')
  await desk.getByLabel('Korting in procenten').fill('10')
  await desk.getByRole('combobox', { name: 'Looptijd', exact: true }).selectOption('36 maanden')
  await desk.getByLabel('Tekst voor de klant').fill('Zoals net besproken.')
}

/**
 * Sends what the page shows, and says yes to being asked.
 * @param button "Prijsopgave versturen", or "Versie 2 versturen" after one was sent
 */
export async function sendQuote(desk: Page, button: string): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Versturen', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
