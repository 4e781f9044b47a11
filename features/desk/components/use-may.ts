import { may, type Permission } from '../../staff/staff-roles.ts'
import { useColleague } from './use-colleague.ts'

/** Whether the role of who is signed in permits something; the server decides again. */
export const useMay = (permission: Permission): boolean => may(useColleague().role, permission)
