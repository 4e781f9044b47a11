import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { orderedCase } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop, TestVisitor } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { passDeskMinutes } from '../../staff/server/testing.ts'
import { Present } from '../contract.ts'

const shop = await startTestShop()
const [anna, boris, reader] = [
  await shop.staff('verkoop'),
  await shop.staff('verkoop'),
  await shop.staff('lezer'),
]
const [number, other] = [await orderedCase(shop), await orderedCase(shop)]
afterAll(() => shop.stop())

/** One tab of a colleague's browser. */
function tabOf(visitor: StaffVisitor, tab: string = randomUUID()) {
  const path = (nummer: string) => `/api/beheer/zaken/${nummer}/aanwezig`
  return {
    attend: async (nummer: string, isWriting = false) => {
      const response = await visitor.change('PUT', path(nummer), { body: { tab, isWriting } })
      expect(response.status).toBe(200)
      return Present.parse(await response.json()).colleagues
    },
    leave: (nummer: string) => visitor.change('DELETE', `${path(nummer)}/${tab}`),
  }
}

const named = ({ colleague: { id, name } }: StaffVisitor, isWriting = false) => ({ id, name, isWriting })

const rows = async (text: string, values: readonly unknown[] = []) =>
  (await shop.testDatabase.pool.query(text, [...values])).rows

test('each colleague sees who else has the case open and who writes, and not themselves', async () => {
  const [one, two, three] = [tabOf(anna), tabOf(boris), tabOf(reader)]
  expect(await one.attend(number)).toEqual([])
  expect(await two.attend(number, true)).toEqual([named(anna)])
  expect(await one.attend(number)).toEqual([named(boris, true)])
  expect(await three.attend(number)).toEqual(expect.arrayContaining([named(anna), named(boris, true)]))
  expect(await tabOf(anna).attend(other)).toEqual([])
  await two.attend(number)
  expect(await one.attend(number)).toEqual(expect.arrayContaining([named(boris), named(reader)]))
  for (const tab of [one, two, three]) expect((await tab.leave(number)).status).toBe(204)
  expect(await tabOf(boris).attend(number)).toEqual([])
})

test('a colleague with two tabs is there once, writes where one of them writes, and is gone with the last', async () => {
  const [first, second, looking] = [tabOf(anna), tabOf(anna), tabOf(boris)]
  await first.attend(number)
  await second.attend(number, true)
  expect(await looking.attend(number)).toEqual([named(anna, true)])
  await second.leave(number)
  expect(await looking.attend(number)).toEqual([named(anna)])
  await first.leave(number)
  expect(await looking.attend(number)).toEqual([])
  await looking.leave(number)
})

test('a tab that goes on to another case is at that one alone', async () => {
  const [walking, looking] = [tabOf(anna), tabOf(boris)]
  await walking.attend(number)
  await walking.attend(other)
  // Its word about the case that it left comes late.
  await walking.leave(number)
  expect(await looking.attend(number)).toEqual([])
  expect(await looking.attend(other)).toContainEqual(named(anna))
  await looking.leave(other)
  await walking.leave(other)
})

test('a browser that died is gone after 45 seconds, and its row at the next sign of anybody', async () => {
  const [died, looking] = [tabOf(anna), tabOf(boris)]
  await died.attend(number, true)
  await shop.testDatabase.pool.query("update case_presence set seen_at = seen_at - interval '46 seconds'")
  expect(await looking.attend(number)).toEqual([])
  expect(await rows('select 1 from case_presence where staff_id = $1', [anna.colleague.id])).toEqual([])
  await looking.leave(number)
})

test('a page that was not heard of for a while and comes back is there again', async () => {
  const [back, looking] = [tabOf(anna), tabOf(boris)]
  await back.attend(number)
  await shop.testDatabase.pool.query("update case_presence set seen_at = seen_at - interval '46 seconds'")
  await back.attend(number)
  expect(await looking.attend(number)).toEqual([named(anna)])
  await looking.leave(number)
  await back.leave(number)
})

test('twenty tabs that come and go at once leave nobody behind', async () => {
  const tabs = Array.from({ length: 20 }, (_, place) => tabOf(place % 2 ? anna : boris))
  await Promise.all(tabs.map(tab => tab.attend(number, true)))
  await shop.testDatabase.pool.query("update case_presence set seen_at = seen_at - interval '46 seconds'")
  await Promise.all(tabs.slice(0, 10).map(tab => tab.attend(other)))
  await Promise.all(tabs.map(async tab => [await tab.leave(number), await tab.leave(other)]))
  expect(await rows('select 1 from case_presence')).toEqual([])
})

test('an open page keeps nobody signed in who has gone', async () => {
  const gone = await shop.staff('verkoop')
  const tab = tabOf(gone)
  await passDeskMinutes(shop, 50)
  await tab.attend(number)
  await passDeskMinutes(shop, 20)
  const late = await gone.change('PUT', `/api/beheer/zaken/${number}/aanwezig`, {
    body: { tab: randomUUID(), isWriting: false },
  })
  expect(late.status).toBe(401)
})

test.each([
  ['no uuid', { tab: 'eentje', isWriting: false }, 'tab'],
  ['no yes or no', { tab: randomUUID(), isWriting: 'misschien' }, 'isWriting'],
])('a tab that says %s is answered at that field', async (_, body, field) => {
  const fresh = await shop.staff('verkoop')
  const response = await fresh.change('PUT', `/api/beheer/zaken/${number}/aanwezig`, { body })
  expect(response.status).toBe(422)
  expect(Object.keys(Failure.parse(await response.json()).errors ?? {})).toEqual([field])
})

test('nobody is at a case that there is not, or that they may not see', async () => {
  const applied = await sentForm(shop, 'sollicitatie', application)
  const fresh = await shop.staff('verkoop')
  for (const hidden of ['900000001', applied]) {
    const path = `/api/beheer/zaken/${hidden}/aanwezig`
    const tab = randomUUID()
    expect((await fresh.change('PUT', path, { body: { tab, isWriting: false } })).status).toBe(404)
    expect((await fresh.change('DELETE', `${path}/${tab}`)).status).toBe(404)
  }
  const stranger = new TestVisitor(shop.url)
  const asked = await stranger.change('PUT', `/api/beheer/zaken/${number}/aanwezig`, {
    body: { tab: randomUUID(), isWriting: false },
  })
  expect(asked.status).toBe(401)
  expect(await rows('select 1 from case_presence where staff_id = $1', [fresh.colleague.id])).toEqual([])
})
