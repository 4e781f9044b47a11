import type { StaffRole } from '../domain/staff-roles.ts'

/** What each role is called at the desk. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  lezer: 'Lezer',
  verkoop: 'Verkoop',
  catalogus: 'Catalogus',
  personeel: 'Personeel',
  beheerder: 'Beheerder',
}
