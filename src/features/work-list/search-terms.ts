import { parseOrderNumber } from '../../common/order-number.ts'
import {
  backwards,
  digitGroups,
  digitsOf,
  emailKeys,
  folded,
  longest,
  phoneKey,
  wordsOf,
  wordsOfEmail,
} from './search-keys.ts'

/* Typed text as parts by which cases are found (search-keys.ts makes their keys of stored text). */

/** One part of what somebody typed; a case is found when each part finds it. */
export type SearchTerm =
  /** Any of these keys; where it is not a whole one, also what begins with it. */
  | { readonly kind: 'key'; readonly keys: readonly string[]; readonly isWhole: boolean }
  /** The same, and where it is mistyped, what its words are like. */
  | { readonly kind: 'email'; readonly keys: readonly string[]; readonly words: readonly string[] }
  /**
   * The word, or another spelling of it, and what begins with them; and it together with the word before or behind it:
   * `bol com`.
   */
  | {
      readonly kind: 'word'
      readonly word: string
      readonly spellings?: readonly string[]
      readonly joined?: readonly string[]
    }

/** The C in front of an agreement's number, which is that of its order. */
const agreementSign = /(?<![\p{L}\d])c(?=\d{3}[\s-]?\d{3}[\s-]?\d{3}(?!\d))/gu
const onlyNumber = /^[\d\s\-+()./]+$/
const postcode = /\b([1-9]\d{3})[\s-]?([a-z]{2})\b(?:[\s,]*(\d{1,5})(?:-?([a-z\d]{1,6}))?\b)?/
const email = /(?:mailto:)?(?<![^\s:<>()])[^\s:<>()]+@[^\s<>()]*/
const vat = /\bnl[\s.]*(\d[\d\s.]{7,12})b[\s.]*(\d\d)\b/
/** Words that people type next to a number to say what it is. A case does not have to contain them. */
const besideNumbers = new Set(
  `aanvraag bestelling bestelnummer bestelnr btw btwnummer contract contractnummer doorkies email fax gsm huisnummer iban inkoopnummer inkoopordernummer kantoor klantnummer kvk
  kvknummer mail mailto mob mobiel nl no nr nummer offerte offertenummer order ordernummer ordernr po ponummer postcode prijsopgave prive ref
  referentie tel telefoon telefoonnummer thuis toestel vast vat werk zaak zaaknummer zakelijk`.split(/\s+/),
)
/** Marks that mail programs put before a subject, any number of times. */
const answerPrefixes = /^(?:(?:re|fw|fwd|aw|wg|antw|antwoord|doorst|betr|tr|sv|vs)(?:\[\d+\])? *: *)+/
/** Shorter runs of digits are words: `24`, `7eleven`. */
const shortestNumber = 4
const mostTerms = 6

/** Typed digits may be an order number, a KVK number or a phone number. */
const numberTerm = (typed: string): SearchTerm => {
  const mayBePhone = /^[\s(]*[+0]/.test(typed)
  const digits = digitsOf(typed)
  const keys = [
    digits,
    ...(mayBePhone ? [phoneKey(typed)] : []),
    ...(digits.length >= shortestNumber ? [backwards(digits)] : []),
  ]
  return { kind: 'key', keys: [...new Set(keys)], isWhole: false }
}

/** Parses text typed into the search field; empty if it contains nothing to search for. */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const text = folded(typed).trim().slice(0, longest).replace(answerPrefixes, '').replace(agreementSign, '')
  if (onlyNumber.test(text)) return digitsOf(text).length >= 3 ? [numberTerm(text)] : wordTerms(text)
  const caseNumber = (text.match(digitGroups) ?? []).find(found => parseOrderNumber(found) !== null)
  // The words of a subject or a sentence around it are not all in the case.
  if (caseNumber) return [numberTerm(caseNumber)]
  const terms: SearchTerm[] = []
  const withoutEmail = text.replace(email, found => {
    const address = found.replace('mailto:', '')
    terms.push({ kind: 'email', keys: emailKeys(address), words: wordsOfEmail(address) })
    return ' '
  })
  const withoutVat = withoutEmail.replace(vat, (_, digits, ending) => {
    terms.push({ kind: 'key', keys: [`nl${digitsOf(digits)}b${ending}`], isWhole: true })
    return ' '
  })
  const withoutPostcode = withoutVat.replace(postcode, (_, digits, letters, number, suffix) => {
    const key = `${digits}${letters}${number ?? ''}${suffix ?? ''}`
    terms.push({ kind: 'key', keys: [key], isWhole: number !== undefined })
    return ' '
  })
  const rest = withoutPostcode.replace(digitGroups, found => {
    if (!isOneNumber(found)) return found
    terms.push(numberTerm(found))
    return ' '
  })
  const words = wordTerms(rest)
  const isNumbered = [...terms, ...words].some(({ kind }) => kind !== 'word')
  const telling = words.filter(term => !(isNumbered && term.kind === 'word' && besideNumbers.has(term.word)))
  return [...terms, ...telling].slice(0, mostTerms)
}

/** Whether groups of digits are one number, and not a house number behind another one. */
function isOneNumber(found: string): boolean {
  const { length } = digitsOf(found)
  return length >= 8 || (length >= 6 && /^[+0]|[-./]/.test(found))
}

/** `van der`, `vd` and the like, written in one with the name behind them: `vanderberg`. */
const particle = /^(?:vanden|vander|vande|vand|van|vdr|vd|vn|vh|den|der|de|ten|ter)(?=\p{L}{4})/u

/** Other spellings of a word: `yssel` for `ijssel` and the other way round, and a name without what stands before it. */
function spellingsOf(word: string): readonly string[] {
  const both = [word, word.replace(particle, '')]
  const spelled = both.flatMap(each => [each, each.replaceAll('ij', 'y'), each.replaceAll(/(?<!i)y/g, 'ij')])
  return [...new Set(spelled)].filter(each => each !== word)
}

function wordTerms(text: string): readonly SearchTerm[] {
  const words = [...new Set(wordsOf(text))]
  return words.map((word, place) => {
    if (/^\d+$/.test(word) && word.length >= shortestNumber) return numberTerm(word)
    const [before, behind] = [words[place - 1], words[place + 1]]
    const joined = [...(before ? [before + word] : []), ...(behind ? [word + behind] : [])]
    return { kind: 'word', word, spellings: spellingsOf(word), joined }
  })
}
