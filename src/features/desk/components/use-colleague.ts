import { useRouteLoaderData } from 'react-router'
import type { Permission } from '../../../common/contract/permission.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { SignedInStaff } from '../contract.ts'
import { may } from '../staff-roles.ts'

/** Whether the role of who is signed in permits something; the server decides again. */
export const useMay = (permission: Permission): boolean => may(useColleague().role, permission)

/** The signed-in colleague, on every page of the desk. */
export function useColleague(): SignedInStaff {
  const colleague = useRouteLoaderData<SignedInStaff>(routeIds.desk)
  if (!colleague) throw new Error('This page is not in the frame of the desk')
  return colleague
}
