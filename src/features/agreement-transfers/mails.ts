import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about the transfer of an agreement. */
export const transferMails = {
  link: declareMail('transfer-link', mailClasses.byStaff),
  given: declareMail('transfer-given', mailClasses.byStaff),
  taken: declareMail('transfer-taken', mailClasses.byStaff),
  ended: declareMail('transfer-ended', mailClasses.byStaff),
} as const
