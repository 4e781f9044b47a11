import { and, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { CaseKind } from '../../../cases/case-kinds.ts'
import type { Case } from '../../../cases/server/case.ts'
import { changedCases, type InStates, lastChangeOf } from '../../../cases/server/changed-cases.ts'
import type { ChangeSource, Place } from '../kit/changes.ts'
import type { Filter } from '../kit/query.ts'
import { completeUntil } from './complete-until.ts'

const placeOfCase = (opened: Case): Place => ({ at: lastChangeOf(opened).getTime(), id: opened.number })

/** Orders or quotes of a client, by their states. */
export type ListedCases = {
  readonly kind: CaseKind
  /** Those that the client sees. */
  readonly visible: SQL | undefined
  /** The states of cases that a filter on `state` asks for, and the ids of the few cases that are shown in another state than they have. */
  statesOf(filter: Filter): Omit<InStates, 'where'>
}

/** Orders or quotes in the order of their last change. */
export const caseChanges = (
  database: Queryable,
  { kind, visible, statesOf }: ListedCases,
): Omit<ChangeSource<Case>, 'present'> => ({
  completeUntil: () => completeUntil(database),
  rows: async (conditions, { after, ...window }, limit) => {
    const place = after && { at: after.at, number: after.id }
    const byState = conditions.find(({ filter }) => filter.path === 'state')
    const found = await changedCases(
      database,
      {
        kind,
        visible,
        inStates: byState ? { ...statesOf(byState.filter), where: byState.condition } : null,
        where: and(...conditions.filter(each => each !== byState).map(({ condition }) => condition)),
      },
      { ...window, after: place },
      limit,
    )
    return {
      rows: found.rows.map(row => ({ row, place: placeOfCase(row) })),
      scannedTo: found.scannedTo && placeOfCase(found.scannedTo),
      isEnd: found.isEnd,
    }
  },
})
