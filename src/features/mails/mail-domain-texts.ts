const put = (name: string, record: string) => `zet bij ${name} het TXT-record "${record}"`
const leaveOne = (name: string) => `laat bij ${name} één TXT-record staan`
const end = (domain: string) => `laat het TXT-record bij ${domain} eindigen op "-all" of "~all"`

/** Words about what keeps mails of a domain from arriving, each with what to put in DNS. */
export const mailDomainTexts = {
  unanswered: (name: string) => `van ${name} kwam geen antwoord: probeer het later opnieuw`,
  spf: {
    missing: (domain: string) =>
      `SPF ontbreekt: ${put(domain, 'v=spf1 include:<wat je mailserver opgeeft> -all')}`,
    several: (domain: string, count: number) =>
      `SPF staat er ${count} keer: voeg die TXT-records bij ${domain} samen tot één`,
    allowsAll: (domain: string) => `SPF laat iedereen toe: ${end(domain)}`,
    refusesNobody: (domain: string) => `SPF weigert niemand: ${end(domain)}`,
  },
  dkim: {
    apart: (domain: string) => `DKIM_DOMAIN hoort bij een andere organisatie dan de afzender (${domain})`,
    missing: (name: string, record: string) => `DKIM ontbreekt: ${put(name, record)}`,
    several: (name: string, count: number) => `DKIM staat er ${count} keer: ${leaveOne(name)}`,
    other: (name: string, record: string) => `DKIM is de sleutel van een ander: ${put(name, record)}`,
  },
  dmarc: {
    missing: (name: string, record: string) => `DMARC ontbreekt: ${put(name, record)}`,
    several: (name: string, count: number) => `DMARC staat er ${count} keer: ${leaveOne(name)}`,
    noPolicy: (name: string, record: string) => `DMARC zegt niet wat te doen: ${put(name, record)}`,
  },
  noMailServer: (domain: string) => `antwoorden komen niet aan: ${domain} heeft geen MX-record`,
} as const
