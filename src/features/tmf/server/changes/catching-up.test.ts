import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Caller,
  callers,
  caughtUp,
  clients,
  followerOf,
  lists,
  made,
  openTransaction,
  order,
  orders,
  organizations,
  quotes,
  shopWithSystems,
} from './testing-followers.ts'

/* Systems that catch up by `after`, while rows arrive and change, also in transactions that commit late. */

const database = shopWithSystems()

/** A case like another one, in a transaction of its own. */
const likeOrder = `with copied as (
    insert into cases (number, kind, state, product_type, organization_name, contact_name, contact_email, contact_phone)
    select $2, kind, 'acknowledged', product_type, organization_name, contact_name, contact_email, contact_phone
    from cases where number = $1 returning id),
  lines as (
    insert into case_lines (case_id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product)
    select copied.id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product
    from copied, case_lines where case_id = (select id from cases where number = $1))
  insert into product_orders (case_id, kvk_number, kvk_checked, organization, contact_person, installation_address,
    iban_encrypted, direct_debit, monthly_in_cents, one_time_in_cents)
  select copied.id, kvk_number, kvk_checked, organization, contact_person, installation_address, iban_encrypted, direct_debit,
    monthly_in_cents, one_time_in_cents
  from copied, product_orders where case_id = (select id from cases where number = $1)`

type Step =
  | { readonly kind: 'order' | 'quote' | 'prospect' | 'poll' | 'late'; readonly by: Caller }
  | { readonly kind: 'advance' | 'correct' | 'rename' | 'commit'; readonly nth: number }

const by = fc.constantFrom(...callers)
const nth = fc.nat(20)
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('order', 'quote', 'prospect', 'late'), by }),
  fc.record({ kind: fc.constantFrom('advance', 'correct', 'rename', 'commit'), nth }),
  fc.record({ kind: fc.constant('poll'), by }),
)

it('see everything at least once as it is at last, and nothing twice at one moment', async () => {
  const followers = Object.entries(clients).flatMap(([caller, client]) =>
    lists.map(path => ({ caller, client, path, follower: followerOf(client, path) })),
  )
  const placed: { readonly by: Caller; readonly number: string }[] = []
  const prospects: { readonly by: Caller; readonly id: string }[] = []
  const open: Awaited<ReturnType<typeof openTransaction>>[] = []
  const pick = <Each>(all: readonly Each[], nth: number) => all[nth % Math.max(1, all.length)]
  const commit = async (one: (typeof open)[number] | undefined) => {
    if (!one) return
    open.splice(open.indexOf(one), 1)
    await one.commit()
  }
  const take = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'order':
        placed.push({ by: step.by, number: await order(step.by) })
        return
      case 'quote':
        await made(step.by, 'quotes.md', quotes)
        return
      case 'prospect':
        prospects.push({ by: step.by, id: await made(step.by, 'parties.md', organizations) })
        return
      case 'late': {
        if (open.length === 3) return
        const number = await order(step.by)
        const late = await openTransaction()
        open.push(late)
        await late.query(likeOrder, [number, String(100_000_000 + fresh++)])
        await late.query(
          `update product_orders set purchase_order_number = $2 where case_id = (select id from cases where number = $1)`,
          [number, randomUUID().slice(0, 8)],
        )
        return
      }
      case 'advance': {
        const one = pick(placed, step.nth)
        if (!one) return
        const path = `${orders}/${one.number}`
        const { state } = (await clients[one.by].get(path)).body
        const state2 = state === 'acknowledged' ? 'inProgress' : state === 'inProgress' ? 'completed' : null
        if (state2) expect((await clients[one.by].patch(path, { state: state2 })).status).toBe(200)
        return
      }
      case 'correct': {
        const one = pick(placed, step.nth)
        await database().pool.query(
          `update product_orders set organization = jsonb_set(organization, '{companyName}', $2)
           where case_id = (select id from cases where number = $1)`,
          [one?.number, JSON.stringify(`Bakkerij ${step.nth}`)],
        )
        return
      }
      case 'rename': {
        const one = pick(prospects, step.nth)
        if (one)
          await clients[one.by].patch(`${organizations}/${one.id}`, { tradingName: `Nijland ${step.nth}` })
        return
      }
      case 'commit':
        return commit(pick(open, step.nth))
      case 'poll':
        for (const { caller, follower } of followers) if (caller === step.by) await follower.follow()
    }
  }
  for (const by of callers) {
    const number = await order(by)
    placed.push({ by, number })
    for (const state of ['inProgress', 'completed'])
      expect((await clients[by].patch(`${orders}/${number}`, { state })).status).toBe(200)
    await made(by, 'quotes.md', quotes)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 15, maxLength: 25 }), async taken => {
      for (const step of taken) await take(step)
      while (open.length > 0) await commit(open[0])
      for (const { client, path, follower } of followers) await caughtUp(client, path, follower)
    }),
    { numRuns: 2, endOnFailure: true },
  )
  for (const { path, follower } of followers) expect(follower.newest.size, path).toBeGreaterThan(0)
}, 120_000)
let fresh = 1
