import type { Classification, MailContext, MailKind } from '../cases/mail-kinds.ts'
import type { MailReason } from '../cases/mail-reasons.ts'
import {
  type FailedRecipient,
  failuresInReport,
  failuresInWords,
  isFromMailServer,
  isReport,
} from './bounce-report.ts'
import { calendarAnswerOf, isCalendarText, noteIn, saidBySubject } from './calendar-answer.ts'
import { forwardedAuthor } from './forwarded-mail.ts'
import { originalMessageId } from './original-mail.ts'
import {
  agrees,
  asksQuestion,
  asksSomething,
  bareSubject,
  isAnswerSubject,
  isEmojiAlone,
  isThanks,
  type OwnWords,
  ownWords,
} from './own-words.ts'
import { automaticSigns, bulkSigns, isOfTicketSystem, type Sign, spamSigns } from './program-signs.ts'
import { headerValues, type ReceivedFile, type ReceivedMail } from './received-mail.ts'

/**
 * A mail server's report on a mail of ours. Anybody can write such a mail, so it counts only for the mail of ours that it names
 * (server/record-bounce.ts).
 */
export type Bounce = {
  /** Message-ID of the mail that it is about, with its brackets; null where it does not say. */
  readonly originalId: string | null
  /** One that a server still tries is not final. */
  readonly recipients: readonly FailedRecipient[]
}

/** The report of a mail server on a mail of ours; null of any other mail. */
export function bounceOf(mail: ReceivedMail): Bounce | null {
  const recipients = failuresInReport(mail) ?? (isFromMailServer(mail) ? failuresInWords(mail) : [])
  return recipients.length > 0 ? { originalId: originalMessageId(mail), recipients } : null
}

/** A mail with what is read of it once. */
type Read = {
  readonly mail: ReceivedMail
  readonly context: MailContext
  readonly own: OwnWords
  readonly automatic: readonly Sign[]
}

/**
 * The one rule of what a mail is and whether it asks something of us (docs/decisions/mail.md#what-a-mail-is). It goes from what only
 * programs write to what people do; nothing is decided by a single header. Where signs are in doubt a mail asks: a colleague who
 * looks at a mail for nothing loses a moment, a customer whom nobody answers more.
 */
export function classifyMail(mail: ReceivedMail, context: MailContext): Classification {
  const read: Read = { mail, context, own: ownWords(mail), automatic: automaticSigns(mail) }
  for (const rule of [ofReport, ofCalendar, ofReaction, ofRecall, ofMany, ofTicket, ofProgram, ofFlood]) {
    const found = rule(read)
    if (found) return found
  }
  return ofPerson(read)
}

const classified = (kind: MailKind, asks: boolean, ...reasons: readonly MailReason[]): Classification => ({
  kind,
  asks,
  reasons: [...new Set(reasons)],
})

/** Reports of mail servers, on what did not arrive, waits or was read (RFC 3464, RFC 8098). */
function ofReport({ mail }: Read): Classification | null {
  const bounce = bounceOf(mail)
  if (bounce)
    return bounce.recipients.some(({ isFinal }) => isFinal)
      ? classified('bounce', false, 'delivery-report')
      : classified('delay', false, 'delivery-report', 'still-tries')
  if (!isReport(mail)) return null
  const isReceipt = mail.attachments.some(
    ({ claimedType }) => claimedType === 'message/disposition-notification',
  )
  return classified('automatic', false, isReceipt ? 'receipt' : 'delivery-report')
}

/** Answers to an appointment, by its file, or by the words of Exchange or Google where the file is gone. */
function ofCalendar({ mail, context, own }: Read): Classification | null {
  const answer = calendarAnswerOf(mail)
  const isByClass = headerValues(mail, 'content-class').some(value => /calendarmessage/i.test(value))
  const isByWords = isCalendarText(mail.text)
  const says = answer?.says ?? (isByClass || isByWords ? saidBySubject(mail.subject) : null)
  if (says === null) return null
  const note = answer?.comment || noteIn(mail.text) || (isByWords ? '' : own.text)
  const isNote = note !== '' && !isThanks(note, mail.from.name)
  const isAhead = context.hasAppointmentAhead && says !== 'accepted'
  const asks = says === 'proposal' || isNote || isAhead
  return classified(
    says === 'proposal' ? 'calendar-proposal' : `calendar-${says}`,
    asks,
    answer ? 'calendar-answer' : 'calendar-words',
    ...(isNote ? (['own-words'] as const) : []),
    ...(isAhead ? (['appointment-ahead'] as const) : []),
  )
}

