import { createContext, type FunctionComponent } from 'react'
import type { ReplyLanguage } from '../../cases/reply-language.ts'
import type { ChosenFor, ReadyText } from '../ready-text.ts'

/** Known to the editor of an answer beside the texts themselves. */
export type KnownToEditor = {
  /** Below the mails of who writes; null: the shop's own. */
  readonly signature: string | null
  /** Colleagues who can be given a case. */
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  /** The working days after today, as many as a text can have a case wait; absent from a server of the release before. */
  readonly workingDays?: readonly string[] | undefined
}

export type ReadyTextsProps = {
  readonly shown: ChosenFor
  /** The language of the mail. */
  readonly language: ReplyLanguage
  readonly onLoaded: (known: KnownToEditor) => void
  readonly onLanguage: (language: ReplyLanguage) => void
  readonly onChoose: (text: ReadyText) => void
}

/** Parts that features bring to whoever writes an answer; src/app/desk/answer-parts.ts lists them. */
export type AnswerParts = {
  /** The place where a ready-made text and the language of the mail are chosen; says so where they cannot be loaded. */
  readonly ReadyTexts?: FunctionComponent<ReadyTextsProps>
}

export const AnswerParts = createContext<AnswerParts>({})
