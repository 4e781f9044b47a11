/* Names that differ by a typing error. */

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const digits = (name: string): string => name.replace(/\D/g, '')

/** Whether one is the other with a typing error or two: numbers are meant, and short names are short of a likeness. */
export function isTypingErrorOf(name: string, other: string): boolean {
  if (name === other || digits(name) !== digits(other)) return false
  const [a, b] = [plain(name), plain(other)]
  if (a === b) return true
  return distance(a, b) <= (Math.min(a.length, b.length) > 6 ? 2 : 1) && Math.min(a.length, b.length) > 3
}

/** Letters to add, drop or exchange (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1]
    for (const [place, other] of [...b].entries()) {
      const [left = 0, above = 0, corner = 0] = [next[place], row[place + 1], row[place]]
      next.push(Math.min(left + 1, above + 1, corner + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[b.length] ?? 0
}
