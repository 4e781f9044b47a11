import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { outsideCalls } from './calls.ts'
import { faults, type LocalAnswer, type LocalService, startLocalService } from './testing-service.ts'
import type { VatRegister } from './vat-register.ts'
import { viesVatRegister } from './vat-register-vies.ts'

const yes: LocalAnswer = {
  json: {
    countryCode: 'NL',
    vatNumber: '000099998B57',
    requestDate: '2026-11-21T11:00:00.000Z',
    valid: true,
    name: '---',
    address: '---',
  },
}

let vies: LocalService
let says: LocalAnswer
let register: VatRegister

beforeEach(async () => {
  says = yes
  vies = await startLocalService(() => says)
  register = registerAt(vies.url)
})
afterEach(() => {
  vi.useRealTimers()
  return vies.stop()
})

const registerAt = (url: string, limit: { timeLimitMs?: number } = {}): VatRegister => {
  const ask = outsideCalls('vies', {
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
    ...limit,
  })
  return viesVatRegister({ url: `${url}/rest-api`, ask })
}
const standing = () => register.standing('NL000099998B57')

test('a number that VIES knows is known, and asked about once', async () => {
  expect(await standing()).toBe('known')
  expect(await standing()).toBe('known')
  expect(vies.asked).toHaveLength(1)
  expect(vies.asked[0]).toMatchObject({ method: 'POST', url: { pathname: '/rest-api/check-vat-number' } })
  expect(JSON.parse(vies.asked[0]?.body ?? '')).toEqual({ countryCode: 'NL', vatNumber: '000099998B57' })
})

test.each([
  ['without a word more', { valid: false }],
  ['as invalid', { valid: false, userError: 'INVALID' }],
])('a number that VIES denies %s is unknown', async (_how, json) => {
  says = { json }
  expect(await standing()).toBe('unknown')
})

describe('a number is not checked', () => {
  test.each([
    'MS_UNAVAILABLE',
    'MS_MAX_CONCURRENT_REQ',
    'GLOBAL_MAX_CONCURRENT_REQ',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
    'IP_BLOCKED',
    'INVALID_INPUT',
  ])('when VIES says %s, in whichever way it says so', async error => {
    says = { json: { valid: false, userError: error } }
    expect(await standing()).toBe('not-checked')
    says = { json: { actionSucceed: false, errorWrappers: [{ error }] } }
    expect(await register.standing('NL002455799B11')).toBe('not-checked')
    says = { ...says, status: 400 }
    expect(await register.standing('NL004495445B01')).toBe('not-checked')
  })

  test('and nobody waits for it twice, but once VIES is back it is', async () => {
    vies.fault = 'breaks-off'
    await standing()
    expect(await standing()).toBe('not-checked')
    expect(vies.asked).toHaveLength(1)
    vies.fault = null
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 10_001)
    expect(await standing()).toBe('known')
  })

  test.each(faults)('when VIES has the fault %s, a hanging one included', async fault => {
    vies.fault = fault
    register = registerAt(vies.url, { timeLimitMs: 200 })
    expect(await standing()).toBe('not-checked')
  })

  test('when VIES is not there or shows a certificate of another', async () => {
    const stranger = await startLocalService(() => yes, { tls: true })
    register = registerAt(stranger.url)
    expect(await standing()).toBe('not-checked')
    expect(stranger.asked).toEqual([])
    await stranger.stop()
    expect(await standing()).toBe('not-checked')
  })
})
