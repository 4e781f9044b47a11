import type { StaffRole } from './staff-roles.ts'

export const roleFieldTexts = {
  missing: 'Kies een rol',
  role: 'Rol',
} as const

/** Names of the roles at the desk. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  lezer: 'Lezer',
  verkoop: 'Verkoop',
  catalogus: 'Catalogus',
  personeel: 'Personeel',
  beheerder: 'Beheerder',
}
