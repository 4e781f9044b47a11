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
const encodedJson = new RegExp(String.raw`${outsideEscape}eyJ[\w+/=%-]{20,}`, 'g')
/** Names a row; no secret is one. Groups of its digits look like an IBAN or a token. */
const uuid = /(?<![\w-])([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![\w-])/i
const longWord = new RegExp(String.raw`${outsideEscape}[\w-]{32,}`, 'gi')

/**
 * Blots out what must never be kept in a log, wherever it stands in a line of JSON: IBANs (also in addresses), e-mail
 * addresses, passwords and tokens, by what they look like and by the name before them. Rather too much than too little.
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
    .replace(encodedJson, '[token]')
    .replace(longWord, word => (looksRandom(word) ? '[token]' : word))

/** A token mixes letters and digits; a long name in code does not. */
const looksRandom = (word: string) => /\d/.test(word) && /[a-z]/i.test(word)
