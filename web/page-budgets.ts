import { productTypes } from '../domain/product.ts'
import { paths } from './paths.ts'

/**
 * What a page may ask for until it answers to presses: held by `npm run check` for what is built, by e2e/ for what a browser
 * does. A visitor feels requests; bytes are reported (decisions, "Budgets of pages").
 */
export type PageBudget = {
  readonly path: string
  /** With the page itself, without pictures that wait to be scrolled to. */
  readonly requests: number
  /** The sheets of styles that it asks for until then; nothing waits for them. */
  readonly sheets: 0 | 1
}

const hydrated = { requests: 25, sheets: 1 } as const
/** What a page of the website needs at once stands in it. */
const text = { requests: 6, sheets: 0 } as const

export const pageBudgets: readonly PageBudget[] = [
  ...productTypes.map(type => ({ path: paths.samenstellen(type), ...hydrated })),
  // With an order, whose rules come too, as soon as the page is taken over.
  { path: paths.winkelwagen('internet'), ...hydrated },
  { path: paths.gegevens('internet'), ...hydrated },
  { path: paths.controle('internet'), ...hydrated },
  { path: paths.login(), ...hydrated },
  { path: paths.mijn, ...hydrated },
  { path: paths.home, ...text },
  { path: '/zakelijk-glasvezel', ...text },
  { path: '/voip', ...text },
]
