import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { createLoginThrottle } from '../../authentication/server/login-throttle.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { changePassword } from './change-password.ts'
import { customerById, setPassword } from './stored-customers.ts'
import { mailsTo, registeredCustomer } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

test('a password that was replaced through a mailed link meanwhile stays: the old one changes nothing more', async () => {
  const { pool, database } = shop.testDatabase
  const { id, email, password } = await registeredCustomer(shop)
  const asRead = await customerById(database, id)
  if (!asRead) throw new Error('The customer is gone')
  const mailed = await hashPassword('via-de-mail-gekozen')
  await transaction(database, tx => setPassword(tx, id, mailed))

  const outcome = await changePassword(
    {
      database,
      throttle: createLoginThrottle(pool, Buffer.alloc(32), 1),
      brandName: 'Lijnhaven',
      mailDomain: 'shop.example',
      onMailQueued: () => {},
    },
    { customer: asRead, ip: '203.0.113.7', deviceId: null, sessionHash: Buffer.alloc(32) },
    { currentPassword: password, newPassword: 'acht-tulpen-in-een-vaas' },
  )
  expect(outcome).toEqual({ kind: 'wrong-password' })
  expect((await customerById(database, id))?.passwordHash).toBe(mailed)
  expect(await mailsTo(shop, email)).toEqual([])
})
