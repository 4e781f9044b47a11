import { randomUUID } from 'node:crypto'
import { solveCaptcha } from '../src/app/server/testing-captcha.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { endpoint } from '../src/common/contract/call.ts'
import { captchaField } from '../src/common/contract/captcha.ts'
import { sessionCalls } from '../src/common/contract/session.ts'
import { addressCalls } from '../src/features/addresses/contract.ts'
import { catalogueCalls } from '../src/features/catalogue/contract.ts'
import { checkCalls } from '../src/features/details/contract.ts'
import { lastOrderCalls } from '../src/features/orders/contract-last-order.ts'
import { resellerCalls } from '../src/features/resellers/contract.ts'
import { cpuSeconds } from './cpu.ts'
import { sampleOrder } from './sample-order.ts'
import { type Answer, type Body, type Guest, ShopClient } from './shop-client.ts'
import { startShopProcess } from './shop-process.ts'

const { addressCheck } = addressCalls
const { verifyAccountData, verifyIbanNumber, verifyKvkNumber } = checkCalls
const { lastOrder } = lastOrderCalls
const { productPrices } = catalogueCalls
const { resellerCompanyName } = resellerCalls
const { captchaChallenge, captchaKey } = sessionCalls

/** The CPU that one call costs, in microseconds. */
export type CallCost = { readonly shop: number; readonly postgres: number }

/** One call of the journey, with its cost per number of clients that make it at the same time. */
export type JourneyCall = {
  readonly name: string
  /** How often a guest makes it from the first page to the thank-you page. */
  readonly times: number
  readonly costs: readonly CallCost[]
}

/** Made before a call and not measured: what the browser worked on, or somebody who makes this one call alone. */
type Prepared = { readonly form?: Body; readonly guest?: Guest }

type Step = {
  readonly name: string
  readonly times: number
  /** Calls that are measured, shared by all clients. */
  readonly calls: number
  readonly prepare?: (visitor: ShopClient) => Promise<Prepared>
  readonly send: (visitor: ShopClient, form: Body | undefined) => Promise<Answer>
}

const { userWithoutAccountInformation: guest } = JSON.parse(sampleOrder('Bakkerij De Korenmolen B.V.'))
const json = (value: unknown): Body => ({ type: 'application/json', bytes: JSON.stringify(value) })
const challenge = {
  ...captchaChallenge,
  path: `${captchaChallenge.path}?action=submit_zipcode_check`,
}
const many = 2_000
/** A busy machine may be slow: only CPU counts here. */
const patienceMs = 60_000

/** Calls of a guest's browser for one order (order-flow §7): a token before each of its five POSTs. */
const steps: readonly Step[] = [
  {
    name: 'CSRF token, the first',
    times: 1,
    calls: many,
    send: visitor => {
      visitor.forget()
      return visitor.arrive()
    },
  },
  { name: 'CSRF token, another', times: 4, calls: many, send: visitor => visitor.arrive() },
  { name: 'captcha key', times: 1, calls: many, send: visitor => visitor.call(captchaKey) },
  { name: 'captcha challenge', times: 1, calls: many, send: visitor => visitor.call(challenge) },
  {
    name: 'prices',
    times: 1,
    calls: many,
    send: visitor => visitor.call({ ...productPrices, path: `${productPrices.path}?productType=internet` }),
  },
  {
    name: 'address check',
    times: 1,
    // Each needs a captcha solved, which takes many times as long as what is measured; with fewer calls the shop is cold.
    calls: 800,
    prepare: solvedAddressForm,
    send: (visitor, form) => visitor.call(addressCheck, form),
  },
  {
    name: 'reseller',
    times: 1,
    calls: many,
    send: visitor => visitor.call(endpoint(resellerCompanyName, { resellerId: 'netwerkpartner-noord' })),
  },
  {
    name: 'KVK number',
    times: 1,
    calls: many,
    send: visitor => visitor.call(endpoint(verifyKvkNumber, { kvk: guest.kvkNumber })),
  },
  {
    name: 'IBAN',
    times: 1,
    calls: many,
    send: visitor => visitor.call(endpoint(verifyIbanNumber, { iban: guest.iban })),
  },
  {
    name: 'account data',
    times: 1,
    calls: many,
    send: visitor => visitor.call(verifyAccountData, json(guest)),
  },
  {
    name: 'order',
    times: 1,
    calls: many,
    prepare: async visitor => ({ guest: await visitor.newGuest() }),
    send: order,
  },
  {
    name: 'last order',
    times: 1,
    calls: many,
    prepare: guestWhoOrdered,
    send: visitor => visitor.call(lastOrder),
  },
]

