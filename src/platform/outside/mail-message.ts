import type { SendMailOptions } from 'nodemailer'
import type { MailEnvelope, MailMessage } from './mail.ts'

/**
 * Answers of Exchange that nobody reads (MS-OXCMAIL §2.2.3.2.14): receipts, and to mails that no person wrote absence replies too. Reports of
 * mails that did not arrive (NDR) come.
 */
const unwantedAnswers = (isAutomatic: boolean): string =>
  `DR, RN, NRN, ${isAutomatic ? 'OOF, ' : ''}AutoReply`

/** In nodemailer's terms. Addresses go in as objects: nothing in them is read as a second address or a header. */
export const nodemailerMessage = (message: MailMessage): SendMailOptions => ({
  messageId: message.messageId,
  date: message.date,
  from: message.from,
  to: { name: '', address: message.to },
  ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
  ...(message.envelope && inNodemailersTerms(message.envelope)),
  subject: message.subject,
  html: message.html,
  text: message.text,
  attachments: message.attachments.map(({ name, content, contentType = 'application/pdf' }) => ({
    filename: name,
    content,
    contentType,
  })),
  headers: {
    ...(message.isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
    'X-Auto-Response-Suppress': unwantedAnswers(message.isAutomatic),
    'Content-Language': 'nl-NL',
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const inNodemailersTerms = ({ cc, inReplyTo, references }: MailEnvelope): SendMailOptions => ({
  ...(cc.length > 0 && { cc: cc.map(address => ({ name: '', address })) }),
  ...(inReplyTo !== null && { inReplyTo }),
  ...(references.length > 0 && { references: [...references] }),
})
