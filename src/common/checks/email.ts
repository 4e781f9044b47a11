import isInternetAddress from 'validator/lib/isEmail.js'
import { normalized } from '../normalized.ts'

/** The link that opens a mail program. What stands in the address cannot add a field to the mail. */
export const mailtoLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`

/** Whether a text holds what mail programs turn into a link; a bare domain is a name, as in "bol.com B.V." (decisions). */
export const hasWebAddress = (text: string): boolean => /:\/\/|\bwww\./i.test(normalized(text, 'NFKC'))

/**
 * Characters that take no room on a screen (Unicode's Default_Ignorable_Code_Point: zero-width spaces and joiners, soft
 * hyphens, marks of direction, fillers) or look like a space and are none (the empty Braille pattern).
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether two texts could look the same and differ, as `sanne@bakkerij.nl` with a zero-width space in it does. */
const hasInvisible = (text: string): boolean => invisible.test(text)

export const emailMaxLength = 254

/**
 * Allowed by RFC 5322 and refused here: what quotes a local part, what ends an address in a link to it (`?`, `%`, `#`), what
 * old mail servers read as a route (`%`, `!`).
 */
const refusedInLocalPart = '"?%#!'

/**
 * An international domain (IDNA 2008) consists of letters, marks and digits, without look-alikes such as full-width
 * letters.
 */
const isDomainText = (domain: string): boolean =>
  /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && domain === domain.normalize('NFKC')

/** The library would throw. */
const halfACharacter = /\p{Cs}/u

/** An address that mail can be sent to, as order-flow §5 asks and RFC 5321 says; nothing unseen in it. */
export const isEmail = (value: string): boolean =>
  value.length <= emailMaxLength &&
  !halfACharacter.test(value) &&
  isInternetAddress(value, { blacklisted_chars: refusedInLocalPart }) &&
  isDomainText(value.slice(value.lastIndexOf('@') + 1)) &&
  !hasInvisible(value)
