import { expect, test } from 'vitest'
import { holdsWords } from './folded.ts'

test.each([
  ['Café de Zon, 1017\u00a0XN Amsterdam', 'cafe zon', true],
  ['Café de Zon, 1017\u00a0XN Amsterdam', '1017xn', true],
  ['Café de Zon, 1017\u00a0XN Amsterdam', ' Amsterdam  CAFÉ ', true],
  ['Café de Zon, 1017\u00a0XN Amsterdam', '', true],
  ['Café de Zon, 1017\u00a0XN Amsterdam', 'zon utrecht', false],
])('%j holds the words of %j: %s', (text, typed, holds) => expect(holdsWords(text, typed)).toBe(holds))