/** Type of the part that Gmail sends a reaction as. */
export const reactionType = 'text/vnd.google.email-reaction+json'

const reactionWords =
  /(?:\breacted (?:via gmail|to your (?:message|e-?mail))|\bheeft gereageerd (?:via gmail|op (?:je|uw) (?:bericht|e-?mail))|\b(?:heeft )?via gmail gereageerd|\b(?:heeft )?op (?:je|uw) (?:bericht|e-?mail) gereageerd|\bliked your message|\bvindt je bericht leuk)/i
const mostReaction = 300

/** A thumb or another emoji, as Gmail and Outlook send it, or typed. */
function ofReaction({ mail, context, own }: Read): Classification | null {
  const isPart = mail.attachments.some(({ claimedType }) => claimedType === reactionType)
  const isWords = own.text.length <= mostReaction && reactionWords.test(own.text) && !asksQuestion(own.text)
  const isAlone = isEmojiAlone(own.text) && ownFiles(mail).length === 0
  if (!isPart && !isWords && !isAlone) return null
  const why = isPart ? 'reaction-part' : isWords ? 'reaction-words' : 'emoji-alone'
  return classified('reaction', context.isAwaited, why, ...(context.isAwaited ? (['awaited'] as const) : []))
}

const recallSubject = /^\s{0,9}(?:intrekken|terughalen|ingetrokken|recall|rückruf|rappel)\s?:/i
const recallWords =
  /\b(?:wil (?:graag )?(?:het|dit) bericht .{0,400}\b(?:intrekken|terughalen)|would like to recall the message|möchte die nachricht .{0,400}zurückrufen)/is

/** Outlook's wish to take a mail back, which comes after that mail. */
function ofRecall({ mail }: Read): Classification | null {
  const isRecall = recallSubject.test(mail.subject) && recallWords.test(mail.text.slice(0, 2_000))
  return isRecall ? classified('recall', false, 'recall-subject', 'recall-words') : null
}

const sumOf = (signs: readonly Sign[]): number => signs.reduce((sum, { weight }) => sum + weight, 0)
const reasonsOf = (signs: readonly Sign[]): readonly MailReason[] =>
  signs.toSorted((one, other) => other.weight - one.weight).map(({ reason }) => reason)

/** So much together, of two signs at least, is no chance. */
const enough = 2
const enoughForMany = 3

/** Newsletters and spam: to many at once, and in answer to nothing. */
function ofMany({ mail }: Read): Classification | null {
  const [bulk, spam] = [bulkSigns(mail), spamSigns(mail)]
  const signs = [...spam, ...bulk]
  const answers = mail.thread.length > 0 ? enough : 0
  if (signs.length < 2 || sumOf(signs) - answers < enoughForMany) return null
  return classified(sumOf(spam) >= sumOf(bulk) ? 'spam' : 'newsletter', false, ...reasonsOf(signs))
}

const isSaid = (signs: readonly Sign[], ...reasons: readonly MailReason[]): boolean =>
  signs.some(({ reason }) => reasons.includes(reason))

/** Words of a person that a ticket system sends, with the headers of a program; not what it confirms by itself. */
function ofTicket({ mail, own, automatic }: Read): Classification | null {
  const confirms = isSaid(automatic, 'received-words', 'absence-words', 'automatic-subject')
  if (!isOfTicketSystem(mail) || confirms || own.text === '') return null
  if (isThanks(own.text, mail.from.name)) return null
  return classified('ticket', true, 'ticket-system', 'own-words')
}

/** How much must speak for a program where somebody asks: absence replies have questions for others. */
const despiteRequest = 3
const despiteQuestion = 3.5

