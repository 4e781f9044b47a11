import type { Page } from 'playwright-core'
import { type Login, logIn } from '../e2e/support/account.ts'
import type { ShopWithBrowser } from '../e2e/support/with-shop.ts'
import { registeredCustomer } from '../src/features/customers/server/testing.ts'

/** One state of one page, as somebody meets it. */
export type Screen = {
  /** In words with hyphens, the part of the site first: what `npm run screenshots -- WORD` looks for. */
  readonly name: string
  /** Leads there, and ends when what is to be seen is there. */
  readonly reach: (visitor: Visitor) => Promise<void>
  /** The whole page, or only the window, for content that stays in place while the page scrolls. */
  readonly shows: 'page' | 'window'
  /** Of which windows there is such a state at all; of every width where it is not said. */
  readonly isAt?: (width: number) => boolean
  /** A page of content/, which has no moments and numbers of this run. */
  readonly isWritten?: boolean
}

/** Somebody new, with empty storage. */
export type Visitor = {
  readonly page: Page
  readonly parts: ShopWithBrowser
}

type Reach = Screen['reach']

/** A state of a page, which is shown as a whole. */
export const screen = (name: string, reach: Reach): Screen => ({ name, reach, shows: 'page' })

/** A state of which only the window is shown: a dialog, a menu, what lies over the page. */
export const view = (name: string, reach: Reach, isAt?: Screen['isAt']): Screen => ({
  name,
  reach,
  shows: 'window',
  ...(isAt && { isAt }),
})

/** Widths at which the menu is behind its button and the basket in a bar. */
export const isNarrow = (width: number): boolean => width < 1000
export const isWide = (width: number): boolean => !isNarrow(width)

/** A customer with an account: Lotte van den Heuvel of Bakkerij De Korenmolen. */
export const newCustomer = ({ parts: { database } }: Visitor): Promise<Login> =>
  registeredCustomer({ testDatabase: { database } })

/** Logs a new customer in; ends on the first customer page. */
export async function enterAsCustomer(visitor: Visitor): Promise<Login> {
  const login = await newCustomer(visitor)
  await logIn(visitor.page, login)
  return login
}

/** Opens a page of the website. */
export const at =
  (path: string): Reach =>
  async ({ page }) => {
    await page.goto(path)
  }

/** A name almost as long as the form takes, with a word that fits in no line of a phone. */
export const longCompany =
  'Vereniging van Eigenaars Bedrijfsverzamelgebouw Noordoostpolderscheepvaartkade Coöperatief U.A.'
