import type { Permission } from '../../common/contract/permission.ts'

/** Roles at the desk, by tasks. */
export const staffRoles = ['lezer', 'verkoop', 'catalogus', 'dekking', 'personeel', 'beheerder'] as const
export type StaffRole = (typeof staffRoles)[number]

const reads = [
  'cases.read',
  'customers.read',
  'mails.read',
  'catalogue.read',
  'coverage.read',
] as const satisfies readonly Permission[]
const sells = [
  ...reads,
  'agreements.read',
  'agreements.work',
  'cases.work',
  'sales.work',
  'customers.help',
  'mails.send',
] as const satisfies readonly Permission[]

/** Permissions of each role; anything that is not listed is forbidden. */
const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  lezer: [...reads, 'agreements.read'],
  catalogus: [...reads, 'catalogue.work'],
  dekking: ['coverage.read', 'coverage.work'],
  personeel: ['cases.read', 'cases.work'],
  verkoop: sells,
  beheerder: [
    ...sells,
    'audit.read',
    'audit.export',
    'iban.read',
    'staff.manage',
    'integrations.manage',
    'catalogue.work',
    'coverage.work',
  ],
}

/** Whether a role permits something. */
export const may = (role: StaffRole, permission: Permission): boolean =>
  permissionsOf[role].includes(permission)

/** Roles that have a permission. Used to explain a refusal. */
export const rolesThatMay = (permission: Permission): readonly StaffRole[] =>
  staffRoles.filter(role => may(role, permission))
