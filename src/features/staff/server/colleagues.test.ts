import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { linkWithToken } from '../../mailed-links/server/mailed-links.ts'
import { StaffJoined, type StaffJoining, type StaffLinkStatus, staffCalls } from '../contract.ts'
import { ownAccountCalls } from '../contract-account.ts'
import { Colleagues, colleagueCalls } from '../contract-colleagues.ts'
import { lockColleague } from './stored-staff.ts'
import { addStaff, passDeskMinutes, signInAs, staffPassword } from './testing.ts'

const { whoAmI, checkStaffLink, joinStaff } = staffCalls
const { changeStaffPassword } = ownAccountCalls
const {
  blockColleague,
  changeRole,
  colleagues: colleagueList,
  demandSecondFactor,
  inviteColleague,
  mailStaffLink,
  removeColleaguesFactor,
  withdrawInvitation,
} = colleagueCalls

const shop = await startTestShop()
const boss = await shop.staff('beheerder')
afterAll(() => shop.stop())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.testDatabase.pool.query<Row>(text, values)).rows

const send = (visitor: TestVisitor, { method, path }: { method: string; path: string }, body?: object) =>
  visitor.change(method, path, body ? { body } : {})

const list = async () => Colleagues.parse(await (await boss.get(colleagueList.path)).json())
const found = async (email: string) => (await list()).colleagues.find(colleague => colleague.email === email)

/** The links that were mailed to an address, by the kind of mail, oldest first. */
async function linksTo(email: string) {
  const rows = await query<{ kind: string; id: string }>(
    `select kind, mailed_link_id as id from deliveries where recipient = $1 and mailed_link_id is not null order by deliveries.id`,
    [email],
  )
  const key = testSecrets.deriveKey('account-link')
  return Promise.all(
    rows.map(async ({ kind, id }) => ({
      kind,
      token: (await linkWithToken(shop.testDatabase.database, id, key))?.token ?? '',
    })),
  )
}

let invitations = 0
/** An invited colleague, and the token from the mail. */
async function invited(role = 'lezer') {
  const email = `nieuw${++invitations}@lijnhaven.example`
  expect((await send(boss, inviteColleague, { email, role })).status).toBe(204)
  const [link] = await linksTo(email)
  return { email, token: link?.token ?? '', id: (await found(email))?.id ?? '' }
}

const standing = async (token: string): Promise<StaffLinkStatus | number> => {
  const response = await shop.visitor().post(checkStaffLink.path, { body: { token } })
  return response.status === 200 ? response.json() : response.status
}

const join = (token: string, answers: Partial<StaffJoining> = {}, visitor = shop.visitor()) =>
  visitor.post(joinStaff.path, {
    body: { token, name: 'Noor de Wit', password: staffPassword, ...answers },
  })

describe('who is invited', () => {
  test('gets a mail, joins by its link with the role that he was given, and is signed in', async () => {
    const { email, token } = await invited('verkoop')
    expect(await found(email)).toMatchObject({ state: 'invited', name: '', role: 'verkoop' })
    expect(await linksTo(email)).toEqual([{ kind: 'staff-invitation', token }])
    expect(await standing(token)).toEqual({ for: 'invitation', email, role: 'verkoop' })
    const visitor = shop.visitor()
    const answer = await join(token, {}, visitor)
    expect(StaffJoined.parse(await answer.json())).toEqual({ isSignedIn: true })
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ email, role: 'verkoop' })
    expect(await found(email)).toMatchObject({ state: 'active', name: 'Noor de Wit' })
    expect((await signInAs(shop.visitor(), { email })).status).toBe(200)
  })

  test('uses his link once, also where it is used twice at once', async () => {
    const { token } = await invited()
    const both = await Promise.all([join(token), join(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await join(token)).status).toBe(404)
    expect(await standing(token)).toBe(404)
  })

  test('cannot give himself another role or address', async () => {
    const { email, token } = await invited('lezer')
    const visitor = shop.visitor()
    await visitor.post(joinStaff.path, {
      body: {
        token,
        name: 'Noor',
        password: staffPassword,
        role: 'beheerder',
        email: 'baas@lijnhaven.example',
      },
    })
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ email, role: 'lezer' })
  })

  test('hears at the field what is missing or too easy, and the link serves still', async () => {
    const { token } = await invited()
    const nameless = await shop.visitor().post(joinStaff.path, { body: { token, password: staffPassword } })
    expect(Object.keys((await nameless.json()).errors)).toEqual(['name'])
    const guessed = await join(token, { password: 'welkom2026' })
    expect(guessed.status).toBe(422)
    expect(Object.keys((await guessed.json()).errors)).toEqual(['password'])
    expect((await join(token)).status).toBe(200)
  })

  test('twice at one address is refused at the field', async () => {
    const { email } = await invited()
    const response = await send(boss, inviteColleague, { email: email.toUpperCase(), role: 'lezer' })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toHaveProperty('email')
  })

  test('and whose invitation is withdrawn is gone, with his link', async () => {
    const { email, token, id } = await invited()
    expect((await send(boss, endpoint(withdrawInvitation, { id }))).status).toBe(204)
    expect(await found(email)).toBeUndefined()
    expect((await join(token)).status).toBe(404)
    expect((await send(boss, endpoint(withdrawInvitation, { id }))).status).toBe(404)
  })

  test('again gets a new link, and the one before serves no more', async () => {
    const { email, token, id } = await invited()
    expect((await send(boss, endpoint(mailStaffLink, { id }))).status).toBe(204)
    const links = await linksTo(email)
    expect(links).toHaveLength(2)
    expect(await standing(token)).toBe(404)
    expect(await standing(links[1]?.token ?? '')).toMatchObject({ for: 'invitation' })
  })

  test('too long ago is shown as expired', async () => {
    const { email, id } = await invited()
    await query(`update mailed_links set expires_at = now() - interval '1 minute' where staff_id = $1`, [id])
    expect(await found(email)).toMatchObject({ state: 'expired' })
  })
})

