import { addressTexts as texts } from './contract-texts.ts'

/* Rules for the address of a receiver as somebody types it; whether its name leads somewhere public is for the server to look up. */

/** Names that lead to machines of a network of one's own (RFC 6761, 6762, 8375, ICANN's .internal). */
const ownNetwork = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|test|invalid)$/
export const longestAddress = 500
/** Below are ports of other services, such as mail. */
const firstFreePort = 1_024

export type AddressRules = {
  /** A shop that is tried out on a developer's machine may call http and this machine itself. */
  readonly allowsLocal: boolean
}

/** Why a receiver cannot have this address, as one Dutch sentence; null where it can. */
export function addressError(typed: string, { allowsLocal }: AddressRules): string | null {
  if (typed.trim() === '') return texts.missing
  if (typed.length > longestAddress) return texts.tooLong(longestAddress)
  const url = URL.parse(typed)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return texts.noAddress
  if (url.username !== '' || url.password !== '') return texts.withPassword
  if (url.hash !== '') return texts.withFragment
  // Another spelling of a number, a letter of another alphabet, a full-width digit: it would lead elsewhere than it reads.
  if (!isSpelledAs(typed, url)) return texts.otherSpelling(url.host)
  if (allowsLocal && isThisMachine(url.hostname)) return null
  if (url.protocol !== 'https:') return texts.noHttps
  if (url.port !== '' && Number(url.port) < firstFreePort) return texts.port
  const host = url.hostname
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return texts.numbers
  if (!host.includes('.') || host.endsWith('.') || ownNetwork.test(host)) return texts.notPublic
  return null
}

/** Whether a host, or an address that a name led to, is the machine itself. */
export const isThisMachine = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host)

/** Whether an address was typed with the host, and perhaps the usual port, to which it leads. */
function isSpelledAs(typed: string, { protocol, host, hostname }: URL): boolean {
  const typedHost = /^https?:\/\/([^/?]*)/i.exec(typed)?.[1]?.toLowerCase()
  return typedHost === host || typedHost === `${hostname}:${protocol === 'https:' ? 443 : 80}`
}
