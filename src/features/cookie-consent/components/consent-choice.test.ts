import { expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent-choice.ts'

const given = new Date('2026-11-21T12:00:00Z')
const daysLater = (days: number) => new Date(given.getTime() + days * 24 * 60 * 60 * 1000)
const kept = writeConsent({ analytics: true, chat: false }, 'text 1', given)

test('a choice is kept with the version of its text and its time', () => {
  expect(JSON.parse(kept)).toEqual({
    version: 'text 1',
    at: '2026-11-21T12:00:00.000Z',
    analytics: true,
    chat: false,
  })
  expect(readConsent(kept, 'text 1', daysLater(0))).toEqual({ analytics: true, chat: false })
})

test('a choice counts for half a year', () => {
  expect(readConsent(kept, 'text 1', daysLater(181))).toEqual({ analytics: true, chat: false })
  expect(readConsent(kept, 'text 1', daysLater(182))).toEqual({})
})

test('another text is asked about again, and so is what was never asked', () => {
  expect(readConsent(kept, 'text 2', given)).toEqual({})
  const onlyChat = writeConsent({ chat: true }, 'text 1', given)
  expect(readConsent(onlyChat, 'text 1', given)).toEqual({ chat: true })
})

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"yes"',
  '{"version":"text 1"}',
  '{"version":"text 1","at":"gisteren","analytics":true}',
  '{"version":"text 1","at":"2999-01-01T00:00:00Z","analytics":true}',
])('what is damaged is no consent: %s', text => {
  expect(readConsent(text, 'text 1', given)).toEqual({})
})

test('only a plain yes is a yes', () => {
  const text = JSON.stringify({ version: 'text 1', at: given, analytics: 'true', chat: 1 })
  expect(readConsent(text, 'text 1', given)).toEqual({})
})
