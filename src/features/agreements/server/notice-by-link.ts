import { eq } from 'drizzle-orm'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { agreementNumber, formatOrderNumber } from '../../../common/order-number.ts'
import type { Day } from '../../../common/working-days.ts'
import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import { activeLink, createLink } from '../../mailed-links/server/mailed-links.ts'
import type { NoticeToConfirm } from '../contract-link.ts'
import { agreementMails } from '../mails.ts'
import { endingLines, noticeCost, noticeErrors } from '../notice.ts'
import type { NoticeReason } from '../notice-reasons.ts'
import { earliestLastDay } from '../term.ts'
import { noticeRefusals } from '../texts.ts'
import { behindLink, followedOrder } from './followed-order.ts'
import { giveNotice, noticeRefusal, type SentNotice } from './give-notice.ts'
import { agreementsAmong } from './held-products.ts'
import { agreementLinks } from './links.ts'
import { caseOfParty } from './parties.ts'
import { noticeById } from './stored-notices.ts'
import { noticeRequests } from './tables.ts'
import { type NoticeServices, underCaseLock } from './under-case-lock.ts'

/** A notice that waits for its confirmation, and the case of its order. */
export type WaitingNotice = {
  readonly found: Case
  readonly noticeId: string
  readonly positions: readonly number[]
  readonly lastDay: Day
  readonly why: NoticeReason | null
}

/** The notice that waits for a link; null where none does. */
export async function waitingNotice(database: Queryable, linkId: string): Promise<WaitingNotice | null> {
  const [request] = await database.select().from(noticeRequests).where(eq(noticeRequests.linkId, linkId))
  if (!request) return null
  const { linkId: _, caseId, ...waiting } = request
  const found = await caseById(database, caseId)
  return found && { ...waiting, found }
}

/**
 * Mails the organisation of a followed order the link that confirms a notice: a link that is followed can be passed on.
 * @returns null where it is on its way; `unknown` where the link does not serve
 */
export async function askForNotice(
  { database, mailDomain, linkKey, onMailQueued }: NoticeServices & { readonly linkKey: Uint8Array },
  { token, ...notice }: Omit<SentNotice, 'words'> & { readonly token: string },
  now: Date,
): Promise<FieldErrors | 'unknown' | null> {
  const outcome = await transaction(database, async (tx): Promise<FieldErrors | 'unknown' | null> => {
    const followed = await followedOrder(tx, token)
    if (!followed) return 'unknown'
    const { found, order } = followed
    const errors = await noticeRefusal(tx, { ...notice, words: '' }, { caseId: found.id, now })
    if (errors) return errors
    const linkId = await createLink(
      tx,
      { owner: { caseId: found.id }, purpose: agreementLinks.notice },
      linkKey,
    )
    await tx.insert(noticeRequests).values({
      linkId,
      caseId: found.id,
      noticeId: notice.id,
      positions: [...notice.positions],
      lastDay: notice.lastDay,
      why: notice.why === '' ? null : notice.why,
    })
    await queueDeliveries(tx, { mailedLinkId: linkId }, [
      email(agreementMails.noticeLink, order.organization.email, mailDomain),
    ])
    return null
  })
  if (outcome === null) onMailQueued()
  return outcome
}

/** The notice that a link confirms, as it is today; null where the link does not serve. */
export async function noticeToConfirm(
  database: Database,
  token: string,
  now: Date,
): Promise<NoticeToConfirm | null> {
  const waiting = await waitingBehind(database, token)
  if (!waiting) return null
  const { found, noticeId, positions } = waiting
  const today = dayInTheNetherlands(now)
  const wanted = { positions, lastDay: lastDayOn(waiting, today) }
  const lines = (await agreementsAmong(database, [found.id], today)).get(found.id)?.lines ?? []
  const given = await noticeById(database, noticeId)
  const [error] = Object.values(noticeErrors(lines, wanted, today))
  const ending = given?.lines ?? endingLines(lines, wanted)
  return {
    number: agreementNumber(formatOrderNumber(found.number)),
    companyName: found.organizationName ?? '',
    lines: [...ending],
    costInCents: noticeCost(ending),
    refusal: given ? noticeRefusals.givenAlready : (error ?? null),
  }
}

/** The last day of a notice that is confirmed on a day: notice is given by that, so that a day that is too soon by then is the earliest one. */
const lastDayOn = ({ lastDay }: WaitingNotice, today: Day): Day => {
  const earliest = earliestLastDay(today)
  return lastDay < earliest ? earliest : lastDay
}

async function waitingBehind(database: Queryable, token: string): Promise<WaitingNotice | null> {
  const link = await activeLink(database, token, [agreementLinks.notice])
  const behind = link && (await behindLink(database, token, [agreementLinks.notice]))
  const waiting = behind && (await waitingNotice(database, link.id))
  return waiting && { ...waiting, found: caseOfParty(waiting.found, behind.party) }
}

/** Gives the notice that a link confirms; null where it was given, or had been before. */
export async function confirmNotice(
  services: NoticeServices,
  { token, costInCents }: { readonly token: string; readonly costInCents: number },
): Promise<FieldErrors | 'unknown' | null> {
  const waiting = await waitingBehind(services.database, token)
  if (!waiting) return 'unknown'
  const { found, noticeId, positions, why } = waiting
  return underCaseLock(
    services,
    found.number,
    () => true,
    (tx: Transaction, context) => {
      const lastDay = lastDayOn(waiting, dayInTheNetherlands(context.now))
      return giveNotice(
        tx,
        { id: noticeId, positions, lastDay, costInCents, why: why ?? '', words: '' },
        context,
      )
    },
  )
}
