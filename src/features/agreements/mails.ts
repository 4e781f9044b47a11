import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about agreements. */
export const agreementMails = {
  changeLink: declareMail('change-link', mailClasses.typed),
  noticeGiven: declareMail('notice-given', mailClasses.byStaff),
  noticeLink: declareMail('notice-link', mailClasses.typed),
  withdrawalLink: declareMail('notice-withdrawal-link', mailClasses.typed),
  noticeWithdrawn: declareMail('notice-withdrawn', mailClasses.byStaff),
} as const
