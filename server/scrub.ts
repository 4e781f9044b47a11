const iban = /\b[a-z]{2}\d{2}(?:(?:[\s+-]|%20)?[a-z0-9]){11,30}\b/gi
const ibanCheck = /(verify-ibanNumber\/)[^/?\s"\\]+/gi
const email = /[^\s"\\@<>(),:;[\]/?&=]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi
const secretNames =
  'password|pass|token|secret|iban|_csrf|g-recaptcha-response|cookie|set-cookie|authorization'
const secretField = new RegExp(`("(?:[\\w-]*[-_])?(?:${secretNames})")\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, 'gi')
const secretParameter = new RegExp(`\\b((?:[\\w-]{0,32}[-_])?(?:${secretNames})=)[^&\\s"\\\\;]+`, 'gi')
const userInfo = /(:\/\/)[^/\s"\\@]{1,256}@/g
const encodedJson = /\beyJ[\w+/=%-]{20,}/g
const longWord = /[\w-]{32,}/g

/**
 * Blots out what must never be kept in a log, wherever it stands in the text: IBANs (also in addresses), e-mail addresses,
 * passwords and tokens, by what they look like and by the name before them. Rather too much than too little.
 */
export const scrub = (text: string): string =>
  text
    .replace(secretField, '$1:"[secret]"')
    .replace(secretParameter, '$1[secret]')
    .replace(ibanCheck, '$1[iban]')
    .replace(userInfo, '$1[secret]@')
    .replace(email, '[email]')
    .replace(iban, '[iban]')
    .replace(encodedJson, '[token]')
    .replace(longWord, word => (looksRandom(word) ? '[token]' : word))

/** A token mixes letters and digits; a long name in code does not. */
const looksRandom = (word: string) => /\d/.test(word) && /[a-z]/i.test(word)
