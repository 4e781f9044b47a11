import { expect, test } from 'vitest'
import { callFailure, failureInWords } from './call-failure.ts'
import { lostAnswerTexts } from './texts.ts'

const unavailable = {
  ok: false,
  kind: 'unavailable',
  retryAfterSeconds: null,
  message: 'Even niet.',
} as const
const refused = {
  ok: false,
  kind: 'refused',
  status: 422,
  failure: { message: 'Dat kan niet.' },
  body: null,
  retryAfterSeconds: null,
} as const

test('what was refused, or never arrived, says why under its own title', () => {
  expect(callFailure(refused)).toEqual({ title: null, message: 'Dat kan niet.' })
  expect(callFailure({ ...unavailable, mayBeDone: false })).toEqual({ title: null, message: 'Even niet.' })
  expect(failureInWords(refused)).toBe('Dat kan niet.')
})

test('what may be done is never said not to be', () => {
  const lost = { ...unavailable, mayBeDone: true }
  expect(callFailure(lost)).toEqual(lostAnswerTexts)
  expect(failureInWords(lost)).toBe(`${lostAnswerTexts.title}. ${lostAnswerTexts.message}`)
})
