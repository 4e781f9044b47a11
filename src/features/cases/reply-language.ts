/** Languages of mails that staff write. */
export const replyLanguages = ['nl', 'en'] as const
export type ReplyLanguage = (typeof replyLanguages)[number]
