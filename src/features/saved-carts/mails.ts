import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails of carts that are kept. */
export const savedCartMails = {
  saved: declareMail('saved-cart', mailClasses.typedAside),
} as const
