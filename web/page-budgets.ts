import { type ProductType, productTypes } from '../domain/product.ts'
import { paths } from './paths.ts'

/** What a page may ask for until it answers to presses: held by `npm run check` for what is built, by e2e/ for what a browser does. */
export type PageBudget = {
  readonly path: string
  /** With the page itself. */
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

const composing = { internet: 170, cloud: 160, mobiel: 161, telefonie: 163 } as const satisfies Record<
  ProductType,
  number
>

export const pageBudgets: readonly PageBudget[] = [
  ...productTypes.map(type => ({
    path: paths.samenstellen(type),
    kilobytes: composing[type],
    ...hydrated,
    // Pictures of devices that come late are among them, where a browser is fast.
    ...(type === 'telefonie' && { requests: 26 }),
  })),
  { path: paths.winkelwagen('internet'), kilobytes: 174, ...hydrated, requests: 26 },
  { path: paths.gegevens('internet'), kilobytes: 196, ...hydrated },
  { path: paths.controle('internet'), kilobytes: 176, ...hydrated },
  { path: paths.login(), kilobytes: 162, ...hydrated },
  { path: paths.mijn, kilobytes: 179, ...hydrated },
  { path: paths.home, ...text },
  { path: '/zakelijk-glasvezel', ...text },
  { path: '/voip', ...text },
]
