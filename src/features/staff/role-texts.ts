import type { StaffRole } from './staff-roles.ts'

/** Names of the roles at the desk. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  lezer: 'Lezer',
  verkoop: 'Verkoop',
  catalogus: 'Catalogus',
  personeel: 'Personeel',
  beheerder: 'Beheerder',
}
