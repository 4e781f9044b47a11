import { type FieldErrors, markedFields } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { agreementNumber, formatOrderNumber, parseOrderNumber } from '../../../common/order-number.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { Case } from '../../cases/server/case.ts'
import type { Actor } from '../../events/server/events.ts'
import type { NoticesGiving } from '../contract-together.ts'
import { agreementMails } from '../mails.ts'
import { noticesTexts } from '../texts-together.ts'
import { type EndContext, writeNotice } from './give-notice.ts'
import { recipientsOf } from './recipients.ts'
import { type NoticeServices, underCaseLocks } from './under-case-lock.ts'

/** Agreements of which some cannot be ended so: nothing of what was asked is done. */
class NoticesRefused extends Error {
  readonly errors: FieldErrors

  constructor(errors: FieldErrors) {
    super('A notice of several agreements was refused')
    this.errors = errors
  }
}

/**
 * Gives notice of lines of several agreements of a customer: of all of them or of none.
 * @returns null where it was given, or had been before; `unknown` where one is not the customer's
 */
export async function giveNotices(
  services: NoticeServices,
  customerId: string,
  sent: NoticesGiving,
  actorOf?: (party: Pick<Case, 'customerId'>) => Actor,
): Promise<FieldErrors | 'unknown' | null> {
  const numbers = sent.agreements.map(({ number }) => parseOrderNumber(number) ?? '')
  try {
    return await underCaseLocks(
      services,
      numbers,
      party => party.customerId === customerId,
      (tx, contexts) => writeAll(tx, sent, contexts),
      actorOf,
    )
  } catch (error) {
    if (error instanceof NoticesRefused) return error.errors
    throw error
  }
}

/** Writes all of them down and mails each of those who hear of them once. */
async function writeAll(
  tx: Transaction,
  { agreements, ...common }: NoticesGiving,
  contexts: readonly EndContext[],
): Promise<null> {
  const told = await contextsByRecipients(tx, contexts)
  const asked = new Map(agreements.map(each => [parseOrderNumber(each.number), each]))
  for (const { recipients, contexts: group } of told) {
    const [first] = group
    const givenWith = group.length > 1 ? asked.get(first?.found.number ?? '')?.id : null
    let eventId: number | null = null
    for (const context of group) {
      const notice = asked.get(context.found.number)
      if (!notice) continue
      const written = await writeNotice(tx, { ...common, ...notice }, context, givenWith)
      if ('errors' in written) throw new NoticesRefused(atAgreement(context.found, written.errors))
      eventId ??= written.eventId
    }
    if (eventId === null || !first) continue
    await queueDeliveries(
      tx,
      { eventId },
      recipients.map(recipient => email(agreementMails.noticeGiven, recipient, first.mailDomain)),
    )
  }
  return null
}

/** Agreements by who hears of them: one mail tells of those of which the same addresses hear. */
async function contextsByRecipients(tx: Transaction, contexts: readonly EndContext[]) {
  const told = new Map<string, { recipients: readonly string[]; contexts: EndContext[] }>()
  for (const context of contexts) {
    const recipients = await recipientsOf(tx, context.found, dayInTheNetherlands(context.now))
    const key = JSON.stringify(recipients.map(each => each.toLowerCase()).toSorted())
    const known = told.get(key)
    if (known) known.contexts.push(context)
    else told.set(key, { recipients, contexts: [context] })
  }
  return [...told.values()]
}

/** The errors of one agreement at the fields of all: of the day at that, others with the number that they are of. */
const atAgreement = ({ number }: Case, { lastDay, ...others }: FieldErrors): FieldErrors => {
  const [other] = Object.values(others)
  const name = agreementNumber(formatOrderNumber(number))
  return {
    ...(lastDay && { lastDay: { message: noticesTexts.ofAgreement(name, lastDay.message) } }),
    ...(other && { agreements: { message: noticesTexts.ofAgreement(name, other.message) } }),
  }
}

/** How calls answer. */
export function noticesAnswer(errors: FieldErrors | 'unknown' | null) {
  if (errors === 'unknown') return { status: 404, body: { message: noticesTexts.notYours } } as const
  return errors ? ({ status: 422, body: markedFields(errors) } as const) : ({ status: 204 } as const)
}
