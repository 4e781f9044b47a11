import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { testAppSecret } from '../src/app/server/testing-shop.ts'
import { tmfPath } from '../src/features/api-clients/tmf-resources.ts'
import { priceOf } from '../src/features/catalogue/server/testing.ts'
import { tmfClient } from '../src/features/tmf/server/kit/testing.ts'
import { type DatabaseClock, takeClock } from '../src/platform/database/testing-clock.ts'
import { readPdf } from '../src/platform/pdf/read-pdf.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { begin, button, dialog, heading, link, listedAt, plan } from './support/catalogue-desk.ts'
import { openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { signInAtDesk } from './support/desk.ts'
import { sentMails } from './support/mail.ts'
import { goToCheckAsGuest, orderAsGuest, storedOrder } from './support/order-as-guest.ts'
import { action } from './support/order-steps.ts'
import { untilReady } from './support/ready.ts'
import { type Shop, startShop } from './support/shop.ts'
import { phone, testShop } from './support/visits.ts'

/** The provider runs its own catalogue: colleagues at the desk, visitors in the shop, two copies on one database. */

const { visit, shop, database } = testShop()

const day = 24 * 60 * 60 * 1000
/** Tomorrow in the Netherlands, as a field of a day has it. */
const tomorrow = new Date(Date.now() + day).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })

let other: Shop
let clock: DatabaseClock
let midnight: Date

beforeAll(async () => {
  const { rows } = await database().pool.query<{ midnight: Date }>(
    "select $1::timestamp at time zone 'Europe/Amsterdam' as midnight",
    [tomorrow],
  )
  midnight = rows[0]?.midnight ?? new Date(Number.NaN)
  clock = await takeClock(database(), new Date(midnight.getTime() - 5 * 60_000))
  other = await startShop({
    DATABASE_URL: database().connectionString,
    APP_SECRET: testAppSecret,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_TIMEOUT_MS: '45000',
  })
})
afterAll(() => other.stop())

async function openOffering(page: Page, searched: string, id: number): Promise<void> {
  await link(page, 'Aanbod bewerken').click()
  await page.getByLabel('Zoek op naam, groep of id').fill(String(id))
  await page.getByLabel('Zoek op naam, groep of id').press('Enter')
  await page.getByRole('link', { name: `${searched} ${id}`, exact: true }).click()
  await heading(page, searched).waitFor()
}

const subscription = 21102
const was = priceOf(subscription) / 100
const becomes = was + 0.5
/** Another subscription, of which a system drafts the price. */
const drafted = 21101
const inEuros = (euros: number) => `€\u00a0${euros.toFixed(2).replace('.', ',')}`

