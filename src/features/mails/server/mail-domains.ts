import { createPublicKey } from 'node:crypto'
import type dns from 'node:dns'
import { getDomain } from 'tldts'
import type { Config } from '../../../platform/config/config.ts'
import type { DkimKey } from '../../../platform/config/dkim.ts'
import { withResolver } from '../../../platform/outside/name-lookup.ts'
import { type MailDomain, mailDomainProblems } from './mail-domain.ts'

type Resolver = dns.promises.Resolver
type Options = NonNullable<Parameters<typeof withResolver>[1]>

/** Ends of names that nobody can have (RFC 2606, 6761): those of a shop that is tried out. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|local)$/

/** A domain of our mails, and what keeps them from arriving; nothing where they do. */
export type MailDomainState = { readonly domain: string; readonly problems: readonly string[] }

/**
 * Asks DNS of each domain in MAIL_FROM and CASE_EMAIL whether our mails are believed and answers arrive. Nothing where mails are
 * not sent, and nothing of a domain that is only an example. Ends within twice the time limit of a look-up.
 */
export function askMailDomains(
  { mail }: Pick<Config, 'mail'>,
  options: Options = {},
): Promise<readonly MailDomainState[]> {
  if (mail.smtpUrl === null) return Promise.resolve([])
  const sender = domainOf(mail.from)
  const answers = mail.inbox === null ? null : domainOf(mail.inbox.address)
  const domains = [...new Set([sender, answers])].flatMap(domain =>
    domain === null || reserved.test(domain) ? [] : [domain],
  )
  return Promise.all(
    domains.map(async domain => {
      const facts = await factsOf(domain, {
        dkim: domain === sender ? mail.dkim : null,
        takesAnswers: domain === answers,
        options,
      })
      return { domain, problems: mailDomainProblems(facts) }
    }),
  )
}

/** So long an answer of DNS is shown again without asking, so that a colleague who looks again and again asks nobody else. */
const cachedMs = 60_000

/** The same, asked once for all who look meanwhile and within a minute. */
export function cachedMailDomains(
  ask: () => Promise<readonly MailDomainState[]>,
  now: () => number = Date.now,
): () => Promise<readonly MailDomainState[]> {
  let cached: { readonly states: Promise<readonly MailDomainState[]>; readonly until: number } | null = null
  return () => {
    if (cached === null || cached.until <= now()) cached = { states: ask(), until: now() + cachedMs }
    return cached.states
  }
}

/** `Naam <info@shop.nl>` → `shop.nl` */
const domainOf = (address: string): string | null =>
  /@([^@>\s]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? null

async function factsOf(
  domain: string,
  { dkim, takesAnswers, options }: { dkim: DkimKey | null; takesAnswers: boolean; options: Options },
): Promise<MailDomain> {
  const texts = (name: string) => recordsOf(resolver => resolver.resolveTxt(name), options)
  const [own, dmarc, key, servers] = await Promise.all([
    texts(domain),
    dmarcOf(domain, texts),
    dkim && texts(nameOfKey(dkim)),
    takesAnswers ? recordsOf(resolver => resolver.resolveMx(domain), options) : null,
  ])
  return {
    domain,
    texts: own?.map(joined) ?? null,
    dmarcTexts: dmarc?.map(joined) ?? null,
    dkim: dkim && {
      name: nameOfKey(dkim),
      ...publicHalf(dkim),
      texts: key?.map(joined) ?? null,
      isAligned: getDomain(dkim.domain) === getDomain(domain),
    },
    takesMails: takesAnswers && servers !== null ? servers.length > 0 : null,
  }
}

/** Those of the domain itself; without them those of the organisation that it belongs to. */
async function dmarcOf(domain: string, texts: (name: string) => Promise<string[][] | null>) {
  const own = await texts(`_dmarc.${domain}`)
  const organization = getDomain(domain)
  return own?.length === 0 && organization !== null && organization !== domain
    ? texts(`_dmarc.${organization}`)
    : own
}

const joined = (parts: readonly string[]): string => parts.join('')
const nameOfKey = ({ selector, domain }: DkimKey): string => `${selector}._domainkey.${domain}`

/** Base64 of the key as DNS says it: of Ed25519 the 32 bytes alone (RFC 8463), of RSA the whole structure. */
function publicHalf({ privateKey }: DkimKey): {
  readonly publicKey: string
  readonly kind: 'rsa' | 'ed25519'
} {
  const key = createPublicKey(privateKey)
  const bytes = key.export({ format: 'der', type: 'spki' })
  return key.asymmetricKeyType === 'ed25519'
    ? { kind: 'ed25519', publicKey: bytes.subarray(-32).toString('base64') }
    : { kind: 'rsa', publicKey: bytes.toString('base64') }
}

/** Empty where there are none; null where no name server answered. */
async function recordsOf<Row>(
  ask: (resolver: Resolver) => Promise<Row[]>,
  options: Options,
): Promise<Row[] | null> {
  try {
    return await withResolver(ask, options)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
  }
}
