import dns, { type LookupAddress } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isNativeError } from 'node:util/types'

/**
 * Look-ups of names that hold none of the four threads in which Node reads files and has names looked up by the C library:
 * there a silent name server keeps a thread for up to half a minute, whatever its caller does, and two of them all look-ups.
 * Here each look-up has a resolver of its own, which ends at its time limit (docs/decisions/operations.md#names-are-looked-up-outside-nodes-threads).
 */

export type NameOptions = {
  /** Milliseconds for all servers and spellings together. */
  readonly timeLimitMs?: number
  /** Milliseconds that are waited for the other kind of address where one has come: some servers never say that there is none. */
  readonly otherKindMs?: number
  /** `address:port` each; those of the machine without. */
  readonly nameServers?: readonly string[]
  /** As /etc/hosts. */
  readonly hostsFile?: string
  /** As /etc/resolv.conf, of which only the domains to search are read here. */
  readonly searchFile?: string
}

/** All addresses of a name, IPv4 first; rejects with Node's code where there are none, or nobody says in time. */
export type FindAddresses = (name: string) => Promise<readonly LookupAddress[]>

export const usualTimeLimitMs = 3_000
const usualOtherKindMs = 500
/** A server is asked again, or the next one asked, after so long; each further round waits twice as long. */
const tryMs = 1_000
const tries = 2

const thisMachine: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** Codes of servers that answered that there is nothing by this name. */
const nothingThere: readonly string[] = [dns.NOTFOUND, dns.NODATA]

/**
 * An address is itself, localhost this machine (RFC 6761 §6.3); then the hosts file counts, then the name servers. A name without
 * a dot is sought in the domains to search first, one with a dot as it is first.
 */
export async function findAddresses(
  name: string,
  {
    otherKindMs = usualOtherKindMs,
    hostsFile = '/etc/hosts',
    searchFile = '/etc/resolv.conf',
    ...options
  }: NameOptions = {},
): Promise<readonly LookupAddress[]> {
  const family = isIP(name)
  if (family !== 0) return [{ address: name, family }]
  const bare = name.toLowerCase().replace(/\.$/, '')
  if (bare === 'localhost' || bare.endsWith('.localhost')) return thisMachine
  const local = addressesIn(await textOf(hostsFile), bare)
  if (local.length > 0) return local
  const spellings = name.endsWith('.') ? [name] : spellingsOf(name, searchedIn(await textOf(searchFile)))
  return withResolver(resolver => firstFound(resolver, spellings, otherKindMs), options)
}

/**
 * Asks name servers, with a resolver that ends with the question: `withResolver(resolver => resolver.resolveTxt(name))`. Rejects
 * with the code ECANCELLED at the time limit.
 */
export async function withResolver<Answer>(
  ask: (resolver: dns.promises.Resolver) => Promise<Answer>,
  { timeLimitMs = usualTimeLimitMs, nameServers }: Pick<NameOptions, 'timeLimitMs' | 'nameServers'> = {},
): Promise<Answer> {
  const resolver = new dns.promises.Resolver({ timeout: tryMs, tries })
  if (nameServers) resolver.setServers(nameServers)
  const limit = setTimeout(() => resolver.cancel(), timeLimitMs)
  try {
    return await ask(resolver)
  } finally {
    clearTimeout(limit)
    resolver.cancel()
  }
}

/** Looks up as `dns.lookup` does, by the rules of this file. */
export const lookupBy =
  (find: FindAddresses): LookupFunction =>
  (hostname, { family = 0, all = false }, callback) => {
    const wanted = typeof family === 'number' ? family : Number(family.replace('IPv', ''))
    find(hostname)
      .then(found => {
        const fitting = found.filter(each => wanted === 0 || each.family === wanted)
        if (fitting.length === 0) throw notFound(hostname)
        return fitting
      })
      .then(
        found => {
          if (all) callback(null, [...found])
          else callback(null, found[0]?.address ?? '', found[0]?.family)
        },
        (error: unknown) => callback(isNativeError(error) ? error : notFound(hostname), []),
      )
  }

/** Has everything in this thread look names up so, whichever library asks: all of them take `dns.lookup` where they are told nothing. */
export function installNameLookups(options: NameOptions = {}): void {
  const lookup = lookupBy(name => findAddresses(name, options))
  Object.assign(dns, {
    lookup: (hostname: string, ...rest: LookupArguments) => {
      const [given, callback] = rest.length === 1 ? [0, rest[0]] : rest
      lookup(hostname, typeof given === 'number' ? { family: given } : given, callback)
    },
  })
}

type Callback = Parameters<LookupFunction>[2]
type LookupArguments = [Callback] | [number | Parameters<LookupFunction>[1], Callback]

async function firstFound(
  resolver: dns.promises.Resolver,
  spellings: readonly string[],
  otherKindMs: number,
): Promise<readonly LookupAddress[]> {
  let nothing: unknown
  for (const spelling of spellings) {
    const answers = await bothKinds(resolver, spelling, otherKindMs)
    const found = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length > 0) return found
    const reasons = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
    const trouble = reasons.find(({ code }) => !nothingThere.includes(code))
    if (trouble) throw trouble
    nothing = reasons[0]
  }
  throw nothing
}

async function bothKinds(
  resolver: dns.promises.Resolver,
  name: string,
  otherKindMs: number,
): Promise<PromiseSettledResult<LookupAddress[]>[]> {
  const as = (family: 4 | 6) => (found: string[]) => found.map(address => ({ address, family }))
  const kinds = [resolver.resolve4(name).then(as(4)), resolver.resolve6(name).then(as(6))]
  let patience: NodeJS.Timeout | undefined
  void Promise.any(kinds).then(
    () => {
      patience = setTimeout(() => resolver.cancel(), otherKindMs)
    },
    () => undefined,
  )
  const answers = await Promise.allSettled(kinds)
  clearTimeout(patience)
  return answers
}

const notFound = (name: string): Error =>
  Object.assign(new Error(`${dns.NOTFOUND} ${name}`), { code: dns.NOTFOUND, hostname: name })

function addressesIn(hosts: string, name: string): LookupAddress[] {
  const found = linesOf(hosts).flatMap(([address = '', ...names]) => {
    const family = isIP(address)
    return family !== 0 && names.some(each => each.toLowerCase() === name) ? [{ address, family }] : []
  })
  return found.toSorted((one, other) => one.family - other.family)
}

/** The last line counts, as resolv.conf(5) says. */
function searchedIn(resolvConf: string): readonly string[] {
  const lines = linesOf(resolvConf).filter(([word]) => word === 'search' || word === 'domain')
  return lines.at(-1)?.slice(1) ?? []
}

function spellingsOf(name: string, domains: readonly string[]): readonly string[] {
  const searched = domains.map(domain => `${name}.${domain}`)
  return name.includes('.') ? [name, ...searched] : [...searched, name]
}

const linesOf = (text: string): string[][] =>
  text.split('\n').map(line =>
    line
      .replace(/[#;].*/, '')
      .trim()
      .split(/\s+/),
  )

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')
