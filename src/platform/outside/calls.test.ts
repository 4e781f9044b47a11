import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '../operations/log.ts'
import { createMetrics, type Metrics } from '../operations/metrics.ts'
import { type AskOutside, type OutsideFailure, outsideCalls } from './calls.ts'
import { type Fault, faults, type LocalService, startLocalService } from './testing-service.ts'

const Greeting = z.object({ hello: z.string() })
const timeLimitMs = 1_000
const restMs = 60_000

let service: LocalService
let metrics: Metrics
let logged: PassThrough
let ask: AskOutside

const question = (path = '/groet?naam=geheim') => ({ url: new URL(path, service.url), answer: Greeting })

beforeEach(async () => {
  service = await startLocalService(({ url }) =>
    url.pathname === '/groet'
      ? { json: { hello: 'wereld' } }
      : { status: 404, json: { fout: [{ code: 'IPD5200' }] } },
  )
  metrics = createMetrics()
  logged = new PassThrough()
  const log = createLog({ level: 'info', destination: logged })
  ask = outsideCalls('kvk', { log, metrics, timeLimitMs, restMs })
})
afterEach(async () => {
  vi.useRealTimers()
  await service.stop()
})

const counted = async (outcome: string) => {
  const { values } = await metrics.outsideCalls.get()
  return values.find(
    ({ metricName, labels }) =>
      metricName === 'shop_outside_call_seconds_count' && labels.outcome === outcome,
  )?.value
}

test('an answer comes back as its schema has it, and is counted', async () => {
  expect(await ask(question())).toEqual({ kind: 'answered', data: { hello: 'wereld' } })
  expect(await counted('answered')).toBe(1)
})

test('a no comes back with its status and body', async () => {
  expect(await ask(question('/niemand'))).toEqual({
    kind: 'refused',
    status: 404,
    body: { fout: [{ code: 'IPD5200' }] },
  })
})

const troubles: Readonly<Record<Fault, OutsideFailure>> = {
  'server-error': 'failing',
  'too-many-requests': 'failing',
  'not-authorised': 'not-authorised',
  malformed: 'malformed',
  'other-shape': 'malformed',
  'too-long': 'malformed',
  redirects: 'unreachable',
  hangs: 'time-limit',
  'slow-body': 'time-limit',
  'breaks-off': 'unreachable',
}

test.each(faults)('a service with the fault %s is unavailable, and nobody waits for it', async fault => {
  service.fault = fault
  expect(await ask(question())).toEqual({ kind: 'unavailable', trouble: troubles[fault] })
  expect(await counted(troubles[fault])).toBe(1)
})

test('a service that is not there, or shows a certificate of another, is unavailable', async () => {
  const stranger = await startLocalService(() => ({ json: { hello: 'ik ben het echt' } }), { tls: true })
  expect(await ask({ url: new URL(stranger.url), answer: Greeting })).toEqual({
    kind: 'unavailable',
    trouble: 'unreachable',
  })
  expect(stranger.asked).toEqual([])
  await stranger.stop()
  expect(await ask({ url: new URL(stranger.url), answer: Greeting })).toEqual({
    kind: 'unavailable',
    trouble: 'unreachable',
  })
})

describe('a service that failed five times in a row', () => {
  beforeEach(async () => {
    service.fault = 'server-error'
    for (let call = 0; call < 5; call++) await ask(question())
    service.fault = null
  })

  test('is left alone, and that shows', async () => {
    expect(await ask(question())).toEqual({ kind: 'unavailable', trouble: 'circuit-open' })
    expect(service.asked).toHaveLength(5)
    expect((await metrics.openCircuits.get()).values).toEqual([{ value: 1, labels: { service: 'kvk' } }])
  })

  test('is asked again after its rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + restMs + 1)
    expect(await ask(question())).toEqual({ kind: 'answered', data: { hello: 'wereld' } })
    expect(await ask(question())).toMatchObject({ kind: 'answered' })
    expect((await metrics.openCircuits.get()).values).toEqual([{ value: 0, labels: { service: 'kvk' } }])
  })
})

test('a no is not a failure: it never opens the circuit', async () => {
  for (let call = 0; call < 6; call++) await ask(question('/niemand'))
  expect(await ask(question())).toMatchObject({ kind: 'answered' })
})

test('the log says what failed, and nothing of what was asked', async () => {
  service.fault = 'server-error'
  await ask(question())
  logged.end()
  const lines = await text(logged)
  expect(lines).toContain('"trouble":"failing"')
  expect(lines).not.toMatch(/geheim|127\.0\.0\.1/)
})

test('a budget that is spent keeps it from being asked, which is counted and is no failure of the service', async () => {
  const left = [true, true]
  const budget = async () => left.pop() ?? false
  const log = createLog({ level: 'info', destination: logged })
  const within = outsideCalls('kvk', { log, metrics, budget, timeLimitMs, restMs })
  const kinds: unknown[] = []
  for (let nth = 0; nth < 9; nth++) kinds.push(await within(question()))
  expect(kinds.slice(0, 2)).toMatchObject([{ kind: 'answered' }, { kind: 'answered' }])
  expect(kinds.slice(2)).toEqual(Array(7).fill({ kind: 'unavailable', trouble: 'budget-spent' }))
  expect(await counted('budget-spent')).toBe(7)
  left.push(true)
  expect(await within(question())).toMatchObject({ kind: 'answered' })
})
