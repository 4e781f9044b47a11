import { isEmail } from '../../../common/checks/email.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { appendEvent } from '../../events/server/events.ts'
import { createLink, linkWithToken } from '../../mailed-links/server/mailed-links.ts'
import { pathOfLink } from '../../mailed-links/server/purposes.ts'
import { staffEvents } from '../events.ts'
import { staffLinks } from './links.ts'
import { removeSecondFactor } from './second-factor.ts'
import { endAllSessionsOf } from './stored-sessions.ts'
import { lockColleague, staffByEmail } from './stored-staff.ts'
import { staffProgramTexts } from './texts.ts'

/** Reads the words behind `npm run staff --`: the address of a colleague; null where they are no command. */
export function parseStaffCommand([verb, email = '', ...others]: readonly string[]): string | null {
  return verb === 'link' && others.length === 0 && isEmail(email) ? email : null
}

type Parts = {
  readonly database: Database
  readonly linkKey: Uint8Array
  readonly publicUrl: string
}

/** Text to print, and whether the command was executed. */
export type StaffOutcome = { readonly done: boolean; readonly text: string }

/**
 * Restores the access of a colleague who lost the password or the second factor, on the server operator's authority:
 * removes the second factor, ends all sessions, and returns a link for choosing another password.
 * @param email null: the command was not understood
 */
export async function recoverAccess(
  { database, linkKey, publicUrl }: Parts,
  email: string | null,
): Promise<StaffOutcome> {
  if (email === null) return { done: false, text: `${staffProgramTexts.usage}\n` }
  const found = await staffByEmail(database, email)
  if (!found) return { done: false, text: staffProgramTexts.noColleague(email) }
  return transaction(database, async tx => {
    const colleague = await lockColleague(tx, found.id)
    if (!colleague || colleague.blockedAt !== null)
      return { done: false, text: staffProgramTexts.blocked(email) }
    await removeSecondFactor(tx, colleague.id)
    await endAllSessionsOf(tx, colleague.id)
    await appendEvent(tx, {
      type: staffEvents.changed,
      actor: { kind: 'system' },
      staffId: colleague.id,
      changedFields: ['link', 'secondFactor', 'sessions'],
    })
    const owner = { staffId: colleague.id }
    const made = await linkWithToken(
      tx,
      await createLink(tx, { owner, purpose: staffLinks.access }, linkKey),
      linkKey,
    )
    if (!made) throw new Error('The link is gone')
    const until = made.link.expiresAt.toISOString()
    const address = `${publicUrl}${pathOfLink(staffLinks.access, made.token)}`
    return { done: true, text: staffProgramTexts.link(email, until, address) }
  })
}
