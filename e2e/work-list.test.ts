import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { type NewCase, openCase } from '../src/features/cases/server/open-case.ts'
import { sentForm } from '../src/features/cases/server/testing.ts'
import { addStaff, staffPassword } from '../src/features/staff/server/testing.ts'
import { transaction } from '../src/platform/database/pool.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { submitLogin } from './support/account.ts'
import { forgetCases } from './support/forget-cases.ts'
import { title } from './support/order-steps.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

beforeEach(() => forgetCases(database()))

/** A message that somebody sends, as the shop stores it; the worker of the shop lists it. */
const messageOf = (organizationName: string, changes: Partial<NewCase> = {}) =>
  transaction(database().database, tx => openCase(tx, sentForm({ organizationName, ...changes })))

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const row = (page: Page, organization: string) => rows(page).filter({ hasText: organization })

/** The rows are of one height, and begin so high that a day's work is in sight. */
async function expectRowsInSight(page: Page) {
  const given = page.viewportSize()
  for (const { width, height, top, least } of [
    { width: 1280, height: 800, top: 110, least: 12 },
    { width: 390, height: 844, top: 240, least: 6 },
  ]) {
    await page.setViewportSize({ width, height })
    const boxes = await rows(page).evaluateAll(all =>
      all.map(each => ({ y: each.getBoundingClientRect().y, height: each.getBoundingClientRect().height })),
    )
    const [first, second] = boxes
    if (!first || !second) throw new Error('Two rows are compared')
    expect(first.y).toBeLessThanOrEqual(top)
    expect(second.height).toBe(first.height)
    expect(Math.floor((height - first.y) / first.height)).toBeGreaterThanOrEqual(least)
  }
  if (given) await page.setViewportSize(given)
}

test('a colleague works from the list: what comes in appears by itself, and is filtered, searched and kept as a view', async () => {
  const { email } = await addStaff(database().database, { role: 'verkoop', password: staffPassword })
  const page = await visit()
  await page.goto(deskPaths.signIn())
  await submitLogin(page, { email, password: staffPassword })
  await title(page, 'Werklijst').waitFor()
  await page.getByText('Alles is gedaan').waitFor()
  await expectGoodScreen(page)

  // Nobody reloads.
  await messageOf('Bakkerij De Korenmolen B.V.', { dueAt: new Date(Date.now() - 3 * 3_600_000) })
  await row(page, 'Korenmolen').getByText('3 uur te laat').waitFor()
  await messageOf('Drukkerij Nijland', { contactName: 'Sanne', contactEmail: 'sanne@nijland.example' })
  await page.getByRole('button', { name: '1 nieuwe zaak – Tonen' }).waitFor()
  expect(await rows(page).count()).toBe(1)
  await page.keyboard.press('n')
  await row(page, 'Nijland').waitFor()
  await expectGoodScreen(page)

  await expectRowsInSight(page)

  // By the keyboard alone.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(
    await row(page, 'Nijland')
      .getByRole('link')
      .evaluate(link => link === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor()
  await expectGoodScreen(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('/')
  await page.keyboard.type('korenmoln')
  await page.keyboard.press('Enter')
  await title(page, 'Zoekresultaten voor ‘korenmoln’').waitFor()
  await page.getByText('Lijkt op wat je zoekt').waitFor()
  expect(
    await rows(page)
      .filter({ has: page.getByRole('link') })
      .count(),
  ).toBe(1)
  await expectGoodScreen(page)

  await page.getByRole('link', { name: 'Terug naar de lijst' }).click()
  await title(page, 'Werklijst').waitFor()
  await page.getByLabel('Soort', { exact: true }).selectOption({ label: 'Formulier' })
  await page.waitForURL(/soort=form$/)
  await page.getByLabel('Status').selectOption({ label: 'Beantwoord' })
  await page.getByText('Geen zaken met deze filters').waitFor()
  await page.getByLabel('Status').selectOption({ label: 'Nieuw' })
  await row(page, 'Nijland').waitFor()
  expect(new URL(page.url()).searchParams.get('status')).toBe('new')

  await page.getByRole('button', { name: 'Weergave', exact: true }).click()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Bewaar als weergave' }).click()
  await expectGoodScreen(page)
  await page.getByLabel('Naam').fill('Nieuwe berichten')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  const view = page.getByRole('link', { name: 'Nieuwe berichten' })
  await view.waitFor()
  expect(await view.getAttribute('aria-current')).toBe('page')
  await page.getByRole('button', { name: 'Weergave', exact: true }).click()
  await page.getByRole('button', { name: 'Verwijder deze weergave' }).click()
  await view.waitFor({ state: 'detached' })

  // Enter opens the case.
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/beheer\/zaken\/\d{9}$/)
  await page.getByText('Drukkerij Nijland').first().waitFor()
})