function order(visitor: ShopClient): Promise<Answer> {
  return visitor.order(sampleOrder(guest.companyName), randomUUID())
}

/** Everybody orders once, and then sees that one order. */
async function guestWhoOrdered(visitor: ShopClient): Promise<Prepared> {
  const ordering = await visitor.newGuest()
  await order(visitor)
  return { guest: ordering }
}

/** As a browser sends a form: multipart, with a captcha token of its own. */
async function solvedAddressForm(visitor: ShopClient): Promise<Prepared> {
  const form = new FormData()
  form.set('zipCode', '1017XN')
  form.set('housenumber', '42')
  form.set('housenumber_extension', '')
  form.set(captchaField, await solveCaptcha(JSON.parse((await visitor.call(challenge)).body)))
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { form: { type, bytes: Buffer.from(await encoded.arrayBuffer()) } }
}

/**
 * CPU of shop and PostgreSQL per call of a guest's journey, with this many clients at a time. The shop sends no mails,
 * so that only the calls count.
 */
export async function measureJourney(
  dataDir: string,
  clientCounts: readonly number[],
): Promise<readonly JourneyCall[]> {
  const port = await freePort()
  const preload = new URL('./plants/no-outbox.ts', import.meta.url).href
  const shop = await startShopProcess({ port, dataDir, preloads: [preload] })
  try {
    const cpu = () => cpuSeconds({ pid: shop.pid, dataDir })
    const journey = steps.map(({ name, times }) => ({ name, times, costs: [] as CallCost[] }))
    for (const clients of clientCounts) {
      const visitors = Array.from({ length: clients }, () => new ShopClient(port, patienceMs))
      await Promise.all(visitors.map(visitor => visitor.arrive()))
      for (const [index, step] of steps.entries()) {
        await makeCalls(step, visitors, step.calls / 4)
        journey[index]?.costs.push(await makeCalls(step, visitors, step.calls, cpu))
      }
      for (const visitor of visitors) visitor.leave()
    }
    return journey
  } finally {
    await shop.stop()
  }
}

/** Every client makes its part of the calls, one after the other. */
async function makeCalls(
  { name, prepare, send }: Step,
  visitors: readonly ShopClient[],
  calls: number,
  cpu = async () => ({ shop: 0, postgres: 0 }),
): Promise<CallCost> {
  const each = Math.ceil(calls / visitors.length)
  const prepared = await Promise.all(visitors.map(visitor => repeat(each, async () => prepare?.(visitor))))
  const before = await cpu()
  await Promise.all(
    visitors.map(async (visitor, client) => {
      for (const each of prepared[client] ?? []) {
        if (each?.guest) visitor.become(each.guest)
        const { status, body: text } = await send(visitor, each?.form)
        if (status >= 300) throw new Error(`${name} was answered ${status}: ${text}`)
      }
    }),
  )
  const after = await cpu()
  const perCall = (used: number) => (1e6 * used) / (each * visitors.length)
  return { shop: perCall(after.shop - before.shop), postgres: perCall(after.postgres - before.postgres) }
}

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let done = 0; done < times; done++) results.push(await work())
  return results
}

/** The journey as a table, with its sum per order. */
export function journeyTable(journey: readonly JourneyCall[], clientCounts: readonly number[]): string {
  const micro = (value: number) => Math.round(value).toLocaleString('en')
  const sum = (index: number, part: keyof CallCost) =>
    journey.reduce((total, { times, costs }) => total + times * (costs[index]?.[part] ?? 0), 0)
  const sums = clientCounts.map(
    (_, index) => ` **${micro(sum(index, 'shop'))}** | **${micro(sum(index, 'postgres'))}** |`,
  )
  return [
    `| call | times |${clientCounts.map(clients => ` shop µs, ${clients} at a time | PostgreSQL µs |`).join('')}`,
    `|---|--:|${clientCounts.map(() => '--:|--:|').join('')}`,
    ...journey.map(
      ({ name, times, costs }) =>
        `| ${name} | ${times} |${costs.map(({ shop, postgres }) => ` ${micro(shop)} | ${micro(postgres)} |`).join('')}`,
    ),
    `| **one order** | ${journey.reduce((total, { times }) => total + times, 0)} |${sums.join('')}`,
  ].join('\n')
}
