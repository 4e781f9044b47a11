import { emailKeyOf } from '../../common/checks/email-key.ts'
import { normalized } from '../../common/normalized.ts'

/**
 * How a case is found: by keys that are made of what is stored when it comes in, and of what somebody types, by the same
 * rules. A word is a key that is compared with others too, so that a mistake finds it.
 */

/** Data of a case that search covers. */
export type SearchableCase = {
  /** Nine digits. */
  readonly number: string
  readonly kvkNumber: string | null
  /** Those of organisations that took the agreement of an order over. */
  readonly laterKvkNumbers?: readonly string[]
  readonly vatNumber: string | null
  /** Names of the organisation, of people, of the reseller and of files. */
  readonly names: readonly string[]
  /** The buyer's own, purchase order number and cost centre, and the number of the quote that an order was made of. */
  readonly references: readonly string[]
  readonly emails: readonly string[]
  /** In any way of writing. */
  readonly phones: readonly string[]
  readonly addresses: readonly {
    readonly street: string
    readonly zipCode: string
    readonly houseNumber: string
    readonly houseNumberSuffix: string
    readonly city: string
  }[]
  /** The words of messages, notes and forms. */
  readonly texts: readonly string[]
}

export type CaseKeys = { readonly keys: readonly string[]; readonly words: readonly string[] }

/** No key is longer: what is typed into a form may be. */
export const longest = 100

/** Every company has one of the first, and every second name one of the others: nobody is found by them. */
const commonWords = new Set(
  'bv nv vof cv de den der des het een en van te ten ter op aan in of vd vdr vh vn'.split(' '),
)
/** As much for what stands behind the dot of an address. */
const topDomains = /\.[a-z]{2,}$/

/** Letters that are no other one with an accent, as people without them on their keyboard type them. */
const typedAs: Readonly<Record<string, string>> = {
  '\u00e6': 'ae', // letter ae
  '\u0153': 'oe', // ligature oe
  '\u00f8': 'o', // letter o with stroke
  '\u00df': 'ss', // letter sharp s
  '\u00f0': 'd', // letter eth
  '\u00fe': 'th', // letter thorn
  '\u0111': 'd', // letter d with stroke
  '\u0142': 'l', // letter l with stroke
  '\u0131': 'i', // letter dotless i
  '\u0127': 'h', // letter h with stroke
  '\u014b': 'n', // letter eng
  '\u0167': 't', // letter t with stroke
  '\u0138': 'k', // letter kra
  '\u0259': 'e', // letter schwa
}
const untypable = new RegExp(`[${Object.keys(typedAs).join('')}]`, 'g')

