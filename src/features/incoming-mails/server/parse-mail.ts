import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { isEmail } from '../../../common/checks/email.ts'
import { headerValues, type MailCut, type ReceivedFile, type ReceivedMail } from '../received-mail.ts'
import { textOfHtml } from './safe-html.ts'

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
  html: 1_000_000,
  files: 50,
  headers: 500,
  headerValue: 2_000,
  depth: 32,
} as const

/**
 * Reads a mail from its MIME source, and never fails: of one that is no mail, what can be told is there, and `cut` says so.
 * @param source as it came; of a mail that is too large its beginning, with `cut`
 */
export async function parseMail(source: Buffer, cut: MailCut | null = null): Promise<ReceivedMail> {
  const parsed = await parseMime(source)
  if (!parsed) return unreadable(source)
  const headers = parsed.headers
    .slice(0, most.headers)
    .map(({ key, value }) => ({ name: key.toLowerCase(), value: oneLine(value, most.headerValue) }))
  const from = senderOf(parsed)
  const html = parsed.html ? storable(parsed.html).slice(0, most.html) : null
  return {
    messageId: messageIdsIn(parsed.messageId ?? '')[0] ?? null,
    thread: [
      ...new Set([...messageIdsIn(parsed.references ?? ''), ...messageIdsIn(parsed.inReplyTo ?? '')]),
    ].slice(-most.thread),
    headers,
    from,
    recipients: recipientsOf(parsed, headers),
    subject: oneLine(parsed.subject ?? '', most.subject),
    sentAt: momentOf(parsed.date),
    text: storable(parsed.text || textOfHtml(parsed.html ?? ''))
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

const unreadable = (source: Buffer): ReceivedMail => ({
  messageId: null,
  thread: [],
  headers: [],
  from: { address: '', name: '' },
  recipients: [],
  subject: '',
  sentAt: null,
  text: storable(source.subarray(0, 10_000).toString('latin1')).trim(),
  html: null,
  attachments: [],
  cut: 'unreadable',
})

function senderOf({ from, sender, replyTo }: Parsed): ReceivedMail['from'] {
  // Reply-To says where an answer should go and not who wrote: it is only looked at where nothing else is there.
  const mailbox = [from, sender, replyTo?.[0]].find(each => each?.address)
  const address = oneLine(mailbox?.address ?? '', most.address)
  return { address: isEmail(address) ? address : '', name: oneLine(mailbox?.name ?? '', most.name) }
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

/** PostgreSQL stores no NUL, and half of a surrogate pair is no text. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const oneLine = (text: string, most: number): string =>
  storable(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

/** Tells two mails apart that have one Message-ID; the same mail by two ways has one digest. */
export const digestOf = ({ from, sentAt, subject, text, html }: ReceivedMail): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([from.address, sentAt?.toISOString() ?? '', subject, text, html]))
    .digest()

/** The Message-ID that a mail is known by; made of its content where it has none. */
export const storedMessageId = (mail: ReceivedMail): string =>
  mail.messageId ?? `<${digestOf(mail).toString('hex')}@zonder.message-id>`
