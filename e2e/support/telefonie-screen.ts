import type { Page } from 'playwright-core'
import { openCompose } from './compose-screen.ts'

/** Opens the telephony compose screen with all that a phone folds, and waits until it can be used. */
export async function openTelefonie(page: Page): Promise<void> {
  await openCompose(page, 'telefonie')
  await unfold(page)
}

/** Opens what is folded: on a phone the devices and the numbers to keep. */
export const unfold = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .locator('details:not([open]) > summary')
    .evaluateAll((summaries: HTMLElement[]) => {
      for (const summary of summaries) summary.click()
    })

export const newDevices = (page: Page) => page.getByRole('switch', { name: 'Ik wil nieuwe toestellen' })

export const tooManyDevices = (page: Page) =>
  page.getByRole('dialog', { name: 'Meer toestellen dan belaccounts' })
