import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test.each([
  ['Op naam van De Vries', 'Op naam van De Vries.'],
  ['Op naam van De Vries B.V.', 'Op naam van De Vries B.V.'],
])('%j ends in one full stop', (words, written) => expect(sentence(words)).toBe(written))
