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

const unanswered = (what: string) => `van ${what} kwam geen antwoord: probeer het later opnieuw`

/** Everything that keeps mails from arriving, each with what to put in DNS, in Dutch for an operator. Empty where nothing does. */
export function mailDomainProblems(facts: MailDomain): readonly string[] {
  return [...spfProblems(facts), ...dkimProblems(facts), ...dmarcProblems(facts), ...takingProblems(facts)]
}

/** RFC 7208: one record, which says who may send and refuses others. */
function spfProblems({ domain, texts }: MailDomain): readonly string[] {
  if (texts === null) return [unanswered(domain)]
  const policies = texts.filter(text => /^v=spf1(?: |$)/i.test(text))
  const [policy = ''] = policies
  if (policies.length === 0)
    return [
      `SPF ontbreekt: zet bij ${domain} het TXT-record "v=spf1 include:<wat je mailserver opgeeft> -all"`,
    ]
  if (policies.length > 1)
    return [`SPF staat er ${policies.length} keer: voeg die TXT-records bij ${domain} samen tot één`]
  if (/(?:^| )\+?all(?: |$)/i.test(policy))
    return [`SPF laat iedereen toe: laat het TXT-record bij ${domain} eindigen op "-all" of "~all"`]
  if (!/(?:^| )[-~]all(?: |$)|(?:^| )redirect=/i.test(policy))
    return [`SPF weigert niemand: laat het TXT-record bij ${domain} eindigen op "-all" of "~all"`]
  return []
}

/** RFC 6376: the public half of the key that signs. */
function dkimProblems({ domain, dkim }: MailDomain): readonly string[] {
  if (dkim === null) return []
  const { name, publicKey, kind, texts, isAligned } = dkim
  const wanted = `zet bij ${name} het TXT-record "v=DKIM1; k=${kind}; p=${publicKey}"`
  const apart = isAligned ? [] : [`DKIM_DOMAIN hoort bij een andere organisatie dan de afzender (${domain})`]
  if (texts === null) return [...apart, unanswered(name)]
  const keys = texts.map(tagsOf).filter(tags => tags.has('p'))
  if (keys.length === 0) return [...apart, `DKIM ontbreekt: ${wanted}`]
  if (keys.length > 1)
    return [...apart, `DKIM staat er ${keys.length} keer: laat bij ${name} één TXT-record staan`]
  const isOurs = keys[0]?.get('p')?.replace(/\s/g, '') === publicKey
  return isOurs ? apart : [...apart, `DKIM is de sleutel van een ander: ${wanted}`]
}

/** RFC 7489: one record with a policy. */
function dmarcProblems({ domain, dmarcTexts }: MailDomain): readonly string[] {
  const name = `_dmarc.${domain}`
  if (dmarcTexts === null) return [unanswered(name)]
  const policies = dmarcTexts.filter(text => /^v=DMARC1(?:\s*;|$)/i.test(text)).map(tagsOf)
  const wanted = `zet bij ${name} het TXT-record "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}"`
  if (policies.length === 0) return [`DMARC ontbreekt: ${wanted}`]
  if (policies.length > 1)
    return [`DMARC staat er ${policies.length} keer: laat bij ${name} één TXT-record staan`]
  const policy = policies[0]?.get('p')?.toLowerCase() ?? ''
  return ['none', 'quarantine', 'reject'].includes(policy) ? [] : [`DMARC zegt niet wat te doen: ${wanted}`]
}

const takingProblems = ({ domain, takesMails }: MailDomain): readonly string[] =>
  takesMails === false ? [`antwoorden komen niet aan: ${domain} heeft geen MX-record`] : []

/** `k=rsa; p=MIIB…` by the name of each tag. */
const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').map(tag => {
      const [name = '', ...value] = tag.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
