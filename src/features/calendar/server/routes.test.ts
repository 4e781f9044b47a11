import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { catalogueCalls, PromisedDates } from '../../catalogue/contract.ts'
import { promisedFor } from './promised.ts'

const { promisedToday } = catalogueCalls

const closingDay = promisedFor({ closingDays: [] })(new Date()).callBy

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({}, { CLOSING_DAYS: closingDay })
})
afterAll(() => shop.stop())

it('anybody hears what an order of today would be promised, closing days left out, and no cache keeps it', async () => {
  const before = promisedFor({ closingDays: [closingDay] })(new Date())
  const answer = await shop.visitor().get(promisedToday.path)
  const after = promisedFor({ closingDays: [closingDay] })(new Date())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  const said = PromisedDates.parse(await answer.json())
  expect([before, after]).toContainEqual(said)
  expect(said.callBy).not.toBe(closingDay)
})
