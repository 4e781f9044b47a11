import { paths } from '../../../../api/paths.ts'
import { mijnPageTexts, numberedTitles, outsidePageTitles } from '../../texts.ts'

/** The pages of a logged-in customer, in the order of the menu. */
export const mijnPages = [
  { path: paths.mijn, ...mijnPageTexts.overview },
  { path: paths.mijnOrders, ...mijnPageTexts.orders },
  { path: paths.mijnQuotes, ...mijnPageTexts.quotes },
  { path: paths.mijnDocuments, ...mijnPageTexts.documents },
  { path: paths.mijnCarts, ...mijnPageTexts.carts },
  { path: paths.mijnCompany, ...mijnPageTexts.company },
  { path: paths.mijnContacts, ...mijnPageTexts.contacts },
  { path: paths.mijnLoginEmail, ...mijnPageTexts.loginEmail },
  { path: paths.mijnPassword, ...mijnPageTexts.password },
  { path: paths.mijnSessions, ...mijnPageTexts.sessions },
] as const

const otherPages = [
  { path: paths.login(), title: outsidePageTitles.login },
  { path: paths.forgotPassword, title: outsidePageTitles.forgotPassword },
  { path: paths.lineChange, title: outsidePageTitles.lineChange },
  { path: paths.quote, title: outsidePageTitles.quote },
  { path: paths.follow, title: outsidePageTitles.follow },
  { path: paths.choosePassword, title: outsidePageTitles.choosePassword },
  { path: paths.confirmLoginEmail, title: outsidePageTitles.confirmLoginEmail },
] as const

/** The title of a customer page, for its head and above its content; an order or a quote is named by its number. */
export function titleAt(pathname: string): string {
  const page = [...mijnPages, ...otherPages].find(({ path }) => path === pathname)
  if (page) return page.title
  const number = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  return numberedTitles[pathname.startsWith(paths.mijnQuotes) ? 'quote' : 'order'](number)
}
