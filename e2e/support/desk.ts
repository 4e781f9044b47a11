import type { Page } from 'playwright-core'
import type { StaffRole } from '../../domain/staff-roles.ts'
import type { TestDatabase } from '../../server/database/testing.ts'
import { addStaff, staffPassword, type TestColleague } from '../../server/staff/testing.ts'
import { deskPaths } from '../../web/beheer/desk-paths.ts'

/** A new colleague who has signed in at the desk and sees his first page. */
export async function signInAtDesk(
  page: Page,
  { database }: Pick<TestDatabase, 'database'>,
  role: StaffRole,
): Promise<TestColleague> {
  const colleague = await addStaff(database, { role, password: staffPassword })
  await page.goto(deskPaths.signIn())
  await page.getByLabel('E-mailadres').fill(colleague.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.waitForURL(`**${deskPaths.desk}`)
  return colleague
}
