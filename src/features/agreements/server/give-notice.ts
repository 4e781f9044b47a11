import type { FieldErrors } from '../../../common/contract/failure.ts'
import { contractTexts } from '../../../common/contract/field-texts.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays, type Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { caseEvents } from '../../cases/events.ts'
import type { Case } from '../../cases/server/case.ts'
import { requestTextField } from '../../cases/server/planning/open-requests.ts'
import type { CaseChange } from '../../cases/server/update-case.ts'
import type { EndingLine, NoticeGiver } from '../contract.ts'
import { isSumAtMost, sumInWords } from '../cost-words.ts'
import { agreementEvents } from '../events.ts'
import { agreementMails } from '../mails.ts'
import { isWithdrawable, noticeCost, noticeErrors } from '../notice.ts'
import { canBeWithdrawn, endingBy, endReasonOf } from '../notice-giver.ts'
import type { NoticeReason } from '../notice-reasons.ts'
import { noticeRefusals } from '../texts.ts'
import { type Acting, cancelEndCase, openEndCase } from './end-case.ts'
import { agreementsAmong, removeEndsOf, storeProductEnd } from './held-products.ts'
import { partiesOf } from './parties.ts'
import { recipientsOf } from './recipients.ts'
import { noticeById, type StoredNotice, storeNotice, storeWithdrawal } from './stored-notices.ts'

const byCustomer: NoticeGiver = { by: 'customer' }

/** A notice as it was sent. */
export type SentNotice = {
  readonly id: string
  readonly positions: readonly number[]
  readonly lastDay: Day
  readonly costInCents: number
  readonly why: NoticeReason | ''
  readonly words: string
  /** The customer where it is not said. */
  readonly giver?: NoticeGiver
}

/** The case of the agreement, locked, and how its changes are written down. */
export type NoticeContext = {
  readonly found: Case
  readonly now: Date
  readonly mailDomain: string
  /** Writes an event under the next version of the case; answers its id. */
  readonly change: <Fact extends string>(event: Omit<CaseChange<Fact>, 'actor'>) => Promise<number>
}

/** The same, and who does it, for the case that the end is. */
export type EndContext = NoticeContext & Acting

/** Why a notice is not taken, at the field that is to blame; null where it is. */
export async function noticeRefusal(
  tx: Transaction,
  notice: SentNotice,
  { caseId, now }: { readonly caseId: number; readonly now: Date },
): Promise<FieldErrors | null> {
  const judged = await judgeNotice(tx, notice, { caseId, now })
  return 'errors' in judged ? judged.errors : null
}

async function judgeNotice(
  tx: Transaction,
  { positions, lastDay, costInCents, giver = byCustomer }: SentNotice,
  { caseId, now }: { readonly caseId: number; readonly now: Date },
): Promise<{ readonly errors: FieldErrors } | { readonly ending: readonly EndingLine[] }> {
  const today = dayInTheNetherlands(now)
  const agreement = (await agreementsAmong(oneByOne(tx), [caseId], today)).get(caseId)
  const lines = agreement?.lines ?? []
  const errors = Object.entries(noticeErrors(lines, { positions, lastDay }, today))
  const next = (await partiesOf(tx, caseId)).find(({ holdsFrom }) => holdsFrom > today)
  if (next) return { errors: { lastDay: { message: noticeRefusals.handedOver(next.holdsFrom) } } }
  if (errors.length > 0)
    return { errors: Object.fromEntries(errors.map(([field, message]) => [field, { message }])) }
  const ending = endingBy(lines, { positions, lastDay }, giver)
  const cost = noticeCost(ending)
  return cost === costInCents
    ? { ending }
    : {
        errors: { costInCents: { message: noticeRefusals.otherCost(sumInWords(cost, isSumAtMost(ending))) } },
      }
}

/** null where it was given, or had been before; otherwise why not, at the field that is to blame. */
export async function giveNotice(
  tx: Transaction,
  notice: SentNotice,
  context: EndContext,
): Promise<FieldErrors | null> {
  const written = await writeNotice(tx, notice, context)
  if ('errors' in written) return written.errors
  if (written.eventId !== null) await tell(tx, 'noticeGiven', { ...context, eventId: written.eventId })
  return null
}

/**
 * Writes a notice down with the ends of its lines, of which nobody hears yet.
 * @param givenWith the notice that one mail tells of together with this one
 * @returns the event that a mail tells of; null where it had been given before
 */
