import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about notices. */
export const agreementMails = {
  noticeGiven: declareMail('notice-given', mailClasses.byStaff),
  noticeLink: declareMail('notice-link', mailClasses.typed),
  noticeWithdrawn: declareMail('notice-withdrawn', mailClasses.byStaff),
} as const
