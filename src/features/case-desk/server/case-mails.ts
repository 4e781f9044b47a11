import { randomUUID } from 'node:crypto'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type Queryable, transaction } from '../../../platform/database/pool.ts'
import { mailOfCase, mailsOfCase } from '../../../platform/deliveries/case-deliveries.ts'
import { deliveryOf, type EmailDelivery } from '../../../platform/deliveries/claim.ts'
import { queueCopy } from '../../../platform/deliveries/find-deliveries.ts'
import { messageIdOf } from '../../../platform/deliveries/queue.ts'
import { type StoredDelivery, sendAgain } from '../../../platform/deliveries/stored-deliveries.ts'
import { leaveOutInfected } from '../../case-files/server/store-files.ts'
import { addressList } from '../../cases/cc-addresses.ts'
import type { MailPreview } from '../../cases/contract-timeline.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseByNumber, recipientNow } from '../../cases/server/case.ts'
import {
  type CommandHandler,
  type DeskCommand,
  executeWithin,
  refused,
} from '../../cases/server/commands/command.ts'
import type { PreviewOutcome } from '../../cases/server/commands/preview.ts'
import { casesMadeFrom } from '../../cases/server/planning/origins.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { eventById, eventsOfCase } from '../../events/server/events.ts'
import { withoutTokens } from '../../mailed-links/server/token.ts'
import { overtakenBy } from '../../mails/server/overtaken.ts'
import { deskMailTexts } from '../../mails/texts.ts'
import type { DeskCaseServices } from './services.ts'

/* The mails of a case: looked at before they go and after they went, and sent once more. */

type Services = Pick<
  DeskCaseServices,
  | 'database'
  | 'steps'
  | 'mailKinds'
  | 'renderDelivery'
  | 'prepareMails'
  | 'linkKey'
  | 'brand'
  | 'publicUrl'
  | 'closingDays'
>

const mailsNothing = refused(caseRefusals.noMail)

/** Ends a transaction whose outcome is known and whose changes are not wanted. */
class Undone extends Error {}

/**
 * The mail that an act would send, word for word: the act is done, its mail written from what stands then, and all of it
 * undone.
 */
export async function previewOf(
  services: Services,
  command: DeskCommand,
  handler: CommandHandler,
): Promise<PreviewOutcome> {
  // The transaction holds the case, and has no time for it.
  await services.prepareMails()
  let outcome: PreviewOutcome = mailsNothing
  try {
    await transaction(services.database, async tx => {
      const before = await newestMail(tx, services, command.number)
      const tried = await executeWithin(tx, services.steps, command, handler)
      if (tried.kind === 'done') {
        const mail = await newestMail(tx, services, command.number)
        if (mail && mail.id !== before?.id)
          outcome = { kind: 'written', mail: await written(services, oneByOne(tx), mail) }
      } else outcome = tried
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return outcome
}

/** The newest mail about a case, or about a case that was made from it. */
async function newestMail(
  database: Queryable,
  { mailKinds }: Pick<Services, 'mailKinds'>,
  number: string,
): Promise<EmailDelivery | null> {
  const found = await caseByNumber(database, number)
  if (!found) return null
  const mails: StoredDelivery[] = []
  for (const caseId of [found.id, ...(await casesMadeFrom(database, found.id))])
    mails.push(...(await mailsOfCase(database, await ofCase(database, caseId))))
  const [row] = mails.toSorted((a, b) => b.id - a.id)
  const mail = row ? deliveryOf(row, mailKinds) : null
  return mail?.channel === 'email' ? mail : null
}

const ofCase = async (database: Queryable, caseId: number) => ({
  caseId,
  eventIds: (await eventsOfCase(database, caseId)).map(({ id }) => id),
})

async function written(
  { renderDelivery, linkKey, brand, publicUrl, closingDays }: Services,
  database: Queryable,
  mail: EmailDelivery,
): Promise<MailPreview> {
  const { subject, html, text, envelope } = await renderDelivery(
    mail,
    { database, linkKey },
    { brand, publicUrl, closingDays },
  )
  const cc = addressList(envelope?.cc ?? [])
  return {
    to: mail.recipient,
    ...(cc !== '' && { cc }),
    subject,
    html: withoutTokens(html),
    text: withoutTokens(text),
  }
}

/** A mail of a case as it is written of what is known now; null where the case has no such mail. */
export async function mailAsWritten(
  services: Services,
  number: string,
  id: number,
): Promise<MailPreview | null> {
  const { database } = services
  const found = await caseByNumber(database, number)
  const mail = found && (await mailOfCase(database, services.mailKinds, await ofCase(database, found.id), id))
  if (!mail) return null
  return written(services, database, mail)
}

/** Sends a mail of a case once more: one that was given up or waits goes itself, of one that went goes another. */
export const sendMailAgain =
  (
    id: number,
    {
      mailDomain,
      mailKinds,
      overtakersOf,
    }: Pick<DeskCaseServices, 'mailDomain' | 'mailKinds' | 'overtakersOf'>,
  ): CommandHandler =>
  async (tx, { row, change }) => {
    const mail = await mailOfCase(tx, mailKinds, await ofCase(tx, row.id), id)
    if (!mail) return refused(caseRefusals.otherMail)
    if ((await overtakenBy(tx, mail, overtakersOf)) !== null) return refused(deskMailTexts.overtaken)
    const isResumed = (await sendAgain(tx, id)) !== null
    if (!isResumed && mail.state === 'queued') return refused(caseRefusals.mailWaits)
    if (!isResumed) {
      const recipient = await recipientNow(tx, row.id, mail.recipient)
      await queueCopy(tx, id, { recipient, messageId: messageIdOf(randomUUID(), mailDomain) })
    }
    const eventId = await change({ type: caseEvents.mailSentAgain, data: { kind: mail.kind, mail: id } })
    const messageId = mail.eventId === null ? null : (await eventById(tx, mail.eventId))?.data.message
    if (typeof messageId === 'string') await leaveOutInfected(tx, { messageId, eventId })
    return null
  }
