import {
  agreementPage,
  agreementsPage,
  changePage,
  forgottenPasswordPage,
  lineChangePage,
  linkPage,
  loginEmailPage,
  loginPage,
  noticePage,
  progressPage,
  quotePage,
  transferPage,
  withdrawalPage,
} from '../common/account-pages.ts'
import type { ProductType } from '../features/catalogue/product.ts'
import { orderPage } from '../features/orders/contract.ts'
import type { PathOf } from './types.ts'

/** Every link of the site. Components never write a path themselves. */
export const paths = {
  home: '/',
  terms: '/algemene-voorwaarden',
  termsFile: '/algemene-voorwaarden.pdf' satisfies PathOf<'GET /algemene-voorwaarden.pdf'>,
  privacy: '/privacy',
  contact: '/contact',
  blog: '/blog',
  blogFeed: '/blog/rss.xml',
  sitemap: '/sitemap',
  /** @param back where to go once logged in; a path of this site */
  login: (back?: string) => (back ? `${loginPage}?terug=${encodeURIComponent(back)}` : loginPage),
  forgotPassword: forgottenPasswordPage,
  /** The page of mailed links; the token stands behind the # (src/features/customers/contract-account.ts). */
  choosePassword: linkPage,
  /** The page of the link that is mailed to another address to log in with; the token stands behind the #. */
  confirmLoginEmail: loginEmailPage,
  /** The page of mails about a change of an order; the token stands behind the #. */
  lineChange: lineChangePage,
  /** The page of the mail that asks to confirm a notice; the token stands behind the #. */
  confirmNotice: noticePage,
  /** The page of the mail that leads to withdrawing a notice; the token stands behind the #. */
  withdrawNotice: withdrawalPage,
  /** The page of the mail that leads to a change of an agreement; the token stands behind the #. */
  changeAgreement: changePage,
  /** The page of an agreement, of who took it over; the token stands behind the #. */
  partyAgreement: agreementPage,
  transfer: transferPage,
  quote: quotePage,
  follow: progressPage,
  mijn: '/mijn',
  mijnCompany: '/mijn/bedrijfsgegevens',
  mijnContacts: '/mijn/contactpersonen',
  mijnOrders: '/mijn/bestellingen',
  mijnAgreements: agreementsPage,
  /** Giving notice of several at once. */
  mijnNotices: `${agreementsPage}/opzeggen`,
  mijnChange: (number: string) => `/mijn/contracten/${encodeURIComponent(number)}/wijzigen`,
  mijnNotice: (number: string) => `/mijn/contracten/${encodeURIComponent(number)}/opzeggen`,
  mijnOrder: orderPage,
  mijnQuotes: '/mijn/prijsopgaven',
  mijnQuote: (number: string) => `/mijn/prijsopgaven/${encodeURIComponent(number)}`,
  mijnDocuments: '/mijn/documenten',
  mijnCarts: '/mijn/winkelwagens',
  mijnLoginEmail: '/mijn/inlogadres',
  mijnPassword: '/mijn/wachtwoord',
  mijnSessions: '/mijn/sessies',
  emptyBasket: '/bestellen',
  thankYou: (type: ProductType) => `/bestellen/bedankt?type=${type}`,
  productType: (type: ProductType) => `/bestellen/${type}`,
  samenstellen: (type: ProductType) => `/bestellen/${type}/samenstellen`,
  winkelwagen: (type: ProductType) => `/bestellen/${type}/winkelwagen`,
  gegevens: (type: ProductType) => `/bestellen/${type}/gegevens`,
  controle: (type: ProductType) => `/bestellen/${type}/controle`,
} as const
