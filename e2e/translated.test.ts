import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followPage } from '../contract/account-pages.ts'
import { orderedCase } from '../server/desk-case/testing.ts'
import { TestVisitor } from '../server/testing-shop.ts'
import { deskPaths } from '../web/beheer/desk-paths.ts'
import { shopWithCustomers } from './support/account.ts'
import { openCompose, setQuantity } from './support/compose-screen.ts'
import { signInAtDesk } from './support/desk.ts'
import { addresses, basket, checkAddress, openExtras } from './support/internet-screen.ts'
import { linkIn, sentMails } from './support/mail.ts'
import { keptOrder } from './support/order-as-guest.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  orderNow,
  title,
} from './support/order-steps.ts'
import { euros } from './support/prices.ts'
import { translatePages } from './support/translator.ts'
import { testShop } from './support/visits.ts'

const { visit, database, shop } = testShop(shopWithCustomers)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })

async function translatedVisit(when: 'before' | 'after' = 'after'): Promise<Page> {
  const page = await visit()
  await translatePages(page, when)
  return page
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const totalsRow = async (page: Page) =>
  plain(
    (await page
      .getByRole('row', { name: /^Totaal/ })
      .first()
      .textContent()) ?? '',
  )
/** The totals, and what the term comes to; what a rule did is told until a reload alone. */
const panelText = async (page: Page) => plain((await basket(page).locator('dl').allTextContents()).join(' '))

/** What the panel says is what it says when everything is drawn anew. */
async function expectTruePanel(page: Page): Promise<void> {
  const shown = await panelText(page)
  await page.reload()
  await expect.poll(() => panelText(page)).toBe(shown)
}

/** From a composed cart to the thank-you page, which has to show what the order costs. */
async function orderWhatIsShown(page: Page, hasAddress: boolean): Promise<void> {
  await expectTruePanel(page)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  const inCart = await totalsRow(page)
  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await fillInGuest(page)
  if (!hasAddress) await fillInGuestAddress(page)
  await goOnWithoutRegistering(page)
  if (hasAddress) await page.getByLabel(/36 maanden/).check()
  await agreeAndGoToCheck(page)
  const order = await keptOrder(database(), await orderNow(page))
  for (const cents of [order.monthly, order.oneTime]) expect(inCart).toContain(euros(cents))
  expect(await totalsRow(page)).toBe(inCart)
}

test('internet: term, television and address change, and each amount follows', async () => {
  const page = await translatedVisit()
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByRole('radio', { name: '3 jaar' }).check({ force: true })
  await openExtras(page, 'Televisie')
  await button(page, 'Toevoegen: Zakelijke televisie').click()
  await page.getByRole('switch', { name: /^Toon ook incl/ }).check({ force: true })
  await basket(page).getByText('Totaal over 3 jaar').waitFor()
  await orderWhatIsShown(page, true)
})

test.each([['before'], ['after']] as const)('mobiel, translated %s React takes the page over', async when => {
  const page = await translatedVisit(when)
  await openCompose(page, 'mobiel')
  await page.getByRole('radio', { name: '2 jaar', exact: true }).check()
  await setQuantity(page, 'Mobiel 15 GB', 3)
  await page.getByRole('checkbox', { name: 'Bellen naar het buitenland 100', exact: true }).check()
  await setQuantity(page, 'Mobiel 15 GB', 2)
  await orderWhatIsShown(page, false)
})

test('the desk finds a case and does the next step of it', async () => {
  const number = await orderedCase(visited())
  const desk = await translatedVisit()
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.case(number))
  await button(desk, 'Gesprek vastleggen').click()
  await desk.getByRole('dialog').getByRole('radio', { name: 'Gesproken', exact: true }).check()
  await desk.getByRole('dialog').getByRole('button', { name: 'Vastleggen', exact: true }).click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  await button(desk, 'Bevestigen').waitFor()

  const found = async () => (await sentMails(shop())).find(({ text }) => text?.includes(`${followPage}#`))
  await expect.poll(found).toBeDefined()
  const mail = await found()
  const customer = await translatedVisit()
  await customer.goto(mail ? linkIn(mail, followPage) : '')
  await button(customer, 'Wijziging doorgeven').click()
  await customer.getByLabel('Wat moet er anders?').fill('Graag een dag later.')
  await button(customer, 'Versturen').click()
  await customer.getByText('Graag een dag later.').waitFor()
})
