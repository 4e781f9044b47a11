import { csrfHeader } from '../../src/common/contract/session.ts'
import { orderCalls } from '../../src/features/orders/contract.ts'
import { sampleOrder } from '../sample-order.ts'
import { type Limit, timed, until } from './limit.ts'
import type { RunningShop } from './running-shop.ts'

const { placeOrder } = orderCalls

/** An order is nothing without the database; checks of a number only ask their register. */
const { method, path } = placeOrder
const body = sampleOrder('Bakkerij De Korenmolen B.V.')
const visitors = 50

/**
 * 33: without its database the shop says so within 2 s and goes on with the rest, and recovers within 10 s; where the
 * database only hangs, time-outs fire and the event loop stays free.
 */
export async function databaseAway(shop: RunningShop): Promise<Limit[]> {
  const gone = await during(shop, {
    begin: () => shop.line.cut(),
    end: async () => {
      await shop.line.open(shop.linePort)
    },
  })
  const frozen = await during(shop, {
    begin: async () => {
      shop.line.isFrozen = true
    },
    end: async () => {
      shop.line.isFrozen = false
    },
  })
  return [
    ...limitsOf('gone', gone, 2_000),
    ...limitsOf('frozen', frozen, 2_500),
    {
      reliability: 33,
      what: 'database frozen: p99 of the event loop’s delay',
      unit: 'ms',
      measured: frozen.delayMs,
      atMost: 100,
    },
  ]
}

type Fault = { begin(): Promise<void>; end(): Promise<void> }
type Seen = { refusedMs: number; wrong: number; pageMs: number; recoveryMs: number; delayMs: number }

async function during({ visitor, eventLoopDelay }: RunningShop, fault: Fault): Promise<Seen> {
  const works = async () => (await visitor().post(path, { body })).status === 201
  await until(works)
  await (await visitor().get('/')).text()
  const asking = Array.from({ length: visitors }, visitor)
  const tokens = await Promise.all(asking.map(each => each.csrfToken()))
  await eventLoopDelay()
  await fault.begin()
  let wrong = 0
  const refusals = await Promise.all(
    asking.map((each, nth) =>
      timed(async () => {
        const answer = await each.send(method, path, { body, headers: { [csrfHeader]: tokens[nth] ?? '' } })
        if (answer.status !== 503 || !(Number(answer.headers.get('retry-after')) > 0)) wrong++
      }),
    ),
  )
  const page = await timed(async () => {
    const answer = await visitor().get('/')
    await answer.text()
    if (answer.status !== 200) wrong++
  })
  const delayMs = await eventLoopDelay()
  await fault.end()
  const { ms: recoveryMs } = await timed(() => until(works))
  return { refusedMs: Math.max(...refusals.map(({ ms }) => ms)), wrong, pageMs: page.ms, recoveryMs, delayMs }
}

function limitsOf(how: string, seen: Seen, refusedAtMost: number): Limit[] {
  const row = { reliability: 33, unit: 'ms' } as const
  const what = (of: string) => `database ${how}: ${of}`
  return [
    {
      ...row,
      what: what(`the longest of ${visitors} refusals`),
      measured: seen.refusedMs,
      atMost: refusedAtMost,
    },
    {
      ...row,
      what: what('answers that were not 503 with Retry-After, or no page'),
      unit: '',
      measured: seen.wrong,
      atMost: 0,
    },
    { ...row, what: what('the home page'), measured: seen.pageMs, atMost: 1_000 },
    { ...row, what: what('until it works again'), measured: seen.recoveryMs, atMost: 10_000 },
  ]
}
