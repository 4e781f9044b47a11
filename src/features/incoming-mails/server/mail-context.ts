import { isSameEmail } from '../../../common/checks/email-key.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import { isOver } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import type { MailContext } from '../../cases/mail-kinds.ts'
import type { Case } from '../../cases/server/case.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import { messageById } from '../../cases/server/planning/notes-and-messages.ts'
import { openReplies, withoutWithdrawn } from '../../cases/server/planning/open-requests.ts'
import { plannedCallOf } from '../../cases/server/planning/planned-call.ts'
import { snoozeOf, waitingNow } from '../../cases/server/planning/snoozes.ts'
import { customerById } from '../../customers/server/stored-customers.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { isColleague } from '../../staff/server/stored-staff.ts'
import { asksQuestion } from '../own-words.ts'
import type { ReceivedMail } from '../received-mail.ts'
import { isOfCase, wordsInLastHour } from './find-case.ts'

type Events = Readonly<Awaited<ReturnType<typeof eventsOfCase>>>

/**
 * The context of a mail in its case (classify-mail.ts).
 * @param hasCase whether the case was there; otherwise the mail opens it
 */
export async function contextOf(
  tx: Transaction,
  { mailKinds }: { readonly mailKinds: MailKinds },
  row: Case,
  mail: ReceivedMail,
  hasCase: boolean,
): Promise<MailContext> {
  const now = new Date()
  const events = withoutWithdrawn(await eventsOfCase(tx, row.id))
  const isForged = mail.senderCheck.verdict === 'fail'
  const sender = { address: mail.from.address, isForged }
  const since = events.findLast(isAnsweredBy)?.occurredAt ?? null
  const words = await wordsInLastHour(tx, sender, row.id, since)
  return {
    sender: await senderOf(tx, mailKinds, row, mail, hasCase),
    hasCase,
    isAwaited: await isAwaited(tx, row, events, now),
    wasAsked: await wasAsked(tx, events),
    hasAppointmentAhead: await hasAppointmentAhead(tx, row, now),
    unanswered: words.length,
    isRepeated: words.includes(mail.text),
  }
}

async function senderOf(
  tx: Transaction,
  mailKinds: MailKinds,
  row: Case,
  { from, senderCheck }: ReceivedMail,
  hasCase: boolean,
): Promise<MailContext['sender']> {
  const isForged = senderCheck.verdict === 'fail'
  if (!isForged && (await isColleague(tx, from.address)) && !(await isItsCustomer(tx, row, from.address)))
    return 'colleague'
  return !hasCase || (await isOfCase(tx, mailKinds, row, from.address)) ? 'customer' : 'stranger'
}

/** Colleagues order for themselves too. */
async function isItsCustomer(tx: Transaction, row: Case, address: string): Promise<boolean> {
  const customer = row.customerId === null ? null : await customerById(tx, row.customerId)
  return [row.contactEmail, customer?.email].some(each => each != null && isSameEmail(each, address))
}

/** Whether staff answered what came in until then. */
const isAnsweredBy = ({ type, actorKind }: Events[number]): boolean =>
  actorKind === 'staff' &&
  (type === caseEvents.messageSent || type === caseEvents.callDone || type === caseEvents.requestSettled)

async function isAwaited(tx: Transaction, row: Case, events: Events, now: Date): Promise<boolean> {
  const snooze = await snoozeOf(tx, row.id)
  const waits = waitingNow(snooze, { dueAt: row.dueAt, asked: openReplies(row.kind, events), now })
  return waits?.untilAnswer === true
}

async function wasAsked(tx: Transaction, events: Events): Promise<boolean> {
  const id = events.findLast(({ type }) => type === caseEvents.messageSent)?.data.message
  const message = typeof id === 'string' ? await messageById(tx, id) : null
  return message !== null && asksQuestion(message.text)
}

async function hasAppointmentAhead(tx: Transaction, row: Case, now: Date): Promise<boolean> {
  if (isOver(row.kind, row.state)) return false
  const [plan, call] = [await deliveryPlanOf(tx, row.id), await plannedCallOf(tx, row.id)]
  return (plan !== null && plan.day >= dayInTheNetherlands(now)) || (call !== null && call > now)
}
