import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { enquiredCase, orderedNumbers } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { closedOn } from '../src/common/dutch-calendar.ts'
import { workingDaysAfter } from '../src/common/working-days.ts'
import { addStaff, staffPassword } from '../src/features/staff/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { expectDiscreetLog, submitLogin } from './support/account.ts'
import { callingColleague, numbersPorted } from './support/desk.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'korenmolen.example', 'jansen.example'))

const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })

/** A colleague at a case. */
async function workingOn(number: string): Promise<Page> {
  const { email } = await addStaff(database().database, { role: 'verkoop', password: staffPassword })
  const page = await visit()
  await page.goto(deskPaths.signIn(deskPaths.case(number)))
  await submitLogin(page, { email, password: staffPassword })
  await page
    .getByRole('heading', { level: 1, name: number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3') })
    .waitFor()
  return page
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Presses the button of the dialog that is open, and waits until it is done. */
async function finish(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

test('an order goes from received to delivered, with the number that comes along and a mail at each step', async () => {
  const page = await workingOn(await orderedNumbers(visited(), ['020 123 45 67']))
  await expectGoodScreen(page)

  // By keyboard: the next step is a button that Enter opens, and its dialog has the focus.
  await button(page, 'Gesprek vastleggen').press('Enter')
  await expectNoAxeViolations(page)
  await dialog(page).getByLabel('Notitie bij het gesprek').fill('Alles klopt.')
  await finish(page, 'Gesproken')
  await page.getByText('Alles klopt.').waitFor()

  await button(page, 'Bevestigen').click()
  await button(page, 'Bekijk de mail').click()
  const mail = page.frameLocator('iframe[title="De mail zoals de klant hem ziet"]')
  await mail.getByRole('heading', { name: 'Je bestelling is bevestigd' }).waitFor()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await finish(page, 'Bevestigen')

  await button(page, /^Aanvragen, 020/).click()
  await dialog(page).getByLabel('Huidige aanbieder').fill('Andere Aanbieder')
  await expectNoAxeViolations(page)
  await finish(page, 'Aanvragen')
  await button(page, /^Datum vastleggen, 020/).click()
  await finish(page, 'Datum vastleggen')
  await page.getByText('gepland', { exact: true }).waitFor()

  await button(page, 'Leverdag plannen').click()
  const day = dialog(page).getByRole('textbox', { name: 'Leverdag' })
  const today = (await day.getAttribute('min')) ?? ''
  await day.fill(workingDaysAfter(today, 5, closedOn([])))
  await finish(page, 'Opslaan')
  await numbersPorted(page, database())
  await button(page, 'Als geleverd afronden').click()
  await finish(page, 'Als geleverd afronden')

  await page.getByText('Deze zaak is afgesloten.').waitFor()
  for (const name of ['Bestelling bevestigd', 'Nummers gaan over', 'Levering gepland', 'Bestelling geleverd'])
    await button(page, `Bekijk: ${name}`).waitFor()
  await expectGoodScreen(page)
})

test('an enquiry is answered by mail and closed with a reason; what was typed meanwhile is still there after a reload', async () => {
  const number = await enquiredCase(visited())
  const page = await workingOn(number)
  const other = await callingColleague({ shop: shop(), database: database().database })
  const attend = (isWriting: boolean) =>
    other.change('PUT', `/api/beheer/zaken/${number}/aanwezig`, { body: { tab: randomUUID(), isWriting } })
  await attend(false)
  await page.getByText(`Ook hier: ${other.colleague.name}`, { exact: true }).waitFor()
  await attend(true)
  await page.getByText(`${other.colleague.name} schrijft nu`, { exact: true }).waitFor()
  const note = page.getByRole('textbox', { name: /^Notitie voor/ })
  await note.fill('Belt liever na de lunch')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Belt liever na de lunch')
  await button(page, 'Notitie opslaan').click()
  await expect.poll(() => note.inputValue()).toBe('')

  await button(page, 'Beantwoorden').click()
  await dialog(page).getByLabel('Onderwerp').fill('Glasvezel op je adres')
  await dialog(page).getByRole('textbox', { name: 'Bericht' }).fill('Beste Jan,\n\nDat kan.')
  await expectNoAxeViolations(page)
  await finish(page, 'Versturen')
  await page.getByText('Onderwerp: Glasvezel op je adres').waitFor()

  await button(page, 'Zaak sluiten').click()
  await dialog(page).getByLabel('Reden').selectOption('Geen belangstelling meer')
  await finish(page, 'Zaak sluiten')
  await page.getByText('Deze zaak is afgesloten.').waitFor()
  await expectGoodScreen(page)
})
