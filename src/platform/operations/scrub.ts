/** Not inside an escape of JSON (`\n`, `\u001b`), which must stay whole for the line to stay JSON. */
const outsideEscape = String.raw`(?<!\\|\\u[0-9a-f]{0,3})`
/** Beginning of a word, also right behind an escape. */
const wordStart = String.raw`(?:(?<![a-z0-9])|(?<=\\[nrtbf]|\\u[0-9a-f]{4}))`

const secretNames = 'password|pass|token|secret|iban|_csrf|g-recaptcha-response|cookie|authorization'

const secretField = new RegExp(String.raw`("[\w-]{0,32}(?:${secretNames})")\s*:\s*"(?:[^"\\]|\\.)*"`, 'gi')
const secretParameter = new RegExp(String.raw`\b([\w-]{0,32}(?:${secretNames})=)[^&\s"\\;]+`, 'gi')
const ibanCheck = /(verify-ibanNumber\/)[^/?\s"\\]+/gi
const userInfo = /(:\/\/)[^/\s"\\@]{1,256}@/g
const email = new RegExp(
  String.raw`${outsideEscape}[^\s"\\@<>(),:;[\]/?&=]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`,
  'gi',
)
const iban = new RegExp(
  String.raw`${wordStart}${outsideEscape}[a-z]{2}\d{2}(?:(?:[\s+-]|%20)?[a-z0-9]){11,30}\b`,
  'gi',
)
/** As people in the Netherlands write them: `0612345678`, `020-1234567`, `+31 6 12 34 56 78`; a name of a row has other digits. */
const phone = new RegExp(
  String.raw`(?<![\d.])${wordStart}${outsideEscape}(?:(?:\+|%2B|00)31(?:[\s-]|%20)?(?:\(0\))?|0)[1-9](?:(?:[\s-]|%20)?\d){8}(?![\w-])`,
  'gi',
)
/** `1017XN`, `1017 xn` in a path or query; an amount of memory or time is none. */
const postcode = new RegExp(
  String.raw`(?:(?<![\w-])|(?<=\\[nrtbf]|\\u[0-9a-f]{4}))${outsideEscape}[1-9]\d{3}(?:[\s+]|%20)?(?!(?:[MGKT]B|MS|AM|PM)\b)[A-Z]{2}(?![\w-])`,
  'g',
)
const encodedJson = new RegExp(String.raw`${outsideEscape}eyJ[\w+/=%-]{20,}`, 'g')
/** Names a row; no secret is one. Groups of its digits look like an IBAN or a token. */
const uuid = /(?<![\w-])([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![\w-])/i
const longWord = new RegExp(String.raw`${outsideEscape}[\w-]{32,}`, 'gi')

/**
 * Blots out what must never be kept in a log, wherever it stands in a line of JSON: IBANs (also in addresses), e-mail
 * addresses, phone numbers, postcodes, passwords and tokens, by what they look like and by the name before them. Names of persons look
 * like nothing: no address that somebody typed goes into the log (log.ts). Rather too much than too little.
 */
export const scrub = (line: string): string =>
  line
    .replace(secretField, '$1:"[secret]"')
    .replace(secretParameter, '$1[secret]')
    .replace(ibanCheck, '$1[iban]')
    .replace(userInfo, '$1[secret]@')
    .replace(email, '[email]')
    .split(uuid)
    .map((part, index) => (index % 2 === 1 ? part : scrubWords(part)))
    .join('')

const scrubWords = (text: string): string =>
  text
    .replace(iban, '[iban]')
    .replace(phone, '[phone]')
    .replace(postcode, '[postcode]')
    .replace(encodedJson, '[token]')
    .replace(longWord, word => (looksRandom(word) ? '[token]' : word))

/** A token mixes letters and digits; a long name in code does not, nor a migration's: a number and words. */
const looksRandom = (word: string) =>
  /\d/.test(word) && /[a-z]/i.test(word) && !/^\d{4}(?:-[a-z]+)+$/.test(word)
