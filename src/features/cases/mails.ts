import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about a case that its rules know: its milestones, and what staff write. */
export const caseMails = {
  confirmed: declareMail('order-confirmed', mailClasses.byStaff),
  deliveryPlanned: declareMail('delivery-planned', mailClasses.byStaff),
  deliveredInPart: declareMail('order-delivered-in-part', mailClasses.byStaff),
  delivered: declareMail('order-delivered', mailClasses.byStaff),
  held: declareMail('order-held', mailClasses.byStaff),
  cancelled: declareMail('order-cancelled', mailClasses.byStaff),
  rejected: declareMail('order-rejected', mailClasses.byStaff),
  failed: declareMail('order-failed', mailClasses.byStaff),
  reopened: declareMail('order-reopened', mailClasses.byStaff),
  quoteEnded: declareMail('quote-ended', mailClasses.byStaff),
  quoteReopened: declareMail('quote-reopened', mailClasses.byStaff),
  quoteWithdrawn: declareMail('quote-withdrawn', mailClasses.byStaff),
  numberPlanned: declareMail('port-in-planned', mailClasses.byStaff),
  parcelSent: declareMail('parcel-sent', mailClasses.byStaff),
  /** Queued by a release without copies and conversations. */
  answer: declareMail('case-answer', mailClasses.written),
  message: declareMail('case-message', mailClasses.written),
} as const
