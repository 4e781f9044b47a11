import { mailDomainTexts as texts } from '../mail-domain-texts.ts'

/* Whether other mail servers believe a domain that our mails come from, or that answers go to, by its records in DNS. */

/** Texts of records in DNS; null where nobody answered. */
type Texts = readonly string[] | null

/** The records in DNS of a domain that mails of the shop name. */
export type MailDomain = {
  readonly domain: string
  /** TXT records of the domain. */
  readonly texts: Texts
  /** TXT records of `_dmarc.<domain>`, or of the organisation's domain where that has none. */
  readonly dmarcTexts: Texts
  /** The key that signs our mails; null where the mail server signs, or the domain is no sender's. */
  readonly dkim: {
    /** The name in DNS at which its public half stands. */
    readonly name: string
    /** Base64 of its public half, as DNS should say it. */
    readonly publicKey: string
    readonly kind: 'rsa' | 'ed25519'
    readonly texts: Texts
    /** Whether it signs for the domain of the sender, or for one of the same organisation. */
    readonly isAligned: boolean
  } | null
  /** Whether some mail server takes mails for it; null for a domain to which no answers come. */
  readonly takesMails: boolean | null
}

/** Everything that keeps mails from arriving, each with what to put in DNS, in Dutch for an operator. Empty where nothing does. */
export function mailDomainProblems(facts: MailDomain): readonly string[] {
  return [...spfProblems(facts), ...dkimProblems(facts), ...dmarcProblems(facts), ...takingProblems(facts)]
}

/** RFC 7208: one record, which says who may send and refuses others. */
function spfProblems({ domain, texts: found }: MailDomain): readonly string[] {
  if (found === null) return [texts.unanswered(domain)]
  const policies = found.filter(text => /^v=spf1(?: |$)/i.test(text))
  const [policy = ''] = policies
  if (policies.length === 0) return [texts.spf.missing(domain)]
  if (policies.length > 1) return [texts.spf.several(domain, policies.length)]
  if (/(?:^| )\+?all(?: |$)/i.test(policy)) return [texts.spf.allowsAll(domain)]
  if (!/(?:^| )[-~]all(?: |$)|(?:^| )redirect=/i.test(policy)) return [texts.spf.refusesNobody(domain)]
  return []
}

/** RFC 6376: the public half of the key that signs. */
function dkimProblems({ domain, dkim }: MailDomain): readonly string[] {
  if (dkim === null) return []
  const { name, publicKey, kind, texts: found, isAligned } = dkim
  const record = `v=DKIM1; k=${kind}; p=${publicKey}`
  const apart = isAligned ? [] : [texts.dkim.apart(domain)]
  if (found === null) return [...apart, texts.unanswered(name)]
  const keys = found.map(tagsOf).filter(tags => tags.has('p'))
  if (keys.length === 0) return [...apart, texts.dkim.missing(name, record)]
  if (keys.length > 1) return [...apart, texts.dkim.several(name, keys.length)]
  const isOurs = keys[0]?.get('p')?.replace(/\s/g, '') === publicKey
  return isOurs ? apart : [...apart, texts.dkim.other(name, record)]
}

/** RFC 7489: one record with a policy. */
function dmarcProblems({ domain, dmarcTexts }: MailDomain): readonly string[] {
  const name = `_dmarc.${domain}`
  if (dmarcTexts === null) return [texts.unanswered(name)]
  const policies = dmarcTexts.filter(text => /^v=DMARC1(?:\s*;|$)/i.test(text)).map(tagsOf)
  const record = `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`
  if (policies.length === 0) return [texts.dmarc.missing(name, record)]
  if (policies.length > 1) return [texts.dmarc.several(name, policies.length)]
  const policy = policies[0]?.get('p')?.toLowerCase() ?? ''
  return ['none', 'quarantine', 'reject'].includes(policy) ? [] : [texts.dmarc.noPolicy(name, record)]
}

const takingProblems = ({ domain, takesMails }: MailDomain): readonly string[] =>
  takesMails === false ? [texts.noMailServer(domain)] : []

/** `k=rsa; p=MIIB…` by the name of each tag. */
const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').map(tag => {
      const [name = '', ...value] = tag.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
