import { sql } from 'drizzle-orm'
import { dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { isoWeekOf, mondayOf } from '../../../common/iso-weeks.ts'
import { addDays, type Day } from '../../../common/working-days.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import {
  type CountedPromises,
  type Promises,
  promisesSince,
} from '../../cases/server/next-step/completed-promises.ts'
import { colleaguesOf } from '../../staff/server/colleagues.ts'
import type { Team, Work } from '../contract-team.ts'
import { workList } from './tables.ts'

type Row = {
  readonly assigneeId: string | null
  readonly kind: CaseKind
  readonly open: number
  readonly late: number
  readonly today: number
  readonly oldest: Date
}

/** Open work of the team and its promises, tests left out. */
export async function teamOf(database: Database, now: Date): Promise<Team> {
  const day = dayInTheNetherlands(now)
  const [rows, promises, staff] = await Promise.all([
    openWork(database, now, day),
    promisesSince(database, { today: startOf(day), week: startOf(mondayOf(isoWeekOf(day)) ?? day) }),
    colleaguesOf(database),
  ])
  const workWhere = (
    isMeant: (row: { readonly staffId: string | null; readonly kind: CaseKind }) => boolean,
  ) =>
    workOf(
      rows.filter(({ assigneeId: staffId, kind }) => isMeant({ staffId, kind })),
      promises.filter(isMeant),
    )
  const colleagues = staff.map(({ id, name, worksCases: isActive }) => ({
    ...workWhere(({ staffId }) => staffId === id),
    id,
    name,
    isActive,
  }))
  return {
    colleagues: [
      ...colleagues.filter(({ isActive }) => isActive),
      ...colleagues.filter(({ isActive, open }) => !isActive && open > 0),
    ],
    nobody: workWhere(({ staffId }) => staffId === null),
    kinds: caseKinds.map(asked => ({
      ...workWhere(({ kind }) => kind === asked),
      kind: asked,
      unassigned: total(
        rows.filter(({ kind, assigneeId }) => kind === asked && assigneeId === null),
        'open',
      ),
    })),
    asOf: now.toISOString(),
  }
}

/** Open cases by who has them and what they are. */
async function openWork(database: Database, now: Date, day: Day): Promise<readonly Row[]> {
  const { rows } = await database.execute<Omit<Row, 'oldest'> & { readonly oldest: string }>(
    sql`select assignee_id as "assigneeId", kind, count(*)::integer as open,
        (count(*) filter (where due_at < ${now}))::integer as late,
        (count(*) filter (where due_at >= ${now} and due_at <= ${endOfDayInTheNetherlands(day)}))::integer as today,
        min(opened_at) as oldest
      from ${workList} where is_open and not is_test group by assignee_id, kind`,
  )
  return rows.map(row => ({ ...row, oldest: new Date(row.oldest) }))
}

function workOf(rows: readonly Row[], promises: readonly CountedPromises[]): Work {
  const oldest = rows.map(row => row.oldest.getTime())
  return {
    open: total(rows, 'open'),
    late: total(rows, 'late'),
    today: total(rows, 'today'),
    oldest: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
    promises: {
      today: together(promises.map(({ today }) => today)),
      week: together(promises.map(({ week }) => week)),
    },
  }
}

const total = (rows: readonly Row[], what: 'open' | 'late' | 'today'): number =>
  rows.reduce((sum, row) => sum + row[what], 0)

const together = (promises: readonly Promises[]): Promises => ({
  kept: promises.reduce((sum, { kept }) => sum + kept, 0),
  late: promises.reduce((sum, { late }) => sum + late, 0),
})

/** The first moment of a day. */
const startOf = (day: Day): Date => endOfDayInTheNetherlands(addDays(day, -1))
