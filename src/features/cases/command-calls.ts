import { Failure } from '../../common/contract/failure.ts'
import { CaseConflict } from './contract.ts'

/* Parts that calls at the desk which read a case, or change it by a command, have in common. */

export const reading = {
  method: 'GET',
  group: 'Staff',
  access: 'staff',
  permission: 'cases.read',
  limit: { max: 600, per: 'minute' },
} as const

export const working = {
  method: 'POST',
  group: 'Staff',
  access: 'staff',
  permission: 'cases.work',
  limit: { max: 120, per: 'minute' },
} as const

export const selling = { ...working, permission: 'sales.work' } as const

export const noSuchCase = { description: 'There is no such case', body: Failure } as const

export const refused = { description: 'It cannot be done so, or a field is wrong', body: Failure } as const

export const stale = { description: 'Somebody else changed the case meanwhile', body: CaseConflict } as const

export const done = { description: 'Done, or done before by the same id' } as const

export const acted = { 204: done, 404: noSuchCase, 409: stale, 422: refused } as const

/** Answers of a command that only adds something, which nobody can have changed meanwhile. */
export const added = { 204: done, 404: noSuchCase, 422: refused } as const
