import {
  deskAccessPage,
  deskCasePage,
  deskPage,
  deskPhonePage,
  deskSignInPage,
  deskWebhookPage,
} from '../common/desk-pages.ts'

/** Every link of the desk; apart from the others (src/api/paths.ts), which visitors load. */
export const deskPaths = {
  desk: deskPage,
  /** @param back where to go once signed in; a path of this site */
  signIn: (back?: string) => (back ? `${deskSignInPage}?terug=${encodeURIComponent(back)}` : deskSignInPage),
  /** The page of links into the desk; the token stands behind the #. */
  access: deskAccessPage,
  account: `${deskPage}/account`,
  /** A case by its nine digits. */
  case: deskCasePage,
  colleagues: `${deskPage}/medewerkers`,
  /** Work of the team, for who leads it. */
  team: `${deskPage}/team`,
  assignmentRules: `${deskPage}/verdeling`,
  byPhone: deskPhonePage,
  /** The page on which a change of an agreement begins for a caller. @param number of its order */
  changeByPhone: (number: string) => `${deskPhonePage}/${encodeURIComponent(number)}`,
  customers: `${deskPage}/klanten`,
  customer: (id: string) => `${deskPage}/klanten/${id}`,
  /** Recording that a customer gives notice of several agreements. */
  customerNotices: (id: string) => `${deskPage}/klanten/${id}/opzeggen`,
  mails: `${deskPage}/mail`,
  mail: (id: number) => `${deskPage}/mail/${id}`,
  audit: `${deskPage}/logboek`,
  /** The log of a client of the API. */
  auditOfClient: (id: string) => `${deskPage}/logboek?koppeling=${id}`,
  /** Clients of the API. */
  apiClients: `${deskPage}/koppelingen`,
  apiClient: (id: string) => `${deskPage}/koppelingen/${id}`,
  newApiClient: `${deskPage}/koppelingen/nieuw`,
  webhooks: `${deskPage}/koppelingen/webhooks`,
  webhooksOfClient: (id: string) => `${deskPage}/koppelingen/webhooks?koppeling=${id}`,
  webhook: deskWebhookPage,
  newWebhook: deskWebhookPage('nieuw'),
  /** A message of a webhook's log. */
  webhookMessage: (id: string, message: string) => `${deskWebhookPage(id)}/berichten/${message}`,
  /** Ready-made texts. */
  replyTexts: `${deskPage}/teksten`,
  replyText: (id: string) => `${deskPage}/teksten/${id}`,
  /** @param of the text that the new one begins as */
  newReplyText: (of?: string) => `${deskPage}/teksten/nieuw${of ? `?van=${of}` : ''}`,
  /** Page for composing a quote. */
  caseQuote: (number: string) => `${deskPage}/zaken/${number}/prijsopgave`,
  /** Page for starting a quote without a request. */
  newQuote: `${deskPage}/prijsopgave`,
  /** Revisions of the catalogue. */
  catalogue: `${deskPage}/catalogus`,
  /** The plans for it, by day. */
  catalogueCalendar: `${deskPage}/catalogus/kalender`,
  revision: (id: number) => `${deskPage}/catalogus/${id}`,
  /** Everything sold with a revision. */
  revisionOfferings: (id: number) => `${deskPage}/catalogus/${id}/aanbod`,
  revisionOffering: (id: number, item: number | string) => `${deskPage}/catalogus/${id}/aanbod/${item}`,
  revisionTariffs: (id: number, list: string) => `${deskPage}/catalogus/${id}/tarieven/${list}`,
  /** Page for changing many offerings of a revision at once. */
  revisionMany: (id: number) => `${deskPage}/catalogus/${id}/samen`,
  /** Page for taking a file into a revision. */
  revisionFile: (id: number) => `${deskPage}/catalogus/${id}/bestand`,
  /** Coverage: an address looked up, corrections. */
  coverage: `${deskPage}/dekking`,
  /** An address as it is looked up: `coverageOf('1017XN', '42 A')`. */
  coverageOf: (zipCode: string, number: string) =>
    `${deskPage}/dekking?${new URLSearchParams({ postcode: zipCode, huisnummer: number })}`,
  coverageCorrections: `${deskPage}/dekking/correcties`,
  coverageCorrection: (id: string) => `${deskPage}/dekking/correcties/${id}`,
  /** @param begins fields of the new one */
  newCoverageCorrection: (begins: Readonly<Record<string, string>> = {}) =>
    `${deskPage}/dekking/correcties/nieuw?${new URLSearchParams(begins)}`,
  coverageAddresses: `${deskPage}/dekking/adressen`,
  coverageAddress: (id: string) => `${deskPage}/dekking/adressen/${id}`,
  newCoverageAddress: (begins: Readonly<Record<string, string>> = {}) =>
    `${deskPage}/dekking/adressen/nieuw?${new URLSearchParams(begins)}`,
  /** Addresses that were looked up and could get nothing. */
  coverageMissed: `${deskPage}/dekking/niet-gevonden`,
  coverageImports: `${deskPage}/dekking/bestanden`,
  coverageImport: (id: number) => `${deskPage}/dekking/bestanden/${id}`,
  /** Page for changing the lines of an order. */
  caseLines: (number: string) => `${deskPage}/zaken/${number}/regels`,
} as const
