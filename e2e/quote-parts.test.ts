import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { quotePage } from '../src/common/account-pages.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { expectDiscreetLog } from './support/account.ts'
import { fillInGuest, fillInGuestAddress } from './support/order-steps.ts'
import { manyParts, sendQuoteOf, threeParts } from './support/quote-in-parts.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'korenmolen.example'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sent = (draft: ReturnType<typeof threeParts>) =>
  sendQuoteOf({ shop: shop(), database: database().database }, draft)

async function agree(page: Page): Promise<void> {
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel(/algemene voorwaarden/).check()
}

test('a quote of three parts is read on a phone, one part is accepted by keyboard, and then the rest', async () => {
  const { number, token } = await sent(threeParts())
  const page = await visit({ width: phone })
  await page.goto(`${quotePage}#${token}`)
  await button(page, 'Alles accepteren').waitFor()
  await expectGoodScreen(page)
  await page.getByText('Bekijk de 5 regels').click()
  await page.getByText('Graafwerk').waitFor()
  await expectGoodScreen(page)

  await button(page, 'Kies wat je accepteert').focus()
  await page.keyboard.press('Enter')
  // Past the lines of the first part, and each focused field clear of the bar.
  const choice = page.getByRole('checkbox', { name: 'Werkplaats' })
  while (!(await choice.evaluate(box => box === document.activeElement))) await page.keyboard.press('Tab')
  const covered = await choice.evaluate(box => {
    const { x, y, width, height } = box.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) !== box
  })
  expect(covered).toBe(false)
  await page.keyboard.press('Space')
  await page.getByText(/korting op het geheel vervalt/).waitFor()
  await expectGoodScreen(page)
  await button(page, '1 deel accepteren').press('Enter')
  await fillInGuest(page)
  await fillInGuestAddress(page)
  await page.reload()
  // Still what was chosen.
  await page.getByRole('heading', { name: 'Accepteer 1 deel van de prijsopgave' }).waitFor()
  await page.getByLabel(/^Telefoonnummer 1/).fill('020 765 43 21')
  await agree(page)
  await expectGoodScreen(page)
  await button(page, 'Prijsopgave accepteren').dblclick()
  await page.getByText('1 deel is nu een bestelling').waitFor()
  await page.getByText(/korting op het geheel is vervallen/).waitFor()
  await expectGoodScreen(page)

  await button(page, 'De rest accepteren').click()
  await page.getByLabel(/Ik kies uitdrukkelijk|36 maanden/).check()
  await agree(page)
  await expectGoodScreen(page)
  await button(page, 'Prijsopgave accepteren').click()
  await page.getByText('2 delen zijn nu bestellingen').waitFor()
  await expectGoodScreen(page)

  const { rows } = await database().pool.query<{ orders: string; monthly: string; numbers: string }>(
    `with accepted (id) as (
       select quote_parts.order_case_id from quote_parts join quote_versions on quote_versions.id = version_id
         join cases on cases.id = quote_versions.case_id
       where cases.number = $1
     )
     select count(*) as orders, sum(monthly_in_cents) as monthly,
       (select count(*) from port_in_requests join accepted on accepted.id = case_id) as numbers
     from product_orders join accepted on accepted.id = case_id`,
    [number],
  )
  // Each at its own price: the discount on the whole went with the first.
  expect(rows).toEqual([{ orders: '3', monthly: String(54_90 + 120_00 + 35_00), numbers: '1' }])
  await page
    .getByRole('link', { name: /^Bestelling / })
    .last()
    .click()
  await page
    .getByRole('heading', { name: /^Bestelling / })
    .first()
    .waitFor()
})

test('a quote of forty parts of twenty lines is quick to read and to choose from', async () => {
  const { token } = await sent(manyParts(40, 20))
  const page = await visit({ width: phone })
  await page.goto(`${quotePage}#${token}`)
  await button(page, 'Kies wat je accepteert').click()
  await button(page, 'Alles kiezen').click()
  await page.getByLabel('Zoek op naam of adres').fill('filiaal 40')
  const last = page.getByRole('checkbox', { name: 'Filiaal 40', exact: true })
  await last.uncheck()
  await page.getByText(/^39 van 40 delen gekozen/).waitFor()
  await button(page, '39 delen accepteren').waitFor()
  await page.getByText('Bekijk de 20 regels').last().click()
  await page.getByText('Werkplek 20').waitFor()
  await expectGoodScreen(page)
})
