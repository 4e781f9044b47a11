import { randomUUID } from 'node:crypto'
import { isNotNull, sql } from 'drizzle-orm'
import { emailKeyOf } from '../../../common/checks/email-key.ts'
import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from '../../../platform/database/pool.ts'
import { StartupProblem } from '../../../platform/operations/startup-problem.ts'
import { createSignatures } from '../../../platform/secrets/signatures.ts'
import { whyGuessable } from '../../authentication/server/guessable-passwords.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { appendEvent } from '../../events/server/events.ts'
import { pathOfLink } from '../../mailed-links/server/purposes.ts'
import { staffEvents } from '../events.ts'
import { staffLinks } from './links.ts'
import { staff } from './tables.ts'
import { staffProgramTexts } from './texts.ts'

/* The first administrator, whom nobody can invite: by two variables, or by a link that the start prints. */

const linkHours = 24

/** Links for the first administrator. Nothing is stored of them: they serve for a day, and only while the desk is nobody's. */
export type FirstLinks = {
  make(now: Date): string
  /** Whether a token is one of these and its day is not over. */
  isInTime(token: string, now: Date): boolean
}

/** @param key 32 bytes, for these links only */
export function createFirstLinks(key: Buffer): FirstLinks {
  const signatures = createSignatures(key)
  return {
    make(now) {
      const end = String(now.getTime() + linkHours * 3_600_000)
      return `${end}.${signatures.of(end)}`
    },
    isInTime(token, now) {
      const [end = '', signature = '', more] = token.split('.')
      return more === undefined && signatures.isRight(end, signature) && now.getTime() < Number(end)
    },
  }
}

/** Whether somebody can sign in at the desk, or could before being blocked. */
export async function hasStaff(database: Queryable): Promise<boolean> {
  const [found] = await database
    .select({ id: staff.id })
    .from(staff)
    .where(isNotNull(staff.passwordHash))
    .limit(1)
  return found !== undefined
}

/** Details of the first administrator. */
export type FirstAdministrator = {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

/** Creates the first administrator. @returns the id; null if somebody was first */
export async function addFirstAdministrator(
  tx: Transaction,
  { name, email, passwordHash }: FirstAdministrator,
): Promise<string | null> {
  // Of two simultaneous ones, the second waits here and finds the first.
  await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
  if (await hasStaff(tx)) return null
  const role = 'beheerder' as const
  const joined = { name, email, passwordHash, role, blockedAt: null, joinedAt: sql`now()` }
  const [added] = await tx
    .insert(staff)
    .values({ id: randomUUID(), emailKey: emailKeyOf(email), ...joined })
    // A former colleague with this address: their past actions keep referring to them.
    .onConflictDoUpdate({ target: staff.emailKey, set: joined })
    .returning({ id: staff.id })
  if (!added) throw new Error('The first administrator was not stored')
  const { id } = added
  await appendEvent(tx, { type: staffEvents.joined, actor: { kind: 'system' }, staffId: id })
  return id
}

type Opening = {
  /** From STAFF_EMAIL and STAFF_PASSWORD; null where no password is set. */
  readonly configured: { readonly email: string; readonly password: string } | null
  readonly brandName: string
  readonly links: FirstLinks
  readonly publicUrl: string
}

/**
 * Makes sure that somebody can open the desk: creates the configured administrator, or else prints where the first one
 * chooses a password. Does nothing once there is one.
 * @returns the line to print; null if nothing has to be done
 * @throws StartupProblem if the configured password is guessable
 */
export async function openDesk(
  database: Database,
  { configured, brandName, links, publicUrl }: Opening,
  now: Date,
): Promise<string | null> {
  if (await hasStaff(database)) return null
  if (!configured) {
    const address = `${publicUrl}${pathOfLink(staffLinks.access, links.make(now))}`
    return staffProgramTexts.becomeFirst(linkHours, address)
  }
  const { email, password } = configured
  if (whyGuessable(password, { email, brandName }) !== null) {
    throw new StartupProblem(
      'The variable STAFF_PASSWORD is wrong: set it to a password that nobody guesses, such as four words that have nothing to do with each other.',
    )
  }
  const passwordHash = await hashPassword(password)
  const [name = email] = email.split('@')
  await transaction(database, tx => addFirstAdministrator(tx, { name, email, passwordHash }))
  return null
}
