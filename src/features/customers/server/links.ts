import { linkPage, loginEmailPage } from '../../../common/account-pages.ts'
import { linkLifetimeHours } from '../../mailed-links/lifetimes.ts'
import { declareLink, type LinkPurpose } from '../../mailed-links/server/purposes.ts'
import type { LinkPurpose as PasswordPurpose } from '../contract-links.ts'

/** Links of an account. */
export const customerLinks = {
  activation: declareLink('activation', {
    page: linkPage,
    hours: linkLifetimeHours,
    isReplacedByNewer: true,
  }),
  passwordReset: declareLink('password-reset', {
    page: linkPage,
    hours: linkLifetimeHours,
    isReplacedByNewer: false,
  }),
  loginEmail: declareLink('login-email', {
    page: loginEmailPage,
    hours: linkLifetimeHours,
    isReplacedByNewer: true,
  }),
} as const

/** The link that a request or an answer calls by its purpose. */
export const passwordLinks: { readonly [Purpose in PasswordPurpose]: LinkPurpose<Purpose> } = {
  activation: customerLinks.activation,
  'password-reset': customerLinks.passwordReset,
}
