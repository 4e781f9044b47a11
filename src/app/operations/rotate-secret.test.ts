import { createCipheriv, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCustomer, register } from '../../features/customers/server/testing.ts'
import { type DocumentServices, storedDocument } from '../../features/documents/server/stored-document.ts'
import { order, place, rowsOf } from '../../features/orders/server/testing.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { bindToSecret, refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { secretsFrom } from '../../platform/secrets/secrets.ts'
import { startTestShop, type TestShop, testAppSecret, testSecrets } from '../server/testing-shop.ts'
import { rotateSecret } from './rotate-secret.ts'

const newSecret = 'the secret that comes after, 32 characters'
const rotating = secretsFrom(newSecret, testAppSecret)
const rotated = secretsFrom(newSecret)
const cipherOf = ({ deriveKey, previousKey }: typeof rotated) =>
  createCipher(deriveKey('iban'), previousKey('iban'))

describe('a value', () => {
  const before = createCipher(testSecrets.deriveKey('iban'))

  test('is read under the secret before while that is known, and by nobody else', () => {
    const value = before.encrypt('NL91ABNA0417164300', 'owner')
    expect(cipherOf(rotating).decrypt(value, 'owner').toString()).toBe('NL91ABNA0417164300')
    expect(() => cipherOf(rotating).decrypt(value, 'another')).toThrow()
    expect(() => cipherOf(rotated).decrypt(value, 'owner')).toThrow()
  })

  test('names its key: all of one key begin alike, those of another otherwise', () => {
    const start = (value: Buffer) => value.subarray(0, 2).toString('hex')
    const values = Array.from({ length: 20 }, () => before.encrypt('NL91ABNA0417164300', 'owner'))
    expect(new Set(values.map(start)).size).toBe(1)
    expect(new Set(values.map(value => value.toString('hex'))).size).toBe(20)
    expect(start(cipherOf(rotated).encrypt('NL91ABNA0417164300', 'owner'))).not.toBe(
      start(values[0] ?? Buffer.of()),
    )
  })

  test('from before keys had ids is read, and gets one when it is renewed', () => {
    // As the release before encrypts.
    const iv = randomBytes(12)
    iv.set([0, 0])
    const cipher = createCipheriv('aes-256-gcm', testSecrets.deriveKey('iban'), iv).setAAD(
      Buffer.from('owner'),
    )
    const text = Buffer.concat([cipher.update('NL91ABNA0417164300', 'utf8'), cipher.final()])
    const value = Buffer.concat([iv, cipher.getAuthTag(), text])
    expect(before.decrypt(value, 'owner').toString()).toBe('NL91ABNA0417164300')
    const renewed = before.renew(value, 'owner')
    expect(renewed && before.decrypt(renewed, 'owner').toString()).toBe('NL91ABNA0417164300')
    expect(renewed && before.renew(renewed, 'owner')).toBeNull()
  })
})

describe('a rotation', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
    await bindToSecret(shop.testDatabase.database, testSecrets)
    await addCustomer(shop, { email: 'klant@shop.example', password: 'vier-rozen-op-tafel' })
    await register(shop.visitor(), { email: 'nieuw@shop.example' })
    const number = await place(shop.visitor(), order)
    await shop.testDatabase.pool.query(
      `insert into agreement_parties
         (id, case_id, email_key, kvk_number, kvk_checked, organization, iban_encrypted, invoice_email)
       select gen_random_uuid(), id, '', '', true, '{}', $2, '' from cases where number = $1`,
      [number, cipherOf(secretsFrom(testAppSecret)).encrypt('NL91ABNA0417164300', number)],
    )
    await storedDocument(documentsUnder(testSecrets), await confirmation(), async () => Buffer.from('%PDF-'))
  })
  afterAll(() => shop.stop())

  const values = () =>
    rowsOf<{ owner: string; value: Buffer }>(
      shop,
      `select id::text as owner, iban_encrypted as value from customers
       union all select id::text, iban_encrypted from registrations
       union all select number, iban_encrypted from product_orders join cases on id = case_id
       union all select number, iban_encrypted from agreement_parties join cases on cases.id = case_id order by 1`,
    )
  const ibans = async (secrets: typeof rotated) =>
    (await values()).map(({ owner, value }) => cipherOf(secrets).decrypt(value, owner).toString())

  const documentsUnder = ({ deriveKey, previousKey }: typeof rotated): DocumentServices => ({
    database: shop.testDatabase.database,
    cipher: createCipher(deriveKey('document'), previousKey('document')),
    contentKey: deriveKey('document-content'),
  })
  const confirmation = async () => {
    const [row] = await rowsOf<{ id: string }>(shop, "select id from cases where kind = 'order'")
    return { caseId: Number(row?.id), kind: 'order-confirmation' } as const
  }
  const document = async (secrets: typeof rotated) => {
    const drawnAnew = async () => Buffer.from('another')
    return (await storedDocument(documentsUnder(secrets), await confirmation(), drawnAnew)).toString()
  }

  test('covers every column of the database that holds encrypted values', async () => {
    expect(
      await rowsOf(
        shop,
        `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
         where column_name like '%encrypted' and table_type = 'BASE TABLE' order by 1`,
      ),
    ).toEqual([
      { table_name: 'agreement_parties' },
      { table_name: 'api_hash_key' },
      { table_name: 'case_address_keys' },
      { table_name: 'case_files' },
      { table_name: 'customers' },
      { table_name: 'document_contents' },
      { table_name: 'product_orders' },
      { table_name: 'registrations' },
      { table_name: 'staff_second_factors' },
      { table_name: 'webhook_secrets' },
    ])
  })

  test('needs to be told the secret before', async () => {
    await expect(rotateSecret(shop.testDatabase.database, rotated)).rejects.toThrow(
      /^There is nothing to rotate from: set /,
    )
    const third = secretsFrom(newSecret, 'a third secret of thirty-two characters')
    await expect(rotateSecret(shop.testDatabase.database, third)).rejects.toThrow(/another APP_SECRET/)
  })

  test('leaves the database bound as it was where a value can be read under neither', async () => {
    const { pool, database } = shop.testDatabase
    const [kept] = await rowsOf<{ value: Buffer }>(shop, 'select iban_encrypted as value from customers')
    await pool.query("update customers set iban_encrypted = decode(repeat('ab', 46), 'hex')")
    const { unreadable } = await rotateSecret(database, rotating)
    expect(unreadable).toEqual([expect.stringMatching(/^customers [0-9a-f-]{36}$/)])
    await expect(refuseOtherSecret(database, rotated)).rejects.toThrow(/another APP_SECRET/)
    await pool.query('update customers set iban_encrypted = $1', [kept?.value])
  })

  test('has everything read under the new secret alone, and the database know it', async () => {
    const { database } = shop.testDatabase
    const before = await ibans(rotating)
    expect(await document(rotating)).toBe('%PDF-')
    expect(before).toHaveLength(4)
    expect((await rotateSecret(database, rotating)).unreadable).toEqual([])
    expect(await ibans(rotated)).toEqual(before)
    expect(await document(rotated)).toBe('%PDF-')
    await expect(document(testSecrets)).rejects.toThrow(/belongs to another owner or another APP_SECRET/)
    await refuseOtherSecret(database, rotated)
    await expect(refuseOtherSecret(database, testSecrets)).rejects.toThrow(/another APP_SECRET/)
    expect(await rotateSecret(database, rotating)).toEqual({ renewed: 0, unreadable: [] })
  })
})
