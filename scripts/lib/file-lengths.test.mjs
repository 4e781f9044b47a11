import { expect, it } from 'vitest'
import { tooLong } from './file-lengths.mjs'

const linesOf = count => 'line\n'.repeat(count)

it.each([
  ['src/features/quotes/quote.ts', 300],
  ['src/ui/kit/button.module.css', 300],
  ['scripts/lib/planted.mjs', 300],
  ['src/features/quotes/quote.test.ts', 400],
  ['src/features/quotes/server/testing.ts', 400],
])('%s may have %i lines, and one more is refused', (name, most) => {
  expect(tooLong(name, linesOf(most))).toBeNull()
  expect(tooLong(name, `${linesOf(most)}last`)).toBe(
    `${name} has ${most + 1} lines, of ${most} at most: part it by what it is about.`,
  )
})
