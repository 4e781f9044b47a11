import { productTypes } from '../domain/product.ts'
import { paths } from './paths.ts'

/** What a page may ask for until it answers to presses: held by `npm run check` for what is built, by e2e/ for what a browser does. */
export type PageBudget = {
  readonly path: string
  /** With the page itself, without pictures that wait to be scrolled to. */
  readonly requests: number
  /** Of scripts as they travel, without headers; a kilobyte is 1,000 bytes. */
  readonly kilobytes: number
  /** The sheets of styles that it asks for until then; nothing waits for them. */
  readonly sheets: 0 | 1
}

/** A bare page of React Router has 92.9 kB of scripts; composing may add 40. */
const hydrated = { requests: 25, sheets: 1 } as const
/** What a page of the website needs at once stands in it. */
const text = { requests: 6, kilobytes: 4, sheets: 0 } as const

export const pageBudgets: readonly PageBudget[] = [
  ...productTypes.map(type => ({ path: paths.samenstellen(type), kilobytes: 132.9, ...hydrated })),
  // With an order, whose rules come too, as soon as the page is taken over.
  { path: paths.winkelwagen('internet'), kilobytes: 152, ...hydrated },
  { path: paths.gegevens('internet'), kilobytes: 180.5, ...hydrated },
  { path: paths.controle('internet'), kilobytes: 159, ...hydrated },
  { path: paths.login(), kilobytes: 152.5, ...hydrated },
  { path: paths.mijn, kilobytes: 141, ...hydrated },
  { path: paths.home, ...text },
  { path: '/zakelijk-glasvezel', ...text },
  { path: '/voip', ...text },
]
