import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import PostalMime, { addressParser } from 'postal-mime'
import { headerValues, type MailCut, type ReceivedFile, type ReceivedMail } from '../received-mail.ts'
import { checkSender, domainOf } from '../sender-check.ts'
import { noSenderCheck, type SenderCheck } from '../sender-check-results.ts'
import { resultsOfServer } from './authentication-results.ts'
import { isTooMuch, textOfHtml } from './safe-html.ts'
import { type DkimOptions, verifyDkim } from './verify-dkim.ts'

/** The largest mail that is read as a whole: 20 MB of files in base64, and its texts. */
export const largestMail = 30 * 1024 * 1024
/** So much is read of a larger one. */
export const readOfLarger = 1024 * 1024

const most = {
  subject: 500,
  name: 200,
  address: 320,
  /** As many as mail servers bring a mail to at once. */
  recipients: 1_000,
  thread: 50,
  messageId: 900,
  text: 200_000,
  files: 50,
  headers: 500,
  headerValue: 2_000,
  depth: 32,
} as const

/** How the sender of a mail is checked. */
export type SenderOptions = DkimOptions & {
  /** Name of our mail server in the headers that it writes (`MAIL_AUTHSERV_ID`); null where it writes none. */
  readonly authservId: string | null
}

/**
 * Reads a mail from its MIME source, and never fails: of one that is no mail, what can be told is there, and `cut` says so.
 * @param source as it came; of a mail that is too large its beginning, with `cut`
 */
export async function parseMail(
  source: Buffer,
  cut: MailCut | null = null,
  senderOptions: SenderOptions = { authservId: null },
): Promise<ReceivedMail> {
  const labelled = await parseMime(source)
  if (!labelled) return unreadMail(source)
  const parsed = cut === null && isGarbled(labelled) ? await rereadWords(labelled, source) : labelled
  const headers = parsed.headers
    .slice(0, most.headers)
    .map(({ key, value }) => ({ name: key.toLowerCase(), value: oneLine(value, most.headerValue) }))
  const from = senderOf(parsed)
  // HTML that is never shown is kept as words alone.
  const html = parsed.html && !isTooMuch(parsed.html) ? storable(parsed.html) : null
  return {
    messageId: messageIdsIn(parsed.messageId ?? '')[0] ?? null,
    thread: [
      ...new Set([...messageIdsIn(parsed.references ?? ''), ...messageIdsIn(parsed.inReplyTo ?? '')]),
    ].slice(-most.thread),
    headers,
    from,
    senderCheck: await senderCheckOf(source, { parsed, from: from.address, cut }, senderOptions),
    recipients: recipientsOf(parsed, headers),
    subject: oneLine(parsed.subject ?? '', most.subject),
    sentAt: momentOf(parsed.date),
    text: storable(parsed.text?.trim() || textOfHtml(parsed.html ?? ''))
      .trim()
      .slice(0, most.text),
    html,
    // Of a mail that is cut off the last file is not whole.
    attachments: cut === 'too-large' ? [] : parsed.attachments.slice(0, most.files).map(fileOf),
    cut: cut ?? (isMail(headers) ? null : 'unreadable'),
  }
}

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>

async function parseMime(source: Buffer): Promise<Parsed | null> {
  try {
    return await PostalMime.parse(source, {
      attachmentEncoding: 'arraybuffer',
      maxNestingDepth: most.depth,
      forceRfc822Attachments: true,
    })
  } catch {
    return null
  }
}

/** Whether none of its letters beyond ASCII could be read: one wrong byte among right ones is left. */
const isGarbled = ({ text = '', html = '', subject = '' }: Parsed): boolean => {
  const words = `${text}${html}${subject}`
  return words.includes('\ufffd') && !/[^\0-\x7f\ufffd]/.test(words)
}

/** The same mail with its words read as windows-1252, which some programs call UTF-8 or nothing at all; where that reads no better, as it was. */
async function rereadWords(labelled: Parsed, source: Buffer): Promise<Parsed> {
  if (isUtf8(source)) return labelled
  const read = await parseMime(Buffer.from(new TextDecoder('windows-1252').decode(source)))
  return read && !isGarbled(read) ? { ...read, attachments: labelled.attachments } : labelled
}

