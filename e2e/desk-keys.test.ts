import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { openCase } from '../src/features/cases/server/open-case.ts'
import { sentForm } from '../src/features/cases/server/testing.ts'
import { transaction } from '../src/platform/database/pool.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { forgetCases } from './support/forget-cases.ts'
import { title } from './support/order-steps.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()

beforeEach(() => forgetCases(database()))

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a colleague goes through cases by keys alone, does what is to be done, and comes back to the row', async () => {
  const page = await visit()
  for (const name of ['Drukkerij Nijland', 'Slagerij Post', 'Kwekerij Boon'])
    await transaction(database().database, tx =>
      openCase(
        tx,
        sentForm({ organizationName: name, contactName: 'Sanne', contactEmail: 'sanne@nijland.example' }),
      ),
    )
  const colleague = await signInAtDesk(page, database(), 'verkoop')
  await page.goto(`${deskPaths.desk}?weergave=alles`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect.poll(() => row.count(), { timeout: 20_000 }).toBe(3)

  // Keys work once the page is hydrated; the first press from then on is in the first row.
  const firstRow = async () => {
    await page.keyboard.press('j')
    return focused(page)
  }
  await expect.poll(firstRow).toMatch(/^\d{3}-\d{3}-\d{3}$/)
  await page.keyboard.press('Enter')
  await heading(page, 'Kwekerij Boon').waitFor()
  await page.getByText('1 van 3').waitFor()
  await page.keyboard.press('j')
  await heading(page, 'Slagerij Post').waitFor()
  await expect.poll(() => focused(page)).toContain('Slagerij Post')
  await page.keyboard.press(']')
  await heading(page, 'Drukkerij Nijland').waitFor()
  await page.keyboard.press('k')
  await heading(page, 'Slagerij Post').waitFor()
  await expectGoodScreen(page)

  await page.keyboard.press('m')
  await page.getByText(`Behandelaar: ${colleague.name}`).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('Belt na de lunch, zegt de balie.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('listitem').filter({ hasText: 'Belt na de lunch' }).waitFor()
  await heading(page, 'Slagerij Post').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await page.getByRole('dialog', { name: 'Hoe ging het gesprek?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: 'Beantwoorden' }).waitFor()
  await page.keyboard.press('Escape')
  // The button that opened a dialog has the focus again.
  const wait = page.getByRole('button', { name: 'Laten wachten', exact: true })
  await wait.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await wait.evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Waarom sluit je deze zaak?' }).waitFor()
  await page.keyboard.press('Escape')

  // The palette finds cases, pages and the acts of this one; an act takes the focus into its dialog.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await expectGoodScreen(page)
  await page.keyboard.type('gesprek')
  await page.keyboard.press('Enter')
  const call = page.getByRole('dialog', { name: 'Hoe ging het gesprek?' })
  await call.waitFor()
  expect(await call.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('drukkerij')
  await page.getByRole('option', { name: /Drukkerij Nijland/ }).waitFor()
  await expectGoodScreen(page)
  await page.keyboard.press('Enter')
  await heading(page, 'Drukkerij Nijland').waitFor()

  await page.keyboard.press('u')
  await title(page, 'Werklijst').waitFor()
  const opened = page.getByRole('row').filter({ hasText: 'Drukkerij Nijland' }).getByRole('link')
  await expect.poll(() => opened.evaluate(link => link === document.activeElement)).toBe(true)
})

test('the usual jobs take few clicks: a call and its confirmation 2, nobody there 2, another day 3', async () => {
  const page = await visit()
  const visited = { visitor: () => new TestVisitor(shop().url) }
  const [order, missed] = [await orderedCase(visited), await orderedCase(visited)]
  await signInAtDesk(page, database(), 'verkoop')
  let clicks = 0
  const press = async (name: string | RegExp) => {
    clicks += 1
    await page.getByRole('button', { name, exact: true }).first().click()
  }
  const counted = async (job: () => Promise<void>) => {
    clicks = 0
    await job()
    return clicks
  }

  await page.goto(deskPaths.case(order))
  expect(
    await counted(async () => {
      await press('Gesprek vastleggen')
      await press('Gesproken en bevestigen')
      await page.getByText('in behandeling', { exact: true }).waitFor()
    }),
  ).toBe(2)
  // No scrolling says whether the mail of it went.
  await page.getByText(/^Laatste mail/).waitFor()
  await press('Leverdag plannen')
  await press(/^\w+dag\s\d+\s\w+$/)
  await press('Opslaan')
  await page.getByText(/^Levering gepland op/).waitFor()
  expect(
    await counted(async () => {
      await press('Leverdag wijzigen')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /dag\s\d+\s/ })
        .nth(4)
        .click()
      clicks += 1
      await press('Opslaan')
      await page.getByText(/^Levering verplaatst van/).waitFor()
    }),
  ).toBe(3)

  await page.goto(deskPaths.case(missed))
  expect(
    await counted(async () => {
      await press('Gesprek vastleggen')
      await press('Geen gehoor')
      await page.getByText(/^Gebeld: geen gehoor, /).waitFor()
    }),
  ).toBe(2)

  // An order of three lines, with all that happened, is on two screens, and the page alone scrolls.
  await page.goto(deskPaths.case(order))
  await button(page, 'Als geleverd afronden').waitFor()
  const { height, scrolled } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    scrolled: [...document.querySelectorAll('main *')].filter(
      each =>
        each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
    ).length,
  }))
  expect(height).toBeLessThanOrEqual(1_600)
  expect(scrolled).toBeLessThanOrEqual(1)
})
