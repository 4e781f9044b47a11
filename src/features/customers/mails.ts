import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails of accounts of customers. */
export const customerMails = {
  activation: declareMail('account-activation', mailClasses.registered),
  activeAlready: declareMail('account-active-already', mailClasses.registered),
  registrationAttempt: declareMail('registration-attempt', mailClasses.registered),
  passwordReset: declareMail('password-reset', mailClasses.account),
  passwordChanged: declareMail('password-changed', mailClasses.account),
  detailsChanged: declareMail('account-details-changed', mailClasses.account),
  loginEmailLink: declareMail('login-email-link', mailClasses.account),
  loginEmailChanged: declareMail('login-email-changed', mailClasses.account),
  detailsCorrected: declareMail('account-details-corrected', mailClasses.account),
} as const
