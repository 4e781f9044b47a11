import { afterAll, expect, test } from 'vitest'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const number = await orderedCase(shop)
afterAll(() => shop.stop())

const keep = (visitor: StaffVisitor, filter: unknown) =>
  visitor.change('PUT', '/api/beheer/ik/gesprek', { body: { filter } })
const filterOf = async (visitor: StaffVisitor, at = number) => (await deskOf(visitor, at).read()).streamFilter

test('the filter that a colleague chose last holds at every case, for nobody else', async () => {
  expect(await filterOf(seller)).toBe('alles')
  for (const filter of ['notities', 'mails']) expect((await keep(seller, filter)).status).toBe(204)
  expect(await filterOf(seller)).toBe('mails')
  expect(await filterOf(seller, await orderedCase(shop))).toBe('mails')
  const reader = await shop.staff('lezer')
  expect(await filterOf(reader)).toBe('alles')
  expect((await keep(reader, 'gesprek')).status).toBe(204)
  expect(await filterOf(reader)).toBe('gesprek')
  expect(await filterOf(seller)).toBe('mails')
})

test('one that there is not is refused, and nobody keeps one without signing in', async () => {
  expect((await keep(seller, 'iets')).status).toBe(422)
  expect((await keep(shop.visitor() as StaffVisitor, 'mails')).status).toBe(401)
  expect(await filterOf(seller)).toBe('mails')
})

test('one of another release shows everything', async () => {
  await rowsOf(shop, "update stream_filters set filter = 'later' where staff_id = $1", [seller.colleague.id])
  expect(await filterOf(seller)).toBe('alles')
})
