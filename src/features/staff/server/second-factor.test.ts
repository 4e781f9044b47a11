import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rotateSecret } from '../../../app/operations/rotate-secret.ts'
import {
  startTestShop,
  type TestShop,
  type TestVisitor,
  testAppSecret,
  testSecrets,
} from '../../../app/server/testing-shop.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { bindToSecret } from '../../../platform/secrets/secret-fingerprint.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { SignInAnswer, staffCalls } from '../contract.ts'
import { ownAccountCalls, RecoveryCodes, SecondFactorKey } from '../contract-account.ts'
import { addStaff, passDeskMinutes, signInAs, staffPassword, type TestColleague } from './testing.ts'

const { signIn, whoAmI } = staffCalls
const { beginSecondFactor, confirmIdentity, finishSecondFactor, removeSecondFactor, renewRecoveryCodes } =
  ownAccountCalls

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const database = () => shop.testDatabase.database

/** A colleague signed in by password, without a second factor. */
async function newcomer(): Promise<{ colleague: TestColleague; visitor: TestVisitor }> {
  const colleague = await addStaff(database(), { role: 'beheerder', password: staffPassword })
  const visitor = shop.visitor()
  await signInAs(visitor, colleague)
  return { colleague, visitor }
}

async function begin(visitor: TestVisitor): Promise<SecondFactorKey> {
  return SecondFactorKey.parse(await (await visitor.post(beginSecondFactor.path)).json())
}

const finish = async (visitor: TestVisitor, code: string) =>
  visitor.change('PUT', finishSecondFactor.path, { body: { code } })

/** Has a colleague have a second factor; each of its codes may be given again. */
async function withSecondFactor() {
  const { colleague, visitor } = await newcomer()
  const { key } = await begin(visitor)
  const answer = await finish(visitor, await generate({ secret: key }))
  const { codes } = RecoveryCodes.parse(await answer.json())
  await forgetSteps()
  return { colleague, visitor, key, codes }
}

const forgetSteps = () => shop.testDatabase.pool.query('update staff_second_factors set last_step = 0')

const attempt = (email: string, code?: string, visitor = shop.visitor()) =>
  visitor.post(signIn.path, { body: { email, password: staffPassword, ...(code && { code }) } })

const mailsTo = async ({ email }: TestColleague) => {
  const { rows } = await shop.testDatabase.pool.query<{ kind: string; fields: string[] }>(
    `select kind, changed_fields as fields from deliveries join events on events.id = event_id
     where recipient = $1 order by deliveries.id`,
    [email],
  )
  return rows.map(({ kind, fields }) => `${kind} ${fields.join()}`)
}

test('wrong codes while one is set up count as when signing in: after some nothing is looked at', async () => {
  const strict = await startTestShop({}, { RATE_LIMIT_FACTOR: '1' })
  const visitor = await strict.staff('verkoop')
  const { key } = await begin(visitor)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 25; attempt++) statuses.push((await finish(visitor, '000000')).status)
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
  expect((await finish(visitor, await generate({ secret: key }))).status).toBe(429)
  await strict.stop()
})

