import type { ReadPart } from '../../case-desk/server/read-parts.ts'
import { may } from '../../desk/staff-roles.ts'
import type { DeskReturn } from '../contract-desk.ts'
import { returnsAmong } from './stored-returns.ts'

/** The devices of a case that come back, for roles that read what customers have. */
export const returnsAtDesk: ReadPart<DeskReturn[]> = async (database, { id, kind }, { role }) => {
  const isRead = kind === 'order' && may(role, 'agreements.read')
  const returns = isRead ? ((await returnsAmong(database, [id])).get(id) ?? []) : []
  return () => returns.map(each => ({ ...each, records: [...each.records] }))
}
