import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { CaseKind } from '../../../cases/case-kinds.ts'
import type { Case } from '../../../cases/server/case.ts'
import { changedCases, lastChangeOf } from '../../../cases/server/changed-cases.ts'
import type { ChangeSource, Place } from '../kit/changes.ts'
import { completeUntil } from './complete-until.ts'

const placeOfCase = (opened: Case): Place => ({ at: lastChangeOf(opened).getTime(), id: opened.number })

/** Orders or quotes in the order of their last change. @param visible those that the client sees */
export const caseChanges = (
  database: Queryable,
  kind: CaseKind,
  visible: SQL | undefined,
): Omit<ChangeSource<Case>, 'present'> => ({
  completeUntil: () => completeUntil(database),
  rows: async (where, { after, ...window }, limit) => {
    const place = after && { at: after.at, number: after.id }
    const found = await changedCases(database, { kind, visible, where }, { ...window, after: place }, limit)
    return {
      rows: found.rows.map(row => ({ row, place: placeOfCase(row) })),
      scannedTo: found.scannedTo && placeOfCase(found.scannedTo),
      isEnd: found.isEnd,
    }
  },
})
