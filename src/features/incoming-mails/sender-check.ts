import { getDomain } from 'tldts'
import type { CheckResult, SenderCheck, SenderVerdict } from '../cases/sender-check-results.ts'

/** A result for a domain: of SPF the envelope's, of DKIM the one that signed; null where that is not told. */
export type DomainResult = { readonly result: CheckResult; readonly domain: string | null }

export type SenderEvidence = {
  readonly spf: DomainResult | null
  readonly dkim: readonly DomainResult[]
  readonly dmarc: CheckResult | null
}

/** Part of an address behind its last `@`, in lower case; empty where there is none. */
export const domainOf = (address: string): string => /@([^@\s]+)$/.exec(address)?.[1]?.toLowerCase() ?? ''

/** Whether two domains are of one organisation: relaxed alignment (RFC 7489 §3.1), by the Public Suffix List (§3.2). */
export function isAligned(one: string, other: string): boolean {
  const [a, b] = [one, other].map(domain => domain.toLowerCase().replace(/\.$/, ''))
  if (!a || !b) return false
  if (a === b) return true
  const organization = getDomain(a, { allowPrivateDomains: true })
  return organization !== null && organization === getDomain(b, { allowPrivateDomains: true })
}

/**
 * Judges whether a mail is of the domain of its From (decisions, "Mail"). DMARC decides where it passed or failed. Else one check
 * that passed for that domain is enough; a failure counts where none did, unless one could not be made just then.
 * A failure whose domain is not told is one of From's; a success is not.
 * @param from address of its one author; empty where that is nobody
 */
export function checkSender(from: string, { spf, dkim, dmarc }: SenderEvidence): SenderCheck {
  const own = domainOf(from)
  const isOwn = ({ domain }: DomainResult) => domain === null || isAligned(domain, own)
  const told = own === '' ? [] : [...(spf ? [spf] : []), ...dkim].filter(isOwn)
  return {
    verdict: verdictOf(dmarc, told),
    spf: spf?.result ?? null,
    dkim: (dkim.find(isOwn) ?? dkim[0])?.result ?? null,
    dmarc,
  }
}

function verdictOf(dmarc: CheckResult | null, told: readonly DomainResult[]): SenderVerdict {
  if (dmarc === 'pass' || dmarc === 'fail') return dmarc
  if (told.some(({ result, domain }) => result === 'pass' && domain !== null)) return 'pass'
  if (dmarc === 'temperror' || told.some(({ result }) => result === 'temperror')) return 'unknown'
  return told.some(({ result }) => result === 'fail') ? 'fail' : 'unknown'
}
