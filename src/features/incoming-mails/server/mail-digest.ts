import { createHash } from 'node:crypto'
import type { ReceivedMail } from '../received-mail.ts'

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest()

/** Tells two mails apart that have one Message-ID, as a copier's have none; the same mail by two ways has one digest. */
export const digestOf = (mail: ReceivedMail): Buffer => {
  const { attachments } = mail
  if (attachments.length === 0) return digestWithoutFiles(mail)
  const files = attachments.map(({ name, content }) => [name, sha256(content).toString('hex')])
  return sha256(JSON.stringify([digestWithoutFiles(mail).toString('hex'), files]))
}

/** Digest of a mail without files; release 0.16.0 and before gave the same to one with files. */
export const digestWithoutFiles = ({ from, sentAt, subject, text, html }: ReceivedMail): Buffer =>
  sha256(JSON.stringify([from.address, sentAt?.toISOString() ?? '', subject, text, html]))

/** The Message-ID that a mail is known by; made of its content where it has none. */
export const storedMessageId = (mail: ReceivedMail): string =>
  mail.messageId ?? `<${digestOf(mail).toString('hex')}@zonder.message-id>`
