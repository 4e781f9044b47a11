import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { enquiredCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { closedOn } from '../src/common/dutch-calendar.ts'
import { workingDaysAfter } from '../src/common/working-days.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { expectDiscreetLog } from './support/account.ts'
import { signInAtDesk } from './support/desk.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

afterEach(() => expectDiscreetLog(shop(), 'jansen.example'))

const visited = () => ({ visitor: () => new TestVisitor(shop().url), testDatabase: database() })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const textOf = (page: Page) => dialog(page).getByRole('textbox', { name: 'Bericht' })

async function workingOn(number: string): Promise<Page> {
  const page = await visit({ width: phone })
  await signInAtDesk(page, database(), 'verkoop')
  await page.goto(deskPaths.case(number))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const waiting = `select deliveries.id from deliveries join events on events.id = event_id
  join cases on cases.id = events.case_id where deliveries.kind = 'case-message' and number = $1`

/** On a laptop a colleague answers in desk-case. */
test('an answer of a ready-made text goes in three clicks, is taken back, and goes later, on a phone', async () => {
  const number = await enquiredCase(visited())
  const page = await workingOn(number)

  await button(page, 'Beantwoorden').first().click()
  await dialog(page).getByText('Jansen & Zn. B.V.').first().waitFor()
  await button(page, 'Aanvraag: glasvezel kan op je adres').click()
  await expect.poll(() => textOf(page).inputValue()).toMatch(/^Beste Jan,\n\nGoed nieuws: op .*1017.* kan/)
  await expectNoAxeViolations(page)
  await button(page, 'Versturen').click()
  await dialog(page).waitFor({ state: 'detached' })

  await page.getByText('Je antwoord gaat over enkele seconden weg').waitFor()
  await button(page, 'Ongedaan maken').click()
  await expect.poll(() => textOf(page).inputValue()).toMatch(/^Beste Jan,\n\nGoed nieuws/)
  expect((await database().pool.query(waiting, [number])).rows).toEqual([])

  await dialog(page).getByLabel('Cc').fill('an@jansen')
  await dialog(page).getByLabel('Later versturen').check()
  const day = dialog(page).getByLabel('Dag')
  const today = (await day.getAttribute('min')) ?? ''
  await day.fill(workingDaysAfter(today, 2, closedOn([])))
  await button(page, 'Inplannen').click()
  await dialog(page).getByText('‘an@jansen’ is geen e-mailadres').first().waitFor()
  await dialog(page).getByLabel('Cc').fill('an@jansen.example')
  await button(page, 'Inplannen').click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText(/Er wacht een antwoord tot/).waitFor()
  await expectGoodScreen(page)
  await page.reload()
  await button(page, 'Terughalen en wijzigen').click()
  await expect.poll(() => dialog(page).getByLabel('Cc').inputValue()).toBe('an@jansen.example')
  await button(page, 'Inplannen').waitFor({ state: 'detached' })
  await dialog(page).getByLabel('Later versturen').check()
  await day.fill(workingDaysAfter(today, 3, closedOn([])))
  await button(page, 'Inplannen').click()
  await page.getByText(/Er wacht een antwoord tot/).waitFor()
})

test('a text is made with a field, refused with one that does not exist, changed, and put back', async () => {
  const page = await visit()
  await signInAtDesk(page, database(), 'verkoop')
  await page.goto(deskPaths.replyTexts)
  await page.getByRole('link', { name: 'Levering: de dag staat vast', exact: true }).waitFor()
  await expectGoodScreen(page)
  await page.getByRole('link', { name: 'Nieuwe tekst' }).click()
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await page.getByLabel('Naam van de tekst').fill('Onze eigen tekst')
  await text.fill('We komen op {datum}.')
  await button(page, 'Opslaan').click()
  await page.getByText('{datum} is geen veld').first().waitFor()
  await text.fill('We komen op {leverdag}.')
  await page.getByText('We komen op').last().waitFor()
  await expectGoodScreen(page)
  await button(page, 'Opslaan').click()
  await page.getByRole('heading', { level: 1, name: 'Onze eigen tekst' }).waitFor()

  await text.fill('We komen snel.')
  await button(page, 'Opslaan').click()
  await page.getByText(/^Versie 1 · /).click()
  await button(page, 'Zet deze versie terug in het formulier').click()
  await expect.poll(() => text.inputValue()).toBe('We komen op {leverdag}.')
  await button(page, 'Opslaan').click()
  await page.getByText(/^Versie 2 · /).waitFor()
  await expectGoodScreen(page)

  await button(page, 'Verwijderen').click()
  await dialog(page).getByRole('button', { name: 'Verwijderen' }).click()
  await page.waitForURL(`**${deskPaths.replyTexts}`)
  await expect.poll(() => page.getByRole('link', { name: 'Onze eigen tekst' }).count()).toBe(0)
})
