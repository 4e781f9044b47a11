import { expect, test } from 'vitest'
import { dutchDay, workingDaysAfter } from '../src/common/working-days.ts'
import { closedOn } from '../src/features/calendar/server/dutch-calendar.ts'
import { openCase } from '../src/features/cases/server/open-case.ts'
import { deskPaths } from '../src/features/desk/components/desk-paths.ts'
import { updateWholeList } from '../src/features/work-list/server/testing.ts'
import { transaction } from '../src/platform/database/pool.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { title } from './support/order-steps.ts'
import { laptop, phone, testShop } from './support/visits.ts'

const { visit, database } = testShop()

const assigned = async () => {
  const { rows } = await database().pool.query<{ count: number }>(
    'select count(*)::integer as count from cases where assignee_id is not null',
  )
  return rows[0]?.count
}

test.each([
  ['on a computer', laptop],
  ['on a phone', phone],
] as const)('forty cases are assigned and taken back, and one waits until its day: %s', async (_, width) => {
  const { database: db, pool } = database()
  await pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
  for (let made = 1; made <= 40; made++)
    await transaction(db, tx =>
      openCase(tx, {
        kind: 'form',
        productType: null,
        organizationName: `Bedrijf ${String(made).padStart(2, '0')}`,
        contactName: null,
        contactEmail: null,
        contactPhone: null,
        customerId: null,
        resellerId: null,
        visitorHash: null,
        dueAt: new Date(Date.now() + (made + 1) * 3_600_000),
      }),
    )
  await updateWholeList({ testDatabase: database() })
  const page = await visit({ width })
  await signInAtDesk(page, database(), 'verkoop')
  await page.goto(deskPaths.desk)
  await title(page, 'Werklijst').waitFor()
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(40)

  // Chosen: one, then all of the page.
  await page.getByRole('checkbox', { name: /Bedrijf 01/ }).check()
  await page.getByText('1 zaak geselecteerd').waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Selecteer alles op deze pagina' }).click()
  await page.getByText('40 zaken geselecteerd').waitFor()

  await page.getByRole('button', { name: 'Toewijzen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Behandelaar').selectOption({ index: 1 })
  await expectGoodScreen(page)
  await dialog.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click()
  await dialog.getByText('Te wijzigen: 40 zaken').waitFor()
  expect(await assigned()).toBe(0)
  await expectGoodScreen(page)
  await dialog.getByRole('button', { name: 'Uitvoeren voor 40 zaken' }).click()
  await dialog.getByText('Gewijzigd: 40 zaken').waitFor()
  expect(await assigned()).toBe(40)
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()

  // It can be taken back after the dialog is closed.
  await page.getByRole('button', { name: /^Bekijk of draai terug/ }).click()
  await dialog.getByRole('button', { name: 'Alles terugdraaien' }).click()
  await dialog.getByText('Gewijzigd: 40 zaken').waitFor()
  await expect.poll(assigned).toBe(0)
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()

  // The first waits: it is last in the list, and first again on its day.
  const until = workingDaysAfter(dutchDay(new Date()), 5, closedOn([]))
  await page.getByRole('checkbox', { name: /Bedrijf 01/ }).check()
  await page.getByRole('button', { name: 'Laten wachten' }).click()
  await dialog.getByLabel('Wachten tot').fill(until)
  await dialog.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click()
  await dialog.getByRole('button', { name: 'Uitvoeren voor 1 zaak' }).click()
  await dialog.getByText('Gewijzigd: 1 zaak').waitFor()
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await rows
    .last()
    .getByText(/^Rust tot/)
    .waitFor()
  await rows.last().getByText('Bedrijf 01').waitFor()
  await expectGoodScreen(page)
  // Its day comes.
  await pool.query(
    `with passed as (update case_snoozes set until = current_date returning case_id)
     update cases set due_at = now() + interval '1 minute' from passed where cases.id = passed.case_id`,
  )
  await page.reload()
  await rows.first().getByText('Bedrijf 01').waitFor()
  expect(
    await rows
      .first()
      .getByText(/^Rust tot/)
      .count(),
  ).toBe(0)
})
