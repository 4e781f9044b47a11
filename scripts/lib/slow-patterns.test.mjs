import { expect, test } from 'vitest'
import { slowPatterns } from './slow-patterns.mjs'

test.each([
  ['at the end of a run', '/\\s+$/'],
  ['two that may take the same', '/^(\\w*)(\\w*),$/'],
  ['repeated twice', '/^(?:a+)+$/'],
  ['as far as it goes, from each place', '/<.*>/'],
])('a pattern that takes the square of its text or more is named with its line: %s', (_, pattern) => {
  expect(
    slowPatterns('a.ts', `const a = 1\nexport const b = (text: string) => text.replace(${pattern}, '')`),
  ).toEqual([{ line: 2, pattern }])
})

test.each([['/(?<!\\s)\\s+$/'], ['/^\\d{4} ?[A-Z]{2}$/'], ['/<[^<>]*>/g'], ["'/\\\\s+$/'"]])(
  'others are not: %s',
  pattern => {
    expect(slowPatterns('a.tsx', `export const a = ${pattern}`)).toEqual([])
  },
)
