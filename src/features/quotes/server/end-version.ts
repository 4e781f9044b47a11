import type { MailKind } from '../../../common/mail-kinds.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { takeOut } from '../../../platform/deliveries/queue.ts'
import { caseEvents } from '../../cases/events.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { quoteMails } from '../mails.ts'
import { endSent, type VersionEnd } from './store-version.ts'
import { type StoredVersion, versionById } from './stored-versions.ts'

/**
 * Ends the version of a quote that waits for the customer, expired or not; what waited for its day to be mailed about it does not
 * go any more. Call it under the lock of the case.
 * @returns it as it ended, or null where none waits
 */
export async function endVersion(
  tx: Transaction,
  caseId: number,
  end: VersionEnd,
): Promise<StoredVersion | null> {
  const id = await endSent(tx, caseId, end)
  if (id === null) return null
  await takeOutMails(tx, caseId, [quoteMails.reminder, quoteMails.expiredNotice])
  return versionById(tx, id)
}

/** A customer who asked about a quote gets no reminder. The caller holds the lock of the case. */
export const endReminder = (tx: Transaction, caseId: number): Promise<void> =>
  takeOutMails(tx, caseId, [quoteMails.reminder])

async function takeOutMails(tx: Transaction, caseId: number, kinds: readonly MailKind[]): Promise<void> {
  const sent = await eventsOfCase(tx, caseId, caseEvents.quoteSent)
  await takeOut(
    tx,
    sent.map(event => event.id),
    kinds,
  )
}
