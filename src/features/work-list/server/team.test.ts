import { afterAll, expect, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { Team } from '../contract-team.ts'
import { updateWholeList } from './testing.ts'

const shop = await startTestShop()
const lead = await shop.staff('beheerder')
const [anna, boris] = [await shop.staff('verkoop'), await shop.staff('verkoop')]
afterAll(() => shop.stop())

async function team(): Promise<Team> {
  await updateWholeList(shop)
  const response = await lead.get('/api/beheer/team')
  expect(response.status).toBe(200)
  return Team.parse(await response.json())
}

const of = ({ colleagues }: Team, { colleague }: StaffVisitor) =>
  colleagues.find(({ id }) => id === colleague.id)
const give = (number: string, to: StaffVisitor) =>
  deskOf(lead, number).act('behandelaar', { assignee: to.colleague.id })
const call = (number: string) => deskOf(anna, number).act('gesprek', { outcome: 'reached' })
const makeDue = (number: string, when: string) =>
  rowsOf(shop, `update cases set due_at = ${when} where number = $1`, [number])
const none = { kept: 0, late: 0 }

const [mine, late] = [await orderedCase(shop), await orderedCase(shop)]
await enquiredCase(shop)
await give(mine, anna)
await give(late, anna)
await makeDue(mine, "now() + interval '3 days'")
await makeDue(late, "now() - interval '1 hour'")
await rowsOf(shop, "update cases set opened_at = '2026-01-05 09:00+01' where number = $1", [late])

test('each colleague has their open and late cases and the oldest, and nobody what is not given', async () => {
  const seen = await team()
  expect(of(seen, anna)).toMatchObject({
    open: 2,
    late: 1,
    oldest: '2026-01-05T08:00:00.000Z',
    isActive: true,
  })
  expect(of(seen, boris)).toMatchObject({ open: 0, late: 0, today: 0, oldest: null })
  expect(seen.nobody).toMatchObject({ open: 1, late: 0 })
  expect(seen.kinds.filter(({ open }) => open > 0)).toMatchObject([
    { kind: 'order', open: 2, late: 1, unassigned: 0 },
    { kind: 'fibre-enquiry', open: 1, late: 0, unassigned: 1 },
  ])
})

test('a promise counts once it is done, in time or late, for who has the case; a note settles nothing', async () => {
  const before = await team()
  expect(of(before, anna)?.promises).toEqual({ today: none, week: none })
  await deskOf(anna, mine).act('notities', { text: 'Belt liever in de ochtend.' })
  expect(of(await team(), anna)?.promises.week).toEqual(none)
  expect((await call(mine)).status).toBe(204)
  expect((await call(late)).status).toBe(204)
  const after = await team()
  expect(of(after, anna)?.promises).toEqual({ today: { kept: 1, late: 1 }, week: { kept: 1, late: 1 } })
  expect(of(after, boris)?.promises.week).toEqual(none)
  expect(after.kinds.find(({ kind }) => kind === 'order')?.promises.week).toEqual({ kept: 1, late: 1 })
})

test('what nobody had counts for who took it by doing it, and what was done before this week not at all', async () => {
  expect((await call(await orderedCase(shop))).status).toBe(204)
  expect(of(await team(), anna)?.promises.today).toEqual({ kept: 2, late: 1 })
  await rowsOf(shop, "update completed_promises set completed_at = completed_at - interval '8 days'")
  const seen = await team()
  expect(seen.nobody.promises.week).toEqual(none)
  expect(of(seen, anna)?.promises.week).toEqual(none)
})

test('a colleague who left is named as long as cases are theirs', async () => {
  const gone = await shop.staff('verkoop')
  await give(mine, gone)
  await rowsOf(shop, 'update staff set blocked_at = now() where id = $1', [gone.colleague.id])
  expect(of(await team(), gone)).toMatchObject({ open: 1, isActive: false })
  await give(mine, anna)
  expect(of(await team(), gone)).toBeUndefined()
})

test.each(['lezer', 'verkoop', 'personeel'] as const)('the team is not for the role %s', async role => {
  const other = await shop.staff(role)
  expect((await other.get('/api/beheer/team')).status).toBe(403)
})
