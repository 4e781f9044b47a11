import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { type StaffVisitor, TestVisitor, testSecrets } from '../../src/app/server/testing-shop.ts'
import type { StaffRole } from '../../src/features/desk/staff-roles.ts'
import {
  addStaff,
  giveDeskSession,
  staffPassword,
  type TestColleague,
} from '../../src/features/staff/server/testing.ts'
import type { Database } from '../../src/platform/database/pool.ts'
import type { TestDatabase } from '../../src/platform/database/testing.ts'
import { expectGoodScreen } from './accessibility.ts'
import { takeCookies } from './cookies.ts'
import type { Shop } from './shop.ts'

/**
 * Has a browser be that of a new colleague who is signed in at the desk; the page opens nothing. How one signs in on the page is shown
 * by work-list, desk-case and desk-staff.
 */
export async function signInAtDesk(
  page: Page,
  { database }: Pick<TestDatabase, 'database'>,
  role: StaffRole,
): Promise<TestColleague> {
  const colleague = await addStaff(database, { role, password: staffPassword })
  const visitor = new TestVisitor('')
  const key = testSecrets.deriveKey('staff-session')
  await giveDeskSession(database, visitor, { staffId: colleague.id, key })
  await takeCookies(page, visitor)
  return colleague
}

/** A new colleague who calls the desk without its pages. */
export async function callingColleague(
  { shop, database }: { readonly shop: Pick<Shop, 'url'>; readonly database: Database },
  role: StaffRole = 'verkoop',
): Promise<StaffVisitor> {
  const visitor = new TestVisitor(shop.url)
  const colleague = await addStaff(database, { role })
  await giveDeskSession(database, visitor, {
    staffId: colleague.id,
    key: testSecrets.deriveKey('staff-session'),
  })
  return Object.assign(visitor, { colleague })
}

/** The day on which the numbers come along is today, and they came along; with a case open on its page. */
export async function numbersPorted(page: Page, { pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query("update port_in_requests set planned_on = current_date where state = 'planned'")
  await page.getByRole('button', { name: /^Overgezet, / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Overgezet', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Sets up a second factor as on the page of one's own account; its key comes out. */
export async function setUpSecondFactor(page: Page): Promise<string> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Tweede factor instellen').click()
  await page.getByRole('img', { name: 'QR-code voor je authenticator-app' }).waitFor()
  await expectGoodScreen(page)
  const address = await page
    .getByRole('link', { name: /authenticator-app op dit apparaat/ })
    .getAttribute('href')
  const key = new URL(address ?? '').searchParams.get('secret') ?? ''
  await page.getByLabel('Code uit je app').fill(await generate({ secret: key }))
  await button('Tweede factor aanzetten').click()
  await page.getByText('Bewaar deze herstelcodes').waitFor()
  await expectGoodScreen(page)
  await button('Ik heb ze bewaard').click()
  return key
}
