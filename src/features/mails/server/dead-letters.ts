import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import {
  lockUnreported,
  markReported,
  reportedDeliveries,
} from '../../../platform/deliveries/reported-deliveries.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { applicationForms } from '../../desk/case-scope.ts'
import { appendDailyEvent } from '../../events/server/events.ts'
import { mailEvents } from '../events.ts'
import { ownMails } from '../mails.ts'

/**
 * A delivery that was refused for good, or that could not be made for days; or a mail that waits because its recipient had
 * enough for a day.
 */
export type DeadLetter = Pick<
  StoredDelivery,
  'id' | 'channel' | 'kind' | 'recipient' | 'createdAt' | 'lastError'
> & {
  /** It goes by itself, later. */
  readonly isHeld: boolean
  /** About a job application, whose sender not everybody who reads this may know. */
  readonly isApplication: boolean
}

/** The daily report for staff. */
export type DeadLetterReport = { readonly letters: readonly DeadLetter[] }

/**
 * Queues a mail to staff about what died, or began to wait, since the last report; at most one a day (UTC), whichever server
 * is first. A report that cannot be delivered itself is not reported again.
 */
export async function reportDeadLetters(
  database: Database,
  { staffEmail, mailDomain }: { readonly staffEmail: string; readonly mailDomain: string },
): Promise<void> {
  await transaction(database, async tx => {
    const news = await lockUnreported(tx, ownMails.deadLetters.name)
    if (news.length === 0) return
    const report = await appendDailyEvent(tx, {
      type: mailEvents.deadLettersReported,
      actor: { kind: 'system' },
    })
    if (report === null) return
    await markReported(tx, news, report)
    await queueDeliveries(tx, { eventId: report }, [email(ownMails.deadLetters, staffEmail, mailDomain)])
  })
}

/** Deliveries in this event's report, oldest first. */
export async function deadLetterReport(database: Queryable, eventId: number): Promise<DeadLetterReport> {
  const letters = await reportedDeliveries(database, eventId, applicationForms)
  return {
    letters: letters.map(({ isAboutForm, ...letter }) => ({
      ...letter,
      isHeld: letter.state !== 'dead',
      isApplication: isAboutForm,
    })),
  }
}