export async function writeNotice(
  tx: Transaction,
  notice: SentNotice,
  context: EndContext,
  givenWith: string | null = null,
): Promise<{ readonly errors: FieldErrors } | { readonly eventId: number | null }> {
  const { found, now, change, actor } = context
  const { id, lastDay, why, words, giver = byCustomer } = notice
  const reason = endReasonOf(giver)
  if ((await noticeById(tx, id))?.caseId === found.id) return { eventId: null }
  const judged = await judgeNotice(tx, notice, { caseId: found.id, now })
  if ('errors' in judged) return judged
  const { ending } = judged
  const isNew = await storeNotice(tx, {
    id,
    caseId: found.id,
    givenOn: dayInTheNetherlands(now),
    lastDay,
    lines: [...ending],
    costInCents: noticeCost(ending),
    why: why === '' ? null : why,
    giver,
    givenWith,
  })
  if (!isNew) return { errors: { id: { message: contractTexts.reload } } }
  // Staff know of what they record.
  await openEndCase(tx, found, { noticeId: id, isProcessed: actor.kind === 'staff' }, context)
  for (const line of ending) {
    const endedOn = addDays(line.lastDay, 1)
    await storeProductEnd(tx, found.id, { position: line.position, endedOn, reason }, { noticeId: id })
    await change({
      type: agreementEvents.ended,
      data: { position: line.position + 1, day: endedOn, reason },
    })
  }
  const eventId = await change({
    type: caseEvents.noticeGiven,
    data: { notice: id, day: lastDay, giver: giver.by },
    ...(words !== '' && { values: { [requestTextField]: { before: null, after: words } } }),
  })
  return { eventId }
}

export type WithdrawalOutcome = 'withdrawn' | 'unknown' | 'too-late' | 'switched' | 'not-the-customers'

/** Withdraws a notice, also one that was before: a customer what a customer gave, staff any. */
export async function withdrawNotice(
  tx: Transaction,
  id: string,
  context: EndContext & { readonly isByStaff: boolean },
): Promise<WithdrawalOutcome> {
  const { found, now, isByStaff } = context
  const notice = await noticeById(tx, id)
  if (notice?.caseId !== found.id) return 'unknown'
  if (notice.withdrawnAt) return 'withdrawn'
  if (!isByStaff && notice.giver.by !== 'customer') return 'not-the-customers'
  const today = dayInTheNetherlands(now)
  const refusal = withdrawalRefusal(notice, today)
  if (refusal) return refusal
  await takeBackNotice(tx, notice, context)
  await cancelEndCase(tx, notice, context)
  return 'withdrawn'
}

/** Why a notice cannot be withdrawn any more, whoever wants to; null where it can. */
export function withdrawalRefusal(notice: StoredNotice, today: Day): 'switched' | 'too-late' | null {
  if (canBeWithdrawn(notice, today)) return null
  return isWithdrawable(notice.lastDay, today) ? 'switched' : 'too-late'
}

/** Takes back what ends by a notice and tells of it, under the lock of its agreement's case. */
export async function takeBackNotice(
  tx: Transaction,
  { id, lastDay, giver }: Pick<StoredNotice, 'id' | 'lastDay' | 'giver'>,
  context: NoticeContext,
): Promise<void> {
  const { now, change } = context
  for (const position of await removeEndsOf(tx, id))
    await change({ type: agreementEvents.kept, data: { position: position + 1 } })
  await storeWithdrawal(tx, id, now)
  // Its customer never heard of it.
  if (giver.by === 'recorded') return
  const eventId = await change({
    type: caseEvents.noticeWithdrawn,
    data: { notice: id, day: lastDay },
  })
  await tell(tx, 'noticeWithdrawn', { ...context, eventId })
}

/** Mails the contact and the organisation, or who took the agreement over, so that nobody gives notice for somebody else unseen. */
async function tell(
  tx: Transaction,
  kind: 'noticeGiven' | 'noticeWithdrawn',
  {
    found,
    eventId,
    now,
    mailDomain,
  }: Pick<NoticeContext, 'found' | 'now' | 'mailDomain'> & { readonly eventId: number },
): Promise<void> {
  const recipients = await recipientsOf(tx, found, dayInTheNetherlands(now))
  await queueDeliveries(
    tx,
    { eventId },
    recipients.map(recipient => email(agreementMails[kind], recipient, mailDomain)),
  )
}
