import { and, eq, inArray, sql } from 'drizzle-orm'
import { isEmail } from '../../../common/checks/email.ts'
import { isSameEmail } from '../../../common/checks/email-key.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { deliveriesByMessageId } from '../../../platform/deliveries/case-deliveries.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import { storeFiles } from '../../case-files/server/store-files.ts'
import { opensByMail } from '../../cases/case-states.ts'
import { mostCopies } from '../../cases/cc-addresses.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Classification, isOfPerson, type MailContext } from '../../cases/mail-kinds.ts'
import { type Case, caseById, ownerOf } from '../../cases/server/case.ts'
import { changeStateWithin } from '../../cases/server/change-state.ts'
import { openCase } from '../../cases/server/open-case.ts'
import { storeLink } from '../../cases/server/planning/links.ts'
import { callSooner, changeCase, lockCases, setDue } from '../../cases/server/update-case.ts'
import { isApplication } from '../../desk/case-scope.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import type { Actor } from '../../events/server/events.ts'
import { formOf, storeApplication } from '../../forms/server/submissions.ts'
import { isColleague } from '../../staff/server/stored-staff.ts'
import { withoutCalendarAnswers } from '../calendar-answer.ts'
import { type Bounce, bounceOf, classifyMail, mostAnHour, reactionType } from '../classify-mail.ts'
import { forwardedAuthor } from '../forwarded-mail.ts'
import type { ReceivedMail } from '../received-mail.ts'
import { type CaseAddresses, isOurs } from './case-address.ts'
import { caseOfMail, isOfCase, lastOpenedBy, openedInLastHour } from './find-case.ts'
import { contextOf } from './mail-context.ts'
import { digestOf, digestWithoutFiles, storedMessageId } from './mail-digest.ts'
import { recordBounce } from './record-bounce.ts'
import type { IncomingMail } from './stored-mails.ts'
import { incomingMails } from './tables.ts'

export type MailReceiver = {
  readonly mailKinds: MailKinds
  readonly database: Database
  /** null where answers come to no address of their own. */
  readonly addresses: CaseAddresses | null
  readonly callBy: CallBy
  /** Encrypts the files of mails. */
  readonly fileCipher: Cipher
  /** Name of our mail server in its headers (`MAIL_AUTHSERV_ID`). */
  readonly authservId: string | null
}

export type ReceiveOutcome =
  /** `repeated`: it was there already. `own`: the shop sent it itself, to a mailbox that it reads. */
  | { readonly kind: 'repeated' | 'own' }
  | { readonly kind: 'received'; readonly caseId: number; readonly mailId: string }

/**
 * Puts a mail into its case, or opens a case for it, once: the same mail from another folder, way or copy of the shop changes
 * nothing. One that asks something (classify-mail.ts) is a request that waits for staff, and puts a case that is over on the work list
 * again; one that asks nothing and belongs to no case opens one that is closed at once.
 * One that somebody else sent than its From says opens a case of its own, linked to the one that it would belong to, which stays
 * as it is (decisions, "Mail"); of an application it is one too, as whoever applied may have sent it after all.
 * @param source how it came in
 */
export async function receiveMail(
  services: MailReceiver,
  mail: ReceivedMail,
  source: IncomingMail['source'],
): Promise<ReceiveOutcome> {
  const { database } = services
  if (await isOwn(database, mail)) return { kind: 'own' }
  const outcome = await transaction(database, tx => receive(tx, services, mail, source))
  if (outcome.kind === 'received') await notifyDesk(database)
  return outcome
}

/** Our own Message-IDs are random: nobody else sends a new mail under one. Mail programs of colleagues write such as look the same. */
const isOwn = async (database: Database, { messageId }: ReceivedMail): Promise<boolean> =>
  messageId !== null && (await deliveriesByMessageId(database, messageId)).length > 0

/** So many are stored; the case is found among all of them. */
const mostRecipients = 50

/** A case in which a mail belongs, and how that was found. */
type Place = { readonly row: Case; readonly foundBy: IncomingMail['foundBy'] }

