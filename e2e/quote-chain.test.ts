import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { quotePage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { requestedQuote } from '../src/features/quotes/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { beLoggedIn, expectDiscreetLog, newCustomer } from './support/account.ts'
import { deliver, deliveredTo } from './support/delivered.ts'
import { signInAtDesk } from './support/desk.ts'
import { linkIn, mailAbout, sentMails } from './support/mail.ts'
import { fillInGuest, fillInGuestAddress, title } from './support/order-steps.ts'
import { sendQuote } from './support/quote-screen.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'korenmolen.example'))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Addresses of the register without an addition where fibre lies in the building, as a spreadsheet has them. */
async function addressList(count: number): Promise<readonly string[]> {
  const file = await readFile(path.join(import.meta.dirname, '../content/addresses/addresses.csv'), 'utf8')
  const rows = file
    .split(/\r?\n/)
    .slice(1)
    .map(line => line.split(';'))
  const isOnly = ([, number, letter, addition, zipCode]: readonly string[]) =>
    letter === '' &&
    addition === '' &&
    rows.filter(other => other[1] === number && other[4] === zipCode).length === 1
  const { rows: served } = await database().pool.query<{ address: string }>(
    `select zip_code || ' ' || house_number as address from addresses as a where exists (select from coverage as c
       where technology = 'fibre' and availability = 'on-net' and max_download_mbs >= 1000
         and c.postcodes @> postcode_number(a.zip_code) and coalesce(c.house_number, a.house_number) = a.house_number)
     and not exists (select from coverage as c where technology = 'fibre' and availability <> 'on-net'
         and c.postcodes @> postcode_number(a.zip_code) and coalesce(c.house_number, a.house_number) = a.house_number)`,
  )
  const hasFibre = new Set(served.map(({ address }) => address))
  return rows
    .filter(row => isOnly(row) && row[4] !== '1017 XN')
    .filter(([, number, , , zipCode = '']) => hasFibre.has(`${zipCode.replace(' ', '')} ${number}`))
    .slice(0, count)
    .map(([, number, , , zipCode], place) => `"Filiaal ${place + 1}";${zipCode};${number}`)
}

/** The link to the newest version, once so many versions were mailed. */
async function linkToVersion(number: string, version: number): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await sentMails(shop())).filter(
        ({ subject = '', text = '' }) =>
          subject.includes(formatOrderNumber(number)) && text.includes(quotePage),
      )
      const links = [...new Set(mails.map(mail => linkIn(mail, quotePage)))]
      link = links.at(-1) ?? ''
      return links.length
    })
    .toBe(version)
  return link
}

/** The orders that parts of a quote became. */
async function ordersOf(number: string) {
  const { rows } = await database().pool.query<{ name: string; number: string }>(
    `select quote_parts.name, cases.number from quote_parts join cases on cases.id = order_case_id
       join quote_versions on quote_versions.id = version_id join cases as quotes on quotes.id = quote_versions.case_id
     where quotes.number = $1 order by 1`,
    [number],
  )
  return rows
}

