import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails of forms of the website and of the fibre enquiry. */
export const formMails = {
  enquiryConfirmation: declareMail('fibre-enquiry-confirmation', mailClasses.typed),
  enquiryNotice: declareMail('fibre-enquiry-notice', mailClasses.house),
  confirmation: declareMail('site-form-confirmation', mailClasses.typedAside),
  notice: declareMail('site-form-notice', mailClasses.house),
} as const
