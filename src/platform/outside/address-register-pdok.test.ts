import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import type { AddressRegister, RegisteredAddress } from './address-register.ts'
import { pdokAddressRegister, pdokTimeLimitMs } from './address-register-pdok.ts'
import { outsideCalls } from './calls.ts'
import { type LocalAddress, localAddresses, pdokAnswers } from './testing-pdok.ts'
import { faults, type LocalService, startLocalService } from './testing-service.ts'

let pdok: LocalService
let addresses: readonly LocalAddress[]
/** Addresses known without PDOK, at every number. */
let known: readonly RegisteredAddress[]
let register: AddressRegister

beforeEach(async () => {
  addresses = localAddresses
  known = []
  pdok = await startLocalService(request => pdokAnswers(addresses)(request))
  register = registerAt(pdok.url)
})
afterEach(() => pdok.stop())

function registerAt(url: string): AddressRegister {
  const log = createLog({ level: 'silent' })
  const ask = outsideCalls('pdok', { log, metrics: createMetrics(), timeLimitMs: pdokTimeLimitMs })
  const fallback = { addressesAt: async () => ({ kind: 'found', addresses: known }) as const }
  return pdokAddressRegister({ url: `${url}/v3_1/`, ask, fallback })
}

test('every address at a number comes with letter and addition as one suffix', async () => {
  expect(await register.addressesAt('1018AM', 289)).toEqual({
    kind: 'found',
    addresses: [
      { street: 'Cruquiuskade', city: 'Amsterdam', suffix: '' },
      { street: 'Cruquiuskade', city: 'Amsterdam', suffix: 'A' },
    ],
  })
  expect(await register.addressesAt('2391PH', 1)).toMatchObject({
    addresses: [{ street: 'Belgiëlaan', suffix: 'A3' }],
  })
})

test('PDOK is asked by filters, and once', async () => {
  await register.addressesAt('1017XN', 42)
  await register.addressesAt('1017XN', 42)
  expect(pdok.asked).toHaveLength(1)
  const [{ url } = { url: new URL('http://nothing') }] = pdok.asked
  expect(url.pathname).toBe('/v3_1/free')
  expect(url.searchParams.get('q')).toBe('*:*')
  expect(url.searchParams.getAll('fq')).toEqual(['type:adres', 'postcode:1017XN', 'huisnummer:42'])
})

test('a number that is not there has no addresses', async () => {
  expect(await register.addressesAt('1017XN', 4200)).toEqual({ kind: 'found', addresses: [] })
})

test('a neighbour in the answer is not taken for the address', async () => {
  await pdok.stop()
  pdok = await startLocalService(() => ({ json: { response: { numFound: 1, docs: [localAddresses[2]] } } }))
  register = registerAt(pdok.url)
  expect(await register.addressesAt('1017XN', 43)).toEqual({ kind: 'found', addresses: [] })
  expect(await register.addressesAt('1018XN', 42)).toEqual({ kind: 'found', addresses: [] })
})

test('a tower with more than a hundred addresses at its number is known to the last one', async () => {
  addresses = Array.from({ length: 250 }, (_, index) => ({
    straatnaam: 'Torenplein',
    huisnummer: 1,
    huisnummertoevoeging: String(index + 1),
    postcode: '1102MS',
    woonplaatsnaam: 'Amsterdam',
  }))
  const answer = await register.addressesAt('1102MS', 1)
  expect(answer.kind === 'found' && answer.addresses.map(({ suffix }) => suffix).at(-1)).toBe('250')
  expect(pdok.asked).toHaveLength(3)
})

describe('without PDOK', () => {
  const here = [{ street: 'Frederiksplein', city: 'Amsterdam', suffix: '' }]

  test.each(faults)('because of the fault %s, what is known here counts', async fault => {
    pdok.fault = fault
    expect(await register.addressesAt('1017XN', 42)).toEqual({ kind: 'unavailable' })
    known = here
    expect(await register.addressesAt('1017XN', 42)).toEqual({ kind: 'partial', addresses: here })
  })

  test('because it is not there, refuses, or shows a certificate of another', async () => {
    const stranger = await startLocalService(pdokAnswers(addresses), { tls: true })
    register = registerAt(stranger.url)
    expect(await register.addressesAt('1017XN', 42)).toEqual({ kind: 'unavailable' })
    expect(stranger.asked).toEqual([])
    await stranger.stop()
    expect(await register.addressesAt('1017XN', 42)).toEqual({ kind: 'unavailable' })
    register = registerAt(`${pdok.url}/elsewhere?`)
    expect(await register.addressesAt('1017XN', 42)).toEqual({ kind: 'unavailable' })
  })

  test('halfway through a tower nothing is made up from the part that came', async () => {
    let pages = 0
    await pdok.stop()
    pdok = await startLocalService(request =>
      ++pages === 1
        ? { json: { response: { numFound: 150, docs: [] } } }
        : { status: 500, json: request.url },
    )
    register = registerAt(pdok.url)
    expect(await register.addressesAt('1102MS', 1)).toEqual({ kind: 'unavailable' })
  })

  test('and once it is back it is asked again', async () => {
    pdok.fault = 'server-error'
    await register.addressesAt('1017XN', 42)
    pdok.fault = null
    expect(await register.addressesAt('1017XN', 42)).toMatchObject({ kind: 'found', addresses: here })
  })
})