/** Absence replies, confirmations and whatever else programs answer. */
function ofProgram({ mail, own, automatic }: Read): Classification | null {
  // The words behind `Afwezig:` are our subject in an answer of a program, and a person's own where they ask.
  const about = isSaid(automatic, 'absence-subject') ? mail.subject.replace(/^[^:]{0,40}:/, '').trim() : ''
  const subjectAsks = !isAnswerSubject(about) && asksSomething(about)
  const needed =
    asksQuestion(own.text) || subjectAsks
      ? despiteQuestion
      : asksSomething(own.text)
        ? despiteRequest
        : enough
  // Programs do not quote what they answer.
  const quotes = own.text !== '' && own.text.length * 2 < mail.text.length && mail.thread.length > 0 ? 1 : 0
  if (automatic.length < 2 || sumOf(automatic) - quotes < needed) return null
  return classified('automatic', false, ...reasonsOf(automatic))
}

/** Mails of one sender to one case in an hour that nobody answered; more may be a program's. */
export const mostAnHour = 10
/** Nobody types so many. */
const mostByHand = 50

/** A program that writes on and on: nothing else tells it but how often it does, and that it says the same. */
function ofFlood({ context, automatic }: Read): Classification | null {
  if (context.unanswered < mostAnHour) return null
  const isProgram = context.isRepeated || automatic.length > 0 || context.unanswered >= mostByHand
  if (!isProgram) return null
  return classified(
    'automatic',
    false,
    'many-an-hour',
    ...(context.isRepeated ? (['same-words'] as const) : []),
    ...reasonsOf(automatic),
  )
}

/** Parts that nobody sends for their own sake: signatures, pictures in them, and what programs read. */
const besides = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-keys',
  'text/vcard',
  'text/x-vcard',
  reactionType,
])

/** Files that somebody sends along. */
function ownFiles({ attachments, html }: ReceivedMail): readonly ReceivedFile[] {
  const references = (html ?? '').matchAll(/cid:([^\s"'<>)]{1,300})/gi)
  const shown = new Set(Array.from(references, ([, id]) => id))
  return attachments.filter(
    ({ claimedType, contentId }) =>
      !besides.has(claimedType) && !(contentId !== null && shown.has(contentId)),
  )
}

/** Mails of people. */
function ofPerson(read: Read): Classification {
  const { mail, context, own } = read
  const isUnread = mail.cut === 'unreadable' || isOpaque(mail)
  const subject = isAnswerSubject(mail.subject) && context.hasCase ? '' : bareSubject(mail.subject)
  const hasFiles = ownFiles(mail).length > 0
  if (context.sender === 'colleague') {
    const passesOn = forwardedAuthor(mail) !== null
    const why = ['staff-address', ...(passesOn ? (['forwarded'] as const) : [])] as const
    return classified('colleague', passesOn || !context.hasCase, ...why)
  }
  if (own.text === '' && subject === '' && !hasFiles && !isUnread) {
    const why = own.isSignatureAlone ? 'signature-alone' : 'no-words'
    return context.isAwaited ? classified('answer', true, 'awaited', why) : classified('empty', false, why)
  }
  if (isThanks(own.text, mail.from.name) && !hasFiles && !isUnread) {
    const isAnswer = context.isAwaited || (context.wasAsked && agrees(own.text))
    return isAnswer
      ? classified('answer', true, 'awaited', 'thanks-words')
      : classified('thanks', false, 'thanks-words')
  }
  const why = whyItAsks(own, subject, { hasFiles, isUnread })
  if (context.sender === 'stranger') return classified('stranger', true, 'not-of-case', why)
  const isQuestion = !context.hasCase || why === 'question' || why === 'request'
  return classified(isQuestion ? 'question' : 'answer', true, why)
}

function whyItAsks(
  { text }: OwnWords,
  subject: string,
  { hasFiles, isUnread }: { readonly hasFiles: boolean; readonly isUnread: boolean },
): MailReason {
  if (asksQuestion(`${text}\n${subject}`)) return 'question'
  if (asksSomething(`${text}\n${subject}`)) return 'request'
  if (text !== '' || subject !== '') return 'own-words'
  return hasFiles && !isUnread ? 'files' : 'unreadable'
}

const opaqueTypes = new Set([
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
  'application/ms-tnef',
  'application/vnd.ms-tnef',
  'application/pgp-encrypted',
])

/** Whether the words of a mail are inside a file that was not opened. */
const isOpaque = ({ attachments, text }: ReceivedMail): boolean =>
  text.trim() === '' && attachments.some(({ claimedType }) => opaqueTypes.has(claimedType))
