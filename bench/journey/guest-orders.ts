import type { Page } from 'playwright-core'
import { addresses, checkButton, openInternet } from '../../e2e/support/internet-screen.ts'
import { action, guest, terms, title } from '../../e2e/support/order-steps.ts'
import { Hands, type Touches } from './hands.ts'

export type Journey = Touches & { readonly seconds: number }

/**
 * Orders fibre as a guest, with what the shop proposes and the fewest taps: from the address form of the compose page, ready
 * to be filled in, to the thank-you page. Every pause is the shop's; nobody reads or thinks.
 */
export async function guestOrdersInternet(page: Page): Promise<Journey> {
  const hands = new Hands(page)
  await openInternet(page)
  await page.waitForLoadState('networkidle')
  const began = performance.now()

  await checkAddress(page, hands)
  await hands.tap(action(page, 'In winkelwagen'))
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await hands.tap(action(page, 'Naar gegevens'))
  await title(page, 'Vul je gegevens in').waitFor()
  await fillInDetails(page, hands)
  await hands.tap(page.getByRole('button', { name: /zonder te registreren/ }))
  await hands.tap(terms(page))
  await hands.tap(action(page, 'Naar controle'))
  await title(page, 'Bestelling afronden').waitFor()
  await hands.tap(action(page, 'Bestellen'))
  await title(page, 'Bedankt voor je bestelling!').waitFor()

  return { ...hands.touches, seconds: (performance.now() - began) / 1000 }
}

async function checkAddress(page: Page, hands: Hands): Promise<void> {
  const { postcode, number } = addresses.fibreAndDsl
  await hands.type(page.getByLabel('Postcode'), postcode)
  await hands.type(page.getByLabel('Huisnummer'), number)
  await hands.press('Enter')
  await checkButton(page).waitFor({ state: 'hidden' })
  await title(page, 'Jouw adres').waitFor()
}

/** Fills in what is empty from top to bottom, and takes what the register of companies proposes. */
async function fillInDetails(page: Page, hands: Hands): Promise<void> {
  for (const label of await labelsInOrder(page)) {
    const field = page.getByLabel(label, { exact: true })
    if ((await field.inputValue()) !== '') continue
    await hands.type(field, guest[label])
    if (label === 'KVK nummer') await takeCompany(page, hands)
  }
}

/** The register of companies knows the number; its company is filled in for who says so. */
async function takeCompany(page: Page, hands: Hands): Promise<void> {
  await hands.tap(page.getByRole('button', { name: 'Gegevens overnemen' }))
  const company = await page.getByLabel('Organisatie', { exact: true }).elementHandle()
  await page.waitForFunction(field => field instanceof HTMLInputElement && field.value !== '', company)
}

type Label = keyof typeof guest

/** The labels of the guest's form as a reader meets them. */
async function labelsInOrder(page: Page): Promise<readonly Label[]> {
  const labels = Object.keys(guest) as Label[]
  const places = await Promise.all(
    labels.map(async label => {
      const box = await page.getByLabel(label, { exact: true }).boundingBox()
      return { label, top: box?.y ?? 0 }
    }),
  )
  return places.toSorted((one, other) => one.top - other.top).map(({ label }) => label)
}
