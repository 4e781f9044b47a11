import { asc, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { hasActiveLink } from '../../mailed-links/server/mailed-links.ts'
import type { Colleague } from '../contract-colleagues.ts'
import { staff, staffSecondFactors, staffSessions, staffSettings } from './tables.ts'

/** Everybody who works at the desk, by name; who was invited and did not come yet last. */
export async function colleagueList(database: Queryable): Promise<readonly Colleague[]> {
  const rows = await database
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      hasJoined: sql<boolean>`${staff.joinedAt} is not null`,
      isBlocked: sql<boolean>`${staff.blockedAt} is not null`,
      isInvited: sql<boolean>`${hasActiveLink(database, staff.id)}`,
      hasSecondFactor: sql<boolean>`exists (select from ${staffSecondFactors}
        where ${staffSecondFactors.staffId} = ${staff.id} and ${staffSecondFactors.confirmedAt} is not null)`,
      lastSeenAt: sql<Date | null>`(select max(${staffSessions.lastSeenAt}) from ${staffSessions}
        where ${staffSessions.staffId} = ${staff.id})`.mapWith(staffSessions.lastSeenAt),
    })
    .from(staff)
    .orderBy(sql`${staff.joinedAt} is null`, asc(staff.name), asc(staff.email))
  return rows.map(({ hasJoined, isBlocked, isInvited, lastSeenAt, ...colleague }) => ({
    ...colleague,
    state: stateOf({ hasJoined, isBlocked, isInvited }),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
}

type Facts = { readonly hasJoined: boolean; readonly isBlocked: boolean; readonly isInvited: boolean }

function stateOf({ hasJoined, isBlocked, isInvited }: Facts): Colleague['state'] {
  if (hasJoined) return isBlocked ? 'blocked' : 'active'
  return isInvited ? 'invited' : 'expired'
}

/** Whether everybody has to have a second factor. */
export async function isSecondFactorRequired(database: Queryable): Promise<boolean> {
  const [settings] = await database
    .select({ isRequired: staffSettings.secondFactorRequired })
    .from(staffSettings)
  return settings?.isRequired ?? false
}