async function receive(
  tx: Transaction,
  services: MailReceiver,
  mail: ReceivedMail,
  source: IncomingMail['source'],
): Promise<ReceiveOutcome> {
  // One mail at a time by its Message-ID: of two copies of it the second finds the first.
  const messageId = storedMessageId(mail)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${messageId}`}, 0))`)
  const digest = digestOf(mail)
  if (await isStored(tx, messageId, [digest, digestWithoutFiles(mail)])) return { kind: 'repeated' }
  const bounce = bounceOf(mail)
  const isForged = mail.senderCheck.verdict === 'fail'
  const { row, foundBy } = await placeOf(tx, services, threadOf(mail, bounce))
  const context = await contextOf(tx, services, row, mail, foundBy !== 'none')
  const classification = classifyMail(mail, context)
  const isKnownSender =
    !isForged && (foundBy === 'none' || (await isOfCase(tx, services.mailKinds, row, mail.from.address)))
  const [stored] = await tx
    .insert(incomingMails)
    .values({
      caseId: row.id,
      messageId,
      digest,
      thread: [...mail.thread],
      source,
      sentAt: mail.sentAt,
      fromAddress: mail.from.address,
      fromName: mail.from.name,
      recipients: mail.recipients.slice(0, mostRecipients),
      copies: copiesOf(services, mail),
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      nature: classification.kind,
      asks: classification.asks,
      reasons: [...classification.reasons],
      isKnownSender,
      isColleague: context.sender === 'colleague',
      foundBy,
      cut: mail.cut,
      senderVerdict: mail.senderCheck.verdict,
      spfResult: mail.senderCheck.spf,
      dkimResult: mail.senderCheck.dkim,
      dmarcResult: mail.senderCheck.dmarc,
    })
    .returning({ id: incomingMails.id })
  if (!stored) throw new Error('The mail got no id')
  await storeFiles(
    tx,
    services,
    { caseId: row.id, owner: { mailId: stored.id } },
    filesIn(mail, classification),
  )
  const version = await noteReceived(tx, services, {
    row,
    mailId: stored.id,
    classification,
    sender: isForged ? 'stranger' : context.sender,
    isForged,
    isNew: foundBy === 'none',
  })
  if (bounce && !isForged) await recordBounce(tx, services, { ...row, version }, bounce)
  return { kind: 'received', caseId: row.id, mailId: stored.id }
}

/** To whom it went beside us and its sender, where they can be mailed; so many are offered to an answer. */
const copiesOf = ({ addresses }: MailReceiver, { typedRecipients, from }: ReceivedMail): string[] =>
  typedRecipients
    .filter(isEmail)
    .filter(address => !(addresses && isOurs(addresses, address)) && !isSameEmail(address, from.address))
    .slice(0, mostCopies)

/** Files of a mail; what the case says in words is none: reports of mail servers, reactions, answers of calendars. */
const filesIn = ({ attachments }: ReceivedMail, { kind }: Classification): ReceivedMail['attachments'] =>
  kind === 'bounce' || kind === 'delay'
    ? []
    : withoutCalendarAnswers(attachments).filter(file => file.claimedType !== reactionType)

/** A mail server's report belongs where the mail does that it is about. */
const threadOf = (mail: ReceivedMail, bounce: Bounce | null): ReceivedMail =>
  bounce?.originalId ? { ...mail, thread: [...mail.thread, bounce.originalId] } : mail

const isStored = async (tx: Transaction, messageId: string, digests: readonly Buffer[]): Promise<boolean> =>
  (await tx.$count(
    incomingMails,
    and(eq(incomingMails.messageId, messageId), inArray(incomingMails.digest, [...digests])),
  )) > 0

async function placeOf(tx: Transaction, services: MailReceiver, mail: ReceivedMail): Promise<Place> {
  const known = await caseOfMail(tx, services.addresses, mail)
  const isForged = mail.senderCheck.verdict === 'fail'
  const sender = { address: mail.from.address, isForged }
  if (known && !isForged) {
    const [row = known.found] = await lockCases(tx, [known.found.id])
    return { row, foundBy: known.foundBy }
  }
  if ((await openedInLastHour(tx, sender)) >= mostAnHour) {
    const last = await lastOpenedBy(tx, sender)
    const [row] = last ? await lockCases(tx, [last.id]) : []
    if (row) return { row, foundBy: 'sender' }
  }
  // Mails about an application are read by those alone who may read the application.
  const ofApplication = known !== null && isApplication(await formOf(tx, known.found))
  const row = await openByMail(tx, services, mail, ofApplication)
  if (known) await storeLink(tx, row.id, known.found.id)
  return { row, foundBy: 'none' }
}

