import EmailReplyParser from 'email-reply-parser'

/* Which part of a mail its sender wrote, and which part it quotes of earlier mails. */

export type SplitMail = {
  /** Whatever its sender wrote. */
  readonly text: string
  /** Earlier mails; empty for none. */
  readonly quoted: string
}

/** Nobody writes a mail of more lines: one that has them is left as it is. */
const mostLines = 10_000
/** A quotation that begins below so many lines, or so many characters, is not looked for. */
const searchedLines = 2_000
const searchedText = 50_000
/** No line that begins a quotation is longer, so nothing of a longer one is looked at. */
const longestHeader = 400
/** A long address breaks such a line in mail programs. */
const headerLines = 3
/** `Van:` is followed by its other lines within so many. */
const blockLines = 6

/**
 * Splits a mail by the forms of Outlook, Gmail and Apple Mail in Dutch and English, and of other languages as
 * email-reply-parser knows them. An answer between quoted lines needs them, and a mail that only quotes has nothing else: both
 * are left as they are. Its expressions see a bounded part of a mail, however long that is: the desk reads mails on the thread that
 * answers visitors.
 */
export function splitQuoted(mail: string): SplitMail {
  const split = ownAndQuoted(mail)
  return split.text === '' ? whole(linesOf(mail)) : split
}

const linesOf = (mail: string): string[] => mail.split(/\r\n?|\n/, mostLines + 1)

/** The same, where nothing may be its sender's own. */
export function ownAndQuoted(mail: string): SplitMail {
  const lines = linesOf(mail)
  if (lines.length > mostLines) return { text: mail.trim(), quoted: '' }
  const begin = searched(lines).findIndex((line, at) => beginsQuotation(lines, line, at))
  const marked = markedLines(lines, Math.max(begin, 0))
  if (begin < 0) {
    if (marked?.isMixed) return whole(lines)
    return splitByParser(lines) ?? (marked ? cut(lines, marked.first, marked.end) : whole(lines))
  }
  // Marked lines under the line that says who wrote end the quotation: below them stands what the sender wrote.
  if (!marked || marked.first - begin > headerLines + 1) return cut(lines, begin, lines.length)
  return marked.isMixed ? whole(lines) : cut(lines, begin, marked.end)
}

const whole = (lines: readonly string[]): SplitMail => ({ text: lines.join('\n').trim(), quoted: '' })

/** The lines from `first` to before `end` are quoted. */
function cut(lines: readonly string[], first: number, end: number): SplitMail {
  const [above, below] = [lines.slice(0, first), lines.slice(end)].map(part => part.join('\n').trim())
  const text = [above, below].filter(part => part !== '').join('\n\n')
  return { text, quoted: lines.slice(first, end).join('\n').trim() }
}

/** The first lines, as many as are looked at for the beginning of a quotation. */
function searched(lines: readonly string[]): readonly string[] {
  let left = searchedText
  const end = lines.slice(0, searchedLines).findIndex(line => {
    left -= Math.min(line.length, longestHeader)
    return left < 0
  })
  return lines.slice(0, end < 0 ? searchedLines : end)
}

/** Whether `>` stands before a line, after at most three blanks. */
const isMarked = (line: string): boolean => line.slice(0, 4).trimStart().startsWith('>')
const isEmpty = (line: string): boolean => line.trim() === ''

/** Marked lines from a line on, and whether others stand between them; null where there are none. */
function markedLines(lines: readonly string[], from: number) {
  const first = lines.findIndex((line, at) => at >= from && isMarked(line))
  if (first < 0) return null
  const last = lines.findLastIndex(isMarked)
  const isMixed = lines.slice(first, last).some(line => !isMarked(line) && !isEmpty(line))
  return { first, end: last + 1, isMixed }
}

const separator =
  /^\s{0,3}>?\s{0,3}-{2,40}\s{0,3}(?:oorspronkelijk bericht|oorspronkelijke bericht|origineel bericht|original message)\s{0,3}-{2,40}\s{0,3}$/i

