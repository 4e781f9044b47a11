import type { ChosenFor } from '../case-desk/ready-text.ts'
import type { CaseKind } from '../cases/case-kinds.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'

/* Ready-made texts: for which cases, and what goes with them. */

/** Kinds of cases that are closed with a reason and nothing else. */
const closable: ReadonlySet<string> = new Set<CaseKind>(['fibre-enquiry', 'form', 'message'])

/** Whether a text for these kinds may close its case; one for every kind may not. */
export const mayClose = (kinds: readonly CaseKind[]): boolean =>
  kinds.length > 0 && kinds.every(kind => closable.has(kind))

type For = { readonly kinds: readonly string[]; readonly states: readonly string[] }

/** Whether a text is for a case of this kind and state, or for cases of several states. */
export const isFor = ({ kinds, states }: For, { kind, state }: ChosenFor): boolean =>
  (kinds.length === 0 || (kind !== null && kinds.includes(kind))) &&
  (states.length === 0 || state === null || states.includes(state))

/** The more a text says of its cases, the earlier it is offered. */
const precision = ({ kinds, states }: For): number =>
  (kinds.length > 0 ? 1 / kinds.length : 0) + (states.length > 0 ? 2 / states.length : 0)

const wordsOf = (typed: string): readonly string[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')

type Text = For & { readonly name: string; readonly subject: string; readonly text: string }

/**
 * The texts to choose from, the best first: with nothing typed those for the case in the language of the mail, else every text
 * with all of the typed words, of which those for the case, in that language and with the words in their name go first.
 */
export function textsToChoose<Each extends Text & { readonly language: ReplyLanguage }>(
  texts: readonly Each[],
  shown: ChosenFor,
  language: ReplyLanguage,
  typed = '',
): readonly Each[] {
  const words = wordsOf(typed)
  const hasWords = (text: string) => words.every(word => text.toLowerCase().includes(word))
  const found = texts.filter(text =>
    words.length === 0
      ? isFor(text, shown) && text.language === language
      : hasWords(`${text.name} ${text.subject} ${text.text}`),
  )
  const score = (text: Each) =>
    (isFor(text, shown) ? 4 : 0) +
    (text.language === language ? 4 : 0) +
    (words.length > 0 && hasWords(text.name) ? 16 : 0) +
    precision(text)
  return found.toSorted((one, other) => score(other) - score(one) || one.name.localeCompare(other.name, 'nl'))
}

/** Texts that the filters of their list leave, in the order that they have. */
export const filterTexts = <Each extends Text & { readonly isShared: boolean }>(
  texts: readonly Each[],
  { words, kind, owner }: { readonly words: string; readonly kind: string; readonly owner: string },
): readonly Each[] =>
  texts.filter(
    text =>
      wordsOf(words).every(word =>
        `${text.name} ${text.subject} ${text.text}`.toLowerCase().includes(word),
      ) &&
      (kind === '' || text.kinds.length === 0 || text.kinds.includes(kind)) &&
      (owner === '' || text.isShared === (owner === 'gedeeld')),
  )
