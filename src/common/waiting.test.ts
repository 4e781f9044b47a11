import { expect, test } from 'vitest'
import { waitInWords } from './waiting.ts'

test.each([
  [1, '1 seconde'],
  [30, '30 seconden'],
  [119, '119 seconden'],
  [120, '2 minuten'],
  [121, '3 minuten'],
  [7199, '120 minuten'],
  [7200, '2 uur'],
  [86_400, '24 uur'],
])('%i seconds are %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words))
