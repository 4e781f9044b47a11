import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails of an order as it comes in, and of its mandate. */
export const orderMails = {
  confirmation: declareMail('order-confirmation', mailClasses.typed),
  notice: declareMail('order-notice', mailClasses.house),
  mandateCorrected: declareMail('mandate-corrected', mailClasses.byStaff),
} as const
