import type { Queryable } from '../../../../platform/database/pool.ts'
import { alikeCases, listedCases } from '../../../work-list/server/alike-cases.ts'
import type { CaseScope } from '../../case-scope.ts'
import { caseTable } from '../../case-states.ts'
import type { RelatedCase } from '../../contract.ts'
import { mostRelated } from '../../related-case.ts'
import type { Case } from '../case.ts'
import { linkedTo } from '../planning/links.ts'

/** Other cases of the same organisation or person, and those that staff linked, which come first; as far as the colleague sees them. */
export async function relatedCases(
  database: Queryable,
  found: Case,
  scope: CaseScope,
): Promise<readonly RelatedCase[]> {
  const [linkedIds, alike] = await Promise.all([
    linkedTo(database, found.id),
    alikeCases(database, found, { scope, most: mostRelated }),
  ])
  const linked = await listedCases(database, linkedIds, scope)
  const likeness = new Map(alike.map(({ row, by }) => [row.caseId, by]))
  const others = alike.filter(({ row }) => !linkedIds.includes(row.caseId))
  return [
    ...linked.map(row => ({ row, by: likeness.get(row.caseId) ?? [], isLinked: true })),
    ...others.map(({ row, by }) => ({ row, by, isLinked: false })),
  ].map(({ row, by, isLinked }) => ({
    number: row.number,
    kind: row.kind,
    state: row.state,
    stateLabel: caseTable(row.kind).states[row.state]?.label ?? row.state,
    name: row.organizationName ?? row.contactName,
    openedAt: row.openedAt.toISOString(),
    isOpen: row.isOpen,
    by: [...by],
    isLinked,
  }))
}
