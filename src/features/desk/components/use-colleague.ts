import { useRouteLoaderData } from 'react-router'
import type { SignedInStaff } from '../../staff/contract.ts'

/** The signed-in colleague, on every page of the desk. */
export function useColleague(): SignedInStaff {
  const colleague = useRouteLoaderData<SignedInStaff>('beheer/desk')
  if (!colleague) throw new Error('This page is not in the frame of the desk')
  return colleague
}
