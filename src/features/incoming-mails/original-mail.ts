import type { ReceivedMail } from './received-mail.ts'

/* The mail that a report of a mail server is about. */

/** Media types of parts that hold the original mail, or only its headers. */
const originalTypes = new Set([
  'message/rfc822',
  'message/global',
  'message/global-headers',
  'message/rfc822-headers',
  'text/rfc822-headers',
])

const mostHeaderBytes = 64_000
/** A report has one of each; of more parts the first are looked at. */
export const mostParts = 3

/** The fields of a block of headers, with the lines of each put together; names in lower case. */
export function fieldsOf(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  let last = ''
  for (const line of block.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line) && last !== '') {
      fields.set(last, `${fields.get(last)} ${line.trim()}`)
      continue
    }
    const colon = line.indexOf(':')
    if (colon < 1) continue
    last = line.slice(0, colon).trim().toLowerCase()
    // The first of two is the one of the mail itself.
    if (fields.has(last)) last = ''
    else fields.set(last, line.slice(colon + 1).trim())
  }
  return fields
}

/** Groups of headers that are separated by empty lines. */
export const blocksOf = (content: Buffer): readonly string[] =>
  content
    .subarray(0, mostHeaderBytes)
    .toString('utf8')
    .split(/\r?\n[ \t]*\r?\n/)
    .filter(block => block.trim() !== '')

const idIn = (value: string | undefined): string | null => /<[^<>\s]{1,990}>/.exec(value ?? '')?.[0] ?? null

/** The Message-ID of the mail that a report is about, with its brackets; null where it does not say. */
export function originalMessageId({ attachments, thread, text }: ReceivedMail): string | null {
  const firstOf = (isSuch: (type: string) => boolean) =>
    attachments
      .filter(({ claimedType }) => isSuch(claimedType))
      .slice(0, mostParts)
      .map(({ content }) => fieldsOf(blocksOf(content)[0] ?? ''))
  for (const fields of firstOf(type => originalTypes.has(type))) {
    const id = idIn(fields.get('message-id'))
    if (id) return id
  }
  for (const fields of firstOf(isStatus)) {
    const id = idIn(fields.get('x-original-message-id') ?? fields.get('original-message-id'))
    if (id) return id
  }
  const written = idIn(
    /^[> \t]{0,20}Message-I[dD]:([^\n]{1,1000})/m.exec(text.slice(0, mostHeaderBytes))?.[1],
  )
  return written ?? thread.at(-1) ?? null
}

/** Whether a part says what became of each recipient (RFC 3464). */
export const isStatus = (type: string): boolean =>
  type === 'message/delivery-status' || type === 'message/global-delivery-status'
