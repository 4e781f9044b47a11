import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { deliver } from '../e2e/support/delivered.ts'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { fillInGuest, fillInGuestAddress } from '../e2e/support/order-steps.ts'
import { manyParts, sendQuoteOf, threeParts } from '../e2e/support/quote-in-parts.ts'
import { fillInQuote, sendQuote } from '../e2e/support/quote-screen.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { progressPage, quotePage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { quoteCalls } from '../src/features/quotes/contract.ts'
import type { QuoteDraft } from '../src/features/quotes/quote.ts'
import { requestedQuote } from '../src/features/quotes/server/testing.ts'
import { trackingCalls } from '../src/features/tracking/contract.ts'
import { mailedLink } from './mailed-link.ts'
import { enterAsCustomer, type Screen, screen, type Visitor, view } from './screen.ts'

const { wishByLink } = trackingCalls
const { askAboutQuote } = quoteCalls

/** Pages behind mailed links: a quote, the progress of an order; and the desk that makes the quote. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shopOf = ({ parts: { shop } }: Visitor) => ({ visitor: () => new TestVisitor(shop.url) })

/** Composes a quote at the desk; its number comes out. */
async function composeQuote(visitor: Visitor): Promise<string> {
  const { page } = visitor
  const number = await requestedQuote(shopOf(visitor))
  await signInAtDesk(page, { database: visitor.parts.database }, 'verkoop')
  await page.goto(deskPaths.caseQuote(number))
  await button(page, 'Vrije regel toevoegen').click()
  await fillInQuote(page)
  return number
}

async function sentQuote(visitor: Visitor): Promise<string> {
  const { page } = visitor
  const number = await composeQuote(visitor)
  await sendQuote(page, 'Prijsopgave versturen')
  await page.getByText('Versie 1: wacht op de klant').waitFor()
  return number
}

/** Opens a quote as its customer, who has no session at the desk. */
async function openQuote(visitor: Visitor): Promise<string> {
  const number = await sentQuote(visitor)
  await openAsCustomer(visitor, number)
  return number
}

async function openAsCustomer(visitor: Visitor, number: string): Promise<void> {
  const link = await mailedLink(visitor, formatOrderNumber(number), quotePage)
  await visitor.page.context().clearCookies()
  await visitor.page.goto(link)
  await visitor.page.getByText('Korting: nieuwe klant').first().waitFor()
}

async function openAcceptance(visitor: Visitor): Promise<void> {
  await openQuote(visitor)
  await button(visitor.page, 'Ik ga akkoord').click()
  await visitor.page.getByLabel('KVK nummer').waitFor()
}

/** Opens a quote of parts as its customer. */
async function openParts({ page, parts }: Visitor, draft: QuoteDraft = threeParts()): Promise<void> {
  const { token } = await sendQuoteOf(parts, draft)
  await page.goto(`${quotePage}#${token}`)
  await button(page, 'Alles accepteren').waitFor()
}

async function chooseSecond(visitor: Visitor): Promise<void> {
  await openParts(visitor)
  await button(visitor.page, 'Kies wat je accepteert').click()
  await visitor.page.getByRole('checkbox', { name: 'Kantoor' }).check()
}

async function acceptParts({ page }: Visitor, name: string): Promise<void> {
  await button(page, name).click()
  await fillInGuest(page)
  await fillInGuestAddress(page)
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel(/algemene voorwaarden/).check()
}

/** Accepts all parts of a quote as a customer who is logged in, as far as the form. */
async function acceptWithAccount(visitor: Visitor): Promise<void> {
  await enterAsCustomer(visitor)
  await openParts(visitor)
  await button(visitor.page, 'Alles accepteren').click()
  await visitor.page.getByText(/IBAN uit je account/).waitFor()
}

async function acceptWhole(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await acceptWithAccount(visitor)
  await page.getByLabel(/algemene voorwaarden/).check()
  await page.getByLabel(/Ik kies uitdrukkelijk|36 maanden/).check()
  await button(page, 'Prijsopgave accepteren').click()
  await page.getByText('3 delen zijn nu bestellingen').waitFor()
}

async function followOrder(visitor: Visitor, body?: unknown): Promise<string> {
  const digits = await orderedCase(shopOf(visitor), body)
  const number = formatOrderNumber(digits)
  await visitor.page.goto(await mailedLink(visitor, `Je bestelling ${number}`, progressPage))
  await visitor.page.getByRole('heading', { name: `Bestelling ${number}` }).waitFor()
  return digits
}

/** A sent quote whose customer asks three questions about it. Returns its number and the progress link. */
async function askedQuote(visitor: Visitor): Promise<{ number: string; link: string }> {
  const number = await sentQuote(visitor)
  const about = formatOrderNumber(number)
  const tokenIn = (link: string) => link.split('#')[1]
  const link = await mailedLink(visitor, about, progressPage)
  const asks = [
    [wishByLink, { token: tokenIn(link), wish: 'cancel', words: 'We gaan misschien verhuizen.' }],
    [wishByLink, { token: tokenIn(link), wish: 'change', words: 'Of kan het voor het nieuwe pand?' }],
    [
      askAboutQuote,
      { token: tokenIn(await mailedLink(visitor, about, quotePage)), words: 'Wat kost dat dan?' },
    ],
  ] as const
  for (const [{ path }, body] of asks) await shopOf(visitor).visitor().post(path, { body })
  return { number, link }
}

async function openAskedQuote(visitor: Visitor): Promise<void> {
  const { number } = await askedQuote(visitor)
  await visitor.page.goto(deskPaths.case(number))
  await button(visitor.page, 'Afgehandeld: wijziging').waitFor()
}

