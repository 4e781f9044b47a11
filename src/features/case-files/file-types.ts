import { decodeText } from '../../common/decode-text.ts'

/* Which types a file can have: its content says so, never its name alone. */

/** Served for every other content: browsers and programs make nothing of it. */
export const unknownType = 'application/octet-stream'

/** Types that are known by the first bytes of the content. */
const typesBySignature = [
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/msword',
  'application/vnd.ms-excel',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/jpeg',
  'image/png',
  'image/tiff',
  'image/webp',
] as const

const typesOfText = ['text/plain', 'text/csv', 'text/calendar'] as const

const servedTypes: ReadonlySet<string> = new Set([...typesBySignature, ...typesOfText])

/** Pictures that a mail shows in its text. */
const shownPictures: ReadonlySet<string> = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/webp'])

/** Whether it is served as what it is, and taken where somebody chooses a file. */
export const isServedType = (type: string): boolean => servedTypes.has(type)

export const isShownPicture = (type: string): boolean => shownPictures.has(type)

/** As a field for files names them to the browser. */
export const chosenTypes = [
  ...typesBySignature,
  ...typesOfText,
  '.csv',
  '.doc',
  '.heic',
  '.heif',
  '.ics',
  '.tif',
  '.xls',
].join(',')

/** How much of a text is looked at. */
const looked = 64_000

/** The beginning of a page, a drawing, a script or a document that may run something, whatever stands before it. */
const markup =
  /<\s*(?:!doctype|!--|\?xml|\?php|html|head|body|script|svg|iframe|frame|object|embed|meta|link|style|base|form|img|a\s|table|div|xsl)|^\s*(?:#!|@echo|MIME-Version:|Content-Type:)/i

/** Control characters but for tab, line break and form feed, and bytes that are no letter. */
const hasControls = /[^\P{Cc}\t\n\f\r]|\ufffd/u

/** Files of spreadsheets and editors that may not be UTF-8. */
const ofOffice = /\.(?:csv|txt)$/i

/** The first lines; null of what is no text. */
function beginningOf(content: Uint8Array, name: string): string | null {
  // A letter that is cut at the end of what is looked at would be none.
  const end = content.length > looked ? looked - 4 : content.length
  const bytes = content.subarray(0, end)
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\ufffd{1,3}$/, '')
  return ofOffice.test(name) && text.includes('\ufffd') ? decodeText(bytes) : text
}

/** The type of a text, by its first lines; `unknownType` for what is no text, or may be read as a page or a script. */
export function typeOfText(content: Uint8Array, name: string): string {
  const text = beginningOf(content, name)
  if (text === null || hasControls.test(text) || markup.test(text)) return unknownType
  if (/^\ufeff?BEGIN:VCALENDAR\r?\n/.test(text)) return 'text/calendar'
  if (/\.csv$/i.test(name)) return 'text/csv'
  return 'text/plain'
}
