import type { Queryable } from '../../../platform/database/pool.ts'
import { stateLabelOf } from '../../cases/case-states.ts'
import { branchIn } from '../../cases/order-origin.ts'
import { mostRelated } from '../../cases/related-case.ts'
import { type Case, casesByIds } from '../../cases/server/case.ts'
import { linkedTo } from '../../cases/server/planning/links.ts'
import { casesMadeFrom, originOf } from '../../cases/server/planning/origins.ts'
import type { CaseScope } from '../../desk/case-scope.ts'
import { casesWithForgedMail } from '../../incoming-mails/server/stored-mails.ts'
import { originsOfOrders } from '../../orders/server/stored-orders.ts'
import { alikeCases, listedCases, type SignSources } from '../../work-list/server/alike-cases.ts'
import type { DeskCase, RelatedCase } from '../contract.ts'

type Seen = { readonly scope: CaseScope; readonly sources: SignSources }

/** Other cases of the same organisation or person, and those that staff linked, which come first; as far as the colleague sees them. */
async function relatedCases(database: Queryable, found: Case, seen: Seen): Promise<readonly RelatedCase[]> {
  const [linkedIds, alike] = await Promise.all([
    linkedTo(database, found.id),
    alikeCases(database, found, { ...seen, most: mostRelated }),
  ])
  const linked = await listedCases(database, linkedIds, seen.scope)
  const likeness = new Map(alike.map(({ row, by }) => [row.caseId, by]))
  const others = alike.filter(({ row }) => !linkedIds.includes(row.caseId))
  const shown = [
    ...linked.map(row => ({ row, by: likeness.get(row.caseId) ?? [], isLinked: true })),
    ...others.map(({ row, by }) => ({ row, by, isLinked: false })),
  ]
  const forged = await casesWithForgedMail(
    database,
    shown.map(({ row }) => row.caseId),
  )
  const origins = await originsOfOrders(
    database,
    shown.map(({ row }) => row.caseId),
  )
  return shown.map(({ row, by, isLinked }) => ({
    number: row.number,
    branch: branchIn(origins.get(row.caseId) ?? null),
    kind: row.kind,
    state: row.state,
    purpose: row.purpose,
    stateLabel: stateLabelOf(row, row.state),
    name: row.organizationName ?? row.contactName,
    openedAt: row.openedAt.toISOString(),
    isOpen: row.isOpen,
    by: [...by],
    isLinked,
    hasForgedMail: forged.has(row.caseId),
  }))
}

async function originsOf(
  database: Queryable,
  id: number,
): Promise<Pick<DeskCase, 'orderOrigin' | 'origin' | 'followers'>> {
  const [originId, followerIds] = await Promise.all([originOf(database, id), casesMadeFrom(database, id)])
  const ids = [...followerIds, ...(originId === null ? [] : [originId])]
  const found = ids.length > 0 ? await casesByIds(database, ids) : []
  const origins = await originsOfOrders(database, [id, ...followerIds])
  const onWire = ({ id: caseId, number, kind, purpose, state }: Case) => ({
    number,
    kind,
    purpose,
    state,
    branch: branchIn(origins.get(caseId) ?? null),
  })
  const origin = found.find(each => each.id === originId)
  return {
    orderOrigin: origins.get(id) ?? null,
    origin: origin ? onWire(origin) : null,
    followers: found.filter(each => each.id !== originId).map(onWire),
  }
}

/**
 * Every case that stands beside a case. The one that it was made of, and those that were made of it, stand apart from the others,
 * unless staff linked them too, so that they can be unlinked.
 */
export async function casesBeside(
  database: Queryable,
  found: Case,
  seen: Seen,
): Promise<Pick<DeskCase, 'orderOrigin' | 'origin' | 'followers' | 'related'>> {
  const [origins, others] = await Promise.all([
    originsOf(database, found.id),
    relatedCases(database, found, seen),
  ])
  const { origin, followers } = origins
  const apart = new Set([...followers, ...(origin ? [origin] : [])].map(({ number }) => number))
  return {
    ...origins,
    related: others.filter(({ number, isLinked }) => isLinked || !apart.has(number)),
  }
}
