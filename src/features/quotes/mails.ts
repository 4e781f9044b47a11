import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails of quotes, and of the orders that come of one. */
export const quoteMails = {
  acceptanceConfirmation: declareMail('acceptance-confirmation', mailClasses.typed),
  acceptanceNotice: declareMail('acceptance-notice', mailClasses.house),
  confirmation: declareMail('quote-confirmation', mailClasses.typed),
  notice: declareMail('quote-notice', mailClasses.house),
  sent: declareMail('quote-sent', mailClasses.written),
  reminder: declareMail('quote-reminder', mailClasses.byStaff),
  openedNotice: declareMail('quote-opened-notice', mailClasses.house),
  questionNotice: declareMail('quote-question-notice', mailClasses.house),
  acceptedNotice: declareMail('quote-accepted-notice', mailClasses.house),
  declinedNotice: declareMail('quote-declined-notice', mailClasses.house),
  expiredNotice: declareMail('quote-expired-notice', mailClasses.house),
} as const
