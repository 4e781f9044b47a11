import parseHeader from 'mailauth/lib/parse-dkim-headers.js'
import * as z from 'zod/mini'
import { type CheckResult, checkResults } from '../../cases/sender-check-results.ts'
import { type DomainResult, domainOf, type SenderEvidence } from '../sender-check.ts'

/** A longer one is not read: nobody looked, then. */
const longest = 64 * 1024

/**
 * The checks that our own mail server made, as it wrote them on top of a mail: the first Authentication-Results header (RFC 8601) with
 * its name. Those below are older, or made up by the sender. null where there is none.
 * @param values of these headers, in the order of the mail
 * @param server its authserv-id (`MAIL_AUTHSERV_ID`)
 */
export function resultsOfServer(values: readonly string[], server: string): SenderEvidence | null {
  const own = values.find(value => serverIn(value) === server.toLowerCase())
  if (own === undefined || own.length > longest) return null
  const { spf, dkim, dmarc } = Results.parse(parseHeader(`Authentication-Results: ${own}`).parsed)
  return {
    spf: domainResult(spf?.value, spf?.smtp?.mailfrom ?? spf?.smtp?.helo),
    dkim: (dkim ?? []).flatMap(each => domainResult(each.value, each.header?.d ?? each.header?.i) ?? []),
    dmarc: resultIn(dmarc?.value),
  }
}

/** The authserv-id of a header, without its version and comments before it. */
const serverIn = (value: string): string =>
  /^(?:\s|\([^()]{0,200}\)){0,20}"?([^\s";/()]{1,255})/.exec(value)?.[1]?.toLowerCase() ?? ''

const words = z.catch(z.optional(z.string()), undefined)
const properties = <Names extends Record<string, typeof words>>(names: Names) =>
  z.catch(z.optional(z.object(names)), undefined)
const Results = z.object({
  spf: z.catch(
    z.optional(z.object({ value: words, smtp: properties({ mailfrom: words, helo: words }) })),
    undefined,
  ),
  dkim: z.catch(
    z.optional(z.array(z.object({ value: words, header: properties({ d: words, i: words }) }))),
    undefined,
  ),
  dmarc: z.catch(z.optional(z.object({ value: words })), undefined),
})

/** Words of earlier versions of the standard (RFC 5451 §2.4.2). */
const formerWords: Readonly<Record<string, CheckResult>> = { hardfail: 'fail', error: 'permerror' }

const resultIn = (word: string | undefined): CheckResult | null => {
  const known = word?.toLowerCase() ?? ''
  return checkResults.find(result => result === known) ?? formerWords[known] ?? null
}

/** @param told a domain, or an address of it */
function domainResult(word: string | undefined, told: string | undefined): DomainResult | null {
  const result = resultIn(word)
  if (result === null) return null
  const domain = told?.includes('@') ? domainOf(told) : (told?.toLowerCase() ?? '')
  return { result, domain: domain === '' ? null : domain }
}
