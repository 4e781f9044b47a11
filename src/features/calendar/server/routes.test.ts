import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { calendarCalls, PromisedToday } from '../contract.ts'
import { promisedNow } from './promised.ts'

const { promisedToday } = calendarCalls

const closingDay = promisedNow({ closingDays: [] })(new Date()).callBy

const shop = await startTestShop({}, { CLOSING_DAYS: closingDay })
afterAll(() => shop.stop())

it('anybody hears what an order of today would be promised, closing days left out, and no cache keeps it', async () => {
  const before = promisedNow({ closingDays: [closingDay] })(new Date())
  const answer = await shop.visitor().get(promisedToday.path)
  const after = promisedNow({ closingDays: [closingDay] })(new Date())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  const said = PromisedToday.parse(await answer.json())
  expect([before, after]).toContainEqual(said)
  expect(said.callBy).not.toBe(closingDay)
})
