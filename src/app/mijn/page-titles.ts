import { paths } from '../../api/paths.ts'
import { transferPageTexts } from '../../features/agreement-transfers/texts.ts'
import { partyLinkTexts } from '../../features/agreements/party-texts.ts'
import {
  agreementsPageTexts,
  noticeLinkTexts,
  noticeTexts,
  withdrawalLinkTexts,
} from '../../features/agreements/texts.ts'
import { noticesTexts } from '../../features/agreements/texts-together.ts'
import { changeTexts } from '../../features/checkout/texts/replaced-agreement.ts'
import { mijnPageTexts, outsidePageTitles, titleOfOrder } from '../../features/customers/texts.ts'
import { linkedQuotePage, ownQuotesPage } from '../../features/quotes/components/customer-pages.ts'

type Page = {
  readonly path: string
  readonly title: string
  /** The title of a page below it, by the number and the part that its address goes on with. */
  readonly titleOf?: (number: string, part: string) => string
}

/** The pages of a logged-in customer, in the order of the menu. */
export const mijnPages: readonly (Page & { readonly label: string })[] = [
  { path: paths.mijn, ...mijnPageTexts.overview },
  { path: paths.mijnOrders, ...mijnPageTexts.orders, titleOf: titleOfOrder },
  {
    path: paths.mijnAgreements,
    label: agreementsPageTexts.label,
    title: agreementsPageTexts.title,
    titleOf: (_, part) => (part === 'wijzigen' ? changeTexts.title : noticeTexts.title),
  },
  ownQuotesPage,
  { path: paths.mijnDocuments, ...mijnPageTexts.documents },
  { path: paths.mijnCarts, ...mijnPageTexts.carts },
  { path: paths.mijnCompany, ...mijnPageTexts.company },
  { path: paths.mijnContacts, ...mijnPageTexts.contacts },
  { path: paths.mijnLoginEmail, ...mijnPageTexts.loginEmail },
  { path: paths.mijnPassword, ...mijnPageTexts.password },
  { path: paths.mijnSessions, ...mijnPageTexts.sessions },
]

const otherPages: readonly Page[] = [
  { path: paths.login(), title: outsidePageTitles.login },
  { path: paths.forgotPassword, title: outsidePageTitles.forgotPassword },
  { path: paths.lineChange, title: outsidePageTitles.lineChange },
  { path: paths.mijnNotices, title: noticesTexts.title },
  { path: paths.confirmNotice, title: noticeLinkTexts.pageTitle },
  { path: paths.withdrawNotice, title: withdrawalLinkTexts.pageTitle },
  { path: paths.partyAgreement, title: partyLinkTexts.pageTitle },
  { path: paths.changeAgreement, title: changeTexts.title },
  { path: paths.transfer, title: transferPageTexts.pageTitle },
  linkedQuotePage,
  { path: paths.follow, title: outsidePageTitles.follow },
  { path: paths.choosePassword, title: outsidePageTitles.choosePassword },
  { path: paths.confirmLoginEmail, title: outsidePageTitles.confirmLoginEmail },
]

/** The title of a customer page, for its head and above its content; an order or a quote is named by its number. */
export function titleAt(pathname: string): string {
  const page = [...mijnPages, ...otherPages].find(({ path }) => path === pathname)
  if (page) return page.title
  const list = mijnPages.find(({ path, titleOf }) => titleOf && pathname.startsWith(`${path}/`))
  const [number = '', part = ''] = pathname
    .slice((list?.path.length ?? pathname.lastIndexOf('/')) + 1)
    .split('/')
  return (list?.titleOf ?? titleOfOrder)(decodeURIComponent(number), part)
}
