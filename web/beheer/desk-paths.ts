import {
  deskAccessPage,
  deskCasePage,
  deskPage,
  deskPhonePage,
  deskSignInPage,
} from '../../contract/desk-pages.ts'

/** Every link of the desk; apart from the others (web/paths.ts), which visitors load. */
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
  byPhone: deskPhonePage,
  customers: `${deskPage}/klanten`,
  customer: (id: string) => `${deskPage}/klanten/${id}`,
  mails: `${deskPage}/mail`,
  mail: (id: number) => `${deskPage}/mail/${id}`,
  audit: `${deskPage}/logboek`,
  /** Where a quote is composed. */
  caseQuote: (number: string) => `${deskPage}/zaken/${number}/prijsopgave`,
  /** Where one is begun for somebody who asked for none. */
  newQuote: `${deskPage}/prijsopgave`,
  /** Where the lines of an order are changed. */
  caseLines: (number: string) => `${deskPage}/zaken/${number}/regels`,
} as const