test('a chain of 25 branches is pasted, checked, quoted, accepted in part on a phone, and the rest by a new version', async () => {
  const number = await requestedQuote({ visitor: () => new TestVisitor(shop().url) })
  const branches = await addressList(24)
  expect(branches).toHaveLength(24)
  const desk = await visit({ width: laptop })
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.caseQuote(number))

  await button(desk, 'Zelfde voor andere adressen').click()
  await button(desk, 'Adressen nakijken').click()
  await desk.getByText('Er staat nog geen adres in').first().waitFor()
  const wrong = ['"Fout 1";9999;1', '"Fout 2";1011 AB;99999', branches[0] ?? '']
  await desk
    .getByLabel('Adressen', { exact: true })
    .fill(['Filiaal;Postcode;Huisnummer', ...branches, ...wrong].join('\r\n'))
  await button(desk, 'Adressen nakijken').click()
  await desk.getByText('27 van de 27 adressen nagekeken').waitFor()
  await desk.getByText('3 rijen zijn nog niet goed en gaan niet mee.').waitFor()
  await desk.getByText('Dit is geen postcode.').waitFor()
  await desk.getByText('Dit adres bestaat niet.').waitFor()
  await desk.getByText('Dit adres staat al in de lijst').waitFor()
  await expectGoodScreen(desk)

  // A wrong row is mended in place, the others are left out.
  const [, zipCode = '', house = ''] = (await addressList(25))[24]?.split(';') ?? []
  await desk.getByLabel('Postcode van rij 25').fill(zipCode)
  await desk.getByLabel('Huisnummer van rij 25').fill(house)
  await desk.getByLabel('Naam van rij 25').fill('Filiaal 25')
  await desk.getByText('2 rijen zijn nog niet goed en gaan niet mee.').waitFor()
  for (const row of [26, 27]) await desk.getByLabel(`Rij ${row} meenemen`).uncheck()
  await button(desk, '25 delen toevoegen').click()
  await button(desk, 'Toon alle 26').click()
  await button(desk, 'Filiaal 25, internet verwijderen').waitFor()

  // A discount on the whole, and one branch less.
  const whole = desk.getByRole('region', { name: 'Kortingen op het geheel' })
  await whole.getByRole('button', { name: 'Korting toevoegen' }).click()
  await whole.getByLabel('Reden').fill('hele keten')
  await whole.getByLabel('Korting in procenten').fill('10')
  await desk.getByText('Korting: hele keten (10%), als je alles neemt').waitFor()
  await button(desk, /^Filiaal 24, internet verwijderen$/).click()
  await desk.getByText('Filiaal 24, internet is verwijderd.').first().waitFor()
  await expectGoodScreen(desk)
  await expectNoAxeViolations(desk)
  // Kept in the browser until it is sent.
  await desk.reload()
  await desk.getByText('Het staat er weer').waitFor()
  await sendQuote(desk, 'Prijsopgave versturen')
  await desk.getByText('Versie 1: wacht op de klant').waitFor()

  const customer = await visit({ width: phone })
  await customer.goto(await linkToVersion(number, 1))
  await customer.getByText('Filiaal 1', { exact: false }).first().waitFor()
  await expectGoodScreen(customer)
  await button(customer, 'Kies wat je accepteert').click()
  for (const name of ['Filiaal 1', 'Filiaal 2', 'Filiaal 3'])
    await customer.getByRole('checkbox', { name, exact: true }).check()
  await customer.getByText('korting op het geheel vervalt').first().waitFor()
  await expectGoodScreen(customer)
  await button(customer, '3 delen accepteren').click()
  await fillInGuest(customer)
  await fillInGuestAddress(customer)
  await customer.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await customer.getByLabel(/algemene voorwaarden/).check()
  await expectGoodScreen(customer)
  await button(customer, /accepteren$/)
    .last()
    .dblclick()
  await expect
    .poll(async () => (await ordersOf(number)).map(({ name }) => name))
    .toEqual(['Filiaal 1', 'Filiaal 2', 'Filiaal 3'])
  await customer
    .getByText(formatOrderNumber((await ordersOf(number))[0]?.number ?? ''))
    .first()
    .waitFor()
  await expectGoodScreen(customer)

  // The desk sees the orders, and offers what is left anew.
  await desk.reload()
  await desk.getByText('3 van de 25 delen geaccepteerd').waitFor()
  for (const { number: order } of await ordersOf(number))
    await desk.getByRole('link', { name: `Bestelling ${formatOrderNumber(order)}` }).waitFor()
  const all = button(desk, 'Toon alle 22')
  // Before the page's script, nothing in the list of parts can have the focus.
  await expect.poll(() => all.isEnabled()).toBe(true)
  await all.click()
  const removal = button(desk, /^Filiaal 23, internet verwijderen$/)
  await expectGoodScreen(desk)
  await removal.click()
  await sendQuote(desk, 'Versie 2 versturen')
  await desk.getByText('Versie 1: vervangen').waitFor()

  await customer.goto(await linkToVersion(number, 2))
  await customer.getByText('Eerder geaccepteerd').waitFor()
  await expectGoodScreen(customer)
  await button(customer, 'Alles accepteren').click()
  await customer.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await customer.getByLabel(/algemene voorwaarden/).check()
  await button(customer, /accepteren$/)
    .last()
    .click()
  await expect.poll(async () => (await ordersOf(number)).length).toBe(24)
  await desk.reload()
  await desk.getByText('Versie 2: geaccepteerd').waitFor()

  await endThreeBranches(number)
})

/** The chain's orders are delivered, with one by itself in an account; three of these 25 branches end with one press. */
async function endThreeBranches(quote: string) {
  const login = await newCustomer(database())
  const own = await deliveredTo(login.email, shop(), database().database)
  const orders = (await ordersOf(quote)).map(({ number }) => number)
  for (const order of orders) await deliver(database().database, order)
  await database().pool.query(
    'update cases set customer_id = (select customer_id from cases where number = $1) where number = any($2)',
    [own, orders],
  )
  const page = await visit({ width: phone })
  await beLoggedIn(page, shop(), login)
  await page.goto(paths.mijnAgreements)
  await page.getByRole('link', { name: 'Meerdere contracten opzeggen' }).click()
  await title(page, 'Meerdere contracten opzeggen').waitFor()
  const branches = page.getByRole('checkbox', { name: /^(Filiaal|Frederiksplein)/ })
  await branches.nth(24).waitFor()
  expect(await branches.count()).toBe(25)
  for (const name of [/^Filiaal 4,/, /^Filiaal 5,/, /^Filiaal 6,/])
    await page.getByRole('checkbox', { name }).check()
  const day = page.getByLabel('Laatste dag')
  await day.fill((await day.getAttribute('min')) ?? '')
  await expectGoodScreen(page)
  await page.setViewportSize({ width: laptop, height: 900 })
  await expectGoodScreen(page)
  await button(page, 'Bekijk wat er stopt').click()
  await page.getByText(/^De 3 opzeggingen samen kosten ten hoogste €/).waitFor()
  expect(await page.getByText(/^Opzeggen kost je ten hoogste €/).count()).toBe(3)
  await expectGoodScreen(page)
  await page.setViewportSize({ width: phone, height: 844 })
  await expectGoodScreen(page)
  await button(page, 'Zeg definitief op').click()
  await page.getByText('Je opzeggingen zijn doorgegeven').waitFor()
  await expectGoodScreen(page)
  const mail = await mailAbout(shop(), 'Bevestiging: 3 contracten')
  for (const name of ['Filiaal 4', 'Filiaal 5', 'Filiaal 6'])
    expect(mail.text?.toLowerCase()).toContain(name.toLowerCase())
  await page.getByRole('link', { name: 'Naar je contracten' }).click()
  await page
    .getByText(/^Opgezegd op/)
    .first()
    .waitFor()
  expect(await page.getByText(/^Opgezegd op/).count()).toBe(3)
  const href = await page.getByRole('link', { name: /spreadsheet/ }).getAttribute('href')
  const file = (await (await page.request.get(href ?? '')).text()).split('\r\n')
  const endDay = /;"\d{4}-\d{2}-\d{2}"$/
  const ended = file.filter(row => endDay.test(row)).map(row => /Filiaal \d+/.exec(row)?.[0])
  expect([...new Set(ended)].toSorted()).toEqual(['Filiaal 4', 'Filiaal 5', 'Filiaal 6'])
}
