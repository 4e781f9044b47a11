import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor, testSecrets } from '../src/app/server/testing-shop.ts'
import { progressPage, quotePage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { logIn as postLogin } from '../src/features/customers/server/testing.ts'
import { order, place, quote } from '../src/features/orders/server/testing.ts'
import { quoteToken, sentQuote } from '../src/features/quotes/server/testing.ts'
import { addStaff, giveDeskSession } from '../src/features/staff/server/testing.ts'
import { newCustomer, submitLogin } from './support/account.ts'
import { openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { signInAtDesk } from './support/desk.ts'
import { addresses, basket, checkAddress, openExtras } from './support/internet-screen.ts'
import { linkIn, sentMails } from './support/mail.ts'
import { storedOrder } from './support/order-as-guest.ts'
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
import { newDevices, tooManyDevices } from './support/telefonie-screen.ts'
import { translatePages } from './support/translator.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

/** An order by a logged-in customer. */
const { userWithoutAccountInformation: _guest, ...ordered } = order

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })

async function translatedVisit(when: 'before' | 'after' = 'after', expectedProblems?: RegExp): Promise<Page> {
  const page = await visit(expectedProblems ? { expectedProblems } : {})
  await translatePages(page, when)
  return page
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** The amounts beside the first total of the page, whatever a translator puts around its words. */
async function totalsOn(page: Page): Promise<string> {
  const total = page
    .getByRole('main')
    .locator('tr, dl > div')
    .filter({ hasText: /^Totaal/ })
    .first()
  const amounts = plain((await total.textContent()) ?? '').match(/€ [\d.,]+/g)
  return amounts?.join(' ') ?? 'no amounts'
}

/** The totals, and what the term comes to; what a rule did is told until a reload alone. */
const panelText = async (page: Page) => plain((await basket(page).locator('dl').allTextContents()).join(' '))

/** Every amount on the page is one that a translator leaves as it is. */
async function expectKeptAmounts(page: Page): Promise<void> {
  const changed = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (/€\s?-?\d/.test(data) && !parentElement?.closest('[translate="no"], script, noscript'))
        found.push(data)
    }
    return found
  })
  expect(changed, new URL(page.url()).pathname).toEqual([])
}

/** The panel shows the same text as after a fresh rendering. */
async function expectTruePanel(page: Page): Promise<void> {
  await expectKeptAmounts(page)
  const shown = await panelText(page)
  await page.reload()
  await expect.poll(() => panelText(page)).toBe(shown)
}

/** From a composed cart to the thank-you page, which has to show what the order costs. */
async function orderWhatIsShown(page: Page, hasAddress: boolean): Promise<void> {
  await expectTruePanel(page)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  const inCart = await totalsOn(page)
  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  if (!hasAddress) await fillInGuestAddress(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  if (hasAddress) await page.getByLabel(/36 maanden/).check()
  await agreeAndGoToCheck(page)
  const order = await storedOrder(database(), await orderNow(page))
  for (const cents of [order.monthly, order.oneTime]) expect(inCart).toContain(euros(cents))
  expect(await totalsOn(page)).toBe(inCart)
  await expectKeptAmounts(page)
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
  await page.goto('/zakelijk-mobiel')
  await page.getByRole('radio', { name: '2 jaar', exact: true }).check()
  const card = page.getByRole('link', { name: 'Kies dit abonnement: Mobiel 5 GB' })
  await expect.poll(() => card.getAttribute('href')).toContain('#keuze=212')
  await expectKeptAmounts(page)
  await card.click()
  await expect.poll(() => quantity(page, 'Mobiel 5 GB').inputValue()).toBe('1')
  await setQuantity(page, 'Mobiel 15 GB', 3)
  await page.getByRole('checkbox', { name: 'Bellen naar het buitenland 100', exact: true }).check()
  await setQuantity(page, 'Mobiel 15 GB', 2)
  await orderWhatIsShown(page, false)
})

test('cloud and telefonie: quantities, a question and a switch, and each amount follows', async () => {
  const page = await translatedVisit()
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 3)
  await setQuantity(page, 'Migratie mailbox', 2)
  await setQuantity(page, 'Office Compleet', 2)
  await basket(page).getByText('2 × Support Office Compleet').waitFor()
  await expectTruePanel(page)

  await openCompose(page, 'telefonie')
  await setQuantity(page, 'Bellen Plus', 2)
  await page.getByRole('checkbox', { name: 'Onbeperkt bellen' }).check()
  await page.getByLabel('Telefoonnummer 1').fill('06 12345678')
  await page.getByLabel('Telefoonnummer 2').click()
  await page.getByText('Een mobiel nummer kun je hier niet behouden.').waitFor()
  await page.getByLabel('Telefoonnummer 1').fill('020 123 45 67')
  await setQuantity(page, 'DECT-handset Basis, huren', 3)
  await tooManyDevices(page).getByText('€').waitFor()
  await expectKeptAmounts(page)
  await tooManyDevices(page).getByRole('button', { name: 'Voeg 1 belaccount toe' }).click()
  await basket(page).getByText('3 × Bellen Plus').waitFor()
  await expectTruePanel(page)
  await newDevices(page).uncheck()
  await page.getByRole('checkbox', { name: 'Installatie eigen toestel' }).check()
  await basket(page).getByText('3 × Installatie eigen toestel').waitFor()
  await expectTruePanel(page)
})

