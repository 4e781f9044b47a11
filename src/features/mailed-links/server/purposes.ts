import {
  lineChangePage,
  linkPage,
  loginEmailPage,
  progressPage,
  quotePage,
  savedCartPage,
} from '../../../common/account-pages.ts'
import { deskAccessPage } from '../../../common/desk-pages.ts'
import { lineChangeHours, linkLifetimeHours, savedCartDays } from '../lifetimes.ts'

/** Purposes of mailed links. */
export const purposes = [
  'activation',
  'password-reset',
  'login-email',
  'staff-access',
  'line-change',
  'follow',
  'saved-cart',
  'quote',
] as const
export type Purpose = (typeof purposes)[number]

/**
 * Whether a newer link replaces the owner's older ones. Links that replace a password stay active until one of them is
 * used: anybody who knows the address can ask for a newer one, and must not be able to invalidate the owner's.
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

/** The page that a link leads to; its token stands behind the #. */
export const pageOfLink: Readonly<Record<Purpose, string>> = {
  activation: linkPage,
  'password-reset': linkPage,
  'login-email': loginEmailPage,
  'staff-access': deskAccessPage,
  'line-change': lineChangePage,
  follow: progressPage,
  'saved-cart': savedCartPage,
  quote: quotePage,
}

/** The address of a link below that of the shop. */
export const pathOfLink = (purpose: Purpose, token: string): string => `${pageOfLink[purpose]}#${token}`
