import { linkLifetimeHours, linkPurposes } from '../../contract/account.ts'

/** What a mailed link is for. */
export const purposes = [...linkPurposes] as const
export type Purpose = (typeof purposes)[number]

/** How long a link serves, in hours. */
export const lifetimeHours: Readonly<Record<Purpose, number>> = {
  activation: linkLifetimeHours,
  'password-reset': linkLifetimeHours,
}
