import { declareMail, mailClasses } from '../../common/mail-kinds.ts'

/** Mails about changes of lines. */
export const lineChangeMails = {
  proposed: declareMail('lines-proposed', mailClasses.written),
  changed: declareMail('lines-changed', mailClasses.byStaff),
} as const
