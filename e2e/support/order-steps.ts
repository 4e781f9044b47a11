import type { Locator, Page } from 'playwright-core'
import { paths } from '../../src/api/paths.ts'
import { addresses, checkAddress } from './internet-screen.ts'
import type { Shop } from './shop.ts'

/** A new customer of the embedded register (content of the public KVK test register) with a valid test IBAN. */
export const guest = {
  Organisatie: 'Test BV Donald',
  'KVK nummer': '68750110',
  Voornaam: 'Noor',
  Achternaam: 'van den Berg',
  Telefoonnummer: '020 123 45 67',
  'E-mailadres': 'noor@donald.example',
  IBAN: 'NL91 ABNA 0417 1643 00',
  Tennaamstelling: 'Test BV Donald',
} as const

/** The button that leads to the next step: in the panel on a wide screen, in the bar at the bottom on a phone. */
export const action = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })

export const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** From a composed order to the details. */
export async function goToDetails(page: Page): Promise<void> {
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
}

/** Fills the new customer's form, the address being there already, and goes on without registering. */
export async function fillInGuest(page: Page, changes: Partial<Record<keyof typeof guest, string>> = {}) {
  for (const [label, value] of Object.entries({ ...guest, ...changes }))
    await page.getByLabel(label, { exact: true }).fill(value)
}

/** Fills in where the company is, which no address check has asked for the types other than internet. */
export async function fillInGuestAddress(page: Page): Promise<void> {
  const address = { Postcode: '1017 XN', Huisnummer: '42', Straat: 'Frederiksplein', Plaats: 'Amsterdam' }
  for (const [label, value] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(value)
}

/** Opens a row of gegevens that is folded because it is right; answers with the row. */
export async function openRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `${name} wijzigen`, exact: true }).click()
  return page.getByRole('region', { name, exact: true })
}

export async function goOnWithoutRegistering(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Doorgaan met bestellen zonder te registreren' }).click()
  await page.getByRole('heading', { name: 'Voorwaarden' }).waitFor()
}

/** Agrees with the terms and goes on to the check. */
export async function agreeAndGoToCheck(page: Page): Promise<void> {
  await terms(page).check()
  await action(page, 'Naar controle').click()
  await title(page, 'Bestelling afronden').waitFor()
}

/** Opens the line of the buyer's own references, and fills them in. */
export async function fillInReferences(page: Page): Promise<void> {
  await page.getByText('Inkoopnummer, factuurmail of kostenplaats toevoegen').click()
  await page.getByLabel('Inkoopnummer of eigen referentie').fill('PO-2026-0042')
  await page.getByLabel('E-mailadres voor facturen').fill('facturen@korenmolen.example')
  await page.getByLabel('Kostenplaats').fill('KP 4410')
}

/** Storage of the browser after a walk, by walk. */
type Walks = Map<(page: Page) => Promise<void>, readonly [string, string][]>

const walksOf = new WeakMap<Shop, Walks>()
let kept: Walks = new Map()

/** Stored walks belong to one shop and do not work with another one. */
export function useWalksOf(shop: Shop): void {
  kept = walksOf.get(shop) ?? new Map()
  walksOf.set(shop, kept)
}

/**
 * Opens gegevens with the storage that this walk leaves in the browser. The first visitor walks and presses the button
 * to the next step; later visitors get the same storage and open the step directly.
 */
async function openDetailsAfter(
  page: Page,
  walk: (page: Page) => Promise<void>,
  leadOn: () => Promise<void> = async () => undefined,
): Promise<void> {
  const left = kept.get(walk)
  if (left) {
    // A file of the shop that keeps and shows nothing.
    await page.goto('/robots.txt')
    await page.evaluate(entries => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, left)
    await page.goto(paths.gegevens('internet'))
    return
  }
  const stored = () => page.evaluate(() => Object.entries(localStorage))
  const before = page.url().startsWith('http') ? await stored() : []
  await walk(page)
  const keys = before.map(([key]) => key)
  kept.set(
    walk,
    (await stored()).filter(([key]) => !keys.includes(key)),
  )
  await leadOn()
}

/** Opens gegevens with what the address check picks by itself. */
export async function openDetails(page: Page): Promise<void> {
  await openDetailsAfter(page, fillCart, () => action(page, 'Naar gegevens').click())
  await title(page, 'Vul je gegevens in').waitFor()
}

/** Opens gegevens of a request for a quote. */
export async function openQuoteDetails(page: Page): Promise<void> {
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByRole('radio', { name: 'Vrijblijvende prijsopgave' }).check({ force: true })
  await goToDetails(page)
}

/** Fills in who asks for the quote, agrees with the terms and leads on. */
export async function askForQuote(page: Page): Promise<void> {
  await page.getByLabel('Organisatie').fill('Bakkerij De Vries')
  await page.getByLabel('Naam').fill('Sanne de Vries')
  await page.getByLabel('E-mailadres', { exact: true }).fill('sanne@bakkerij.example')
  await page.getByLabel('Telefoonnummer').fill('020 123 45 67')
  await terms(page).check()
  await action(page, 'Naar controle').click()
}

/** Opens gegevens and goes on as a guest, until the blocks of a known visitor show. */
export async function openDetailsAsGuest(page: Page): Promise<void> {
  await openDetailsAfter(page, becomeGuest)
  await page.getByRole('heading', { name: 'Voorwaarden' }).waitFor()
}

async function fillCart(page: Page): Promise<void> {
  await checkAddress(page, addresses.fibreAndDsl)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
}

async function becomeGuest(page: Page): Promise<void> {
  await openDetails(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
}

/** A guest on controle, with the terms accepted. */
export async function openCheck(page: Page): Promise<void> {
  await openDetailsAsGuest(page)
  await agreeAndGoToCheck(page)
}

/** Orders on controle; the order's number comes out as the thank-you page shows it. */
export async function orderNow(page: Page): Promise<string> {
  await action(page, 'Bestellen').click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
  const number = page.getByText(/^\d{3}-\d{3}-\d{3}$/).first()
  return (await number.textContent()) ?? ''
}

export const terms = (page: Page) => page.getByRole('checkbox', { name: /algemene voorwaarden/ })
