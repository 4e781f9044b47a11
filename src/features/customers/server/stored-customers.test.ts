import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { customerById } from './stored-customers.ts'
import { addCustomer } from './testing.ts'

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

const changeOrganization = (id: string, change: string) =>
  testDatabase.pool.query(`update customers set organization = ${change} where id = $1`, [id])

test('a customer of before a detail was asked for is read with the value of who was never asked', async () => {
  const id = await addCustomer(
    { testDatabase },
    { email: 'eerder@shop.example', password: 'vier-rozen-op-tafel' },
  )
  const before = await customerById(testDatabase.database, id)
  await changeOrganization(id, "organization - 'streetNumberAddition' - 'vatNumber'")
  expect(await customerById(testDatabase.database, id)).toEqual({ ...before, changedAt: expect.any(Date) })
})

test('a customer without what every organisation has is no customer that the shop guesses at', async () => {
  const id = await addCustomer(
    { testDatabase },
    { email: 'half@shop.example', password: 'vier-rozen-op-tafel' },
  )
  await changeOrganization(id, "organization - 'companyName'")
  await expect(customerById(testDatabase.database, id)).rejects.toThrow(/companyName/)
})
