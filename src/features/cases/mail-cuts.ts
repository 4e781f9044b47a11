/**
 * Why a mail is not there as a whole: only its beginning was read, it is no mail that can be read, or its words are inside a file that
 * is encrypted, or that only Outlook reads.
 */
export const mailCuts = ['too-large', 'unreadable', 'encrypted', 'winmail'] as const

export type MailCut = (typeof mailCuts)[number]
