import type { Page } from 'playwright-core'
import { composePlaces } from '../../src/features/checkout/steps/compose/compose-places.ts'

/** The first screen of samenstellen on a phone (docs/decisions/order-flow.md#the-first-plan-on-the-first-screen). */
export const firstScreen = { width: 390, height: 844 } as const

/** Pixels from the top in which the name and the price of the first plan end. */
export const firstPlanGoal = 640

/** Pixels from the top to the lower edge of the first plan's name or price, whichever is lower. */
export const endOfFirstPlan = (page: Page): Promise<number> =>
  page
    .locator(`section:has(> #${composePlaces.products})`)
    .locator('li:has([translate="no"]), label:has([translate="no"])')
    .first()
    .evaluate(plan => {
      const seen = [...plan.querySelectorAll('h3, [id$="-title"], [translate="no"]')]
      const ends = seen.map(part => part.getBoundingClientRect().bottom)
      return Math.ceil(Math.max(...ends) + window.scrollY)
    })
