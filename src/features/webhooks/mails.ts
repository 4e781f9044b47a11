import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails to the owner of a receiver. */
export const webhookMails = {
  failing: declareMail('webhook-failing', mailClasses.house),
  switchedOff: declareMail('webhook-switched-off', mailClasses.house),
} as const
