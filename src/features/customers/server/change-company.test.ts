import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { createLoginThrottle } from '../../authentication/server/login-throttle.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import type { Contacts } from '../../details/details-schema.ts'
import { contactPerson } from '../../orders/server/testing.ts'
import type { ContactsChange } from '../contract.ts'
import { changeContacts } from './change-company.ts'
import { customerById, type StoredCustomer, setPassword, updateContacts } from './stored-customers.ts'
import { customerPassword, mailsTo, registeredCustomer } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

const { email: _email, phoneNumber, ...name } = contactPerson
const reachedAt = (email: string): Contacts => ({
  gender: 'FEMALE',
  ...name,
  contactDetails: { email, phoneNumber },
  technicalPerson: null,
})

async function newCustomer(): Promise<StoredCustomer> {
  const { id } = await registeredCustomer(shop)
  const customer = await customerById(shop.testDatabase.database, id)
  if (!customer) throw new Error('The customer is gone')
  return customer
}

const change = (asRead: StoredCustomer, body: ContactsChange) =>
  changeContacts(
    {
      database: shop.testDatabase.database,
      throttle: createLoginThrottle(shop.testDatabase.pool, Buffer.alloc(32), 1),
      mailDomain: 'shop.example',
      onMailQueued: () => {},
    },
    { customer: asRead, ip: '203.0.113.7', deviceId: null },
    body,
  )

test('a contact address that was changed meanwhile is not changed back without the password', async () => {
  const { database } = shop.testDatabase
  const asRead = await newCustomer()
  const theirs = reachedAt('elders@korenmolen.example')
  await transaction(database, tx => updateContacts(tx, asRead.id, theirs))
  expect(await change(asRead, reachedAt(asRead.email))).toEqual({ kind: 'changed-meanwhile' })
  expect((await customerById(database, asRead.id))?.contactDetails).toEqual(theirs.contactDetails)
})

test('a password that was replaced meanwhile changes no contact address', async () => {
  const { database } = shop.testDatabase
  const asRead = await newCustomer()
  const mailed = await hashPassword('via-de-mail-gekozen')
  await transaction(database, tx => setPassword(tx, asRead.id, mailed))
  const asked = { ...reachedAt('elders@korenmolen.example'), currentPassword: customerPassword }
  expect(await change(asRead, asked)).toEqual({ kind: 'changed-meanwhile' })
  expect((await customerById(database, asRead.id))?.contactDetails).toBeNull()
  expect(await mailsTo(shop, asRead.email)).toEqual([])
})
