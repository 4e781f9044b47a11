import { deskPaths } from '../../api/desk-paths.ts'
import { clientsTitle } from '../../features/api-clients/texts-desk.ts'
import { rulesTexts } from '../../features/assignment-rules/texts-desk.ts'
import { auditPageTexts } from '../../features/audit/texts.ts'
import { catalogueTexts } from '../../features/catalogue/texts-revisions.ts'
import { coverageTexts } from '../../features/coverage/texts-desk.ts'
import { deskCustomerTexts } from '../../features/customers/texts-desk.ts'
import type { DeskMenuEntry } from '../../features/desk/menu-entry.ts'
import { may, type StaffRole } from '../../features/desk/staff-roles.ts'
import { deskPageTitles } from '../../features/desk/texts.ts'
import { orderByPhoneTexts } from '../../features/known-customers/texts.ts'
import { deskMailTexts } from '../../features/mails/texts.ts'
import { newQuoteEntry } from '../../features/quotes/components/desk-menu.ts'
import { replyTextsEntry } from '../../features/reply-templates/components/desk-menu.ts'
import { workListTitle } from '../../features/work-list/texts.ts'
import { teamTexts } from '../../features/work-list/texts-team.ts'

/** The pages of the desk, in the order of the menu; those of every day stand in the head of each page where it is wide. */
const entries: readonly (DeskMenuEntry & { readonly isDaily?: boolean })[] = [
  { path: deskPaths.desk, label: workListTitle, permission: 'cases.read', isDaily: true },
  { path: deskPaths.customers, label: deskCustomerTexts.title, permission: 'customers.read', isDaily: true },
  { path: deskPaths.byPhone, label: orderByPhoneTexts.title, permission: 'sales.work', isDaily: true },
  { ...newQuoteEntry, isDaily: true },
  { path: deskPaths.mails, label: deskMailTexts.title, permission: 'mails.read' },
  replyTextsEntry,
  { path: deskPaths.catalogue, label: catalogueTexts.title, permission: 'catalogue.read' },
  { path: deskPaths.coverage, label: coverageTexts.title, permission: 'coverage.read' },
  { path: deskPaths.team, label: teamTexts.title, permission: 'staff.manage' },
  { path: deskPaths.colleagues, label: deskPageTitles.colleagues, permission: 'staff.manage' },
  { path: deskPaths.assignmentRules, label: rulesTexts.title, permission: 'staff.manage' },
  { path: deskPaths.apiClients, label: clientsTitle, permission: 'integrations.manage' },
  { path: deskPaths.audit, label: auditPageTexts.title, permission: 'audit.read' },
]

/** Those that a role may see. */
export const menuFor = (role: StaffRole): typeof entries =>
  entries.filter(({ permission }) => may(role, permission))

/** The page on which a role begins: the first of its menu. */
export const firstPageOf = (role: StaffRole): string => menuFor(role)[0]?.path ?? deskPaths.account
