import { and, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Permission } from '../../../common/contract/permission.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { rolesThatMay } from '../../desk/staff-roles.ts'
import { lastEventOf } from '../../events/server/events.ts'
import { staffEvents } from '../events.ts'
import { hasSecondFactor } from './second-factor.ts'
import { staff } from './tables.ts'

/** After so many hours a colleague who is alone decides on what he asked for himself (decisions, "Two colleagues"). */
const loneHours = 24

/** How a colleague decides on what he asked for himself: from a moment on, with a second factor. */
export type LoneDecision = { readonly from: Date; readonly hasSecondFactor: boolean }

/**
 * Lets the only colleague with a right decide where two are needed.
 * The hours count anew when the role or the block of a colleague changes, so that nobody becomes the only one and decides at once.
 * @param since when the colleague asked
 * @returns null where another colleague has the right
 */
export async function loneDecision(
  database: Queryable,
  { staffId, permission, since }: { staffId: string; permission: Permission; since: Date },
): Promise<LoneDecision | null> {
  const [other] = await database
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        ne(staff.id, staffId),
        inArray(staff.role, [...rolesThatMay(permission)]),
        isNull(staff.blockedAt),
        isNotNull(staff.joinedAt),
      ),
    )
    .limit(1)
  if (other) return null
  const alone = await lastEventOf(database, staffEvents.changed, ['role', 'blocked'])
  const counted = Math.max(since.getTime(), alone?.getTime() ?? 0)
  return {
    from: new Date(counted + loneHours * 60 * 60 * 1000),
    hasSecondFactor: await hasSecondFactor(database, staffId),
  }
}

/** Whether a colleague decides now on what he asked for himself; otherwise why not. */
export type OwnDecision =
  | { readonly kind: 'alone' | 'others' | 'no-factor' }
  | { readonly kind: 'too-early'; readonly from: Date }

/** Judges a colleague who decides on what he asked for himself: others may, he alone, or he alone but not yet. */
export async function decideOnOwn(
  database: Queryable,
  asked: { readonly staffId: string; readonly permission: Permission; readonly since: Date },
  now: Date,
): Promise<OwnDecision> {
  const alone = await loneDecision(database, asked)
  if (!alone) return { kind: 'others' }
  if (!alone.hasSecondFactor) return { kind: 'no-factor' }
  return alone.from > now ? { kind: 'too-early', from: alone.from } : { kind: 'alone' }
}
