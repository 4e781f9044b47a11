import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../../platform/operations/log.ts'
import { createMetrics } from '../../../platform/operations/metrics.ts'
import type { AddressRegister } from '../../../platform/outside/address-register.ts'
import { pdokAddressRegister, pdokTimeLimitMs } from '../../../platform/outside/address-register-pdok.ts'
import { outsideCalls } from '../../../platform/outside/calls.ts'
import { type LocalAddress, pdokAnswers } from '../../../platform/outside/testing-pdok.ts'
import { type LocalService, startLocalService } from '../../../platform/outside/testing-service.ts'
import { streetErrors } from '../../details/server/check-street.ts'
import { registeredStreetAt, streetAt } from './find-address.ts'

const soest = { huisnummer: 1, postcode: '3766BX', woonplaatsnaam: 'Soest' }
/** A number in two streets: by its additions, without any, and with the same one. */
const inTwoStreets: readonly LocalAddress[] = [
  { ...soest, straatnaam: 'Claroenstekerpad' },
  { ...soest, straatnaam: 'Koningsweg', huisnummertoevoeging: '01' },
  { ...soest, straatnaam: 'Claroenstekerpad', huisnummer: 2 },
  { ...soest, straatnaam: 'Koningsweg', huisnummer: 2 },
]

let pdok: LocalService
let register: AddressRegister
beforeAll(async () => {
  pdok = await startLocalService(pdokAnswers(inTwoStreets))
  const ask = outsideCalls('pdok', {
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
    timeLimitMs: pdokTimeLimitMs,
  })
  const fallback = { addressesAt: async () => ({ kind: 'unavailable' }) as const }
  register = pdokAddressRegister({ url: `${pdok.url}/v3_1/`, ask, fallback })
})
afterAll(() => pdok.stop())

const at = async (houseNumber: string, houseNumberSuffix = '') =>
  (await streetAt(register, { zipCode: '3766BX', houseNumber, houseNumberSuffix }))?.street ?? null

test.each([
  ['1', '', 'Claroenstekerpad'],
  ['1', '01', 'Koningsweg'],
  ['1-01', '', 'Koningsweg'],
  ['1', 'B', null],
  ['2', '', null],
])('of two streets that PDOK has at number %s with addition %j it is %s', async (number, addition, street) =>
  expect(await at(number, addition)).toBe(street),
)

test.each(['Claroenstekerpad', 'Koningsweg', 'Burgemeester Loogmanstraat'])(
  '%s is taken as typed where the register cannot tell which of two it is',
  async streetName => {
    const typed = { zipCode: '3766BX', houseNumber: '2', houseNumberSuffix: '', streetName, city: 'Soest' }
    const names = { streetName: 'street', city: 'city' }
    expect(await streetErrors(place => registeredStreetAt(register, place), typed, names)).toEqual({})
  },
)

test('a street that is not the one of this addition is refused, with the one that is', async () => {
  const typed = { zipCode: '3766BX', houseNumber: '1', houseNumberSuffix: '01', city: 'Soest' }
  const errors = await streetErrors(
    place => registeredStreetAt(register, place),
    { ...typed, streetName: 'Claroenstekerpad' },
    { streetName: 'street', city: 'city' },
  )
  expect(errors).toMatchObject({ street: { message: expect.stringContaining('hoort Koningsweg in Soest') } })
})
