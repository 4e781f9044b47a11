import type { ReplyLanguage } from '../cases/reply-language.ts'
import type { ReplyAuthor } from './reply-values.ts'
import { replyWords } from './texts-replies.ts'

type Parts = {
  readonly firstName: string
  readonly author: ReplyAuthor
  /** The colleague's own; null: the shop's. */
  readonly signature: string | null
  readonly language: ReplyLanguage
}

/** A whole mail: greeting, what is written, and signature. */
export const composeReply = (body: string, { firstName, author, signature, language }: Parts): string => {
  const words = replyWords[language]
  return [words.greeting(firstName), body, signature ?? words.signature(author.name, author.brandName)].join(
    '\n\n',
  )
}

/** Subject of an answer to a mail: as it was, without the number, branch and quote that the shop adds itself. */
export const replySubject = (subject: string): string => {
  const bare = subject
    .replace(/(?<!\s)\s*\[\d{3}-\d{3}-\d{3}(?:, [^[\]]{0,200})?\]/g, '')
    .replace(/^(?:\s*(?:re|antw|fwd?|doorst)\s*:)+\s*/i, '')
    .trim()
  return bare === '' ? '' : `Re: ${bare}`.slice(0, 120)
}
