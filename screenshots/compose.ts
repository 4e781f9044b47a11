import type { Page } from 'playwright-core'
import { more, openCompose, quantity, setQuantity } from '../e2e/support/compose-screen.ts'
import {
  addresses,
  basket,
  checkAddress,
  checkButton,
  openExtras,
  openInternet,
  type Typed,
  typeAddress,
} from '../e2e/support/internet-screen.ts'
import { title } from '../e2e/support/order-steps.ts'
import { newDevices, openTelefonie, tooManyDevices } from '../e2e/support/telefonie-screen.ts'
import { paths } from '../src/api/paths.ts'
import { at, isNarrow, type Screen, screen, type Visitor, view } from './screen.ts'

/** The first step of the order flow: where a cart is composed. */

const found = (name: string, address: Typed) =>
  screen(`compose-internet-${name}`, ({ page }) => checkAddress(page, address))

async function ask({ page }: Visitor, address: Typed): Promise<void> {
  await openInternet(page)
  await typeAddress(page, address)
  await checkButton(page).click()
}

async function add(page: Page, group: string, product: string): Promise<void> {
  await openExtras(page, group)
  await page.getByRole('button', { name: `Toevoegen: ${product}`, exact: true }).click()
}

const enquiry = (page: Page) => page.getByRole('dialog', { name: 'Zakelijke glasvezel aanvragen' })

async function openEnquiry({ page }: Visitor): Promise<void> {
  await checkAddress(page, addresses.nothing)
  await page.getByRole('button', { name: 'Zakelijke glasvezel aanvragen' }).click()
  await enquiry(page).waitFor()
}

/** A cart of mobiel with two subscriptions and an extra. */
export async function composeMobiel({ page }: Visitor): Promise<void> {
  await openCompose(page, 'mobiel')
  await setQuantity(page, 'Mobiel 15 GB', 2)
  await page.getByRole('checkbox', { name: 'Bellen naar het buitenland 100', exact: true }).check()
}

/** A cart of cloud with licences, their support, workplaces and a migration. */
export async function composeCloud({ page }: Visitor): Promise<void> {
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 2)
  await setQuantity(page, 'Werkplekbeheer Lite', 2)
  await setQuantity(page, 'Migratie mailbox', 3)
}

/** A cart of telefonie with many lines, and numbers to keep. */
export async function composeTelefonie({ page }: Visitor): Promise<void> {
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Plus', 12)
  await page.getByRole('checkbox', { name: 'Onbeperkt bellen' }).check()
  await page.getByLabel('Telefoonnummer 1').fill('0201234567')
  await page.getByLabel('Telefoonnummer 3').fill('+31 88 123 45 67')
  await setQuantity(page, 'DECT-handset Basis, huren', 5)
  await setQuantity(page, 'DECT-handset Robuust, huren', 1)
  await setQuantity(page, 'DECT-handset Comfort, kopen', 2)
  await setQuantity(page, 'Bureautoestel Pro, kopen', 3)
}

/** Fibre for three years with television, four set-top boxes and a back-up. */
export async function composeMuchInternet({ page }: Visitor): Promise<void> {
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByRole('radio', { name: /3 jaar/ }).check({ force: true })
  await add(page, 'Televisie', 'Zakelijke televisie')
  for (let boxes = 1; boxes < 4; boxes++)
    await page.getByRole('button', { name: 'Eén meer: Tv-ontvanger' }).click()
  await add(page, 'Back-up internet', '5G Back-up')
}

async function whilePricesFail({ page }: Visitor, answer: 'never' | 'failure'): Promise<void> {
  await page.goto(paths.emptyBasket)
  await title(page, 'Je winkelwagen is nog leeg').waitFor()
  await page.route('**/api/order/products/prices*', route =>
    answer === 'failure' ? route.fulfill({ status: 503, body: '{}' }) : undefined,
  )
  await page.getByRole('main').getByRole('link', { name: 'Cloud' }).click()
}

/** Opens the list behind the totals, which a wide window shows anyway. */
const openBasket = (page: Page) =>
  basket(page)
    .getByRole('button', { name: /per maand/i })
    .click()

