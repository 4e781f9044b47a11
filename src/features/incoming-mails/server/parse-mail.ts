import { isUtf8 } from 'node:buffer'
import PostalMime, { addressParser } from 'postal-mime'
import type { MailCut } from '../../cases/mail-cuts.ts'
import type { SenderCheck } from '../../cases/sender-check-results.ts'
import { headerValues, type ReceivedFile, type ReceivedMail } from '../received-mail.ts'
import { checkSender, domainOf } from '../sender-check.ts'
import { resultsOfServer } from './authentication-results.ts'
import { boundedSource, withoutParts } from './mail-bounds.ts'
import { unreadMail } from './mail-source.ts'
import { oneLine, storable } from './mail-text.ts'
import { opaqueCut, signedMail } from './opaque-parts.ts'
import { repairedText, withWholeWords } from './repair-charsets.ts'
import { isTooMuch, textOfHtml } from './safe-html.ts'
import { type DkimOptions, verifyDkim } from './verify-dkim.ts'

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

export type ParseOptions = SenderOptions & {
  /** Whether only its headers are read, and the beginning of its source as its text. */
  readonly isPlain?: boolean | undefined
}

/** Bytes of its source that are the text of a mail of which nothing else is understood. */
const unreadText = 10_000

/**
 * Reads a mail from its MIME source, and never fails: of one that is no mail, or too much, what can be told is there, and `cut`
 * says so. Runs in a process of its own (read-mail.ts).
 * @param source as it came; of a mail that is too large its beginning, with `cut`
 */
export async function parseMail(
  source: Buffer,
  cut: MailCut | null = null,
  { isPlain = false, ...senderOptions }: ParseOptions = { authservId: null },
): Promise<ReceivedMail> {
  const bounded = boundedSource(source)
  const isWithin = bounded.length === source.length
  const parsed = isPlain ? null : await readWords(bounded, cut)
  if (parsed) return mailOf(source, { parsed, cut: cut ?? (isWithin ? null : 'too-large') }, senderOptions)
  const headers = await parseMime(withoutParts(source, unreadText))
  return headers
    ? mailOf(source, { parsed: headers, cut: cut ?? 'unreadable' }, senderOptions)
    : unreadMail(source)
}

async function readWords(bounded: Buffer, cut: MailCut | null): Promise<Parsed | null> {
  const source = withWholeWords(bounded)
  const labelled = await parseMime(source)
  const read =
    labelled && cut === null && isGarbled(labelled) ? await rereadWords(labelled, source) : labelled
  return read && withSignedWords(read)
}

/** The mail inside a signed one; its own headers stay. */
async function withSignedWords(parsed: Parsed): Promise<Parsed> {
  const source = hasWords(parsed) ? null : signedMail(parsed.attachments)
  const inner = source && (await parseMime(boundedSource(source)))
  if (!inner) return parsed
  const { text, html, attachments } = inner
  return { ...parsed, attachments, ...(text !== undefined && { text }), ...(html !== undefined && { html }) }
}

const hasWords = ({ text = '', html = '' }: Parsed): boolean => text.trim() !== '' || html.trim() !== ''

async function mailOf(
  source: Buffer,
  { parsed, cut }: { readonly parsed: Parsed; readonly cut: MailCut | null },
  senderOptions: SenderOptions,
): Promise<ReceivedMail> {
  const headers = parsed.headers
    .slice(0, most.headers)
    .map(({ key, value }) => ({ name: key.toLowerCase(), value: oneLine(value, most.headerValue) }))
  const from = senderOf(parsed)
  // HTML that is never shown is kept as words alone.
  const html = parsed.html && !isTooMuch(parsed.html) ? storable(repairedText(parsed.html)) : null
  const subject = oneLine(parsed.subject ?? '', Number.POSITIVE_INFINITY)
  const text = storable(wordsOf(parsed)).trim()
  const isShortened =
    subject.length > most.subject || text.length > most.text || parsed.attachments.length > most.files
  const opaque = hasWords(parsed) ? null : opaqueCut(parsed.attachments)
  return {
    messageId: messageIdsIn(parsed.messageId ?? '')[0] ?? null,
    thread: [
      ...new Set([...messageIdsIn(parsed.references ?? ''), ...messageIdsIn(parsed.inReplyTo ?? '')]),
    ].slice(-most.thread),
    headers,
    from,
    senderCheck: await senderCheckOf(source, { parsed, from: from.address, cut }, senderOptions),
    recipients: uniqueAddresses([...envelopeOf(headers), ...typedIn(parsed)]),
    typedRecipients: uniqueAddresses(typedIn(parsed)),
    subject: oneLine(subject, most.subject),
    sentAt: momentOf(parsed.date),
    text: text.slice(0, most.text),
    html,
    // Of a mail that is cut off the last file is not whole.
    attachments: cut === 'too-large' ? [] : parsed.attachments.slice(0, most.files).map(fileOf),
    cut: cut ?? (isMail(headers) ? (isShortened ? 'too-large' : opaque) : 'unreadable'),
  }
}

/** A text that only says that the mail has another form. */
const stub =
  /\bhtml\b|\b(?:e-?mail|mail) ?(?:client|programma|program|reader)|\b(?:in (?:je|uw|de|your|a) browser|online (?:versie|bekijken)|view (?:this|it) online|weergegeven|weergave|cannot be displayed|kan niet worden)\b/i
const longestStub = 400

/** Its text, or the words of its HTML where it has no text, or one that says only that. */
function wordsOf({ text = '', html = '' }: Parsed): string {
  const typed = repairedText(text.trim())
  if (typed === '') return repairedText(textOfHtml(html))
  if (html === '' || typed.length > longestStub || !stub.test(typed)) return typed
  const formatted = repairedText(textOfHtml(html))
  return formatted.length * 2 > typed.length ? formatted : typed
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
const isGarbled = ({ text = '', html = '', subject = '', attachments }: Parsed): boolean => {
  const words = `${text}${html}${subject}`
  return isGarbledText(words) || attachments.some(({ filename }) => isGarbledText(filename ?? ''))
}

const isGarbledText = (words: string): boolean => words.includes('\ufffd') && !/[^\0-\x7f\ufffd]/.test(words)

/** The same mail with its words read as windows-1252, which some programs call UTF-8 or nothing at all; where that reads no better, as it was. */
async function rereadWords(labelled: Parsed, source: Buffer): Promise<Parsed> {
  if (isUtf8(source)) return labelled
  const read = await parseMime(Buffer.from(new TextDecoder('windows-1252').decode(source)))
  if (!read || isGarbled(read)) return labelled
  const attachments = labelled.attachments.map((file, place) => ({
    ...file,
    filename: read.attachments[place]?.filename ?? file.filename,
  }))
  const { text = '', html = '', subject = '' } = labelled
  return isGarbledText(`${text}${html}${subject}`) ? { ...read, attachments } : { ...labelled, attachments }
}

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

const envelopeOf = (headers: ReceivedMail['headers']): readonly string[] =>
  envelopeHeaders.flatMap(name => headerValues({ headers }, name))

const typedIn = ({ to = [], cc = [] }: Parsed): readonly string[] =>
  [...to, ...cc]
    .flatMap(each => ('group' in each && each.group ? each.group : [each]))
    .map(({ address = '' }) => address)

const uniqueAddresses = (addresses: readonly string[]): readonly string[] =>
  [...new Set(addresses.map(address => address.replace(/^<|>$/g, '').trim()))]
    .filter(address => address !== '' && address.length <= most.address)
    .slice(0, most.recipients)

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
