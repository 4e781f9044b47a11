import type { MailContext } from '../cases/mail-kinds.ts'
import { noSenderCheck } from '../cases/sender-check-results.ts'
import type { ReceivedMail } from './received-mail.ts'

/** Around a mail of a customer in a case of theirs, about which nothing else is known. */
export const usualContext: MailContext = {
  sender: 'customer',
  hasCase: true,
  isAwaited: false,
  wasAsked: false,
  hasAppointmentAhead: false,
  unanswered: 0,
  isRepeated: false,
}

type Written = {
  readonly from?: string
  readonly subject?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly text?: string
  readonly html?: string | null
  /** Parts that are files, by their type. */
  readonly parts?: readonly (readonly [type: string, content: string])[]
  readonly thread?: readonly string[]
}

/** A mail as it was read. */
export const mailOf = ({
  from = 'jan@jansen.example',
  subject = 'Vraag',
  headers = {},
  text = '',
  html = null,
  parts = [],
  thread = [],
}: Written): ReceivedMail => ({
  messageId: '<reactie@jansen.example>',
  thread,
  headers: Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value })),
  from: { address: from, name: '' },
  senderCheck: noSenderCheck,
  recipients: ['zaken@shop.example'],
  typedRecipients: ['zaken@shop.example'],
  subject,
  sentAt: null,
  text,
  html,
  attachments: parts.map(([claimedType, content]) => ({
    name: '',
    claimedType,
    content: Buffer.from(content),
    contentId: null,
  })),
  cut: null,
})
