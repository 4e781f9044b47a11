import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { transferPage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { beLoggedIn, expectDiscreetLog, newCustomer } from './support/account.ts'
import { deliveredTo } from './support/delivered.ts'
import { signInAtDesk } from './support/desk.ts'
import { sentMails } from './support/mail.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'molenbakkers.example'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The link by which a company agrees, from the mail to its address. */
async function linkTo(address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = (await sentMails(shop())).filter(mail => JSON.stringify(mail.to).includes(address))
      link = mails
        .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
        .findLast(each => new URL(each).pathname === transferPage)
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** The case of an order at the desk of a new colleague. */
async function atDesk(number: string, width: number): Promise<Page> {
  const desk = await visit({ width })
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.case(number))
  return desk
}

/** Begins a transfer at the desk, to a company with an address. */
async function begin(desk: Page, email: string) {
  await desk.getByText('Overname', { exact: true }).click()
  await button(desk, 'Contract laten overnemen').click()
  const dialog = desk.getByRole('dialog')
  for (const [label, text] of [
    ['KVK nummer', '87654321'],
    ['Organisatie', 'Molenbakkers B.V.'],
    ['Voornaam', 'Ruben'],
    ['Achternaam', 'Smit'],
    ['Telefoonnummer', '020 123 45 67'],
    ['E-mailadres', email],
    ['Postcode', '1017 XN'],
    ['Huisnummer', '42'],
    ['Straat', 'Frederiksplein'],
    ['Plaats', 'Amsterdam'],
    ['IBAN', 'NL02 ABNA 0123 4567 89'],
    ['Tennaamstelling', 'Molenbakkers'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text)
  await expectGoodScreen(desk)
  await button(desk, 'Begin en mail beide bedrijven').click()
  await desk
    .getByText(/nog niet akkoord; link gemaild op/)
    .first()
    .waitFor()
  await expectGoodScreen(desk)
}

test('a contract is begun to be transferred at the desk, agreed to by both companies and approved, and is the other one’s', async () => {
  const [giver, taker] = [await newCustomer(database()), await newCustomer(database())]
  const number = await deliveredTo(giver.email, shop(), database().database)
  const desk = await atDesk(number, laptop)
  await begin(desk, taker.email)

  const from = await visit({ width: phone })
  await from.goto(await linkTo('administratie@korenmolen.example'))
  await from.getByText(/zijn jullie voor dit contract niets meer verschuldigd/).waitFor()
  expect(new URL(from.url()).hash).toBe('')
  await expectGoodScreen(from)
  await button(from, 'Ga akkoord').click()
  await from.getByText('Je akkoord is vastgelegd').waitFor()

  const to = await visit({ width: laptop })
  await to.goto(await linkTo(taker.email))
  await to.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
  await to.getByRole('checkbox', { name: /automatische incasso/ }).check()
  await expectGoodScreen(to)
  await to.setViewportSize({ width: phone, height: 844 })
  await expectGoodScreen(to)
  await button(to, 'Ga akkoord').click()
  await to.getByText('Je akkoord is vastgelegd').waitFor()

  const second = await atDesk(number, phone)
  await button(second, 'Overname goedkeuren').click()
  await second.getByRole('dialog').getByRole('button', { name: 'Overname goedkeuren' }).click()
  await second.getByText(/^Overname vastgelegd, vanaf/).waitFor()
  await second.getByText('Overname', { exact: true }).click()
  await second.getByText(/^Geldt sinds/).waitFor()
  await expectGoodScreen(second)

  const contract = `Contract C${formatOrderNumber(number)}`
  await beLoggedIn(to, shop(), taker)
  await to.goto(paths.mijnAgreements)
  await to.getByText(contract).first().waitFor()
  await to.getByText(/^Van jullie sinds/).waitFor()
  await expectGoodScreen(to)
  await beLoggedIn(from, shop(), giver)
  await from.goto(paths.mijnAgreements)
  await from.getByText(/^Overgenomen per/).waitFor()
  expect(await from.getByRole('link', { name: /opzeggen/ }).count()).toBe(0)
  await expectGoodScreen(from)
})
