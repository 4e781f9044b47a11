import { normalized } from './normalized.ts'

/**
 * Cleans typed text before it is measured and validated, in the browser and on the server
 * (docs/decisions/forms.md#typed-text-is-cleaned-before-it-is-judged). Pasted text contains characters that nobody sees or
 * means. Cleaning is idempotent. Passwords are never cleaned.
 */

/** No room on the screen: zero-width spaces and joiners, soft hyphens, marks of direction, fillers. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu
/** The empty Braille pattern looks like a space. */
const spaces = /[\p{Zs}\t\u2800]+/gu
/** Hyphens and dashes of any length, and the minus sign. */
const dashes = /[\p{Pd}\u2043\u2212]/gu

/**
 * Control characters and line breaks of any kind could break a mail header or a log line; half of a surrogate pair is no
 * character, and PostgreSQL takes no JSON with one.
 */
const notOnOneLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

export const isOnOneLine = (text: string): boolean => !notOnOneLine.test(text)

/** A text of one line; line breaks within it stay, to be refused. */
export const cleanLine = (text: string): string =>
  normalized(text.replace(unseen, '').replace(spaces, ' ').replace(dashes, '-'), 'NFC').trim()

/** Characters that are invisible in prose. Joiners stay: emoji and some scripts need them. */
const unseenInProse = /[\u00ad\u200b\u2060\ufeff]/g

/** A text of several lines: prose, which keeps its dashes. */
export const cleanLines = (text: string): string =>
  normalized(text.replace(unseenInProse, '').replace(/[\p{Zs}\u2800]/gu, ' '), 'NFC').trim()

/** Words that people type before a number, without spaces, dots and hyphens; longer words first. */
const wordsBefore = {
  phone:
    /^(?:KANTOOR|WERK|PRIVE|THUIS|TELEPHONE|TELEFOON|TEL|CALLTO|WHATSAPP|MOBIEL|MOBILE|MOB|GSM|PHONE|NUMMER|NR|T(?=[+\d])|M(?=[+\d]))+/,
  postcode: /^(?:POSTCODE|PC(?=\d)|NL(?=\d))+/,
  kvk: /^(?:KVK|KAMERVANKOOPHANDEL|HANDELSREGISTER|NUMMER|NR|NO)+/,
  vat: /^(?:BTW|VAT|TVA|IDENTIFICATIE|ID|NUMMER|NUMBER|NR(?=[A-Z]{2}))+/,
  iban: /^(?:IBAN|BANKREKENING|REKENING|REK|NUMMER|NR(?=[A-Z]{2}))+/,
} as const

/** A number that means the same however it is spaced and whatever stands before it. */
export type CompactKind = keyof typeof wordsBefore

/** Nothing longer is a number, a code or an address with a word before it: it stays as it is, to be refused. */
const longest = 1000

/** Repeats a cleaning step until the text no longer changes. */
const untilStable =
  (step: (text: string) => string) =>
  (text: string): string => {
    if (text.length > longest) return text
    const next = step(text)
    return next === text ? text : untilStable(step)(next)
  }

/** In capitals and on one line, without the forms that only differ in looks: full-width digits are digits. */
const plainLetters = (text: string): string => cleanLine(normalized(text, 'NFKC').toUpperCase())

/** Full-width letters, digits and signs, as keyboards of East Asia type them: `\uff14\uff12` → `42`. */
export const plainWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** Says whose number follows: `Kantoor: 020 …`; that of a fax is none to call. */
const labelBefore = /^(?!FAX)\p{L}[\p{L} .'()-]{0,40}: *(?=[+(\d])/u

/** The zero of `+31 (0)20` is not dialled. */
const foreignZero = /^([^\d+]*(?:\+|00)[\d ]*)\(0\)/

/** `KvK-nummer: 6875 0110` → `68750110`. */
export const compact = (kind: CompactKind, text: string): string =>
  untilStable(typed => {
    const plain = plainLetters(typed)
    return (kind === 'phone' ? plain.replace(labelBefore, '').replace(foreignZero, '$1') : plain)
      .replace(/[ .:/#()[\]-]/g, '')
      .replace(wordsBefore[kind], '')
      .replace(/(?<![,;])[,;]+$/, '')
  })(text)

/** `123 456` → `123456`; a code has no words before it. */
export const compactCode = untilStable(text => plainLetters(text).replace(/[ -]/g, ''))

/** `nr. 42 A` → `42 A`. */
export const cleanHouseNumber = untilStable(text =>
  cleanLine(plainWidth(text)).replace(/^(?:(?:huisnummer|huisnr|nummer|nr|no|#)[ .:]*)+(?=\d)/i, ''),
)

/** `mailto:sanne@bakkerij.nl` → `sanne@bakkerij.nl`. */
export const cleanEmail = untilStable(text =>
  cleanLine(text).replace(/^(?:(?:mailto|e-?mail(?:adres)?) ?: ?)+/i, ''),
)