describe('a link to choose another password', () => {
  test('replaces it, ends every session and signs nobody in: the second factor is asked for as always', async () => {
    const { visitor, colleague } = await signedInColleague()
    await send(boss, endpoint(mailStaffLink, { id: colleague.id }))
    const [link] = await linksTo(colleague.email)
    expect(link?.kind).toBe('staff-password-link')
    const browser = shop.visitor()
    const answer = await join(link?.token ?? '', { password: 'vijf-kano-s-in-de-sloot' }, browser)
    expect(StaffJoined.parse(await answer.json())).toEqual({ isSignedIn: false })
    expect(browser.cookie).not.toContain('beheer=')
    expect((await visitor.get(whoAmI.path)).status).toBe(401)
    expect((await signInAs(shop.visitor(), colleague)).status).toBe(401)
    expect((await signInAs(shop.visitor(), colleague, 'vijf-kano-s-in-de-sloot')).status).toBe(200)
  })

  test('is not mailed to who is blocked, and serves him no more', async () => {
    const { colleague } = await signedInColleague()
    await send(boss, endpoint(mailStaffLink, { id: colleague.id }))
    const [link] = await linksTo(colleague.email)
    await send(boss, endpoint(blockColleague, { id: colleague.id }), { isBlocked: true })
    expect(await standing(link?.token ?? '')).toBe(404)
    expect((await join(link?.token ?? '')).status).toBe(404)
    expect((await send(boss, endpoint(mailStaffLink, { id: colleague.id }))).status).toBe(409)
  })
})

describe('a link that was mailed before serves no more once', () => {
  type Deed = (of: Awaited<ReturnType<typeof signedInColleague>>) => Promise<Response>
  const isDone = async (deed: Promise<Response>) => expect((await deed).status).toBeLessThan(300)
  const deeds: readonly (readonly [string, Deed])[] = [
    [
      'its owner has chosen another password himself',
      ({ visitor }) =>
        send(visitor, changeStaffPassword, {
          currentPassword: staffPassword,
          newPassword: 'vijf-kano-s-in-de-sloot',
        }),
    ],
    [
      'he was blocked and let in again',
      async ({ colleague }) => {
        await isDone(send(boss, endpoint(blockColleague, { id: colleague.id }), { isBlocked: true }))
        return send(boss, endpoint(blockColleague, { id: colleague.id }), { isBlocked: false })
      },
    ],
    [
      'he has another role',
      ({ colleague }) => send(boss, endpoint(changeRole, { id: colleague.id }), { role: 'beheerder' }),
    ],
    [
      'an administrator has removed his second factor',
      async ({ colleague }) => {
        await query(
          `insert into staff_second_factors (staff_id, secret_encrypted, confirmed_at) values ($1, 'x', now())`,
          [colleague.id],
        )
        return send(boss, endpoint(removeColleaguesFactor, { id: colleague.id }))
      },
    ],
  ]

  test.each(deeds)('%s', async (_, deed) => {
    const of = await signedInColleague()
    await isDone(send(boss, endpoint(mailStaffLink, { id: of.colleague.id })))
    const [link] = await linksTo(of.colleague.email)
    expect(await standing(link?.token ?? '')).toMatchObject({ for: 'password' })
    await isDone(deed(of))
    expect(await standing(link?.token ?? '')).toBe(404)
    expect((await join(link?.token ?? '', { password: 'zes-fietsen-in-de-gracht' })).status).toBe(404)
  })

  test('another role was given to who is invited: he gets a mail of his new one', async () => {
    const { email, token } = await invited('lezer')
    const id = (await found(email))?.id ?? ''
    await isDone(send(boss, endpoint(changeRole, { id }), { role: 'verkoop' }))
    expect(await standing(token)).toBe(404)
    const [, newer] = await linksTo(email)
    expect(newer?.kind).toBe('staff-invitation')
    expect(await standing(newer?.token ?? '')).toMatchObject({ for: 'invitation', role: 'verkoop' })
  })
})