test('a customer logs in, and reads and changes what is his', async () => {
  const login = await newCustomer(database())
  const customer = visited().visitor()
  expect((await postLogin(customer, login)).status).toBe(200)
  const number = formatOrderNumber(await place(customer, ordered))
  await place(customer, quote)

  const page = await translatedVisit('after', /status of (?:401|422)/)
  await page.goto(paths.login())
  await submitLogin(page, { ...login, password: 'niet goed' })
  await page.getByText('Het e-mailadres of wachtwoord klopt niet.').waitFor()
  await submitLogin(page, login)
  await title(page, 'Mijn account').waitFor()
  await expectKeptAmounts(page)
  const menu = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()
  await menu('Bestellingen').click()
  await page.getByRole('link', { name: `Internet ${number}` }).click()
  await button(page, 'Wijziging doorgeven').click()
  await page.getByLabel('Wat moet er anders?').fill('Graag een dag later.')
  await button(page, 'Versturen').click()
  await page.getByText('Graag een dag later.').waitFor()
  await expectKeptAmounts(page)
  await menu('Prijsopgaven').click()
  await page.getByRole('link', { name: /^Internet \d/ }).click()
  await page.getByText('In behandeling').waitFor()
  await menu('Bedrijfsgegevens').click()
  await button(page, 'Bedrijfsgegevens wijzigen').click()
  await page.getByLabel('KVK nummer').fill('69599084')
  await button(page, 'Gegevens overnemen').click()
  await button(page, 'Gegevens opslaan').click()
  await page.getByText('Je bedrijfsgegevens zijn opgeslagen').waitFor()
  await page.getByText('Test EMZ Dagobert').first().waitFor()
  await page.getByText(/^Voorbeeldstraat 1, /).waitFor()
  await menu('Contactpersonen').click()
  await button(page, 'Contactpersonen wijzigen').click()
  const contact = page.getByRole('group', { name: 'Contactpersoon', exact: true })
  await contact.getByLabel('Telefoonnummer').fill('12')
  await button(page, 'Contactpersonen opslaan').click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  await contact.getByLabel('Telefoonnummer').fill('06 87654321')
  await button(page, 'Contactpersonen opslaan').click()
  await page.getByText('Je contactpersonen zijn opgeslagen').waitFor()
})

test('a mailed quote is read, asked about and accepted', async () => {
  const staff = visited().visitor()
  const colleague = await addStaff(database().database, { role: 'verkoop' })
  const key = testSecrets.deriveKey('staff-session')
  await giveDeskSession(database().database, staff, { staffId: colleague.id, key })
  const { number } = await sentQuote({ ...visited(), testDatabase: database() }, staff)

  const page = await translatedVisit()
  await page.goto(`${quotePage}#${await quoteToken({ testDatabase: database() }, number)}`)
  const offered = await totalsOn(page)
  await expectKeptAmounts(page)
  await button(page, 'Ik heb een vraag').click()
  await page.getByLabel('Je vraag', { exact: true }).fill('Kan het voor de kerst?')
  await button(page, 'Vraag versturen').click()
  await page.getByText('Je vraag is verstuurd').waitFor()
  await button(page, 'Terug naar de prijsopgave').click()
  await button(page, 'Ik ga akkoord').click()
  await button(page, 'Prijsopgave accepteren').click()
  await page.getByText('Ga akkoord met de algemene voorwaarden').first().waitFor()
  await fillInGuest(page)
  await fillInGuestAddress(page)
  await page.getByLabel(/algemene voorwaarden/).check()
  await page.getByLabel(/36 maanden/).check()
  await page.getByLabel(/automatische incasso/i).check()
  await page.getByText('Incassant-ID').waitFor()
  await expectKeptAmounts(page)
  await button(page, 'Prijsopgave accepteren').click()
  await page.getByText('Je prijsopgave is nu een bestelling').waitFor()
  expect(await totalsOn(page)).toBe(offered)
})

test('the desk finds a case and does the next step of it', async () => {
  const number = await orderedCase(visited())
  const desk = await translatedVisit()
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.case(number))
  await button(desk, 'Gesprek vastleggen').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Gesproken', exact: true }).click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  await button(desk, 'Bevestigen').waitFor()

  const found = async () =>
    (await sentMails(shop())).find(
      ({ subject, text }) =>
        subject?.includes(formatOrderNumber(number)) && text?.includes(`${progressPage}#`),
    )
  await expect.poll(found).toBeDefined()
  const mail = await found()
  const customer = await translatedVisit()
  await customer.goto(mail ? linkIn(mail, progressPage) : '')
  await button(customer, 'Wijziging doorgeven').click()
  await customer.getByLabel('Wat moet er anders?').fill('Graag een dag later.')
  await button(customer, 'Versturen').click()
  await customer.getByText('Graag een dag later.').waitFor()
})