test('a price is planned, previewed, live at its moment on two copies, asked of an open cart, and undone', async () => {
  const desk = await visit()
  await signInAtDesk(desk, database(), 'catalogus')
  await desk.goto(deskPaths.desk)
  // A press before React has the page is lost.
  await untilReady(desk, readyMarks.hydrated)
  await button(desk, 'Menu').click()
  await link(desk, 'Catalogus').click()
  await heading(desk, 'Catalogus').waitFor()
  await expectGoodScreen(desk)
  await begin(desk, 'Mobiel wordt duurder', tomorrow)
  await expectGoodScreen(desk)
  await openOffering(desk, 'Mobiel 15 GB', subscription)
  await expectGoodScreen(desk)
  await desk.getByLabel('Prijs', { exact: true }).fill(String(becomes).replace('.', ','))
  await button(desk, 'Opslaan').click()
  await desk.getByText('Opgeslagen in de herziening.').waitFor({ state: 'attached' })
  await link(desk, 'Aanbod in “Mobiel wordt duurder”').click()
  await desk.getByText('Gewijzigd').first().waitFor()
  await expectGoodScreen(desk)
  await desk.goBack()
  await desk.goto(deskPaths.catalogue)
  await link(desk, 'Mobiel wordt duurder').click()
  await heading(desk, 'Mobiel wordt duurder').waitFor()
  await desk.getByText(inEuros(becomes)).first().waitFor()
  await expectGoodScreen(desk)

  await button(desk, 'Voorvertoning').click()
  const address = await dialog(desk).getByLabel('Link').inputValue()
  await expectGoodScreen(desk)
  const colleague = await visit({ width: phone, expectedProblems: /status of 409/ })
  await colleague.goto(address)
  await colleague.getByRole('complementary', { name: 'Voorvertoning' }).waitFor()
  await openCompose(colleague, 'mobiel')
  await colleague.getByText(inEuros(becomes)).first().waitFor()
  await expectGoodScreen(colleague)
  await link(colleague, 'Voorvertoning stoppen').click()
  await expect.poll(() => colleague.getByRole('complementary', { name: 'Voorvertoning' }).count()).toBe(0)
  expect(await listedAt(shop(), 'mobiel', subscription)).toBe(was)

  await desk.keyboard.press('Escape')
  await plan(desk, 'Plannen')
  await desk.getByText('Gepland', { exact: true }).first().waitFor()
  await expectGoodScreen(desk)

  const customer = await visit({ width: phone, expectedProblems: /status of 409/ })
  await openCompose(customer, 'mobiel')
  await setQuantity(customer, 'Mobiel 15 GB', 1)
  await goToCheckAsGuest(customer)

  await clock.set(midnight)
  for (const copy of [shop(), other])
    await expect.poll(() => listedAt(copy, 'mobiel', subscription)).toBe(becomes)
  await action(customer, 'Bestellen').click()
  await customer.getByText(inEuros(becomes)).first().waitFor()
  await expectGoodScreen(customer)

  // Undone a moment later: not at the very moment at which it began.
  await clock.set(new Date(midnight.getTime() + 1000))
  await desk.reload()
  await desk.getByText('Geldt', { exact: true }).first().waitFor()
  await button(desk, 'Terugdraaien').click()
  await dialog(desk).getByLabel('Reden').fill('De oude prijs was beloofd')
  await expectGoodScreen(desk)
  await dialog(desk).getByRole('button', { name: 'Terugdraaien', exact: true }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  for (const copy of [shop(), other])
    await expect.poll(() => listedAt(copy, 'mobiel', subscription)).toBe(was)
})

/** Adds a copy of an offering to the revision that is open, with these values in its fields. */
async function addCopy(
  page: Page,
  type: string,
  copied: string,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  await button(page, 'Product toevoegen').click()
  await dialog(page).getByText(type, { exact: true }).click()
  const choice = dialog(page).getByLabel('Begin met')
  const option = choice.locator('option', { hasText: copied }).first()
  await choice.selectOption((await option.getAttribute('value')) ?? '')
  await button(page, 'Toevoegen').click()
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value)
  await button(page, 'Opslaan').click()
  await page.getByText('Opgeslagen in de herziening.').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: /^Aanbod in/ }).click()
}

test('a subscription at three terms and a faster fibre line are made, launched, and ordered under their names', async () => {
  const desk = await visit()
  await signInAtDesk(desk, database(), 'catalogus')
  await begin(desk, 'Nieuw dit voorjaar')
  await link(desk, 'Aanbod bewerken').click()
  const terms = [
    ['21004', '32,50'],
    ['21104', '31,50'],
    ['21204', '30,50'],
  ] as const
  for (const [copied, price] of terms)
    await addCopy(desk, 'Mobiel', copied, { Naam: 'Mobiel Extra', Prijs: price, 'Normale prijs': '' })
  for (const copied of ['11007', '11107'])
    await addCopy(desk, 'Internet', copied, {
      Naam: 'Zakelijk Glasvezel 8000/8000',
      'Download in Mbit/s': '8000',
      'Upload in Mbit/s': '8000',
    })
  await desk.goto(deskPaths.catalogue)
  await link(desk, 'Nieuw dit voorjaar').click()
  await desk.getByText('Nieuw te koop').first().waitFor()
  await expectGoodScreen(desk)
  await plan(desk, 'Nu laten ingaan')
  await desk.getByText('Geldt', { exact: true }).first().waitFor()

  const customer = await visit()
  await expect
    .poll(async () => {
      await openCompose(customer, 'mobiel')
      return customer.getByText('Mobiel Extra', { exact: true }).count()
    })
    .toBeGreaterThan(0)
  for (const term of ['1 maand', '2 jaar', '1 jaar']) {
    await customer.getByRole('radio', { name: term, exact: true }).check()
    await customer.getByText('Mobiel Extra', { exact: true }).first().waitFor()
  }
  await setQuantity(customer, 'Mobiel Extra', 2)
  const shown = await orderAsGuest(customer)
  const order = await storedOrder(database(), shown)
  expect(order).toMatchObject({ type: 'mobiel', monthly: 2 * 31_50, lines: [{ quantity: 2, cents: 31_50 }] })
  expect(
    (await listedNames(shop(), 'internet')).filter(name => name === 'Zakelijk Glasvezel 8000/8000'),
  ).toHaveLength(2)
  // The confirmation names what was bought, as mail and as PDF.
  const mail = await confirmationOf(shown)
  expect(mail.text).toContain('Mobiel Extra')
  const pdf = mail.attachments.find(({ filename }) => filename?.startsWith('bestelling-'))
  expect(readPdf(Buffer.from(pdf?.content as ArrayBuffer)).text).toContain('Mobiel Extra')
})

