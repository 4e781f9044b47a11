import { randomUUID } from 'node:crypto'
import type { TestShop, TestVisitor } from '../../../app/server/testing-shop.ts'
import { emailKeyOf } from '../../../common/checks/email-key.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { createSignatures } from '../../../platform/secrets/signatures.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { staffCalls } from '../contract.ts'
import { storeStaffSession } from './stored-sessions.ts'
import { staff } from './tables.ts'

const { signIn } = staffCalls

let colleaguesMade = 0

/** Password of test colleagues without another one. */
export const staffPassword = 'drie-meeuwen-op-het-dak'

export type TestColleague = { readonly id: string; readonly name: string; readonly email: string }

/** A colleague who joined; with a password they can sign in. */
export async function addStaff(
  database: Database,
  { role, password = null }: { readonly role: StaffRole; readonly password?: string | null },
): Promise<TestColleague> {
  const count = ++colleaguesMade
  const colleague = {
    id: randomUUID(),
    name: `Collega ${count}`,
    email: `collega${count}@lijnhaven.example`,
  }
  await database.insert(staff).values({
    ...colleague,
    emailKey: emailKeyOf(colleague.email),
    role,
    // Without one, a hash that no password has.
    passwordHash: password === null ? `none ${count}` : await hashPassword(password),
    joinedAt: new Date(),
  })
  return colleague
}

/**
 * Has a visitor be signed in as a colleague, without the cost of a password.
 * @param key that signs the cookie
 */
export async function giveDeskSession(
  database: Database,
  visitor: TestVisitor,
  { staffId, key }: { readonly staffId: string; readonly key: Buffer },
): Promise<void> {
  const id = await transaction(database, tx => storeStaffSession(tx, staffId, 'a browser of the test'))
  visitor.setCookie('beheer', `${id}.${createSignatures(key).of(id)}`)
}

/** Signs in as the page does. */
export const signInAs = (
  visitor: TestVisitor,
  { email }: { readonly email: string },
  password = staffPassword,
): Promise<Response> => visitor.post(signIn.path, { body: { email, password } })

/** Lets so many minutes go by for every session of the desk. */
export const passDeskMinutes = ({ testDatabase }: TestShop, minutes: number) =>
  testDatabase.pool.query(
    `update staff_sessions set last_seen_at = last_seen_at - given, expires_at = expires_at - given,
       confirmed_at = confirmed_at - given
     from make_interval(mins => $1) as given`,
    [minutes],
  )
