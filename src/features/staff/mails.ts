import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails of accounts of colleagues. */
export const staffMails = {
  changed: declareMail('staff-account-changed', mailClasses.account),
  invitation: declareMail('staff-invitation', mailClasses.account),
  passwordLink: declareMail('staff-password-link', mailClasses.account),
} as const
