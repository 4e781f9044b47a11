import { deskPageTitles } from '../../content/desk-frame-texts.ts'
import { workListTitle } from '../../content/desk-list-texts.ts'
import { may, type Permission, type StaffRole } from '../../domain/staff-roles.ts'
import { deskPaths } from './desk-paths.ts'

export type MenuEntry = {
  readonly path: string
  readonly label: string
  /** What a role must permit for the page to be of use. */
  readonly permission: Permission
}

/** The pages of the desk, in the order of the menu. */
const entries: readonly MenuEntry[] = [
  { path: deskPaths.desk, label: workListTitle, permission: 'cases.read' },
  { path: deskPaths.colleagues, label: deskPageTitles.colleagues, permission: 'staff.manage' },
]

/** Those that a role may see. */
export const menuFor = (role: StaffRole): readonly MenuEntry[] =>
  entries.filter(({ permission }) => may(role, permission))
