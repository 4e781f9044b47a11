import { pbkdf2Sync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainKey } from './captcha-key.ts'

test('a key made in plain script is the key that cryptography libraries make', () => {
  const bytes = (maxLength: number) => fc.uint8Array({ maxLength })
  fc.assert(
    fc.property(
      bytes(64),
      bytes(51),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 32 }),
      (password, salt, rounds, keyLength) => {
        const expected = pbkdf2Sync(password, salt, rounds, keyLength, 'sha256')
        expect(Buffer.from(plainKey(password, salt, rounds, keyLength))).toEqual(expected)
      },
    ),
  )
})
