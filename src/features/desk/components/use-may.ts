import type { Permission } from '../../../shared/contract/permission.ts'
import { may } from '../../staff/staff-roles.ts'
import { useColleague } from './use-colleague.ts'

/** Whether the role of who is signed in permits something; the server decides again. */
export const useMay = (permission: Permission): boolean => may(useColleague().role, permission)
