import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import dutch from '@zxcvbn-ts/language-nl-be'
import { normalized } from '../../../common/normalized.ts'
import { type PasswordOwner, wordsOf } from './password-owner.ts'
import { guessableTexts } from './texts.ts'

/**
 * Guesses that a password must cost, as a power of ten (docs/decisions/accounts.md#passwords-are-judged-by-guesses). Fewer
 * are refused; a single word in disguise needs `fewForOneWord`.
 */
const few = 7
const fewForOneWord = 10

/** Longer ones are judged by their beginning: the work for one of 128 characters would hold up other visitors. */
export const checkedLength = 32

/** Around one word, this many digits and signs are a year with something before and after it. */
const mostDecoration = 8
/** Shorter words between the others ("van", "en") make no password. */
const shortestWord = 4

let estimator: ZxcvbnFactory | undefined

/** Preparing 100,000 words and passwords takes 0.2 seconds, so it waits for the first password that is chosen. */
const theEstimator = (): ZxcvbnFactory => {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...dutch.dictionary },
    graphs: adjacencyGraphs,
    maxLength: checkedLength,
  })
  return estimator
}

/**
 * Why an attacker would guess this password early, as a sentence for its field; null if it is hard to guess. It knows
 * the most common passwords, Dutch words and names, years, keyboard rows, repetitions, and data of the owner, of us
 * and of our trade. Capitals and look-alikes such as 4 for a make no difference.
 */
export function whyGuessable(password: string, owner: PasswordOwner): string | null {
  const own = wordsOf(owner)
  const chosen = visible(password)
  const estimate = theEstimator().check(chosen, [...own.keys()])
  const isFew = estimate.guessesLog10 < few
  if (!isFew && !(estimate.guessesLog10 < fewForOneWord && isOneWord(estimate, own))) return null
  return reasonFor(estimate, chosen, own)
}

/** Removes invisible characters and unifies characters that keyboards write differently. */
const visible = (password: string): string =>
  normalized(password, 'NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

const isKnown = ({ pattern }: Match): boolean => pattern === 'dictionary' || pattern === 'repeat'
const hasLetters = ({ token }: Match): boolean => /\p{L}/u.test(token)

/** Whether it is one word, or words of the owner or of our trade, with a few digits and signs: `Welkom@2026!`. */
function isOneWord({ sequence }: ZxcvbnResult, own: ReadonlyMap<string, string>): boolean {
  const lettered = sequence.filter(hasLetters)
  if (!lettered.every(isKnown)) return false
  const others = lettered
    .map(match => wordIn(match))
    .filter(word => word.length >= shortestWord && !own.has(word))
  const decoration = sequence.filter(match => !hasLetters(match)).map(({ token }) => token)
  return new Set(others).size <= 1 && decoration.join('').length <= mostDecoration
}

type Match = ZxcvbnResult['sequence'][number]

/** The word that was meant: `welkom` for `W3lkom`. */
const wordIn = (match: Match): string =>
  'matchedWord' in match ? String(match.matchedWord) : match.token.toLowerCase()

function reasonFor({ sequence }: ZxcvbnResult, chosen: string, own: ReadonlyMap<string, string>): string {
  const ofTheOwner = sequence.map(match => own.get(wordIn(match))).find(part => part !== undefined)
  if (ofTheOwner !== undefined) return guessableTexts.ofTheOwner(ofTheOwner)
  if (common['passwords-common'].includes(chosen.toLowerCase())) return guessableTexts.common
  if (!/[\p{L}\p{N}]/u.test(chosen)) return guessableTexts.onlySigns
  if (sequence.some(({ pattern }) => pattern === 'dictionary')) return guessableTexts.oneWord
  return guessableTexts.pattern
}
