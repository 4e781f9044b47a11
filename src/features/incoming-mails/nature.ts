import {
  type FailedRecipient,
  failuresInReport,
  failuresInWords,
  isFromMailServer,
  isReport,
} from './bounce-report.ts'
import { originalMessageId } from './original-mail.ts'
import { headerValues, type MailNature, type ReceivedMail } from './received-mail.ts'

/**
 * A mail server's report on a mail of ours. One that only says that it still tries has recipients that are not final.
 * Anybody can write such a mail, so it counts only for the mail of ours that it names (server/record-bounce.ts).
 */
export type Bounce = {
  readonly nature: 'bounce'
  /** Message-ID of the mail that it is about, with its brackets; null where it does not say. */
  readonly originalId: string | null
  readonly recipients: readonly FailedRecipient[]
}

export type RecognizedMail = { readonly nature: Exclude<MailNature, 'bounce'> } | Bounce

/** Whether a person wrote a mail, a program did, or a mail server reports on a mail of ours. */
export function natureOf(mail: ReceivedMail): RecognizedMail {
  const recipients = failuresInReport(mail) ?? (isFromMailServer(mail) ? failuresInWords(mail) : [])
  if (recipients.length > 0) return { nature: 'bounce', originalId: originalMessageId(mail), recipients }
  return { nature: isAutomatic(mail) ? 'automatic' : 'answer' }
}

/** How the subject of an absence reply begins; a person who writes about being away puts no colon there. */
const automaticSubject =
  /^\s{0,20}(?:automatisch(?:e)? (?:antwoord|beantwoording|reactie)|afwezig(?:heid|heidsbericht|heidsmelding)?|niet aanwezig|automatic reply|auto[- ]?(?:reply|response)|out of (?:the )?office|réponse automatique|automatische antwort|abwesenheits(?:notiz|meldung))(?: auto-?reply)?\s{0,20}(?::|$)/i

/** Values of Precedence that a person's mail does not have; a mailbox behind a mailing list gives every mail `list`. */
const precedences = new Set(['bulk', 'junk', 'auto_reply'])

/** Headers that only programs set. */
const automaticHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply-from',
  'x-mail-autoreply',
  'x-auto-response-suppress',
]

const absent = new Set(['no', 'none', 'false', ''])

function isAutomatic(mail: ReceivedMail): boolean {
  const values = (name: string) => headerValues(mail, name).map(value => value.trim().toLowerCase())
  const hasValue = (name: string, isIt: (value: string) => boolean) => values(name).some(isIt)
  return (
    // Any value but "no", whatever parameters follow (RFC 3834).
    hasValue('auto-submitted', value => !absent.has(value.split(/[\s;(]/, 1)[0] ?? '')) ||
    hasValue('precedence', value => precedences.has(value)) ||
    isReport(mail) ||
    automaticHeaders.some(name => hasValue(name, value => !absent.has(value))) ||
    isFromMailServer(mail) ||
    automaticSubject.test(mail.subject)
  )
}
