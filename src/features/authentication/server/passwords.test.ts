import type crypto from 'node:crypto'
import { argon2, argon2Sync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

vi.mock('node:crypto', async original => {
  const real = await original<typeof crypto>()
  return { ...real, argon2: vi.fn(real.argon2) }
})

describe('a stored password', () => {
  test('is argon2id with the recommended cost, and never the password itself', async () => {
    const hash = await hashPassword('een zin om te onthouden')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(hash).not.toContain('onthouden')
  })

  test('is known again, and no other one is', async () => {
    const hash = await hashPassword('een zin om te onthouden')
    expect(await verifyPassword('een zin om te onthouden', hash)).toBe(true)
    expect(await verifyPassword('Een zin om te onthouden', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  test('has a salt of its own: the same password twice looks different', async () => {
    expect(await hashPassword('hetzelfde')).not.toBe(await hashPassword('hetzelfde'))
  })

  test('is the same from a keyboard that writes an accent as a character of its own', async () => {
    expect(await verifyPassword('cafe\u0301 open', await hashPassword('caf\u00e9 open'))).toBe(true)
  })

  test('that was made at another cost is still known', async () => {
    const salt = Buffer.from('sixteen bytes ok')
    const tag = argon2Sync('argon2id', {
      message: 'van vroeger',
      nonce: salt,
      memory: 8192,
      passes: 3,
      parallelism: 2,
      tagLength: 32,
    })
    const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
    const hash = `$argon2id$v=19$m=8192,t=3,p=2$${base64(salt)}$${base64(tag)}`
    expect(await verifyPassword('van vroeger', hash)).toBe(true)
    expect(await verifyPassword('van nu', hash)).toBe(false)
  })

  test.each([
    '',
    'plain text',
    '$argon2i$v=19$m=19456,t=2,p=1$c2l4dGVlbiBieXRlcyBvaw$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=9999999,t=2,p=1$c2l4dGVlbiBieXRlcyBvaw$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=19456,t=99,p=1$c2l4dGVlbiBieXRlcyBvaw$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=19456,t=2,p=1$$',
  ])('that is of no known format is an error, not a no: %j', async hash => {
    await expect(verifyPassword('plain text', hash)).rejects.toThrow('of no known format')
  })
})

test('where there is no account the answer is no, after the same work', async () => {
  const hash = await hashPassword('een zin om te onthouden')
  const workFor = async (stored: string | null) => {
    vi.mocked(argon2).mockClear()
    expect(await verifyPassword('verkeerd', stored)).toBe(false)
    return vi
      .mocked(argon2)
      .mock.calls.map(([algorithm, { nonce, message, ...cost }]) => [
        algorithm,
        Buffer.from(String(nonce)).length > 0,
        String(message),
        cost,
      ])
  }
  const withAccount = await workFor(hash)
  expect(withAccount).toHaveLength(1)
  expect(await workFor(null)).toEqual(withAccount)
})

test('many at once wait in line, and who comes when the line is full is refused and costs nothing', async () => {
  vi.mocked(argon2).mockClear()
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('een zin')))
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused).toHaveLength(100 - 2 - 64)
  for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 503 })
  expect(argon2).toHaveBeenCalledTimes(66)
  expect(await hashPassword('een zin')).toMatch(/^\$argon2id/)
})
