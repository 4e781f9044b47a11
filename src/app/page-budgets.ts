import { paths } from '../api/paths.ts'
import { productTypes } from '../features/catalogue/product.ts'

/**
 * How many requests a page may make until it answers to presses, itself among them, without pictures that wait to be scrolled
 * to. `npm run check` counts what is built, e2e/page-budget.test.ts what a browser does.
 */
export const maxRequests = 30

/** Pages that React takes over, and pages of the website, which ask for no React before something that moves is used. */
export const budgetedPages = {
  hydrated: [
    ...productTypes.map(paths.samenstellen),
    paths.winkelwagen('internet'),
    paths.gegevens('internet'),
    paths.controle('internet'),
    paths.login(),
    paths.mijn,
  ],
  website: [paths.home, '/zakelijk-glasvezel', '/voip'],
} as const
