/* Keys and words of search (search-keys.ts) that somebody may have meant: with one mistake in them. */

const figures = '0123456789'
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Both ends of the small letters of an alphabet, as Unicode numbers them. */
const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
const alphabets = [
  { written: /\p{Script=Greek}/u, letters: between(0x3b1, 0x3c9) },
  { written: /\p{Script=Cyrillic}/u, letters: `${between(0x430, 0x45f)}\u0491` },
]
/** The letters that a text is written with. */
const alphabetOf = (text: string): string =>
  alphabets.find(({ written }) => written.test(text))?.letters ?? letters

/** Keys that a key may have been meant as: one character is another, two neighbours changed places, a digit too few or too many. */
export const nearKeys = (key: string): readonly string[] =>
  withOneMistake(key, /^\d+$/.test(key) ? figures : null)

/** Words that a word may have been meant as: as for numbers, and a letter or digit too few or too many. */
export const nearWords = (word: string): readonly string[] => withOneMistake(word, alphabetOf(word) + figures)

/** @param added the characters of which one may be missing, and of which one may be too many; null: its length is right */
function withOneMistake(text: string, added: string | null): readonly string[] {
  const near = new Set<string>()
  const alphabet = alphabetOf(text)
  for (let place = 0; place <= text.length; place++) {
    const [before, at, after] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)]
    for (const missing of added ?? '') near.add(before + missing + text.slice(place))
    if (at === '') continue
    for (const other of /\d/.test(at) ? figures : alphabet) near.add(before + other + after)
    if (after !== '') near.add(before + after.charAt(0) + at + after.slice(1))
    if (added !== null) near.add(before + after)
  }
  near.delete(text)
  return [...near]
}
