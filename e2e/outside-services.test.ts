import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { endpoint } from '../src/common/contract/call.ts'
import { addressCalls } from '../src/features/addresses/contract.ts'
import { checkCalls } from '../src/features/details/contract.ts'
import { OrderPlaced, orderCalls } from '../src/features/orders/contract.ts'
import { additionalData, address, withGuest } from '../src/features/orders/server/testing.ts'
import { startMailServer } from '../src/platform/mail/testing-smtp.ts'
import { donald, foundWith, kvkAnswers, testApiKey } from '../src/platform/outside/testing-kvk.ts'
import { localAddresses, pdokAnswers } from '../src/platform/outside/testing-pdok.ts'
import { startLocalService } from '../src/platform/outside/testing-service.ts'
import { googleScript, shopWithGoogle, siteverifyAnswers, tokensOfGoogle } from './support/google.ts'
import { addresses, checkAddress, type Typed } from './support/internet-screen.ts'
import {
  agreeAndGoToCheck,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  guest,
  openRow,
  orderNow,
} from './support/order-steps.ts'
import { standInForOthers } from './support/stand-in-script.ts'
import { testShop } from './support/visits.ts'

const { addressCheck } = addressCalls
const { verifyAccountData, verifyKvkNumber } = checkCalls
const { placeOrder } = orderCalls

/** Companies that nobody was asked about before: what a register said once is remembered. */
const companies = Object.fromEntries(
  ['68750110', '11111111', '22222222', '33333333', '44444444', '55555555'].map(kvkNummer => [
    kvkNummer,
    { ...donald, found: foundWith({ kvkNummer }) },
  ]),
)
const [kvk, pdok, vies, google] = await Promise.all([
  startLocalService(kvkAnswers(companies)),
  startLocalService(pdokAnswers(localAddresses)),
  startLocalService(() => ({ json: { valid: true, userError: 'VALID' } })),
  startLocalService(siteverifyAnswers({ success: true, score: 0.9 })),
])
const services = { kvk, pdok, vies, google }
let mailServer = await startMailServer()

afterEach(() => {
  for (const service of Object.values(services)) service.fault = null
})
afterAll(() => Promise.all([...Object.values(services), mailServer].map(service => service.stop())))

const staff = 'bestellingen@shop.example'
const { shop, visit, database } = testShop({
  ...shopWithGoogle(google.url),
  KVK_API_KEY: testApiKey,
  KVK_API_URL: kvk.url,
  ADDRESS_PROVIDER: 'pdok',
  PDOK_URL: pdok.url,
  VAT_PROVIDER: 'vies',
  VIES_URL: vies.url,
  SMTP_URL: mailServer.url,
  STAFF_EMAIL: staff,
})

/** VIES is asked once about each. */
const vatNumbers = ['NL000099998B57', 'NL002455799B11', 'NL004495445B01'] as const
const nothingOwed = { kvk: true, address: true, vat: 'known' }

/** The checks of the stored order. */
async function checksOf(number: string) {
  const { rows } = await database().pool.query(
    `select kvk_checked as kvk, address_checked as address, vat_standing as vat
     from product_orders join cases on id = case_id where number = $1`,
    [number.replaceAll('-', '')],
  )
  return rows[0]
}

const mailsAbout = (number: string, recipient: string) =>
  mailServer.received.filter(
    ({ recipients, email }) => recipients.includes(recipient) && email.subject?.includes(number),
  )

/** Waits for the order's two mails; what staff are asked to check comes out. */
async function mailedChecks(number: string, customer: string): Promise<readonly string[]> {
  await expect.poll(() => mailsAbout(number, customer)).toHaveLength(1)
  await expect.poll(() => mailsAbout(number, staff)).toHaveLength(1)
  const notice = mailsAbout(number, staff)[0]?.email.text ?? ''
  return [...notice.matchAll(/Nog te controleren:\s+het ([^.]+)\./g)].map(([, what = '']) => what)
}

type BrowserOrder = {
  kvkNumber: string
  at?: Typed
  /** Google's script; null for none. */
  script?: string | null
  beforeSending?: () => Promise<void>
}

/** Orders internet in Chromium, from the address check to the thank-you page; the order's number comes out. */
async function orderInBrowser(page: Page, order: BrowserOrder): Promise<string> {
  const { kvkNumber, at = addresses.fibreAndDsl, script = tokensOfGoogle, beforeSending } = order
  await standInForOthers(page.context(), { [googleScript]: script })
  await checkAddress(page, at)
  await goToDetails(page)
  await page.getByLabel('BTW nummer').fill(vatNumbers[0])
  await fillInGuest(page, { 'KVK nummer': kvkNumber })
  await beforeSending?.()
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
  return orderNow(page)
}

type PlainOrder = { kvkNumber: string; vatNumber?: string; houseNumber?: string }

