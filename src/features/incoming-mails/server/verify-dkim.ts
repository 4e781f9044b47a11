import dns from 'node:dns'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { type NameOptions, withResolver } from '../../../platform/outside/name-lookup.ts'
import { checkResults } from '../../cases/sender-check-results.ts'
import { type DomainResult, isAligned } from '../sender-check.ts'

export type DkimOptions = Pick<NameOptions, 'timeLimitMs' | 'nameServers'>

/** Each costs a look-up, and its own pass over the body. */
const mostSignatures = 5

/** Milliseconds for the keys of all signatures together. */
const usualTimeLimitMs = 3_000

/**
 * Verifies the DKIM signatures of a mail (RFC 6376) that are of the domain of its From; those of others say nothing about it. Of
 * more than five none is verified. A key that cannot be looked up in time is a temporary error.
 * @param signatures values of its DKIM-Signature headers
 * @param from domain of its From
 */
export async function verifyDkim(
  source: Buffer,
  { signatures, from }: { readonly signatures: readonly string[]; readonly from: string },
  { timeLimitMs = usualTimeLimitMs, nameServers }: DkimOptions = {},
): Promise<readonly DomainResult[]> {
  const isOwn = (domain: string) => isAligned(domain, from)
  if (signatures.length > mostSignatures || !signatures.some(value => isOwn(signerIn(value)))) return []
  const deadline = performance.now() + timeLimitMs
  const { results } = await withResolver(
    resolver =>
      dkimVerify(source, {
        strict: true,
        resolver: async (name: string, type: string) => {
          if (type !== 'TXT' || performance.now() > deadline) throw tooLate()
          return resolver.resolveTxt(name)
        },
      }),
    { timeLimitMs, ...(nameServers && { nameServers }) },
  )
  return results.flatMap(({ status, signingDomain }): DomainResult[] => {
    const known = checkResults.find(each => each === status.result)
    if (!known || !signingDomain || !isOwn(signingDomain)) return []
    // Behind the part that is signed anything can be added.
    const isWhole = !status.underSized
    return [{ result: known === 'pass' && !isWhole ? 'policy' : known, domain: signingDomain.toLowerCase() }]
  })
}

/** The domain that a signature names as its own. */
const signerIn = (signature: string): string =>
  /(?:^|;)\s{0,200}d\s{0,200}=\s{0,200}([^\s;]{1,255})/i.exec(signature)?.[1] ?? ''

const tooLate = () =>
  Object.assign(new Error('The keys could not be looked up in time'), { code: dns.TIMEOUT })
