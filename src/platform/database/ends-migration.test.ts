import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { stepSources } from '../../app/server/next-steps.ts'
import { deskOf } from '../../app/server/testing-desk.ts'
import { startTestShop } from '../../app/server/testing-shop.ts'
import { addDays } from '../../common/working-days.ts'
import { completeEnds, openMissingEndCases } from '../../features/agreements/server/end-cases.ts'
import { storeConsentTexts } from '../../features/consents/server/consent-texts.ts'
import { rowsOf } from '../../features/orders/server/testing.ts'
import { beforeQuoteParts, createDatabaseOfVersionBefore } from './testing-version-before.ts'

/* Notices that were given before an end was a case of its own. */

const database = await createDatabaseOfVersionBefore(beforeQuoteParts)
await database.migrateOn('0364')
const { rows: orders } = await database.pool.query<{ readonly id: string; readonly number: string }>(
  "select id, number from cases where kind = 'order' order by id limit 1",
)
const [{ id: caseId, number } = { id: '', number: '' }] = orders
const later = '2999-01-31'

type Before = {
  readonly lastDay?: string
  /** The actor of each of its events. */
  readonly givenBy?: 'customer' | 'staff'
  readonly isSettled?: boolean
  readonly isWithdrawn?: boolean
}

/** Writes a notice as the release before did, of a line of its own; answers its id. */
async function noticeBefore(
  position: number,
  { lastDay = later, givenBy = 'customer', isSettled = false, isWithdrawn = false }: Before,
): Promise<string> {
  const id = randomUUID()
  const line = { position, name: 'Internet', quantity: 1, lastDay, costInCents: 0, isRented: false }
  await database.pool.query(
    `insert into notices (id, case_id, given_on, last_day, lines, cost_in_cents, withdrawn_at)
       values ($1, $2, '2026-01-31', $3, $4, 0, $5)`,
    [id, caseId, lastDay, JSON.stringify([line]), isWithdrawn ? new Date() : null],
  )
  if (!isWithdrawn)
    await database.pool.query(
      `insert into product_ends (case_id, position, ended_on, has_come, reason, notice_id)
         values ($1, $4, $2, false, 'customer-request', $3)`,
      [caseId, addDays(lastDay, 1), id, position],
    )
  const event = async (type: string, actor: string, data: object) => {
    const { rows } = await database.pool.query<{ readonly id: string }>(
      'insert into events (type, actor_kind, actor_id, case_id, data) values ($1, $2, $3, $4, $5) returning id',
      [type, actor, actor === 'visitor' ? null : randomUUID(), caseId, data],
    )
    return Number(rows[0]?.id)
  }
  const given = await event('notice-given', givenBy, { notice: id, day: lastDay, giver: 'customer' })
  if (isSettled) await event('request-settled', 'staff', { settled: given, request: 'notice' })
  if (isWithdrawn) await event('notice-withdrawn', givenBy, { notice: id, day: lastDay })
  return id
}

const [waiting, settled, over, withdrawn, undone] = [
  await noticeBefore(0, {}),
  await noticeBefore(1, { isSettled: true }),
  await noticeBefore(2, { givenBy: 'staff', lastDay: '2026-03-31' }),
  await noticeBefore(3, { isWithdrawn: true }),
  await noticeBefore(4, { isSettled: true, isWithdrawn: true }),
]
await database.migrateOn()
await storeConsentTexts(database.database)
const shop = await startTestShop({}, {}, database)
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

it('each has its case, as far as staff came with it, and nobody is asked twice', async () => {
  const steps = stepSources({ closingDays: [] })
  while (await openMissingEndCases(database.database, steps)) {}
  while (await completeEnds(database.database, steps)) {}
  const endOf = async (notice: string) => {
    const [end] = await rowsOf<{ readonly number: string }>(
      shop,
      'select number from notices join cases on cases.id = end_case_id where notices.id = $1',
      [notice],
    )
    const { state, next, asked, origin } = await deskOf(seller, end?.number ?? '').read()
    expect(origin?.number).toBe(number)
    return [state, next, asked.length]
  }
  expect(await endOf(waiting)).toEqual(['acknowledged', 'process-notice', 0])
  expect(await endOf(settled)).toEqual(['inProgress', 'switch-off', 0])
  expect(await endOf(over)).toEqual(['completed', null, 0])
  expect(await endOf(withdrawn)).toEqual(['cancelled', null, 0])
  const agreement = (await deskOf(seller, number).read()).asked
  expect(agreement.map(({ kind }) => kind)).not.toContain('notice-withdrawn')
  expect(await endOf(undone)).toEqual(['cancelled', 'process-notice', 1])
})