async function listedNames({ url }: Shop, type: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/order/products/prices?productType=${type}`)
  return ((await answer.json()) as readonly { readonly name: string }[]).map(({ name }) => name)
}

/** Either copy may have sent it. */
async function confirmationOf(shown: string) {
  const find = async () =>
    (await Promise.all([shop(), other].map(sentMails)))
      .flat()
      .find(({ subject, attachments }) => subject?.includes(shown) && attachments.length > 0)
  await expect.poll(find).toBeDefined()
  const found = await find()
  if (!found) throw new Error(`No confirmation of ${shown}`)
  return found
}

test('a file from Excel with three faults is mended and taken in, and a tariff that changes stands on the website', async () => {
  const desk = await visit()
  await signInAtDesk(desk, database(), 'beheerder')
  await begin(desk, 'Prijzen uit Excel')
  await link(desk, 'Bestand inlezen').click()
  const choose = (rows: readonly string[]) =>
    desk.getByLabel('Bestand', { exact: true }).setInputFiles({
      name: 'prijzen.csv',
      mimeType: 'text/csv',
      // As Excel in Dutch saves it: semicolons, Windows-1252.
      buffer: Buffer.from(['Id;Naam;Prijs;Uitgelicht', ...rows].join('\r\n'), 'latin1'),
    })
  await choose([
    '31001;Bellen Basis;vier euro;nee',
    '31002;Bellen Plus;6,95;misschien',
    'abc;Bellen Caf\u00e9;3,95;nee',
  ])
  await button(desk, 'Proberen').click()
  await desk.getByText('3 plekken in het bestand kloppen niet').waitFor()
  await expectGoodScreen(desk)
  await choose(['31001;Bellen Caf\u00e9;4,15;nee', '31002;Bellen Plus;6,95;ja'])
  await button(desk, 'Inlezen').click()
  await desk.getByText('Het bestand is ingelezen').waitFor()
  await expectGoodScreen(desk)

  await link(desk, 'Prijzen uit Excel').click()
  await link(desk, 'Aanbod bewerken').click()
  await desk.getByRole('link', { name: 'Tarieven VoIP' }).click()
  await desk.getByLabel('Per minuut van Nederland', { exact: true }).first().fill('0,019')
  await button(desk, 'Opslaan').click()
  await desk.getByText('De lijst is opgeslagen in de herziening.').waitFor({ state: 'attached' })
  await desk.goto(deskPaths.catalogue)
  await link(desk, 'Prijzen uit Excel').click()
  await desk.getByText('Bellen Caf\u00e9').first().waitFor()
  await expectGoodScreen(desk)
  await plan(desk, 'Nu laten ingaan')

  const visitor = await visit({ width: phone })
  await expect
    .poll(async () => {
      await visitor.goto('/telefonie/tarieven-voip')
      return visitor.getByText('€\u00a00,019').count()
    })
    .toBeGreaterThan(0)
  await expect.poll(() => listedAt(other, 'telefonie', 31001)).toBe(4.15)
})

test('a system writes a draft price, a colleague previews and launches it, and the system and visitors read it', async () => {
  const system = await tmfClient({ url: shop().url, testDatabase: database() }, { name: 'Prijsbeheer' })
  const path = tmfPath('TMF620', 'productOfferingPrice', String(drafted))
  const before = (await system.get(path)).body.price.value
  const written = await system.patch(path, { price: { unit: 'EUR', value: before + 1.5 } })
  expect(written.body).toMatchObject({ lifecycleStatus: 'In design', price: { value: before + 1.5 } })
  expect(await listedAt(shop(), 'mobiel', drafted)).toBe(before)

  const desk = await visit()
  await signInAtDesk(desk, database(), 'catalogus')
  await desk.goto(deskPaths.catalogue)
  await desk.getByText('Prijsbeheer', { exact: true }).waitFor()
  await expectGoodScreen(desk)
  await link(desk, 'Concept van Prijsbeheer').click()
  await heading(desk, 'Concept van Prijsbeheer').waitFor()
  await desk
    .getByText(inEuros(before + 1.5))
    .first()
    .waitFor()
  await expectGoodScreen(desk)

  await button(desk, 'Voorvertoning').click()
  const colleague = await visit()
  await colleague.goto(await dialog(desk).getByLabel('Link').inputValue())
  await colleague.goto('/zakelijk-mobiel')
  const plans = colleague.getByRole('region', { name: 'Kies je abonnement', exact: true })
  await plans
    .getByText(inEuros(before + 1.5))
    .first()
    .waitFor()
  await expectGoodScreen(colleague)
  await link(colleague, 'Kies dit abonnement: Mobiel 5 GB').click()
  await expect.poll(() => quantity(colleague, 'Mobiel 5 GB').inputValue()).toBe('1')
  await colleague
    .getByText(inEuros(before + 1.5))
    .first()
    .waitFor()
  // Frozen while it is looked at.
  expect((await system.get(path)).body.lifecycleStatus).toBe('In test')
  expect((await system.patch(path, { price: { value: before } })).status).toBe(409)

  await desk.keyboard.press('Escape')
  await plan(desk, 'Nu laten ingaan')
  await desk.getByText('Geldt', { exact: true }).first().waitFor()
  await expectGoodScreen(desk)
  expect((await system.get(path)).body).toMatchObject({
    lifecycleStatus: 'Launched',
    price: { value: before + 1.5 },
  })
  await expect.poll(() => listedAt(shop(), 'mobiel', drafted)).toBe(before + 1.5)
})

/** Lowers two plans by a tenth, on the page for many at once. */
async function lowerPlans(page: Page): Promise<void> {
  await page
    .getByText(/^Mobiel: Mobiele abonnementen/)
    .first()
    .click()
  for (const name of ['Mobiel 5 GB', 'Mobiel 15 GB'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}, 24\\smaanden`) }).check()
  await page.getByLabel('Percentage erbij').fill('-10')
  await page.getByLabel('Afronden op').selectOption('5 cent')
  await button(page, 'Bekijken').click()
  await page.getByRole('table').getByText(inEuros(lowered)).first().waitFor()
  await expectGoodScreen(page)
  await button(page, '2 producten wijzigen').click()
  await page.getByText('Gewijzigd in de herziening').first().waitFor()
  await expectGoodScreen(page)
}