/** Orders internet at Frederiksplein by the calls that a browser makes; the order's number comes out. */
async function orderByCalls({
  kvkNumber,
  vatNumber = vatNumbers[0],
  houseNumber = address.houseNumber,
}: PlainOrder): Promise<string> {
  const visitor = new TestVisitor(shop().url)
  const post = (path: string, body?: unknown) => visitor.post(path, { body })
  const check = new FormData()
  check.set('zipCode', address.zipCode)
  check.set('housenumber', houseNumber)
  check.set('g-recaptcha-response', `submit_zipcode_check/${crypto.randomUUID()}`)
  // Without an answer the visitor is asked to try again; one who checked before goes on.
  expect([200, 503]).toContain((await post(addressCheck.path, check)).status)

  const order = withGuest({ kvkNumber, vatNumber })
  expect((await post(endpoint(verifyKvkNumber, { kvk: kvkNumber }).path)).status).toBe(200)
  expect((await post(verifyAccountData.path, order.userWithoutAccountInformation)).status).toBe(200)
  const data = { ...additionalData, postCodeAddress: { ...address, houseNumber } }
  const answer = await post(placeOrder.path, { ...order, additionalData: data })
  expect(answer.status).toBe(201)
  return OrderPlaced.parse(await answer.json()).orderNumber
}

const guestOfBrowser = guest['E-mailadres']
const guestOfCalls = additionalData.contactPerson.email

test('with every service there nothing is owed, and the mails arrive', async () => {
  const page = await visit()
  const number = await orderInBrowser(page, {
    kvkNumber: '68750110',
    async beforeSending() {
      await openRow(page, 'Organisatiegegevens')
      await page.getByText('Hizzaarderlaan 3 A, 8823 SJ Lollum', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Gegevens overnemen' }).click()
    },
  })
  expect(await checksOf(number)).toEqual(nothingOwed)
  expect(await mailedChecks(number, guestOfBrowser)).toEqual([])
  for (const [name, { asked }] of Object.entries(services)) expect(asked, name).not.toEqual([])
})

test('a visitor orders while Google’s script cannot be loaded', async () => {
  google.asked.length = 0
  const page = await visit({ expectedProblems: /api\.js|captcha/i })
  const number = await orderInBrowser(page, { kvkNumber: '11111111', script: null })
  expect(await checksOf(number)).toEqual(nothingOwed)
  expect(google.asked).toEqual([])
})

test('a visitor orders while siteverify hangs', async () => {
  google.fault = 'hangs'
  expect(await checksOf(await orderByCalls({ kvkNumber: '22222222' }))).toEqual(nothingOwed)
})

test('a visitor orders while VIES fails, and staff look the VAT number up', async () => {
  vies.fault = 'server-error'
  const number = await orderByCalls({ kvkNumber: '22222222', vatNumber: vatNumbers[1] })
  expect(await checksOf(number)).toEqual({ ...nothingOwed, vat: 'not-checked' })
  expect(await mailedChecks(number, guestOfCalls)).toEqual(['BTW nummer'])
})

test('a visitor orders while the mail server is away, and the mails arrive once it is back', async () => {
  const { port } = mailServer
  await mailServer.stop()
  const number = await orderByCalls({ kvkNumber: '22222222' })
  const tried = `select from deliveries where attempts > 0 and state <> 'sent'`
  await expect.poll(async () => (await database().pool.query(tried)).rows).toHaveLength(2)
  mailServer = await startMailServer({ port })
  expect(await mailedChecks(number, guestOfCalls)).toEqual([])
})

// The last ones: a service that failed five times in a row is left alone for a while.

test('a visitor at an address that was imported orders while PDOK hangs', async () => {
  pdok.fault = 'hangs'
  const number = await orderInBrowser(await visit(), { at: addresses.dslOnly, kvkNumber: '33333333' })
  expect(await checksOf(number)).toEqual(nothingOwed)
})

test('a visitor orders while KVK hangs, and staff look the KVK number up', async () => {
  kvk.fault = 'hangs'
  const number = await orderInBrowser(await visit(), { kvkNumber: '44444444' })
  expect(await checksOf(number)).toEqual({ ...nothingOwed, kvk: false })
  expect(await mailedChecks(number, guestOfBrowser)).toEqual(['KVK nummer'])
})

test('a visitor orders while all of them hang, and staff look everything up', async () => {
  for (const service of Object.values(services)) service.fault = 'hangs'
  const number = await orderByCalls({
    kvkNumber: '55555555',
    vatNumber: vatNumbers[2],
    houseNumber: '4242',
  })
  expect(await checksOf(number)).toEqual({ kvk: false, address: false, vat: 'not-checked' })
  expect(await mailedChecks(number, guestOfCalls)).toEqual(['KVK nummer', 'installatieadres', 'BTW nummer'])
})
