import { and, type SQL, sql } from 'drizzle-orm'
import { agreementNumber } from '../../../../common/order-number.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { hasProducts } from '../../../agreements/server/listed-agreements.ts'
import { deliveredStates } from '../../../agreements/server/listed-products.ts'
import type { Case } from '../../../cases/server/case.ts'
import { changedCases, lastChangeOf } from '../../../cases/server/changed-cases.ts'
import { orderOfAgreement } from '../../agreement.ts'
import type { ChangeSource, FilterCondition, Place } from '../kit/changes.ts'
import { completeUntil } from './complete-until.ts'
import { asksForActive } from './product-changes.ts'

const placeOf = (opened: Case): Place => ({
  at: lastChangeOf(opened).getTime(),
  id: agreementNumber(opened.number),
})

const allOf = (conditions: readonly FilterCondition[]): SQL | undefined =>
  and(...conditions.map(({ condition }) => condition))

/** Agreements in the order of the last change of their order, which their own changes are too. @param visible orders that the client sees */
export const agreementChanges = (
  database: Queryable,
  visible: SQL | undefined,
): Omit<ChangeSource<Case>, 'present'> => ({
  completeUntil: () => completeUntil(database),
  rows: async (conditions, { after, ...window }, limit) => {
    const place = after && { at: after.at, number: orderOfAgreement(after.id) ?? '' }
    const [wide, narrow] = [conditions.filter(asksForActive), conditions.filter(each => !asksForActive(each))]
    const found = await changedCases(
      database,
      {
        kind: 'order',
        visible,
        inStates: {
          states: deliveredStates,
          special: [],
          where: sql`${hasProducts} and ${allOf(wide) ?? sql`true`}`,
        },
        where: allOf(narrow),
      },
      { ...window, after: place },
      limit,
    )
    return {
      rows: found.rows.map(row => ({ row, place: placeOf(row) })),
      scannedTo: found.scannedTo && placeOf(found.scannedTo),
      isEnd: found.isEnd,
    }
  },
})