/** Small letters without accents: `Café Sön` → `cafe son`. */
export const folded = (text: string): string =>
  normalized(normalized(text, 'NFKD').toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(untypable, letter => typedAs[letter] ?? letter)

const tokensOf = (text: string): readonly string[] =>
  folded(text)
    .replace(/[.'’`\u00b4]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(token => token !== '')
    .map(token => token.slice(0, longest))

/** `Filiaal 1` is not `Filiaal 2`. */
export const isDigit = (token: string): boolean => /^\d$/.test(token)

/** The words of a name that tell it from others; all of them where none does. */
export function wordsOf(name: string): readonly string[] {
  const tokens = tokensOf(name)
  const telling = tokens.filter(token => isDigit(token) || (token.length > 1 && !commonWords.has(token)))
  return telling.length > 0 ? telling : tokens
}

/** `Anne-Marie` is looked for as `annemarie` too. */
const joinedWordsOf = (name: string): readonly string[] =>
  folded(name)
    .split(/\s+/)
    .map(tokensOf)
    .flatMap(tokens => (tokens.length > 1 ? [tokens.join('').slice(0, longest)] : []))

/** `Bol Com` is looked for as `bol.com`. */
const pairsOf = (name: string): readonly string[] =>
  wordsOf(name).flatMap((word, place, words) => (place > 0 ? [(words[place - 1] ?? '') + word] : []))

/** Search key of an e-mail address. */
const emailKey = (email: string): string => folded(email).trim().slice(0, longest)
/** As it was typed, and with an international domain in its other form. */
export const emailKeys = (email: string): readonly string[] => [
  ...new Set([emailKey(email), emailKey(emailKeyOf(email))]),
]
export const wordsOfEmail = (email: string): readonly string[] => {
  const [local = '', domain = ''] = emailKey(email).split('@')
  return [local, domain.replace(topDomains, '')].flatMap(part => wordsOf(part.replaceAll('.', ' ')))
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Groups of digits with what stands between those of one number. */
export const digitGroups = /(?<![\p{L}\d])[+(]?\d[\d\s\-./()]*\d(?![\p{L}\d])/gu

/** `020 123 45 67`, `0031201234567` and `+31 (0)20 1234567` → `31201234567`: a number without a country is a Dutch one. */
export function phoneKey(phone: string): string {
  const digits = digitsOf(phone).replace(/^00/, '')
  return digits.replace(/^310/, '31').replace(/^0/, '31').slice(0, longest)
}

const lettersAndDigits = (text: string): string => folded(text).replace(/[^a-z0-9]/g, '')

/** Typed text as it is compared with text that is kept as it was typed; empty where digits were to be read and there are none. */
export const plainSearch = (typed: string): string =>
  onlyPunctuatedDigits.test(typed) ? digitsOf(typed) : typed.toLowerCase()
const onlyPunctuatedDigits = /^[\d .]+$/

/** The whole address in one key: `1017xn42a`; empty where postcode or number is not known. */
export function addressKey({
  zipCode,
  houseNumber,
  houseNumberSuffix,
}: Pick<SearchableCase['addresses'][number], 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>): string {
  const [code = '', number = '', suffix = ''] = [zipCode, houseNumber, houseNumberSuffix].map(
    lettersAndDigits,
  )
  return code === '' || number === '' ? '' : `${code}${number}${suffix}`
}

const addressKeys = ({ zipCode, houseNumber, houseNumberSuffix }: SearchableCase['addresses'][number]) => {
  const [code, number, suffix] = [zipCode, houseNumber, houseNumberSuffix].map(lettersAndDigits)
  return [`${code}${number}`, `${code}${number}${suffix}`, `${number}`, `${number}${suffix}`]
}

/** `482739165`, and what is read out of it: from its second and its third group on. */
const numberKeys = (number: string) => [number, number.slice(3), number.slice(6)]

/** A phone number from its end, so that its last digits are the beginning of a key. */
export const backwards = (digits: string): string => `~${[...digits].reverse().join('').slice(0, longest)}`
export const isBackwards = (key: string): boolean => key.startsWith('~')

/** `NL000099998B57`, and its digits where only those are typed. */
const vatKeys = (vatNumber: string) => [lettersAndDigits(vatNumber), lettersAndDigits(vatNumber).slice(2)]

/** Search keys of the domain of an e-mail address. */
const mailDomainKeys = (email: string) => tokensOf(email.slice(email.lastIndexOf('@') + 1))

/** A case is found by so many words of what was written with it. */
const mostTextWords = 300
const textWordsOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap(tokensOf).filter(word => word.length > 2 && !commonWords.has(word)))].slice(
    0,
    mostTextWords,
  )

/** `PO-2026/117` whole, each of its parts, and its digits as the search field reads them. */
const referenceKeys = (reference: string): readonly string[] =>
  [
    lettersAndDigits(reference),
    ...tokensOf(reference),
    ...(folded(reference).match(digitGroups) ?? []).map(digitsOf),
  ].map(key => key.slice(0, longest))
const hasLetters = (key: string): boolean => /\D/.test(key)

/** Everything that a case is found by, each once. */
export function keysOf(findable: SearchableCase): CaseKeys {
  const { number, kvkNumber, vatNumber, names, references, emails, phones, addresses, texts } = findable
  const { laterKvkNumbers = [] } = findable
  const places = addresses.flatMap(({ street, city }) => [street, city])
  const words = [
    ...[...names, ...places].flatMap(name => [...wordsOf(name), ...joinedWordsOf(name)]),
    ...emails.flatMap(wordsOfEmail),
    ...references.flatMap(referenceKeys).filter(hasLetters),
  ]
  const others = [
    ...numberKeys(number),
    backwards(number),
    ...[kvkNumber ?? '', ...laterKvkNumbers].map(digitsOf).flatMap(digits => [digits, backwards(digits)]),
    ...vatKeys(vatNumber ?? ''),
    ...names.flatMap(pairsOf),
    ...references.flatMap(referenceKeys),
    ...emails.flatMap(emailKeys),
    ...emails.flatMap(mailDomainKeys),
    ...phones.flatMap(phone => [phoneKey(phone), backwards(phoneKey(phone))]),
    ...addresses.flatMap(addressKeys),
    ...textWordsOf(texts),
  ].map(key => key.slice(0, longest))
  const unique = (keys: readonly string[]) => [...new Set(keys)].filter(key => key !== '' && key !== '~')
  return { keys: unique([...others, ...words]), words: unique(words) }
}
