import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { enquiredCase, orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { closedOn } from '../src/common/dutch-calendar.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { workingDaysAfter } from '../src/common/working-days.ts'
import { openCase } from '../src/features/cases/server/open-case.ts'
import { sentForm } from '../src/features/cases/server/testing.ts'
import { withProducts } from '../src/features/orders/server/testing.ts'
import { transaction } from '../src/platform/database/pool.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { numbersPorted, signInAtDesk } from './support/desk.ts'
import { forgetCases } from './support/forget-cases.ts'
import { sentMails } from './support/mail.ts'
import { title } from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

/** Mails of tests before are not those of a day. */
let mailsBefore = 0
beforeEach(async () => {
  await forgetCases(database())
  mailsBefore = (await sentMails(shop())).length
})

const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Presses the button of the dialog that is open, and waits until it is done. */
async function finish(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Opens a case from the list, where its number or its organisation stands. */
async function openFromList(page: Page, named: string): Promise<void> {
  await page.goto(deskPaths.desk)
  await title(page, 'Werklijst').waitFor()
  const found = page.getByRole('row').filter({ hasText: named }).getByRole('link').first()
  // The worker may list it a moment after the page was asked for.
  const newer = page.getByRole('button', { name: /^\d+ nieuwe za(ak|ken) – Tonen$/ })
  await found.or(newer).first().waitFor()
  if (await newer.isVisible()) await newer.click()
  await found.click()
  await page.waitForURL(/\/beheer\/zaken\/\d{9}$/)
}

/** An order of three accounts with a number that comes along. */
function ordered(): Promise<string> {
  const telephony = withProducts([{ id: 31001, quantity: 3 }])
  const additionalData = { ...telephony.additionalData, phoneNumberRetention: ['020 123 45 67'] }
  return orderedCase(visited(), { ...telephony, additionalData })
}

/** A form of the website, as the shop stores it. */
const nijland = sentForm({
  organizationName: 'Drukkerij Nijland',
  contactName: 'Sanne',
  contactEmail: 'sanne@nijland.example',
})

/** The subjects of the mails that the shop sent to an address on this day. */
const subjectsTo = async (address: string): Promise<readonly string[]> =>
  (await sentMails(shop()))
    .slice(mailsBefore)
    .flatMap(({ to, subject = '' }) => (to?.some(each => each.address === address) ? [subject] : []))

/** Presses on a laptop are shown by desk-case, desk-lines and desk-staff. */
test('a day at the provider, on a phone', async () => {
  const page = await visit({ width: phone })
  const number = await ordered()
  const colleague = await signInAtDesk(page, database(), 'verkoop')

  // The order: taken on, called about, confirmed, changed, its number on the way, delivered.
  await openFromList(page, formatOrderNumber(number))
  await page.getByRole('heading', { level: 1, name: formatOrderNumber(number) }).waitFor()
  await button(page, 'Aan mij toewijzen').click()
  await page.getByText(`Behandelaar: ${colleague.name}`).waitFor()
  await button(page, 'Gesprek vastleggen').click()
  await dialog(page).getByLabel('Notitie bij het gesprek').fill('Wil twee accounts in plaats van drie.')
  await finish(page, 'Gesproken')
  await button(page, 'Bevestigen').click()
  await finish(page, 'Bevestigen')

  await page.getByRole('link', { name: 'Regels wijzigen' }).click()
  await button(page, 'Eén minder: Bellen Basis').click()
  await expectGoodScreen(page)
  await button(page, 'Wijziging opslaan').click()
  await page.getByText('De regels zijn gewijzigd.').first().waitFor()
  await page.goto(deskPaths.case(number))
  await page.getByText('Regels gewijzigd').first().waitFor()

  await button(page, /^Aanvragen, 020/).click()
  await dialog(page).getByLabel('Huidige aanbieder').fill('Andere Aanbieder')
  await finish(page, 'Aanvragen')
  await button(page, /^Datum vastleggen, 020/).click()
  await finish(page, 'Datum vastleggen')
  await button(page, 'Leverdag plannen').click()
  const day = dialog(page).getByRole('textbox', { name: 'Leverdag' })
  await day.fill(workingDaysAfter((await day.getAttribute('min')) ?? '', 5, closedOn([])))
  await finish(page, 'Opslaan')
  await numbersPorted(page, database())
  await button(page, 'Als geleverd afronden').click()
  await finish(page, 'Als geleverd afronden')
  await page.getByText('Deze zaak is afgesloten.').waitFor()
  await expectGoodScreen(page)

  // An enquiry is answered, a form closed.
  await enquiredCase(visited())
  await transaction(database().database, tx => openCase(tx, nijland))
  await openFromList(page, 'Jansen')
  await button(page, 'Beantwoorden').click()
  await dialog(page).getByLabel('Onderwerp').fill('Glasvezel op je adres')
  await dialog(page).getByRole('textbox', { name: 'Bericht' }).fill('Beste Jan,\n\nDat kan.')
  await finish(page, 'Versturen')
  await openFromList(page, 'Nijland')
  await button(page, 'Zaak sluiten').click()
  await dialog(page).getByLabel('Reden').selectOption('Ongewenst')
  await finish(page, 'Zaak sluiten')
  await page.getByText('Deze zaak is afgesloten.').waitFor()

  // Both results.
  await expect
    .poll(async () =>
      (await subjectsTo('jan@jansen.example')).some(each => each.includes('Glasvezel op je adres')),
    )
    .toBe(true)
  const told = async () => (await subjectsTo('lotte@korenmolen.example')).join('\n')
  for (const what of ['bevestigd', 'geleverd']) await expect.poll(told).toContain(what)

  // The log has it all, for who may read it.
  const boss = await visit({ width: phone })
  await signInAtDesk(boss, database(), 'beheerder')
  await boss.goto(`${deskPaths.audit}?zaak=${number}`)
  const entry = (what: string) =>
    boss.getByRole('listitem').filter({ hasText: what }).filter({ hasText: colleague.name })
  for (const what of ['Behandelaar gewijzigd', 'Regels gewijzigd', 'Levering gepland', 'Status gewijzigd'])
    await entry(what).first().waitFor()
  await expectGoodScreen(boss)
})