export const composeScreens: readonly Screen[] = [
  screen('compose-nothing-yet', at(paths.emptyBasket)),
  screen('compose-reseller', async ({ page }) => {
    await page.goto('/bestellen/resellerId/niemand')
    await page.getByText('Er is een onjuist resellerId gebruikt.').waitFor()
  }),

  screen('compose-internet-empty', ({ page }) => openInternet(page)),
  screen('compose-internet-loading', async visitor => {
    await visitor.page.route('**/api/**/*zip*', () => undefined)
    await visitor.page.route('**/api/captcha/challenge*', () => undefined)
    await ask(visitor, addresses.fibreAndDsl)
  }),
  screen('compose-internet-unknown', async visitor => {
    await ask(visitor, addresses.unknown)
    await visitor.page.getByText(/De ingevoerde postcode is niet correct/).waitFor()
  }),
  screen('compose-internet-register-down', async visitor => {
    await ask(visitor, addresses.registerDown)
    await visitor.page.getByText('Probeer het over een minuut opnieuw.').waitFor()
  }),
  screen('compose-internet-other-additions', async visitor => {
    await ask(visitor, { postcode: '1018 AM', number: '289', addition: 'Z' })
    await visitor.page.getByRole('list', { name: 'Op dit nummer kennen we:' }).waitFor()
  }),
  found('fibre', addresses.fibreAndDsl),
  view('compose-internet-fibre-first-sight', async ({ page }) => {
    await checkAddress(page, addresses.fibreAndDsl)
    await page.getByRole('heading', { name: 'Jouw adres' }).scrollIntoViewIfNeeded()
  }),
  found('dsl', addresses.dslOnly),
  found('near-net', addresses.fibreNear),
  screen('compose-internet-near-net-chosen', async ({ page }) => {
    await checkAddress(page, addresses.fibreNear)
    await page.getByRole('radio', { name: 'Zakelijk Glasvezel 500/500' }).check({ force: true })
  }),
  found('on-request', addresses.fibreOnRequest),
  found('nothing', addresses.nothing),
  screen('compose-internet-much', composeMuchInternet),
  view('compose-internet-basket', composeMuchInternet),
  view(
    'compose-internet-basket-open',
    async visitor => {
      await composeMuchInternet(visitor)
      await openBasket(visitor.page)
    },
    isNarrow,
  ),
  view('compose-internet-enquiry', openEnquiry),
  view('compose-internet-enquiry-errors', async visitor => {
    await openEnquiry(visitor)
    await enquiry(visitor.page).getByRole('button', { name: 'Aanvraag versturen' }).click()
    await enquiry(visitor.page).getByRole('alert').waitFor()
  }),

  screen('compose-cloud-empty', ({ page }) => openCompose(page, 'cloud')),
  screen('compose-cloud-loading', async visitor => {
    await whilePricesFail(visitor, 'never')
    await visitor.page.getByText('De producten worden geladen').waitFor()
  }),
  screen('compose-cloud-failed', async visitor => {
    await whilePricesFail(visitor, 'failure')
    await visitor.page.getByRole('alert').first().waitFor()
  }),
  screen('compose-cloud-chosen', composeCloud),
  screen('compose-cloud-at-the-most', async ({ page }) => {
    await openCompose(page, 'cloud')
    await setQuantity(page, 'Zakelijke Mailbox', 999)
    await setQuantity(page, 'Migratie mailbox', 21)
  }),
  view(
    'compose-cloud-basket-open',
    async visitor => {
      await composeCloud(visitor)
      await openBasket(visitor.page)
    },
    isNarrow,
  ),

  screen('compose-mobiel-empty', ({ page }) => openCompose(page, 'mobiel')),
  screen('compose-mobiel-chosen', composeMobiel),
  view('compose-mobiel-other-term', async visitor => {
    await composeMobiel(visitor)
    await visitor.page.getByRole('radio', { name: /^2 jaar/ }).click({ force: true })
    await visitor.page.getByRole('dialog', { name: /^Looptijd wijzigen naar/ }).waitFor()
  }),
  view('compose-mobiel-emptied', async visitor => {
    await composeMobiel(visitor)
    await visitor.page.getByRole('radio', { name: /^2 jaar/ }).click({ force: true })
    await visitor.page.getByRole('button', { name: 'Wijzig looptijd' }).click()
    await visitor.page.getByRole('button', { name: 'Zet terug' }).waitFor()
  }),

  screen('compose-telefonie-empty', ({ page }) => openCompose(page, 'telefonie')),
  screen('compose-telefonie-chosen', composeTelefonie),
  screen('compose-telefonie-wrong-numbers', async ({ page }) => {
    await openTelefonie(page)
    await setQuantity(page, 'Bellen Basis', 2)
    await page.getByLabel('Telefoonnummer 1').fill('06 12345678')
    await page.getByLabel('Telefoonnummer 2').fill('12')
    await quantity(page, 'Bellen Basis').focus()
  }),
  screen('compose-telefonie-own-devices', async ({ page }) => {
    await openTelefonie(page)
    await setQuantity(page, 'Bellen Basis', 3)
    await setQuantity(page, 'DECT-handset Basis, kopen', 2)
    await newDevices(page).uncheck()
  }),
  view('compose-telefonie-too-many-devices', async ({ page }) => {
    await openTelefonie(page)
    await setQuantity(page, 'Bellen Basis', 2)
    await setQuantity(page, 'Bureautoestel Pro, kopen', 3)
    await tooManyDevices(page).waitFor()
  }),
  screen('compose-another-tab', async ({ page }) => {
    await openCompose(page, 'cloud')
    await more(page, 'Office Compleet').click()
    const second = await page.context().newPage()
    await openCompose(second, 'mobiel')
    await more(second, 'Mobiel 5 GB').click()
    await page.getByText('In een ander tabblad stel je Mobiel samen').waitFor()
    await second.close()
  }),
]