export const linkScreens: readonly Screen[] = [
  screen('desk-quote', async visitor => void (await composeQuote(visitor))),
  screen('desk-quote-sent', async visitor => void (await sentQuote(visitor))),
  view('desk-quote-withdraw', async visitor => {
    await sentQuote(visitor)
    await button(visitor.page, 'Intrekken').click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('desk-case-requests', openAskedQuote),
  view('desk-case-requests-call', async visitor => {
    await openAskedQuote(visitor)
    await button(visitor.page, 'Gesprek vastleggen').click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
  screen('link-follow-requests', async visitor => {
    const { link } = await askedQuote(visitor)
    await visitor.page.context().clearCookies()
    await visitor.page.goto(link)
    await visitor.page.getByText('Wat kost dat dan?').waitFor()
  }),
  screen('desk-quote-from-scratch', async ({ page, parts }) => {
    await signInAtDesk(page, { database: parts.database }, 'verkoop')
    await page.goto(deskPaths.newQuote)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }),
  screen('desk-quote-known-customer', async visitor => {
    const { page } = visitor
    await askedQuote(visitor)
    await page.goto(deskPaths.newQuote)
    await page.getByRole('searchbox', { name: /KVK/ }).fill('korenmolen')
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /laatst gezien/ })
      .first()
      .waitFor()
  }),
  screen('link-quote', async visitor => void (await openQuote(visitor))),
  screen('link-quote-question', async visitor => {
    await openQuote(visitor)
    await button(visitor.page, 'Ik heb een vraag').click()
  }),
  screen('link-quote-accept', openAcceptance),
  screen('link-quote-accept-errors', async visitor => {
    await openAcceptance(visitor)
    await button(visitor.page, 'Prijsopgave accepteren').click()
    await visitor.page.getByRole('alert').first().waitFor()
  }),
  screen('link-quote-accepted', async visitor => {
    const { page } = visitor
    await openAcceptance(visitor)
    await fillInGuest(page)
    await fillInGuestAddress(page)
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
    for (const agreed of [/algemene voorwaarden/, /36 maanden/, /automatische incasso/i])
      await page.getByLabel(agreed).check()
    await button(page, 'Prijsopgave accepteren').click()
    await page.getByText('Je prijsopgave is nu een bestelling').waitFor()
  }),
  screen('link-quote-expired', async visitor => {
    const number = await sentQuote(visitor)
    await visitor.parts.database.execute(
      sql`update quote_versions set valid_until = now() - interval '1 second'
          where case_id = (select id from cases where number = ${number})`,
    )
    await openAsCustomer(visitor, number)
  }),
  screen('link-quote-parts', openParts),
  view('link-quote-parts-top', openParts),
  screen('link-quote-parts-open', async visitor => {
    await openParts(visitor)
    for (const fold of await visitor.page.getByText(/^Bekijk de/).all()) await fold.click()
  }),
  screen('link-quote-parts-choose', chooseSecond),
  view('link-quote-parts-choose-bar', chooseSecond),
  screen('link-quote-parts-accept', async visitor => {
    await openParts(visitor)
    await acceptParts(visitor, 'Alles accepteren')
    await visitor.page.getByLabel(/Een ander op .* 3,/).check()
  }),
  screen('link-quote-parts-accepted', async visitor => {
    await chooseSecond(visitor)
    await acceptParts(visitor, '1 deel accepteren')
    await button(visitor.page, 'Prijsopgave accepteren').click()
    await visitor.page.getByText('1 deel is nu een bestelling').waitFor()
  }),
  screen('link-quote-account', acceptWithAccount),
  screen('link-quote-account-other-iban', async visitor => {
    await acceptWithAccount(visitor)
    await button(visitor.page, 'Ander IBAN gebruiken').click()
    await visitor.page.getByLabel('IBAN', { exact: true }).waitFor()
  }),
  screen('link-quote-parts-whole', acceptWhole),
  screen('link-follow-branch', async visitor => {
    await acceptWhole(visitor)
    await visitor.page
      .getByRole('link', { name: /^Volg bestelling/ })
      .first()
      .click()
    await visitor.page.getByRole('heading', { name: /^Bestelling/ }).waitFor()
  }),
  screen('link-orders-of-branches', async visitor => {
    await acceptWhole(visitor)
    await visitor.page.goto(paths.mijnOrders)
    await visitor.page.getByText('Kantoor', { exact: true }).waitFor()
  }),
  screen('desk-orders-of-branches', async visitor => {
    const { page } = visitor
    await acceptWhole(visitor)
    await signInAtDesk(page, { database: visitor.parts.database }, 'verkoop')
    do await page.goto(`${deskPaths.desk}?zoek=kantoor`)
    while ((await page.getByText(/Kantoor, prijsopgave/).count()) === 0)
  }),
  view('link-quote-parts-many', visitor => openParts(visitor, manyParts(40, 20))),
  screen('link-follow-parts', async visitor => {
    const { number } = await sendQuoteOf(visitor.parts, threeParts())
    await visitor.page.goto(await mailedLink(visitor, formatOrderNumber(number), progressPage))
    await visitor.page.getByRole('heading', { name: 'Kantoor' }).waitFor()
  }),
  screen('link-follow', async visitor => {
    await followOrder(visitor)
  }),
  screen('link-follow-delivered', async visitor => {
    await deliver(visitor.parts.database, await followOrder(visitor))
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: /^Contract C/ }).waitFor()
  }),
  screen('link-follow-change', async visitor => {
    await followOrder(visitor)
    await button(visitor.page, 'Wijziging doorgeven').click()
    await visitor.page.getByRole('dialog').waitFor()
  }),
]
