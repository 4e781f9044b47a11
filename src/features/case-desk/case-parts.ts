import type { ReactElement } from 'react'
import type { WordsOfKinds } from '../cases/timeline-words.ts'
import type { ReplyParts } from './reply-values.ts'

/** More that is known of a case, folded into a line beside its lines. */
export type FactPart = {
  readonly title: string
  readonly summary: string
  readonly open: boolean
  readonly content: ReactElement
}

/** Parts that features bring to the screen of the case that shows; src/app/desk/case-parts.tsx lists them. */
export type CaseParts = {
  /** Events in words, of every feature. */
  readonly words: WordsOfKinds
  /** The name of a kind of mail on the page of its case. */
  readonly mailName: (kind: string) => string
  /** Numbers that come along. */
  readonly numbers?: {
    /** How many may still come along. */
    readonly open: number
    /** The part of an address that leads to them. */
    readonly anchor: string
    /** null where none come along. */
    readonly list: ReactElement | null
    /** A notice of open ones where the order is marked as delivered; null where none are. */
    readonly warning: ReactElement | null
  }
  readonly facts: readonly FactPart[]
  /** A quote of the case. */
  readonly quote?: {
    readonly texts: {
      /** The link to where one is made, to the one that is there, and to a new version of it. */
      readonly make: string
      readonly open: string
      readonly newVersion: string
      /** In the place of the lines, where none stands there yet. */
      readonly none: string
    }
    /** Makes one of a case that came in otherwise. */
    readonly dialog: (onClose: () => void) => ReactElement
  }
  /** The offer in the place of the lines; null where they show by themselves. @param title of the lines */
  readonly offer?: ((title: string) => ReactElement) | null
  /** Facts of it that ready-made texts tell. */
  readonly told: ReplyParts
}
