import sanitizeHtml, { type IOptions } from 'sanitize-html'

/* The HTML of a mail, made safe to look at (docs/security.md#files-and-mails-of-others). */

/** A picture that came with the mail. */
export type MailPicture = {
  readonly contentId: string
  readonly contentType: string
  readonly content: Buffer
}

/** A longer one, or one of more tags, is only read for its words: tags that never end take time that grows with their square. */
export const longestHtml = 500_000
export const mostTags = 10_000

/** Together: a frame holds them as text. */
const mostPictureBytes = 5 * 1024 * 1024

/** A link to another place, or to a program that writes a mail or calls; none of ours. */
const leadsOut = /^\s{0,20}(?:https:\/\/|mailto:|tel:)/i

const deepestNesting = 100

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]{1,40}\)$/i, /^[a-z]{3,30}$/i]
const length = /^-?\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|ex|%|cm|mm|in)?$/i
const lengths = /^(?:-?\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|ex|%|cm|mm|in)?\s{0,3}|auto\s{0,3}){1,4}$/i
const word = /^[a-z-]{1,30}$/i
/** A border is a width, a style and a colour. */
const border =
  /^[\d.]{1,6}(?:px|pt|em)?\s[a-z]{4,8}\s(?:#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s,.%]{1,40}\))$/i

const styles: Readonly<Record<string, RegExp[]>> = {
  color: colour,
  'background-color': colour,
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [length, word],
  'font-style': [word],
  'font-weight': [word, /^[1-9]00$/],
  'line-height': [length, word],
  'text-align': [word],
  'text-decoration': [word],
  'vertical-align': [word, length],
  'white-space': [word],
  'list-style-type': [word],
  margin: [lengths],
  padding: [lengths],
  'margin-left': [length],
  'padding-left': [length],
  'border-left': [border],
  border: [border],
  'border-collapse': [word],
  width: [length],
}

const allowedTags = (
  'a abbr b big blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 ' +
  'h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul'
).split(' ')

/** Their content is no text of the mail. */
const nonTextTags =
  'script style textarea option noscript title xmp iframe noembed noframes template svg math object'.split(
    ' ',
  )

const options = (pictures: ReadonlyMap<string, string>): IOptions => ({
  allowedTags,
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'align'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    font: ['color', 'face', 'size'],
    table: ['width', 'border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan', 'valign', 'width'],
    th: ['colspan', 'rowspan', 'valign', 'width'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags,
  nestingLimit: deepestNesting,
  exclusiveFilter: ({ attribs }) => isHidden(attribs),
  transformTags: {
    // Opening a window is forbidden to the frame, so a press leaves the mail where it is.
    a: (tagName, { href, style }) => ({
      tagName,
      attribs: {
        ...(style && { style }),
        ...(href && leadsOut.test(href) && { href, target: '_blank', rel: 'noopener noreferrer' }),
      },
    }),
    img: (tagName, { src = '', alt = '', width, height }) => {
      const data = /^cid:/i.test(src.trim()) ? pictures.get(cidOf(src)) : undefined
      if (data === undefined) return { tagName: 'span', attribs: {}, text: alt }
      return { tagName, attribs: { src: data, alt, ...(width && { width }), ...(height && { height }) } }
    },
  },
})

/** Styles that hide: a newsletter shows such text in the list of a mail program alone, and nobody sees it in the mail. */
const hidingStyle =
  /(?:^|;)\s{0,20}(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|mso-hide\s{0,9}:\s{0,9}all|(?:max-height|font-size)\s{0,9}:\s{0,9}0(?:px|pt|em)?\s{0,9}(?:;|!|$))/i

const isHidden = ({ style = '', hidden }: Readonly<Record<string, string | undefined>>): boolean =>
  hidden !== undefined || hidingStyle.test(style)

const cidOf = (src: string): string => {
  const cid = src.trim().slice('cid:'.length)
  try {
    return decodeURIComponent(cid)
  } catch {
    return cid
  }
}

/** Pictures as addresses that hold them, by their id in the mail. */
function dataOf(pictures: readonly MailPicture[]): ReadonlyMap<string, string> {
  let room = mostPictureBytes
  const addresses = new Map<string, string>()
  for (const { contentId, contentType, content } of pictures) {
    if (content.length > room) continue
    room -= content.length
    addresses.set(contentId, `data:${contentType};base64,${content.toString('base64')}`)
  }
  return addresses
}

export const isTooMuch = (html: string): boolean =>
  html.length > longestHtml || html.split('<', mostTags + 2).length > mostTags + 1

/** The words of a mail that has HTML alone. */
export function textOfHtml(html: string): string {
  if (html === '') return ''
  const lines = html
    .slice(0, mostRead)
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote)\b[^<>]{0,200}>/gi, '\n$&')
    // Cells of a table stand apart.
    .replace(/<\/t[dh]\b[^<>]{0,200}>/gi, ' $&')
  const text = isTooMuch(html)
    ? roughText(lines)
    : sanitizeHtml(lines, { ...options(new Map()), allowedAttributes: {}, transformTags: {} }).replace(
        /<[^<>]*>/g,
        '',
      )
  return plain(text)
    .replace(/(?<![ \u00a0])[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** More of the words of one mail than anybody reads. */
const mostRead = 2_000_000

/** Parts without words of the mail, from how they begin to how they end. */
const wordless = [
  [/<style\b/i, /<\/style[^<>]*>/i],
  [/<script\b/i, /<\/script[^<>]*>/i],
  [/<!--/, /-->/],
] as const

/** The words between tags, in time that grows with the length alone. A part that never ends is read as words. */
function roughText(html: string): string {
  let text = html
  for (const [begin, end] of wordless) {
    const [first = '', ...others] = text.split(begin)
    text = [first, ...others.map(part => part.slice(endOf(end.exec(part))))].join('')
  }
  return text.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' ')
}

const endOf = (match: RegExpExecArray | null): number => (match ? match.index + match[0].length : 0)

/** The letters that sanitize-html writes as entities. */
const letters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|amp);/g, entity => letters[entity] ?? '')

/** A whole page of the mail, which loads nothing and runs nothing; null where its HTML is too much. */
export function safeMailPage(html: string, pictures: readonly MailPicture[]): string | null {
  if (isTooMuch(html)) return null
  const body = sanitizeHtml(html, options(dataOf(pictures)))
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Mail</title><style>body{margin:1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}blockquote{margin-inline:0;padding-inline-start:1em;border-inline-start:2px solid #ccc}</style></head><body>${body}</body></html>`
}
