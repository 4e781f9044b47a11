import { linkLifetimeHours, linkPurposes } from '../../contract/account.ts'
import { lineChangeHours } from '../../contract/line-change.ts'
import { savedCartDays } from '../../contract/saved-cart.ts'

/** What a mailed link is for. */
export const purposes = [
  ...linkPurposes,
  'login-email',
  'staff-access',
  'line-change',
  'follow',
  'saved-cart',
  'quote',
] as const
export type Purpose = (typeof purposes)[number]

/**
 * Whether a newer link takes the place of the owner's older ones. One that replaces a password serves until one of them is used: whoever
 * knows the address may ask for a newer one, and shall not void the one that the owner has before him.
 */
export const isReplacedByNewer: Readonly<Record<Purpose, boolean>> = {
  activation: true,
  'password-reset': false,
  'login-email': true,
  // Only administrators ask for one.
  'staff-access': true,
  // One that was withdrawn still tells so.
  'line-change': false,
  // Each mail about a case leads to the same page.
  follow: false,
  // Each is the link of a cart of its own.
  'saved-cart': false,
  // One of an older version tells that there is a newer one.
  quote: false,
}

/** How long a link serves, in hours. */
export const lifetimeHours: Readonly<Record<Purpose, number>> = {
  activation: linkLifetimeHours,
  'password-reset': linkLifetimeHours,
  'login-email': linkLifetimeHours,
  // Over a weekend.
  'staff-access': 72,
  'line-change': lineChangeHours,
  // Longer than anybody follows an order; it goes with its case.
  follow: 2 * 365 * 24,
  'saved-cart': savedCartDays * 24,
  // The version itself knows until when it can be accepted; the link tells so, and where to ask, long after.
  quote: 2 * 365 * 24,
}
