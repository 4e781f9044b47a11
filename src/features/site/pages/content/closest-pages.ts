import { wordsNotAskedFor } from '../../texts.ts'
import type { PageCard } from './page-cards.ts'

/** A page with the addresses that lead to it besides its own. */
type Known = PageCard & { readonly aliases: readonly string[] }

const functionWords: ReadonlySet<string> = new Set(wordsNotAskedFor.split(' '))

/** How well a word fits a page: by its name or an address of it, by a word that is nearly its own, by its description. */
const fit = { named: 1, nearly: 0.5, described: 0.3 } as const

/** A page that fits less than this share of what the best one does is left out. */
const worthShowing = 0.4

/**
 * The pages that a visitor of an unknown address most likely wants, best first: those that share words with it, where a rare
 * word counts for more than one that many pages have, and a word of four letters or more may hold a typing error.
 */
export function closestPages(pathname: string, pages: readonly Known[], atMost = 5): PageCard[] {
  const known = pages.filter(({ address }) => address !== '/').map(page => ({ page, ...wordsOfPage(page) }))
  const asked = wordsOf(pathname).map(word => ({
    word,
    rarity: Math.log(1 + known.length / Math.max(1, known.filter(({ named }) => named.has(word)).length)),
  }))
  const found = known
    .map(one => ({ page: one.page, score: sumOf(asked, ({ word, rarity }) => rarity * fitOf(word, one)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.page.address.length - other.page.address.length)
  return found
    .filter(({ score }) => score >= (found[0]?.score ?? 0) * worthShowing)
    .slice(0, atMost)
    .map(({ page }) => page)
}

type Words = { readonly named: ReadonlySet<string>; readonly described: ReadonlySet<string> }

const wordsOfPage = ({ address, label, aliases, description }: Known): Words => ({
  named: new Set(wordsOf(`${address} ${label} ${aliases.join(' ')}`, Number.POSITIVE_INFINITY)),
  described: new Set(wordsOf(description, Number.POSITIVE_INFINITY)),
})

function fitOf(word: string, { named, described }: Words): number {
  if (named.has(word)) return fit.named
  if ([...named].some(other => isNearly(word, other))) return fit.nearly
  return described.has(word) ? fit.described : 0
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** An address is at most 2000 characters here, and only its first words count. */
const wordsOf = (text: string, atMost = 12): string[] => [
  ...new Set(
    text
      .slice(0, 2000)
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(word => word.length > 1 && !functionWords.has(word))
      .slice(0, atMost),
  ),
]

/** One part of a compound, or a typing error: one letter in a short word, two in a long one. */
function isNearly(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 4) return false
  if (one.includes(other) || other.includes(one)) return true
  const errors = Math.min(one.length, other.length) < 7 ? 1 : 2
  return Math.abs(one.length - other.length) <= errors && distance(one.slice(0, 40), other) <= errors
}

/** How many letters must be put in, left out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1]
    for (const [column, against] of [...other].entries()) {
      const changed = (previous[column] ?? 0) + (letter === against ? 0 : 1)
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