async function signedInColleague() {
  const colleague = await addStaff(shop.testDatabase.database, { role: 'verkoop', password: staffPassword })
  const visitor = shop.visitor()
  await signInAs(visitor, colleague)
  return { colleague, visitor }
}

describe('a colleague', () => {
  test('gets another role while something is stored that refers to him', async () => {
    const { colleague } = await signedInColleague()
    await transaction(shop.testDatabase.database, async tx => {
      await tx.execute(
        sql`insert into saved_views (id, staff_id, name, filters) values (gen_random_uuid(), ${colleague.id}, 'Nieuw', '{}')`,
      )
      await transaction(shop.testDatabase.database, async own => {
        await own.execute(sql`set local lock_timeout = '1s'`)
        expect(await lockColleague(own, colleague.id)).toMatchObject({ id: colleague.id })
      })
      expect((await send(boss, endpoint(changeRole, { id: colleague.id }), { role: 'lezer' })).status).toBe(
        204,
      )
    })
  })

  test('who is blocked is signed out at once and cannot come back until he is let in again', async () => {
    const { colleague, visitor } = await signedInColleague()
    expect(
      (await send(boss, endpoint(blockColleague, { id: colleague.id }), { isBlocked: true })).status,
    ).toBe(204)
    expect((await visitor.get(whoAmI.path)).status).toBe(401)
    expect((await signInAs(shop.visitor(), colleague)).status).toBe(401)
    expect(
      (await send(boss, endpoint(blockColleague, { id: colleague.id }), { isBlocked: false })).status,
    ).toBe(204)
    expect((await signInAs(shop.visitor(), colleague)).status).toBe(200)
  })

  test('has his new role at once, and each change is an event with both roles', async () => {
    const { colleague, visitor } = await signedInColleague()
    for (const _ of ['once', 'again'])
      expect((await send(boss, endpoint(changeRole, { id: colleague.id }), { role: 'lezer' })).status).toBe(
        204,
      )
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ role: 'lezer' })
    const events = await query(
      `select actor_id, data from events where staff_id = $1 and type = 'staff-changed'`,
      [colleague.id],
    )
    expect(events).toEqual([{ actor_id: boss.colleague.id, data: { before: 'verkoop', after: 'lezer' } }])
  })

  test('cannot give himself another role or block himself (escalation), also as administrator', async () => {
    const { colleague } = boss
    const role = await send(boss, endpoint(changeRole, { id: colleague.id }), { role: 'lezer' })
    const block = await send(boss, endpoint(blockColleague, { id: colleague.id }), { isBlocked: true })
    expect([role.status, block.status]).toEqual([409, 409])
    const seller = await shop.staff('verkoop')
    expect(
      (await send(seller, endpoint(changeRole, { id: seller.colleague.id }), { role: 'beheerder' })).status,
    ).toBe(403)
  })

  test('who does not exist is answered 404', async () => {
    for (const id of ['0', '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'])
      expect((await send(boss, endpoint(changeRole, { id }), { role: 'lezer' })).status).toBe(404)
  })
})

test('of two administrators who take the role from each other at once, one keeps it', async () => {
  const pair = await Promise.all([shop.staff('beheerder'), shop.staff('beheerder')])
  const [one, other] = pair
  const outcomes = await Promise.all([
    send(one, endpoint(changeRole, { id: other.colleague.id }), { role: 'lezer' }),
    send(other, endpoint(changeRole, { id: one.colleague.id }), { role: 'lezer' }),
  ])
  // The second one was told so, or was no longer an administrator when their turn came.
  const statuses = outcomes.map(({ status }) => status).toSorted()
  expect(statuses[0]).toBe(204)
  expect([403, 409]).toContain(statuses[1])
  const left = await query<{ count: number }>(
    `select count(*)::int as count from staff where id = any($1) and role = 'beheerder'`,
    [pair.map(({ colleague }) => colleague.id)],
  )
  expect(left[0]?.count).toBe(1)
})

test('what changes an account asks to confirm who has not done so for ten minutes', async () => {
  const visitor = await shop.staff('beheerder')
  await passDeskMinutes(shop, 11)
  const response = await send(visitor, inviteColleague, { email: 'later@lijnhaven.example', role: 'lezer' })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'confirm-first' })
  expect(await query(`select from staff where email = 'later@lijnhaven.example'`)).toEqual([])
})

test('a second factor that is demanded keeps who has none at his own account, at once', async () => {
  const chief = await shop.staff('beheerder')
  expect((await send(chief, demandSecondFactor, { isRequired: true })).status).toBe(204)
  const refused = await chief.get(colleagueList.path)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second-factor-first' })
  expect(await (await chief.get(whoAmI.path)).json()).toMatchObject({ secondFactorDue: true })
  await query('update staff_settings set second_factor_required = false')
  expect((await chief.get(colleagueList.path)).status).toBe(200)
})
