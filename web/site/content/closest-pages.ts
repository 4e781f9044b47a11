import type { PageCard } from './page-cards.ts'

/**
 * The pages that a visitor of an unknown address most likely wants, best first: those whose address or name shares words
 * with it, where a word of four letters or more may differ by a typing error.
 */
export function closestPages(pathname: string, pages: readonly PageCard[], atMost = 5): PageCard[] {
  const asked = wordsOf(pathname)
  return pages
    .map(page => ({ page, score: scoreOf(asked, wordsOf(`${page.address} ${page.label}`)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.page.address.length - other.page.address.length)
    .slice(0, atMost)
    .map(({ page }) => page)
}

/** An address is at most 2000 characters here, and only its first words count. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .slice(0, 2000)
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(word => word.length > 1)
      .slice(0, 12),
  ),
]

/** The share of the words asked for that the page has, where a nearly equal word counts half. */
function scoreOf(asked: readonly string[], has: readonly string[]): number {
  const found = asked.map(word => {
    if (has.includes(word)) return 1
    return has.some(other => isNearly(word, other)) ? 0.5 : 0
  })
  return found.reduce<number>((sum, one) => sum + one, 0) / Math.max(1, asked.length)
}

function isNearly(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 4) return false
  if (one.includes(other) || other.includes(one)) return true
  return Math.abs(one.length - other.length) <= 2 && distance(one.slice(0, 40), other) <= 2
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
