import { afterAll, describe, expect, test } from 'vitest'
import { runProgram } from '../../../app/programs/testing-program.ts'
import { startTestShop, testAppSecret, testSecrets } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { staffCalls } from '../contract.ts'
import { parseStaffCommand, recoverAccess } from './recover-access.ts'
import { addStaff, staffPassword } from './testing.ts'

const { checkStaffLink, joinStaff } = staffCalls

const shop = await startTestShop()
afterAll(() => shop.stop())

const run = (email: string | null) =>
  recoverAccess(
    {
      database: shop.testDatabase.database,
      linkKey: testSecrets.deriveKey('account-link'),
      publicUrl: 'https://shop.example',
    },
    email,
  )
const tokenIn = (text: string) => /#([\w-]{43})$/m.exec(text)?.[1] ?? ''
const standing = async (token: string) =>
  (await shop.visitor().post(checkStaffLink.path, { body: { token } })).json()

describe('an administrator who locked himself out', () => {
  test('gets a link from whoever runs the server: his sessions end, and he chooses a password', async () => {
    const boss = await shop.staff('beheerder')
    const { email } = (await (await boss.get('/api/beheer/ik')).json()) as { email: string }
    const { done, text } = await run(email.toUpperCase())
    expect(done).toBe(true)
    expect((await boss.get('/api/beheer/ik')).status).toBe(401)
    const token = tokenIn(text)
    expect(await standing(token)).toEqual({ for: 'password', email })
    const chosen = await shop
      .visitor()
      .post(joinStaff.path, { body: { token, password: 'drie meeuwen op het dak' } })
    expect(chosen.status).toBe(200)
    expect((await run(email)).text).not.toContain(token)
  })

  test('is let in without the second factor that he lost', async () => {
    const { id, email } = await addStaff(shop.testDatabase.database, {
      role: 'beheerder',
      password: staffPassword,
    })
    await rowsOf(
      shop,
      'insert into staff_recovery_codes (staff_id, code_hash) values ($1, decode(md5(random()::text), $2))',
      [id, 'hex'],
    )
    await run(email)
    const left = await rowsOf(shop, 'select from staff_recovery_codes where staff_id = $1', [id])
    expect(left).toEqual([])
  })
})

test('nobody else is let in', async () => {
  const { email, id } = await addStaff(shop.testDatabase.database, { role: 'lezer', password: staffPassword })
  await rowsOf(shop, 'update staff set blocked_at = now() where id = $1', [id])
  for (const asked of [email, 'niemand@lijnhaven.example', null])
    expect(await run(asked)).toMatchObject({ done: false, text: expect.not.stringContaining('#') })
})

test.each([
  [[]],
  [['link']],
  [['link', 'geen-adres']],
  [['link', 'a@b.example', 'c']],
  [['weg', 'a@b.example']],
])('the words %j are no command', words => expect(parseStaffCommand(words)).toBeNull())

test('the program prints the link, and says what it cannot do', async () => {
  const { email } = await addStaff(shop.testDatabase.database, { role: 'verkoop', password: staffPassword })
  const env = { DATABASE_URL: shop.testDatabase.connectionString, APP_SECRET: testAppSecret }
  const { stdout } = await runProgram(['staff', 'link', email], env)
  expect(await standing(tokenIn(stdout))).toEqual({ for: 'password', email })
  expect(await runProgram(['staff'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run staff'),
  })
})
