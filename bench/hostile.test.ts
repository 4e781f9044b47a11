import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../src/app/server/testing-shop.ts'
import { testInboundSecret } from '../src/features/incoming-mails/server/testing-post.ts'
import type { Captcha } from '../src/platform/outside/captcha.ts'
import { faultsOf } from './hostile/attack.ts'
import type { HostileInput } from './hostile/input.ts'
import { allInputs } from './hostile/inputs.ts'
import { send } from './hostile/send.ts'
import { Senders } from './hostile/senders.ts'

/** A part of `npm run bench:hostile`, without its clock. */

/** So many of each call, evenly over all there are of it, and so many of what is heavy. */
const ofEach = 3
const heavyOnes = 12

const acceptsAll: Captcha = { provider: 'altcha', siteKey: 'key', verify: async () => ({ ok: true }) }

let shop: TestShop
let senders: Senders
let inputs: readonly HostileInput[]
beforeAll(async () => {
  shop = await startTestShop(
    { captcha: acceptsAll },
    {
      RATE_LIMIT_FACTOR: '1',
      TRUST_PROXY: 'loopback',
      CASE_EMAIL: 'zaak@shop.example',
      INBOUND_MAIL_SECRET: testInboundSecret,
    },
  )
  const target = { url: shop.url, database: shop.testDatabase.database }
  senders = new Senders(target)
  inputs = await allInputs(target, senders)
})
afterAll(() => shop.stop())

const evenly = (all: readonly HostileInput[], count: number): readonly HostileInput[] =>
  all.filter(
    (_, nth) => Math.floor((nth * count) / all.length) !== Math.floor(((nth - 1) * count) / all.length),
  )

it('answers hostile requests to every call, mails and files with a refusal of at most 16 kB, and serves afterwards', async () => {
  const light = [...Map.groupBy(inputs, ({ call }) => call).values()].flatMap(of =>
    evenly(
      of.filter(({ isHeavy }) => !isHeavy),
      ofEach,
    ),
  )
  const heavy = evenly(
    inputs.filter(({ isHeavy }) => isHeavy),
    heavyOnes,
  )
  const port = Number(new URL(shop.url).port)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  for (const input of [...light, ...heavy]) {
    const outcome = await send(port, input, senders)
    if (outcome.status === 401 || outcome.status === 403) senders.renew()
    for (const fault of faultsOf(outcome, () => false)) faults.push(`${input.call}, ${input.what}: ${fault}`)
    const status = outcome.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(faults).toEqual([])
  // The code behind the first checks was reached.
  expect(statuses.get(422)).toBeGreaterThan(50)
  expect(statuses.get(200)).toBeGreaterThan(50)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})
