import { describe, expect, it, test } from 'vitest'
import { back, next, type Progress, start } from './eligibility.ts'

const second: Progress = { step: 2, result: null, jumpedFrom: null }
const required: Progress = { step: 3, result: 'required', jumpedFrom: null }
const notRequired = (jumpedFrom: 1 | 2): Progress => ({ step: 3, result: 'not-required', jumpedFrom })

describe('the questionnaire', () => {
  it.each([
    ['yes to the first leads to the second', start, 'yes', second],
    ['no to the first jumps to the result', start, 'no', notRequired(1)],
    ['yes to both ends at required', second, 'yes', required],
    ['yes then no ends at not required', second, 'no', notRequired(2)],
  ] as const)('%s', (_, from, answer, to) => expect(next(from, answer)).toEqual(to))

  it.each([start, second])('stays where it is without an answer: %j', from => {
    expect(next(from, null)).toBe(from)
  })

  it.each(['yes', 'no', null] as const)('ends at the result, whatever is answered: %s', answer => {
    expect(next(required, answer)).toBe(required)
  })
})

describe('back', () => {
  it.each([
    ['from the second question leads to the first', second, start],
    ['from required leads to the second', required, second],
    ['from a result after the first question leads to the first', notRequired(1), start],
    ['from a result after the second question leads to the second', notRequired(2), second],
    ['from the first question stays there', start, start],
  ] as const)('%s, and hides both results', (_, from, to) => expect(back(from)).toEqual(to))
})

test('who goes back after a jump and answers yes is asked the second question', () => {
  const again = back(next(start, 'no'))
  expect(next(next(again, 'yes'), 'yes')).toEqual(required)
})
