import { paths } from '../paths.ts'

/** The pages of a logged-in customer, in the order of the menu. */
export const mijnPages = [
  { path: paths.mijn, label: 'Overzicht', title: 'Mijn account' },
  { path: paths.mijnOrders, label: 'Bestellingen', title: 'Bestellingen' },
  { path: paths.mijnQuotes, label: 'Prijsopgaven', title: 'Prijsopgaven' },
  { path: paths.mijnDocuments, label: 'Documenten', title: 'Documenten' },
  { path: paths.mijnCompany, label: 'Bedrijfsgegevens', title: 'Bedrijfsgegevens' },
  { path: paths.mijnContacts, label: 'Contactpersonen', title: 'Contactpersonen' },
  { path: paths.mijnPassword, label: 'Wachtwoord', title: 'Wachtwoord wijzigen' },
  { path: paths.mijnSessions, label: 'Apparaten', title: 'Waar je bent ingelogd' },
] as const

const otherPages = [
  { path: paths.login(), title: 'Inloggen' },
  { path: paths.forgotPassword, title: 'Wachtwoord vergeten' },
  { path: paths.choosePassword, title: 'Wachtwoord kiezen' },
] as const

/** The title of a customer page, for its head and above its content; an order or a quote is named by its number. */
export function titleAt(pathname: string): string {
  const page = [...mijnPages, ...otherPages].find(({ path }) => path === pathname)
  if (page) return page.title
  const number = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  return `${pathname.startsWith(paths.mijnQuotes) ? 'Prijsopgave' : 'Bestelling'} ${number}`
}
