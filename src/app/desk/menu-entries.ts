import { auditPageTexts } from '../../features/audit/texts.ts'
import { deskCustomerTexts } from '../../features/customers/texts-desk.ts'
import { deskPaths } from '../../features/desk/components/desk-paths.ts'
import { deskPageTitles } from '../../features/desk/texts.ts'
import { deskMailTexts } from '../../features/mails/texts.ts'
import { phoneOrderTexts } from '../../features/orders/phone-order-texts.ts'
import { deskQuoteTexts } from '../../features/quotes/texts-desk.ts'
import { may, type StaffRole } from '../../features/staff/staff-roles.ts'
import { workListTitle } from '../../features/work-list/texts.ts'
import type { Permission } from '../../shared/contract/permission.ts'

export type MenuEntry = {
  readonly path: string
  readonly label: string
  /** Permission needed for the page. */
  readonly permission: Permission
}

/** The pages of the desk, in the order of the menu. */
const entries: readonly MenuEntry[] = [
  { path: deskPaths.desk, label: workListTitle, permission: 'cases.read' },
  { path: deskPaths.colleagues, label: deskPageTitles.colleagues, permission: 'staff.manage' },
  { path: deskPaths.mails, label: deskMailTexts.title, permission: 'mails.read' },
  { path: deskPaths.byPhone, label: phoneOrderTexts.page.title, permission: 'sales.work' },
  { path: deskPaths.newQuote, label: deskQuoteTexts.newTitle, permission: 'sales.work' },
  { path: deskPaths.customers, label: deskCustomerTexts.title, permission: 'customers.read' },
  { path: deskPaths.audit, label: auditPageTexts.title, permission: 'audit.read' },
]

/** Those that a role may see. */
export const menuFor = (role: StaffRole): readonly MenuEntry[] =>
  entries.filter(({ permission }) => may(role, permission))
