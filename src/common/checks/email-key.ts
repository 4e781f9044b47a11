import { normalized } from '../normalized.ts'

/* How e-mail addresses are compared: whether two are the same address, and whether two end up in the same mailbox. */

const partsOf = (email: string): readonly [local: string, domain: string | undefined] => {
  const at = email.lastIndexOf('@')
  return at < 0 ? [email, undefined] : [email.slice(0, at), email.slice(at + 1)]
}

/** In small letters, in the one form that Unicode has for it: also of what is so already. */
const lowerCase = (text: string): string => normalized(normalized(text, 'NFC').toLowerCase(), 'NFC')

/** A host in the ASCII form of IDNA (`bücher.de` and `BÜCHER.de` → `xn--bcher-kva.de`), which browsers and Node make of any URL. */
function asciiDomain(domain: string): string {
  const folded = normalized(domain, 'NFKC').toLowerCase()
  const asWritten = lowerCase(domain)
  // These would end the host, or be decoded in it.
  if (/[/?#\\%:@[\]]/.test(folded)) return asWritten
  try {
    const { hostname } = new URL(`https://${folded}`)
    // A number alone would become an IPv4 address.
    return /[^\d.]/.test(hostname) ? hostname : folded
  } catch {
    return asWritten
  }
}

/**
 * Key for comparing owners of accounts, orders and quotes: the whole address; only capitals and the two spellings of
 * an international domain are equal.
 */
export function emailKeyOf(email: string): string {
  const [local, domain] = partsOf(email.trim())
  const key = lowerCase(local)
  return domain === undefined ? key : `${key}@${asciiDomain(domain)}`
}

export const isSameEmail = (a: string, b: string): boolean => emailKeyOf(a) === emailKeyOf(b)

/** Hosts that read no dots in the local part, and the name that each has here. */
const hostsWithoutDots: ReadonlyMap<string, string> = new Map([
  // https://support.google.com/mail/answer/7436150
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
  // https://proton.me/support/addresses-and-aliases
  ['proton.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
])

/**
 * The mailbox that an address ends up in, however it is written. Every limit, cool-down and count of attempts goes by this, so
 * that nobody has more of them by spelling an address differently; it says nothing of whose something is.
 */
export function mailboxOf(email: string): string {
  const [local, domain] = partsOf(emailKeyOf(email))
  const folded = normalized(local, 'NFKC').toLowerCase()
  const tag = folded.indexOf('+')
  const name = tag > 0 ? folded.slice(0, tag) : folded
  if (domain === undefined) return name
  const host = hostsWithoutDots.get(domain)
  return host ? `${name.replaceAll('.', '')}@${host}` : `${name}@${domain}`
}
