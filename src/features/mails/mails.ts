import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about mails. */
export const ownMails = {
  deadLetters: declareMail('dead-letter-report', mailClasses.report),
  test: declareMail('test-mail', mailClasses.house),
} as const
