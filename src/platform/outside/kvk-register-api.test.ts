import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { outsideCalls } from './calls.ts'
import { companyNotChecked, type KvkRegister, unknownCompany } from './kvk-register.ts'
import { kvkRegisterApi } from './kvk-register-api.ts'
import {
  branchWith,
  donald,
  foundWith,
  kvkAnswers,
  type LocalCompany,
  nobody,
  profileWith,
  refusedWith,
  testApiKey,
} from './testing-kvk.ts'
import { faults, type LocalService, startLocalService } from './testing-service.ts'

const down = { status: 503, json: {} }

let kvk: LocalService
let companies: Record<string, LocalCompany>
let register: KvkRegister

beforeEach(async () => {
  companies = { '68750110': donald }
  kvk = await startLocalService(request => kvkAnswers(companies)(request))
  register = registerAt(kvk.url)
})
afterEach(() => {
  vi.useRealTimers()
  return kvk.stop()
})

const registerAt = (url: string, apiKey = testApiKey, limit: { timeLimitMs?: number } = {}): KvkRegister => {
  const ask = outsideCalls('kvk', { log: createLog({ level: 'silent' }), metrics: createMetrics(), ...limit })
  return kvkRegisterApi({ apiKey, url: `${url}/api`, ask })
}

test('a company comes with its name and the address where it can be visited', async () => {
  expect(await register.company('68750110')).toEqual({
    standing: 'known',
    company: {
      name: 'Test BV Donald',
      address: { street: 'Hizzaarderlaan', houseNumber: 3, suffix: 'A', zipCode: '8823SJ', city: 'Lollum' },
    },
  })
  expect(kvk.asked.map(({ url }) => url.pathname + url.search).toSorted()).toEqual([
    '/api/v1/basisprofielen/68750110',
    '/api/v1/basisprofielen/68750110/hoofdvestiging',
    '/api/v2/zoeken?kvkNummer=68750110',
  ])
})

test('is asked once while somebody types and orders', async () => {
  await register.company('68750110')
  await register.company('68750110')
  expect(kvk.asked).toHaveLength(3)
})

test.each([
  ['nobody has', {}],
  ['KVK finds malformed', { found: refusedWith(400, 'IPD0004'), profile: refusedWith(400, 'IPD0004') }],
  ['does not exist', { found: nobody, profile: refusedWith(404, 'IPD0005') }],
  ['only another company has', { ...donald, found: foundWith({ kvkNummer: '11111111' }) }],
  ['no company has', { ...donald, found: { json: { totaal: 0, resultaten: [] } } }],
  ['a company had that is not active', { ...donald, found: foundWith({ actief: 'Nee' }) }],
  [
    'a company had that has ended',
    { ...donald, profile: profileWith({ materieleRegistratie: { datumEinde: '20200131' } }) },
  ],
  ['is refused while the other API is down', { found: nobody, profile: down }],
])('a number that %s is unknown', async (_what, company: LocalCompany) => {
  companies = { '68750110': company }
  expect(await register.company('68750110')).toEqual(unknownCompany)
})

test.each([
  ['one of the two APIs is down', { ...donald, found: down }],
  ['the other one is down', { ...donald, profile: down }],
  ['one of them has trouble of its own', { ...donald, profile: refusedWith(404, 'IPD1002') }],
  [
    'the company ends later',
    { ...donald, profile: profileWith({ materieleRegistratie: { datumEinde: '29991231' } }) },
  ],
])('a company is known although %s', async (_what, company: LocalCompany) => {
  companies = { '68750110': company }
  expect(await register.company('68750110')).toMatchObject({
    standing: 'known',
    company: { name: 'Test BV Donald' },
  })
})

test.each([
  ['there is no main branch', nobody],
  ['the address is shielded', branchWith({ indAfgeschermd: 'Ja' })],
  ['the address is abroad', branchWith({ postcode: null, straatnaam: null })],
  ['that call fails', down],
])('a company has no address where %s', async (_what, branch) => {
  companies = { '68750110': { ...donald, branch } }
  expect(await register.company('68750110')).toMatchObject({ standing: 'known', company: { address: null } })
})

describe('a number is not checked', () => {
  test.each(faults)('when KVK has the fault %s, a hanging one included', async fault => {
    kvk.fault = fault
    register = registerAt(kvk.url, testApiKey, { timeLimitMs: 200 })
    expect(await register.company('68750110')).toEqual(companyNotChecked)
  })

  test.each(['IPD1002', 'IPD1003'])('when KVK has the trouble %s', async code => {
    const trouble = refusedWith(400, code)
    companies = { '68750110': { found: trouble, profile: trouble, branch: trouble } }
    expect(await register.company('68750110')).toEqual(companyNotChecked)
  })

  test('when KVK does not know our key', async () => {
    expect(await registerAt(kvk.url, 'other').company('68750110')).toEqual(companyNotChecked)
  })

  test('when KVK is not there or shows a certificate of another', async () => {
    const stranger = await startLocalService(kvkAnswers(companies), { tls: true })
    expect(await registerAt(stranger.url).company('68750110')).toEqual(companyNotChecked)
    expect(stranger.asked).toEqual([])
    await stranger.stop()
    expect(await registerAt(stranger.url).company('68750110')).toEqual(companyNotChecked)
  })

  test('and nobody waits for it twice, but once KVK is back it is', async () => {
    kvk.fault = 'breaks-off'
    await register.company('68750110')
    expect(await register.company('68750110')).toEqual(companyNotChecked)
    expect(kvk.asked).toHaveLength(3)
    kvk.fault = null
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 10_001)
    expect(await register.company('68750110')).toMatchObject({ standing: 'known' })
  })
})
