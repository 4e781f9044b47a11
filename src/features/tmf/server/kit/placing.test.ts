import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { quoteApiTexts } from '../../../quotes/tmf-quote-texts.ts'
import { productOrderTexts } from '../../product-order-texts.ts'
import { tmfClient } from './testing.ts'
import { documentedRequests } from './testing-docs.ts'

const shop = await startTestShop()
const client = await tmfClient(shop, { sendsMails: false })
afterAll(() => shop.stop())

const kinds = [
  {
    kind: 'order',
    path: '/tmf-api/productOrderingManagement/v4/productOrder',
    body: documentedRequests('orders.md')[0]?.body ?? {},
    texts: productOrderTexts,
  },
  {
    kind: 'quote',
    path: '/tmf-api/quoteManagement/v4/quote',
    body: documentedRequests('quotes.md')[0]?.body ?? {},
    texts: quoteApiTexts,
  },
] as const
type Kind = (typeof kinds)[number]

/** A call with a key and a number of its sender, or without, and one of two bodies. */
type Call = { readonly key: string | null; readonly externalId: string | null; readonly description: string }

const send = ({ path, body }: Kind, { key, externalId, description }: Call) => {
  const { externalId: _documented, ...rest } = body
  return client.post(
    path,
    { ...rest, description, ...(externalId !== null && { externalId }) },
    key === null ? {} : { 'idempotency-key': key },
  )
}

/** The outcome of the second of two calls: as the first, a conflict about the key or about the number, or something of its own. */
function expected(first: Call, second: Call): 'first' | 'keyUsed' | 'externalIdUsed' | 'own' {
  const isSameBody = first.externalId === second.externalId && first.description === second.description
  if (first.key !== null && first.key === second.key) return isSameBody ? 'first' : 'keyUsed'
  if (first.externalId === null || first.externalId !== second.externalId) return 'own'
  return isSameBody ? 'first' : 'externalIdUsed'
}

const pairs = [null, 'same', 'other'].flatMap(key =>
  [null, 'same', 'other'].flatMap(externalId =>
    ['same', 'other'].map(description => ({ key, externalId, description })),
  ),
)

describe.each(kinds)('a call that places a $kind', each => {
  const counted = async () => (await rowsOf(shop, 'select 1 from cases where kind = $1', [each.kind])).length

  it.each(pairs)(
    'twice, the second with its key $key, external id $externalId, body $description',
    async pair => {
      for (const atOnce of [false, true]) {
        const named = randomUUID()
        const own = (name: string | null) => (name === null ? null : `${name}-${named}`)
        const first: Call = { key: own('same'), externalId: own('same'), description: 'same' }
        const second: Call = {
          key: own(pair.key),
          externalId: own(pair.externalId),
          description: pair.description,
        }
        const before = await counted()
        const one = send(each, first)
        if (!atOnce) await one
        const [answer, again] = await Promise.all([one, send(each, second)])
        const outcome = expected(first, second)
        const isConflict = outcome === 'keyUsed' || outcome === 'externalIdUsed'
        // At once either may be the first; the other one is then the one in conflict.
        const statuses = [answer.status, again.status]
        expect(atOnce ? statuses.toSorted() : statuses).toEqual([201, isConflict ? 409 : 201])
        expect(await counted()).toBe(before + (outcome === 'own' ? 2 : 1))
        if (isConflict)
          expect([answer, again].find(({ status }) => status === 409)?.body.reason).toBe(each.texts[outcome])
        else expect(again.body.id === answer.body.id).toBe(outcome === 'first')
      }
    },
  )

  it('is in conflict where a key that came with a known number comes with another body', async () => {
    const [externalId, key] = [randomUUID(), randomUUID()]
    const first = await send(each, { key: null, externalId, description: 'same' })
    expect((await send(each, { key, externalId, description: 'same' })).body.id).toBe(first.body.id)
    const other = await send(each, { key, externalId: null, description: 'same' })
    expect([other.status, other.body.reason]).toEqual([409, each.texts.keyUsed])
  })

  it('is refused, not placed again, where a key stands for something that is gone', async () => {
    const call = { key: randomUUID(), externalId: null, description: 'same' }
    const { body } = await send(each, call)
    await shop.testDatabase.pool.query('update cases set is_test = true where number = $1', [body.id])
    const again = await send(each, call)
    expect([again.status, again.body.reason]).toEqual([409, each.texts.placedAndGone])
  })
})

test('a key of another client is another key', async () => {
  const other = await tmfClient(shop)
  const { path, body } = kinds[0]
  const key = { 'idempotency-key': randomUUID() }
  const [one, two] = await Promise.all([client.post(path, body, key), other.post(path, body, key)])
  expect([one.status, two.status]).toEqual([201, 201])
  expect(one.body.id).not.toBe(two.body.id)
})
