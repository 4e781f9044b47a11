import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import internetCatalogue from '../content/catalogue/internet.json' with { type: 'json' }
import { expectGoodScreen } from './support/accessibility.ts'
import { addresses, basket, checkAddress, openExtras } from './support/internet-screen.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  goOnWithoutRegistering,
  goToDetails,
  guest,
  openDetails,
  orderNow,
  title,
} from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'
import { expectWholeScreen } from './support/whole-screen.ts'

const { visit, database, shop } = sharedShop()

test('a company orders internet without an account', async () => {
  const page = await visit({ width: phone })
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByRole('radio', { name: 'Zakelijk Glasvezel 1000/1000' }).check()
  await openExtras(page, 'Televisie')
  await page.getByRole('button', { name: 'Toevoegen: Zakelijke televisie' }).click()
  await expectGoodScreen(page, 'Bestellen Internet')
  await expectWholeScreen(page)

  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.getByRole('heading', { name: 'Overzicht van jouw bestelling:' }).waitFor()
  await expectGoodScreen(page, 'Winkelwagen Internet')
  await expectWholeScreen(page)

  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await expect.poll(() => page.getByLabel('Straat').inputValue()).toBe('Frederiksplein')
  await expectGoodScreen(page, 'Gegevens Internet')
  await expectWholeScreen(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await expectGoodScreen(page, 'Gegevens Internet')
  await expectWholeScreen(page)

  await agreeAndGoToCheck(page)
  await page.getByText('Hoe verloopt het proces?').waitFor()
  await expectGoodScreen(page, 'Controle Internet')
  await expectWholeScreen(page)

  const shown = await orderNow(page)
  await expectGoodScreen(page, 'Bedankt Internet')
  await expectWholeScreen(page)
  expect(new URL(page.url()).searchParams.get('type')).toBe('internet')

  const order = await storedOrder(shown)
  const line = internetCatalogue.products.find(
    ({ name, contractDuration }) => name === 'Zakelijk Glasvezel 1000/1000' && contractDuration === 12,
  )
  expect(order.lines).toContainEqual({ id: line?.id, quantity: 1, cents: line?.priceInCents })
  expect(order.monthly).toBe(sum(order.lines, 'recurring', order.terms))
  expect(order.oneTime).toBe(sum(order.lines, 'oneTime', order.terms))
  expect(order.company).toBe(guest.Organisatie)
  expect(order.consents).toEqual(['terms'])

  // A reload finds the order in the session; the cart and the personal data have left the browser.
  await page.reload()
  await page.getByText(shown).first().waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userDataWithoutRegister'))).toBeNull()

  const mails = await mailsAbout(shown)
  expect(mails.map(mail => mail.to?.[0]?.address).sort()).toContain(guest['E-mailadres'])
})

test('the basket, the summary and the thank-you page show the same amounts', async () => {
  const page = await visit()
  await checkAddress(page, addresses.fibreAndDsl)
  const composed = await amountsIn(basket(page))
  await goToDetails(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
  const summary = await summaryOf(page)
  await orderNow(page)
  const thanked = await summaryOf(page)

  expect(thanked).toBe(summary)
  for (const amount of composed) expect(summary).toContain(amount)
})

test('two clicks in a row place one order', async () => {
  const page = await visit()
  await openDetails(page)
  await fillInGuest(page, { Organisatie: 'Dubbelklik BV' })
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
  await action(page, 'Bestellen').dblclick()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
  const { rows } = await database().pool.query(
    "select 1 from cases where organization_name = 'Dubbelklik BV'",
  )
  expect(rows).toHaveLength(1)
})

type Line = { id: number; quantity: number; cents: number }

async function storedOrder(shown: string) {
  const { rows } = await database().pool.query(
    `select organization_name as company_name, monthly_in_cents, one_time_in_cents,
       (select json_agg(json_build_object('id', product_id, 'quantity', quantity, 'cents', price_in_cents) order by position)
          from case_lines where case_id = cases.id) as lines,
       (select json_object_agg(product_id, contract_duration) from case_lines where case_id = cases.id) as terms,
       (select json_agg(agreement_texts.kind) from case_consents join agreement_texts on agreement_texts.id = agreement_text_id
          where case_id = cases.id) as consents
     from cases join product_orders on product_orders.case_id = cases.id where number = $1`,
    [shown.replaceAll('-', '')],
  )
  expect(rows).toHaveLength(1)
  const [row] = rows
  return {
    company: row.company_name,
    monthly: row.monthly_in_cents,
    oneTime: row.one_time_in_cents,
    lines: row.lines as Line[],
    terms: row.terms as Record<string, number>,
    consents: row.consents,
  }
}

const sum = (lines: readonly Line[], which: 'recurring' | 'oneTime', terms: Record<string, number>): number =>
  lines
    .filter(({ id }) => (terms[id] === 0) === (which === 'oneTime'))
    .reduce((total, { quantity, cents }) => total + quantity * cents, 0)

/** The table of what is ordered, with what the first invoice and the term come to. */
const summaryOf = (page: Page): Promise<string | null> =>
  page.getByRole('table', { name: 'Overzicht van jouw bestelling' }).locator('..').textContent()

/** Every amount in euros that stands in the panel. */
const amountsIn = async (panel: ReturnType<typeof basket>): Promise<readonly string[]> =>
  (await panel.textContent())?.match(/€\s[\d.]+,\d{2}/g) ?? []

/** The two mails that the outbox kept as files and that carry this order's number. */
async function mailsAbout(shown: string) {
  const read = async () => {
    const folder = path.join(shop().dataDir, 'mail')
    const files = await readdir(folder).catch(() => [])
    const mails = await Promise.all(
      files
        .filter(file => file.endsWith('.eml'))
        .map(async file => PostalMime.parse(await readFile(path.join(folder, file)))),
    )
    return mails.filter(mail => mail.text?.includes(shown))
  }
  await expect.poll(read).toHaveLength(2)
  return await read()
}
