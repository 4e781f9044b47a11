import { type ProductType, productTypes } from '../domain/product.ts'
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

/** React and its router are 93 kB of it. */
const hydrated = { requests: 25, sheets: 1 } as const
/** What a page of the website needs at once stands in it. */
const text = { requests: 6, kilobytes: 4, sheets: 0 } as const

const composing = { internet: 140, cloud: 139, mobiel: 140, telefonie: 144 } as const satisfies Record<
  ProductType,
  number
>

export const pageBudgets: readonly PageBudget[] = [
  ...productTypes.map(type => ({
    path: paths.samenstellen(type),
    kilobytes: composing[type],
    ...hydrated,
  })),
  { path: paths.winkelwagen('internet'), kilobytes: 178, ...hydrated, requests: 32 },
  { path: paths.gegevens('internet'), kilobytes: 200, ...hydrated, requests: 30 },
  { path: paths.controle('internet'), kilobytes: 178, ...hydrated, requests: 31 },
  { path: paths.login(), kilobytes: 170, ...hydrated },
  { path: paths.mijn, kilobytes: 191, ...hydrated, requests: 28 },
  { path: paths.home, ...text },
  { path: '/zakelijk-glasvezel', ...text },
  { path: '/voip', ...text },
]
