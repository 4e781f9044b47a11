import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about rented devices that come back. */
export const returnMails = {
  slip: declareMail('return-slip', mailClasses.byStaff),
  reminder: declareMail('return-reminder', mailClasses.byStaff),
} as const