/** A mail of which nothing is understood: the beginning of its source is its text. */
export const unreadMail = (source: Buffer): ReceivedMail => ({
  messageId: null,
  thread: [],
  headers: [],
  from: { address: '', name: '' },
  senderCheck: noSenderCheck,
  recipients: [],
  subject: '',
  sentAt: null,
  text: storable(source.subarray(0, 10_000).toString('latin1')).trim(),
  html: null,
  attachments: [],
  cut: 'unreadable',
})

/**
 * Its one author: the only address in the only From, alone or in a group (RFC 6854). With more of them, or none, it is nobody:
 * what Sender and Reply-To say is no author.
 */
function senderOf(parsed: Parsed): ReceivedMail['from'] {
  const fields = valuesOf(parsed, 'from')
  const typed = fields.length === 1 ? addressParser(fields[0] ?? '') : []
  const mailboxes = typed.flatMap(each => each.group ?? each)
  const [mailbox] = mailboxes.filter(({ address }) => address)
  if (!mailbox?.address || mailboxes.length > 1) return { address: '', name: '' }
  return {
    address: oneLine(mailbox.address, most.address),
    name: oneLine(mailbox.name || typed[0]?.name || '', most.name),
  }
}

const valuesOf = ({ headers }: Parsed, name: string): readonly string[] =>
  headers.filter(({ key }) => key.toLowerCase() === name).map(({ value }) => value)

/** By our mail server, or else by what can be verified here: DKIM alone, of a mail that is whole. */
async function senderCheckOf(
  source: Buffer,
  { parsed, from, cut }: { readonly parsed: Parsed; readonly from: string; readonly cut: MailCut | null },
  { authservId, ...options }: SenderOptions,
): Promise<SenderCheck> {
  const told =
    authservId === null ? null : resultsOfServer(valuesOf(parsed, 'authentication-results'), authservId)
  if (told) return checkSender(from, told)
  const signatures = valuesOf(parsed, 'dkim-signature')
  const dkim = cut === null ? await verifyDkim(source, { signatures, from: domainOf(from) }, options) : []
  return checkSender(from, { spf: null, dkim, dmarc: null })
}

/** Whether it has a header that every mail has. */
const isMail = (headers: ReceivedMail['headers']): boolean =>
  ['from', 'date', 'subject', 'received', 'message-id'].some(
    name => headerValues({ headers }, name).length > 0,
  )

/** Headers in which mail servers keep to which address a mail came. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

function recipientsOf({ to = [], cc = [] }: Parsed, headers: ReceivedMail['headers']): readonly string[] {
  const typed = [...to, ...cc].flatMap(each => ('group' in each && each.group ? each.group : [each]))
  const addresses = [
    ...envelopeHeaders.flatMap(name => headerValues({ headers }, name)),
    ...typed.map(({ address = '' }) => address),
  ]
  return [...new Set(addresses.map(address => address.replace(/^<|>$/g, '').trim()))]
    .filter(address => address !== '' && address.length <= most.address)
    .slice(0, most.recipients)
}

/** Message-IDs in a header, with their brackets. */
export const messageIdsIn = (header: string): readonly string[] =>
  (header.match(/<[^<>\s]{1,900}>/g) ?? []).map(id => storable(id))

function fileOf({ filename, mimeType, content, contentId }: Parsed['attachments'][number]): ReceivedFile {
  return {
    name: oneLine(filename ?? '', most.name),
    claimedType: oneLine(mimeType, 100).toLowerCase(),
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    contentId: contentId ? oneLine(contentId, 300).replace(/^<|>$/g, '') : null,
  }
}

function momentOf(date: string | undefined): Date | null {
  const moment = new Date(date ?? '')
  const year = moment.getUTCFullYear()
  return Number.isNaN(year) || year < 1990 || year > 2100 ? null : moment
}

/** Characters that turn the direction of what follows: a sender or a subject would read as another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** PostgreSQL stores no NUL, and half of a surrogate pair is no text. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const oneLine = (text: string, most: number): string =>
  storable(text)
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

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
