import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { rotateSecret } from '../../../app/operations/rotate-secret.ts'
import { startTestShop, testAppSecret, testSecrets } from '../../../app/server/testing-shop.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { bindToSecret } from '../../../platform/secrets/secret-fingerprint.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { addCaseAddressKey, caseAddress, caseOfAddress } from './case-address.ts'
import { testAddresses } from './testing.ts'

const shop = await startTestShop()
const addresses = testAddresses(shop)
afterAll(() => shop.stop())

test('an address names its case, in capitals too, among others', async () => {
  const address = await caseAddress(addresses, '767021411')
  expect(await caseOfAddress(addresses, ['info@shop.example', address.toUpperCase()])).toBe('767021411')
})

test('any other letter makes it an address of nobody', async () => {
  const address = await caseAddress(addresses, '767021411')
  const [local = ''] = address.split('@')
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: local.length - 1 }),
      fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567.+'),
      async (place, letter) => {
        fc.pre(local[place] !== letter)
        const changed = `${local.slice(0, place)}${letter}${local.slice(place + 1)}@shop.example`
        expect(await caseOfAddress(addresses, [changed])).toBeNull()
      },
    ),
    { numRuns: 60 },
  )
})

test('one that was signed before goes on working under a new key, and after the secret was rotated', async () => {
  const before = await caseAddress(addresses, '767021411')
  await addCaseAddressKey(addresses)
  const after = await caseAddress(addresses, '767021411')
  expect(after).not.toBe(before)
  const { database } = shop.testDatabase
  await bindToSecret(database, testSecrets)
  const newSecret = 'the secret that comes after, 32 characters'
  await rotateSecret(database, secretsFrom(newSecret, testAppSecret))
  const rotated = {
    ...addresses,
    cipher: createCipher(secretsFrom(newSecret).deriveKey('case-address')),
  }
  expect([await caseOfAddress(rotated, [before]), await caseOfAddress(rotated, [after])]).toEqual([
    '767021411',
    '767021411',
  ])
})