describe('a second factor', () => {
  test('is a key as text, as an address and as a picture, and counts once a code of it was given', async () => {
    const { colleague, visitor } = await newcomer()
    const { key, address, picture } = await begin(visitor)
    const url = new URL(address)
    expect(url.href).toMatch(/^otpauth:\/\/totp\//)
    expect(url.searchParams.get('secret')).toBe(key)
    expect(url.searchParams.get('issuer')).toBe('Lijnhaven')
    expect(decodeURIComponent(url.pathname)).toContain(colleague.email)
    expect(picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(picture.size).toBeGreaterThan(20)
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ hasSecondFactor: false })

    expect((await finish(visitor, '000000x')).status).toBe(422)
    const answer = await finish(visitor, await generate({ secret: key }))
    expect(answer.status).toBe(200)
    const { codes } = RecoveryCodes.parse(await answer.json())
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){7}[A-Z2-7]{4}$/)
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ hasSecondFactor: true })
    expect(await mailsTo(colleague)).toEqual(['staff-account-changed secondFactor'])
  })

  test('is stored encrypted, its recovery codes as hashes', async () => {
    const { colleague, key, codes } = await withSecondFactor()
    const { rows } = await shop.testDatabase.pool.query<{ stored: string }>(
      `select to_jsonb(f)::text || (select jsonb_agg(c)::text from staff_recovery_codes as c where staff_id = f.staff_id)
         as stored from staff_second_factors as f where staff_id = $1`,
      [colleague.id],
    )
    const hex = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [key, ...codes, ...codes.map(code => code.replaceAll('-', ''))]) {
      expect(rows[0]?.stored).not.toContain(secret)
      expect(rows[0]?.stored).not.toContain(hex(secret))
    }
  })

  test('is asked for when its owner signs in, and only after the right password', async () => {
    const { colleague, key } = await withSecondFactor()
    const visitor = shop.visitor()
    const first = await attempt(colleague.email, undefined, visitor)
    expect(SignInAnswer.parse(await first.json())).toEqual({ needsCode: true })
    expect(visitor.cookie).not.toContain('beheer=')
    const code = await generate({ secret: key })
    const second = await attempt(colleague.email, ` ${code.slice(0, 3)} ${code.slice(3)}`, visitor)
    expect(SignInAnswer.parse(await second.json())).toEqual({ needsCode: false })
    expect((await visitor.get(whoAmI.path)).status).toBe(200)
    const wrong = await signInAs(shop.visitor(), colleague, 'een-ander-wachtwoord')
    expect(wrong.status).toBe(401)
  })

  test('takes each code once (replay), also of two that come at once', async () => {
    const { colleague, key } = await withSecondFactor()
    const code = await generate({ secret: key })
    const both = await Promise.all([attempt(colleague.email, code), attempt(colleague.email, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const again = await attempt(colleague.email, code)
    expect(again.status).toBe(422)
    expect((await again.json()).errors.code.message).toContain('al gebruikt')
  })

  test('takes a code of half a minute ago, and none of an hour ago', async () => {
    const { colleague, key } = await withSecondFactor()
    const now = Math.floor(Date.now() / 1000)
    const old = await generate({ secret: key, epoch: now - 3600 })
    expect((await attempt(colleague.email, old)).status).toBe(422)
  })

  test('is replaced by a recovery code, each once (replay), and its owner hears of it', async () => {
    const { colleague, codes } = await withSecondFactor()
    const [code = '', another = ''] = codes
    const both = await Promise.all([
      attempt(colleague.email, code.toLowerCase()),
      attempt(colleague.email, code.replaceAll('-', '')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await attempt(colleague.email, another)).status).toBe(200)
    expect((await attempt(colleague.email, 'AAAA-BBBB-CCCC-DDDD')).status).toBe(422)
    expect((await mailsTo(colleague)).slice(1)).toEqual([
      'staff-account-changed recoveryCodeUsed',
      'staff-account-changed recoveryCodeUsed',
    ])
  })

  test('cannot be begun over by who holds a session: the one that counts has to be removed first', async () => {
    const { visitor } = await withSecondFactor()
    expect((await visitor.post(beginSecondFactor.path)).status).toBe(409)
    expect((await finish(visitor, '123456')).status).toBe(409)
  })

  test('that is removed is asked for no more, and neither are its recovery codes worth anything', async () => {
    const { colleague, visitor, codes } = await withSecondFactor()
    expect((await visitor.post(removeSecondFactor.path)).status).toBe(204)
    expect((await visitor.post(removeSecondFactor.path)).status).toBe(204)
    const answer = await attempt(colleague.email)
    expect(SignInAnswer.parse(await answer.json())).toEqual({ needsCode: false })
    const { key } = await begin(visitor)
    await finish(visitor, await generate({ secret: key }))
    expect((await attempt(colleague.email, codes[0])).status).toBe(422)
    expect((await mailsTo(colleague)).slice(1)).toEqual([
      'staff-account-changed secondFactor',
      'staff-account-changed secondFactor',
    ])
  })

  test('has new recovery codes when its owner asks for them, and the old ones end', async () => {
    const { colleague, visitor, codes } = await withSecondFactor()
    const renewed = RecoveryCodes.parse(await (await visitor.post(renewRecoveryCodes.path)).json())
    expect((await attempt(colleague.email, codes[0])).status).toBe(422)
    expect((await attempt(colleague.email, renewed.codes[0])).status).toBe(200)
    const without = await newcomer()
    expect((await without.visitor.post(renewRecoveryCodes.path)).status).toBe(409)
  })
})

describe('too many wrong codes', () => {
  let strict: TestShop
  beforeAll(async () => {
    strict = shop
    shop = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.3' })
  })
  afterAll(async () => {
    await shop.stop()
    shop = strict
  })

  test('are refused, the right one too; asking for the code with the right password in between changes nothing', async () => {
    const { colleague, key } = await withSecondFactor()
    for (let wrong = 1; wrong <= 3; wrong++) {
      expect((await attempt(colleague.email)).status).toBe(200)
      expect((await attempt(colleague.email, '000000')).status).toBe(422)
    }
    expect((await attempt(colleague.email, await generate({ secret: key }))).status).toBe(429)
  })
})

describe('to show once more who he is', () => {
  beforeEach(forgetSteps)
  const confirm = (visitor: TestVisitor, body: object) => visitor.post(confirmIdentity.path, { body })

  test('a colleague gives the code of his second factor, and the sensitive act is open', async () => {
    const { visitor, key } = await withSecondFactor()
    await passDeskMinutes(shop, 11)
    const refused = await visitor.post(renewRecoveryCodes.path)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'confirm-first' })
    expect((await confirm(visitor, { code: '000000' })).status).toBe(422)
    const byPassword = await confirm(visitor, { currentPassword: staffPassword })
    expect(byPassword.status).toBe(422)
    expect((await byPassword.json()).errors).toHaveProperty('code')
    expect((await visitor.post(renewRecoveryCodes.path)).status).toBe(403)
    expect((await confirm(visitor, { code: await generate({ secret: key }) })).status).toBe(204)
    expect((await visitor.post(renewRecoveryCodes.path)).status).toBe(200)
  })

  test('who has none gives his password', async () => {
    const { visitor } = await newcomer()
    await passDeskMinutes(shop, 11)
    expect((await visitor.post(beginSecondFactor.path)).status).toBe(403)
    const byCode = await confirm(visitor, { code: '123456' })
    expect((await byCode.json()).errors).toHaveProperty('currentPassword')
    expect((await confirm(visitor, { currentPassword: 'een-ander-wachtwoord' })).status).toBe(422)
    expect((await confirm(visitor, { currentPassword: staffPassword })).status).toBe(204)
    expect((await visitor.post(beginSecondFactor.path)).status).toBe(200)
  })

  test('nothing at all is refused at the field', async () => {
    const { visitor } = await newcomer()
    expect((await confirm(visitor, {})).status).toBe(422)
  })
})

test('a key is read after the secret of the shop was rotated', async () => {
  const { colleague, key } = await withSecondFactor()
  const newSecret = 'the secret that comes after, 32 characters'
  await bindToSecret(database(), testSecrets)
  await rotateSecret(database(), secretsFrom(newSecret, testAppSecret))
  const { rows } = await shop.testDatabase.pool.query<{ stored: Buffer }>(
    'select secret_encrypted as stored from staff_second_factors where staff_id = $1',
    [colleague.id],
  )
  const cipher = createCipher(secretsFrom(newSecret).deriveKey('second-factor'))
  expect(cipher.decrypt(rows[0]?.stored ?? Buffer.of(), colleague.id).toString()).toBe(key)
})
