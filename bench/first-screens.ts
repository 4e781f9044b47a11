import type { Browser } from 'playwright-core'
import { openCompose } from '../e2e/support/compose-screen.ts'
import { endOfFirstPlan, firstPlanGoal, firstScreen } from '../e2e/support/first-screen.ts'
import { addresses, checkAddress } from '../e2e/support/internet-screen.ts'
import { waitUntilStable } from '../screenshots/take.ts'
import { type ProductType, productTypes } from '../src/features/catalogue/product.ts'

/** Types whose first plan is held to the goal; of internet the answer of the address check comes first. */
const held: readonly ProductType[] = ['mobiel', 'telefonie']

/** The end of each type's first plan on the first screen of samenstellen, in rows, and which end too low. */
export async function firstScreens(browser: Browser, baseURL: string) {
  const rows: unknown[][] = []
  const missed: string[] = []
  for (const type of productTypes) {
    const context = await browser.newContext({
      baseURL,
      locale: 'nl-NL',
      viewport: firstScreen,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await (type === 'internet' ? checkAddress(page, addresses.fibreAndDsl) : openCompose(page, type))
    await waitUntilStable(page)
    const end = await endOfFirstPlan(page)
    const isHeld = held.includes(type)
    rows.push([type, end, isHeld ? firstPlanGoal : 'none'])
    if (isHeld && end > firstPlanGoal)
      missed.push(`the first plan of ${type} ends at ${end} px, goal ${firstPlanGoal}`)
    await context.close()
  }
  return { rows, missed }
}