async function openByMail(
  tx: Transaction,
  { callBy }: MailReceiver,
  mail: ReceivedMail,
  ofApplication: boolean,
): Promise<Case> {
  const from = await contactOf(tx, mail)
  const id = await openCase(tx, {
    kind: ofApplication ? 'form' : 'message',
    productType: null,
    organizationName: null,
    contactName: from.name || from.address || null,
    // It is mailed to, so it must be one that can be.
    contactEmail: isEmail(from.address) ? from.address : null,
    contactPhone: null,
    // A sender can be made up: the mail is in nobody's account.
    customerId: null,
    resellerId: null,
    visitorHash: null,
    dueAt: callBy(new Date()),
  })
  if (ofApplication) await storeApplication(tx, id)
  const opened = await caseById(tx, id)
  if (!opened) throw new Error('The case of a mail is gone')
  return opened
}

/** Whom the case of a mail is about: its sender, or whoever wrote what a colleague passes on. */
async function contactOf(tx: Transaction, mail: ReceivedMail): Promise<ReceivedMail['from']> {
  const isOfColleague = mail.senderCheck.verdict !== 'fail' && (await isColleague(tx, mail.from.address))
  if (!isOfColleague) return mail.from
  return forwardedAuthor(mail) ?? { address: '', name: '' }
}

/** A mail in its case, as it was judged. */
type Noted = {
  readonly row: Case
  readonly mailId: string
  readonly classification: Classification
  readonly sender: MailContext['sender']
  readonly isForged: boolean
  /** Whether it opened the case. */
  readonly isNew: boolean
}

/** The actor as the log names him: the name of a colleague in a mail proves nothing. */
function actorOf({ row, classification: { kind }, sender }: Noted): Actor {
  if (!isOfPerson(kind) || sender === 'colleague') return { kind: 'system' }
  return sender === 'customer' ? ownerOf(row) : { kind: 'visitor' }
}

/**
 * Writes down that the mail came in. Whoever asks something hears from us by the next working day, also about a case that is over.
 * @returns the newest version of the case
 */
async function noteReceived(tx: Transaction, { callBy }: MailReceiver, noted: Noted): Promise<number> {
  const { row, mailId, classification, isForged, isNew } = noted
  const { kind, asks } = classification
  const actor = actorOf(noted)
  const current = asks && opensByMail(row.state) ? await reopen(tx, row, actor) : row
  const { version } = await changeCase(tx, current, {
    type: caseEvents.mailReceived,
    actor,
    data: { mail: mailId, nature: kind, asks, ...(isForged && { isForged }) },
  })
  if (asks) await callSooner(tx, current, callBy)
  if (asks || !isNew) return version
  return closeUnasked(tx, { ...row, version }, kind === 'spam' ? 'spam' : 'nothing-asked')
}

/** A case of a mail that asks nothing is there to be found, and nobody's work. */
async function closeUnasked(tx: Transaction, row: Case, reason: string): Promise<number> {
  const { id: caseId, version } = row
  const closed = await changeStateWithin(tx, {
    caseId,
    version,
    state: 'closed',
    reason,
    actor: { kind: 'system' },
  })
  if (closed.kind !== 'changed') throw new Error(`A case of a mail could not be closed: ${closed.kind}`)
  await setDue(tx, caseId, null)
  return closed.version
}

async function reopen(tx: Transaction, row: Case, actor: Actor): Promise<Case> {
  const moved = await changeStateWithin(tx, {
    caseId: row.id,
    version: row.version,
    state: 'new',
    reason: null,
    isMail: true,
    actor,
  })
  if (moved.kind !== 'changed') throw new Error(`A closed case could not be opened again: ${moved.kind}`)
  return { ...row, state: 'new', closedAt: null, version: moved.version }
}
