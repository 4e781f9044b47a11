import { compact } from '../typed-text.ts'

/**
 * Digits of a phone number as people type it; `+31 (0)20 …`, `020-…`, `Tel. 020/…` and `31 20 …` alike. An extension stands behind it
 * as `;ext=12` (RFC 3966), which makes it no number that is taken: its digits never get into the number.
 */
export function compactPhone(input: string): string {
  const { number, extension } = split(input)
  const digits = compact('phone', number).replace(/^31(?=[1-9]\d{8}$)/, '+31')
  return extension === '' ? digits : `${digits};ext=${extension}`
}

/** `toestel 12`, `tst. 12`, `t. 12`, `ext 12`, `x12` or `#12` behind a number. */
const extensionAtEnd =
  /(?<![\s,;(])[\s,;(]*(?:toestel(?:nummer|nr)?|tst|doorkies(?:nummer|nr)?|ext(?:ension)?|t|x|#)[\s.:=]*(\d{1,7})\)?\s*$/i
/** Nothing longer is a number with an extension. */
const longest = 100

function split(input: string): { readonly number: string; readonly extension: string } {
  const found = input.length > longest ? null : extensionAtEnd.exec(input)
  const before = found ? input.slice(0, found.index) : ''
  // Fewer digits are no number of their own: `nr. #0201234567`.
  return before.replace(/\D/g, '').length < 7
    ? { number: input, extension: '' }
    : { number: before, extension: found?.[1] ?? '' }
}

/** Whether an extension was typed behind a phone number. */
export const hasExtension = (input: string): boolean => split(input).extension !== ''

/** `0111111111`: typed to get past the field. */
const oneDigitAlone = /^(?:0|\+31|0031)(\d)\1{8}$/

/**
 * A Dutch number of ten digits (national or +31 / 0031), one of twelve that begins with 0970, a service number (0800 1234), a town hall's (14 020), or an
 * international one of 8 to 15 digits behind a plus. Whether somebody can have it, and whether we call it, the server says.
 */
export function isPhoneNumber(input: string): boolean {
  const number = compactPhone(input)
  if (oneDigitAlone.test(number)) return false
  return (
    /^0[1-9]\d{8}$/.test(number) ||
    /^0970\d{8}$/.test(number) ||
    /^0[89]0\d(\d{4}|\d{7})$/.test(number) ||
    /^(?:(?:\+|00)31)?140\d{2,3}$/.test(number) ||
    /^(\+|00)[1-9]\d{7,14}$/.test(number)
  )
}

/** The digits with the zero in front, which numbers of town halls lack; `+31` and `0031` are read as that zero. */
export const nationalPhone = (input: string): string =>
  compactPhone(input)
    .replace(/^(?:\+|00)31(?=140\d{2,3}$)/, '')
    .replace(/^(?:\+|00)310?(?=[1-9])/, '0')

/** Three digits, then seven: the large area codes, VoIP (085 and 091) and company numbers (088). */
const shortPrefix = /^(0(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|85|88|91))(\d{3})(\d{2})(\d{2})$/

/** Four digits, then six: the other area codes that exist. */
const longPrefix =
  /^(0(?:1(?:1[13-578]|6[124-8]|7[24]|8[0-467])|2(?:2[2-46-9]|5[125]|9[479])|3(?:1[3-8]|2[01]|4[1-8])|4(?:1[1-368]|7[58]|8[15-8]|9[23579])|5(?:1[1-9]|2[1-57-9]|4[13-8]|6[126]|7[0-3578]|9[1-9])))(\d{2})(\d{2})(\d{2})$/

/** 0800 and 0900, then four or seven digits. */
const shortService = /^(0[89]00)(\d{4})$/
const longService = /^(0[89]00)(\d{3})(\d{2})(\d{2})$/

/** Dutch numbers of a place or a company, in the groups in which they are written. */
export const fixedNumbers = [shortPrefix, longPrefix, shortService, longService] as const

const mobile = /^(06)(\d{8})$/
/** Numbers of machines and of calls over the internet. */
const longMobile = /^(0970)(\d{8})$/
/** The town hall of an area code. */
const townHall = /^(14)(0\d{2,3})$/
/** Every other Dutch number: 084, 0906, area codes that nobody has. */
const otherDutch = [/^(09\d{2})(\d{4})$/, /^(0\d{2})(\d{3})(\d{2})(\d{2})$/] as const
const northAmerican = /^(\+1)(\d{3})(\d{3})(\d{4})$/

/** Country codes are prefix-free (ITU-T E.164): 7 has one digit, these have two, all others three. */
const abroad = /^(\+(?:7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/

/**
 * A phone number as the shop writes it everywhere: `020 123 45 67`, `0251 12 34 56`, `06 12345678`, `0800 1234`; one from
 * abroad behind its country code, in pairs from the end: `+32 25 55 12 12`. Takes it as typed or as stored (`+31…`);
 * what is no number stays as it is.
 */
export function formatPhone(input: string): string {
  if (!isPhoneNumber(input)) return input
  const number = nationalPhone(input).replace(/^00/, '+')
  const parts = [...fixedNumbers, mobile, longMobile, townHall, ...otherDutch, northAmerican]
    .map(form => form.exec(number))
    .find(match => match !== null)
  if (parts) return parts.slice(1).join(' ')
  const [, country, rest = ''] = abroad.exec(number) ?? []
  return country
    ? `${country} ${rest.replace(/(?<=\d)(?=(?:\d{2})+$)/g, ' ').replace(/^(\d) /, '$1')}`
    : number
}

/** The same for a line of text, which must not break in it. */
export const unbrokenPhone = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0')
