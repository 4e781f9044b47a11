import { noticeReasonTexts } from './texts.ts'

/** Why customers leave, where they say so. */
export const noticeReasonNames = [
  'other-provider',
  'price',
  'not-satisfied',
  'moving',
  'not-needed',
  'business-ends',
] as const satisfies readonly (keyof typeof noticeReasonTexts)[]
export type NoticeReason = (typeof noticeReasonNames)[number]

export const noticeReasons: Readonly<Record<NoticeReason, string>> = noticeReasonTexts
