import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const blocked = async () => {
  const { colleague } = await shop.staff('verkoop')
  await shop.testDatabase.pool.query('update staff set blocked_at = now() where id = $1', [colleague.id])
  return colleague.id
}
const invited = async () => {
  const { colleague } = await shop.staff('verkoop')
  await shop.testDatabase.pool.query('update staff set joined_at = null where id = $1', [colleague.id])
  return colleague.id
}

it.each([
  ['there is not', () => Promise.resolve(randomUUID())],
  ['only reads', async () => (await shop.staff('lezer')).colleague.id],
  ['is blocked', blocked],
  ['has not come yet', invited],
])('a case is not given to a colleague who %s', async (_, idOf) => {
  const desk = deskOf(seller, await orderedCase(shop))
  const before = await desk.read()
  const response = await desk.act('behandelaar', { assignee: await idOf() })
  expect(response.status).toBe(422)
  expect(Failure.parse(await response.json()).errors?.assignee?.message).toMatch(/^Deze collega/)
  expect(await desk.read()).toEqual(before)
})
