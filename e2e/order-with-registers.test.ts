import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { donald, foundWith, kvkAnswers, testApiKey } from '../server/outside/testing-kvk.ts'
import { localAddresses, pdokAnswers } from '../server/outside/testing-pdok.ts'
import { startLocalService } from '../server/outside/testing-service.ts'
import { addresses, checkButton, openInternet, type Typed, typeAddress } from './support/internet-screen.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  title,
} from './support/order-steps.ts'
import { testShop } from './support/visits.ts'

/** Companies that nobody was asked about before: what a register said once is remembered. */
const companies = Object.fromEntries(
  ['68750110', '11111111', '22222222', '33333333'].map(kvkNummer => [
    kvkNummer,
    { ...donald, found: foundWith({ kvkNummer }) },
  ]),
)
const [kvk, pdok, vies] = await Promise.all([
  startLocalService(kvkAnswers(companies)),
  startLocalService(pdokAnswers(localAddresses)),
  startLocalService(() => ({ json: { valid: true, userError: 'VALID' } })),
])
afterAll(() => Promise.all([kvk, pdok, vies].map(service => service.stop())))

const { visit, database } = testShop({
  KVK_API_KEY: testApiKey,
  KVK_API_URL: kvk.url,
  ADDRESS_PROVIDER: 'pdok',
  PDOK_URL: pdok.url,
  VAT_PROVIDER: 'vies',
  VIES_URL: vies.url,
})

/** What a visitor waits for a register at most, and a moment for the browser itself on a busy machine. */
const patienceMs = 3_000 + 1_500

const within = async (work: () => Promise<void>) => {
  const start = performance.now()
  await work()
  expect(performance.now() - start).toBeLessThan(patienceMs)
}

/** From the address check to the thank-you page; the checks that the stored order owes come out. */
async function orderInternet(page: Page, at: Typed, changes: { 'KVK nummer': string }, vatNumber = '') {
  await openInternet(page)
  await typeAddress(page, at)
  await within(async () => {
    await checkButton(page).click()
    await title(page, 'Jouw adres').waitFor()
  })
  await goToDetails(page)
  await fillInGuest(page, changes)
  await page.getByLabel('BTW nummer').fill(vatNumber)
  await within(() => goOnWithoutRegistering(page))
  await agreeAndGoToCheck(page)
  await within(async () => {
    await action(page, 'Bestellen').click()
    await title(page, 'Bedankt voor je bestelling!').waitFor()
  })
  const { rows } = await database().pool.query(
    `select kvk_checked as kvk, address_checked as address, vat_standing as vat from orders
     order by id desc limit 1`,
  )
  return rows[0]
}

test('a company that all registers know orders with everything checked', async () => {
  const checks = await orderInternet(
    await visit(),
    addresses.fibreAndDsl,
    { 'KVK nummer': '68750110' },
    'NL000099998B57',
  )
  expect(checks).toEqual({ kvk: true, address: true, vat: 'known' })
  expect([kvk, pdok, vies].every(({ asked }) => asked.length > 0)).toBe(true)
})

test('while PDOK hangs the addresses that are known here go on', async () => {
  pdok.fault = 'hangs'
  const checks = await orderInternet(await visit(), addresses.dslOnly, { 'KVK nummer': '11111111' })
  expect(checks).toEqual({ kvk: true, address: true, vat: null })
})

test('while VIES hangs the order is taken and the VAT number is still to be checked', async () => {
  vies.fault = 'hangs'
  const vatNumber = 'NL002455799B11'
  const checks = await orderInternet(
    await visit(),
    addresses.fibreAndDsl,
    { 'KVK nummer': '22222222' },
    vatNumber,
  )
  expect(checks).toEqual({ kvk: true, address: true, vat: 'not-checked' })
})

test('while KVK hangs the order is taken and the KVK number is still to be checked', async () => {
  kvk.fault = 'hangs'
  const checks = await orderInternet(await visit(), addresses.fibreAndDsl, { 'KVK nummer': '33333333' })
  expect(checks).toEqual({ kvk: false, address: true, vat: null })
})