const promoted = 21201
const usual = priceOf(promoted) / 100
const lowered = 11.25

/** Last of all: it takes the clock days ahead, where a session of the desk has ended. */
test('two prices are lowered at once for a promotion, which ends by itself on two copies', async () => {
  const dayAt = (days: number) =>
    new Date(midnight.getTime() + days * day + day / 2).toLocaleDateString('sv-SE', {
      timeZone: 'Europe/Amsterdam',
    })
  const desk = await visit()
  await signInAtDesk(desk, database(), 'catalogus')
  await begin(desk, 'Voorjaarsactie', dayAt(1), dayAt(2))
  await link(desk, 'Aanbod bewerken').click()
  await link(desk, 'Veel tegelijk').click()
  await heading(desk, 'Veel tegelijk').waitFor()
  await lowerPlans(desk)
  await button(desk, 'Alles weer ongedaan maken').click()
  await expect.poll(() => button(desk, 'Alles weer ongedaan maken').count()).toBe(0)

  const pocket = await visit({ width: phone })
  await signInAtDesk(pocket, database(), 'catalogus')
  await pocket.goto(new URL(desk.url()).pathname)
  await heading(pocket, 'Veel tegelijk').waitFor()
  await lowerPlans(pocket)
  await link(pocket, 'Voorjaarsactie').click()
  await heading(pocket, 'Voorjaarsactie').waitFor()
  await pocket.getByText(inEuros(lowered)).first().waitFor()
  await expectGoodScreen(pocket)
  await plan(pocket, 'Plannen')
  await pocket.getByText('Gepland', { exact: true }).first().waitFor()
  await pocket.goto(deskPaths.catalogue)
  await link(pocket, 'Einde van \u201cVoorjaarsactie\u201d').waitFor()
  await expectGoodScreen(pocket)

  const { pathname } = new URL(
    await link(pocket, 'Voorjaarsactie').evaluate((a: HTMLAnchorElement) => a.href),
  )
  await desk.goto(pathname)
  await desk.getByText('Eindigt vanzelf').waitFor()
  await expectGoodScreen(desk)

  for (const [days, price] of [
    [1, lowered],
    [2, usual],
  ] as const) {
    await clock.set(new Date(midnight.getTime() + days * day + day / 12))
    for (const copy of [shop(), other])
      await expect.poll(() => listedAt(copy, 'mobiel', promoted)).toBe(price)
  }
})