const wroteBegins = /^\s{0,8}(?:op|on|le|am)\s.{4,}/i
const wroteEnds =
  /^\s{0,8}(?:op\s.{4,}\s(?:schreef\b.{0,200}|het volgende geschreven\s?|geschreven door\s.{0,200}):|on\s.{4,}\swrote\s?:)\s{0,3}$/i

/** Of Roundcube: `Jan schreef op 2026-11-27 09:15:` */
const wroteAt =
  /^\s{0,3}\S.{0,200}\s(?:schreef op|wrote on|on) \d{4}-\d{2}-\d{2} \d{2}:\d{2}(?: (?:schreef|wrote))?:\s{0,3}$/i

/** Lines above an earlier mail, as Outlook writes them in the languages of Europe: `Fra:`, `Sendt:`, `Til:`, `Emne:`. */
const headed = (names: string) => new RegExp(`^\\s{0,3}\\*?(?:${names})\\s?:\\*?(?:\\s|$)`, 'i')
const fromLine = headed('van|from|von|fra|fr\u00e5n|de|da|od|lähettäjä')
const sentLine = headed(
  'verzonden|datum|date|sent|gesendet|dato|sendt|skickat|envoyé|enviado|enviada|inviato|data|fecha|wys\u0142ano|lähetetty',
)
const toLine = headed('aan|to|an|til|till|à|para|a|do|vastaanottaja')
const subjectLine = headed('onderwerp|subject|betreff|emne|ämne|objet|asunto|oggetto|temat|assunto|aihe')
const rule = /^\s{0,3}_{10,60}\s{0,3}$/

function beginsQuotation(lines: readonly string[], line: string, at: number): boolean {
  if (line.length > longestHeader) return false
  if (separator.test(line) || wroteAt.test(line)) return true
  if (rule.test(line)) return isBlock(lines, at + 1)
  if (fromLine.test(line)) return isBlock(lines, at)
  return wroteBegins.test(line) && isWrote(lines, at)
}

/** `Op … schreef …:`, on one line or a few. */
function isWrote(lines: readonly string[], at: number): boolean {
  let text = ''
  for (const line of lines.slice(at, at + headerLines)) {
    if (isMarked(line) || isEmpty(line)) return false
    text = `${text} ${line}`.trim()
    if (text.length > longestHeader) return false
    // Each of them says when; a person writes "Op je site schreef je:" too.
    if (wroteEnds.test(text)) return /\d/.test(text)
  }
  return false
}

/**
 * `Van:` with `Verzonden:` and `Aan:` or `Onderwerp:` below it, and an address or the time of day that a program writes there: a
 * person lists from where to where something moves, and on which day.
 */
function isBlock(lines: readonly string[], at: number): boolean {
  const block = lines.slice(at, at + blockLines).filter(line => line.length <= 2_000)
  const begin = block.find(line => !isEmpty(line))
  const sent = block.find(line => sentLine.test(line))
  if (begin === undefined || sent === undefined || !fromLine.test(begin)) return false
  if (begin.includes('@')) return block.some(line => toLine.test(line) || subjectLine.test(line))
  return /\d{1,2}[:.]\d{2}(?!\d)/.test(sent) && block.some(line => subjectLine.test(line))
}

/** Its expressions take more than linear time, so it sees no longer mail than this. */
const parserText = 10_000
const parserLines = 300
const parserLine = 200
/** Words of its expressions that look at the whole text at once. */
const wholeText = /schreef|skrev|pisze|napisa\u0142|\u5199\u9053/i

/** Splits by the forms of other languages; null where it finds none, or may not look. */
function splitByParser(lines: readonly string[]): SplitMail | null {
  if (lines.length > parserLines || lines.some(line => line.length > parserLine)) return null
  const text = lines.join('\n')
  if (text.length > parserText || wholeText.test(text)) return null
  const fragments = new EmailReplyParser().read(text).getFragments()
  const [quoted, own] = [true, false].map(isQuoted =>
    fragments
      .filter(fragment => fragment.isQuoted() === isQuoted)
      .map(fragment => fragment.getContent())
      .join('\n')
      .trim(),
  )
  return quoted && own ? { text: own, quoted } : null
}
