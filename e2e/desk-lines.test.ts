import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { lineChangePage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { twoMailboxes } from '../src/features/line-changes/server/desk/testing.ts'
import { addStaff, staffPassword } from '../src/features/staff/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { expectDiscreetLog, submitLogin } from './support/account.ts'
import { sentMails } from './support/mail.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'korenmolen.example'))

/** The link in the newest mail to the customer about a change. */
async function linkMailed(): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await sentMails(shop())
      link = mails
        .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
        .findLast(address => new URL(address).pathname === lineChangePage)
      return link
    })
    .toBeDefined()
  return link ?? ''
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('staff propose more of what was ordered, the customer agrees on his phone, and the case shows it', async () => {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop().url) }, twoMailboxes)
  const { email } = await addStaff(database().database, { role: 'verkoop', password: staffPassword })
  const desk = await visit()
  await desk.goto(deskPaths.signIn(deskPaths.case(number)))
  await submitLogin(desk, { email, password: staffPassword })
  await desk.getByRole('link', { name: 'Regels wijzigen' }).click()
  await desk
    .getByRole('heading', { level: 1, name: `Regels van bestelling ${formatOrderNumber(number)}` })
    .waitFor()

  await desk.getByRole('button', { name: 'Eén meer: Zakelijke Mailbox', exact: true }).press('Enter')
  await button(desk, 'Product toevoegen').click()
  await expectNoAxeViolations(desk)
  await desk.getByRole('button', { name: /^Office Online.* toevoegen$/ }).click()
  await desk.getByLabel('Toelichting aan de klant').fill('Zoals net besproken aan de telefoon.')
  await expectGoodScreen(desk)
  await button(desk, 'Voorstel naar de klant sturen').click()
  await desk.getByText('Wacht op akkoord van de klant').waitFor()
  await expectGoodScreen(desk)

  const customer = await visit({ width: phone })
  await customer.goto(await linkMailed())
  await customer.getByText('3 × in plaats van 2 ×').first().waitFor()
  expect(new URL(customer.url()).hash).toBe('')
  await expectGoodScreen(customer)
  await button(customer, 'Akkoord').click()
  await customer.getByText('Je bent akkoord', { exact: true }).waitFor()
  await expectNoAxeViolations(customer)

  await desk.reload()
  await desk.getByText('Regels gewijzigd').first().waitFor()
  await desk.getByText('3 ×').first().waitFor()
})
