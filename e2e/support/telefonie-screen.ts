import type { Page } from 'playwright-core'
import { openCompose } from './compose-screen.ts'

/** Opens the telephony compose screen and waits until it can be used. */
export const openTelefonie = (page: Page) => openCompose(page, 'telefonie')

export const newDevices = (page: Page) => page.getByRole('switch', { name: 'Ik wil nieuwe toestellen' })

export const tooManyDevices = (page: Page) =>
  page.getByRole('dialog', { name: 'Meer toestellen dan belaccounts' })
