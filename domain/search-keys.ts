/**
 * How a case is found: by keys that are made of what is stored when it comes in, and of what somebody types, by the same
 * rules. A word is a key that is compared with others too, so that a mistake finds it.
 */

/** What a case may be looked up by. */
export type Findable = {
  /** Nine digits. */
  readonly number: string
  readonly kvkNumber: string | null
  /** Of the organisation and of people. */
  readonly names: readonly string[]
  readonly emails: readonly string[]
  /** In any way of writing. */
  readonly phones: readonly string[]
  readonly addresses: readonly {
    readonly zipCode: string
    readonly houseNumber: string
    readonly houseNumberSuffix: string
  }[]
}

export type CaseKeys = { readonly keys: readonly string[]; readonly words: readonly string[] }

/** No key is longer: what is typed into a form may be. */
const longest = 100

/** Every company has one of the first, and every second name one of the others: nobody is found by them. */
const commonWords = new Set('bv nv vof cv de den der des het een en van te ten ter op aan in of'.split(' '))
/** As much for what stands behind the dot of an address. */
const topDomains = /\.[a-z]{2,}$/

/** Small letters without accents: `Café` → `cafe`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const tokensOf = (text: string): readonly string[] =>
  folded(text)
    .replace(/[.'’`\u00b4]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(token => token !== '')
    .map(token => token.slice(0, longest))

/** The words of a name that tell it from others; all of them where none does. */
export function wordsOf(name: string): readonly string[] {
  const tokens = tokensOf(name)
  const telling = tokens.filter(token => token.length > 1 && !commonWords.has(token))
  return telling.length > 0 ? telling : tokens
}

/** What an address is found by. */
export const emailKey = (email: string): string => folded(email).trim().slice(0, longest)
const wordsOfEmail = (email: string): readonly string[] => {
  const [local = '', domain = ''] = emailKey(email).split('@')
  return [local, domain.replace(topDomains, '')].flatMap(part => wordsOf(part.replaceAll('.', ' ')))
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** `020 123 45 67`, `0031201234567` and `+31 (0)20 1234567` → `31201234567`: a number without a country is a Dutch one. */
export function phoneKey(phone: string): string {
  const digits = digitsOf(phone).replace(/^00/, '')
  return digits.replace(/^310/, '31').replace(/^0/, '31').slice(0, longest)
}

const addressKeys = ({ zipCode, houseNumber, houseNumberSuffix }: Findable['addresses'][number]) => {
  const key = folded(zipCode + houseNumber).replace(/[^a-z0-9]/g, '')
  return [key, key + folded(houseNumberSuffix).replace(/[^a-z0-9]/g, '')]
}

/** Everything that a case is found by, each once. */
export function keysOf({ number, kvkNumber, names, emails, phones, addresses }: Findable): CaseKeys {
  const words = [...names.flatMap(wordsOf), ...emails.flatMap(wordsOfEmail)]
  const others = [
    number,
    digitsOf(kvkNumber ?? ''),
    ...emails.map(emailKey),
    ...phones.map(phoneKey),
    ...addresses.flatMap(addressKeys),
  ].map(key => key.slice(0, longest))
  const unique = (keys: readonly string[]) => [...new Set(keys)].filter(key => key !== '')
  return { keys: unique([...others, ...words]), words: unique(words) }
}

/** One part of what somebody typed; a case is found when each part finds it. */
export type SearchTerm =
  /** Any of these keys; where it is not a whole one, also what begins with it. */
  | { readonly kind: 'key'; readonly keys: readonly string[]; readonly isWhole: boolean }
  /** The same, and where it is mistyped, what its words are like. */
  | { readonly kind: 'email'; readonly keys: readonly string[]; readonly words: readonly string[] }
  | { readonly kind: 'word'; readonly word: string }

const onlyNumber = /^[\d\s\-+()./]+$/
const postcode = /\b([1-9]\d{3})[\s-]?([a-z]{2})\b(?:[\s,]*(\d{1,5})(?:-?([a-z\d]{1,6}))?\b)?/
const email = /\S+@\S*/
/** Shorter runs of digits are words: `24`, `7eleven`. */
const shortestNumber = 4
const mostTerms = 6

/** What is typed may be a number of ours, one of the KVK, or a phone number. */
const numberTerm = (typed: string): SearchTerm => {
  const mayBePhone = /^[\s(]*[+0]/.test(typed)
  const keys = [digitsOf(typed), ...(mayBePhone ? [phoneKey(typed)] : [])]
  return { kind: 'key', keys: [...new Set(keys)], isWhole: false }
}

/** What somebody looks for, by what he typed into one field; nothing where there is nothing to go by. */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const text = folded(typed).trim().slice(0, longest)
  if (onlyNumber.test(text)) return digitsOf(text).length >= 3 ? [numberTerm(text)] : wordTerms(text)
  const terms: SearchTerm[] = []
  const withoutEmail = text.replace(email, found => {
    terms.push({ kind: 'email', keys: [emailKey(found)], words: wordsOfEmail(found) })
    return ' '
  })
  const rest = withoutEmail.replace(postcode, (_, digits, letters, number, suffix) => {
    const key = `${digits}${letters}${number ?? ''}${suffix ?? ''}`
    terms.push({ kind: 'key', keys: [key], isWhole: number !== undefined })
    return ' '
  })
  return [...terms, ...wordTerms(rest)].slice(0, mostTerms)
}

const wordTerms = (text: string): readonly SearchTerm[] =>
  [...new Set(wordsOf(text))].map(word =>
    /^\d+$/.test(word) && word.length >= shortestNumber ? numberTerm(word) : { kind: 'word', word },
  )

const figures = '0123456789'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Keys that a key may have been meant as: one character is another, two neighbours changed places, a digit too few or too many. */
export function nearKeys(key: string): readonly string[] {
  const near = new Set<string>()
  const isNumber = /^\d+$/.test(key)
  for (let place = 0; place <= key.length; place++) {
    const [before, at, after] = [key.slice(0, place), key.charAt(place), key.slice(place + 1)]
    if (isNumber) for (const figure of figures) near.add(before + figure + key.slice(place))
    if (at === '') continue
    for (const other of /\d/.test(at) ? figures : letters) near.add(before + other + after)
    if (after !== '') near.add(before + after.charAt(0) + at + after.slice(1))
    if (isNumber) near.add(before + after)
  }
  near.delete(key)
  return [...near]
}
