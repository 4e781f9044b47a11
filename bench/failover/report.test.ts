import { expect, test } from 'vitest'
import { isMet, type Result, report } from './report.ts'

const met = { secondsWithoutOrders: 3, acknowledged: 40, refused: 2, longestSeconds: 1 }
const result: Result = {
  happened: [{ name: 'the primary killed', met: [met] }],
  unfinished: null,
  findings: { acknowledged: 40, lost: 0, doubled: 0, incomplete: 0, wrongAnswers: 0 },
  mails: { sent: 80, waiting: 0, lost: 0, doubled: 0 },
}

test('a campaign without a fault is kept', () => {
  expect(isMet(result)).toBe(true)
  expect(report(result)).toContain('| the primary killed | 1 | 3.0 | 40 | 2 | 1.00 s | kept |')
})

test.each([
  ['mails still wait', { mails: { ...result.mails, waiting: 3 } }, '3 still waiting'],
  ['a fault was not measured to its end', { unfinished: 'a standby: no answer' }, 'a standby: no answer'],
])('its table is there although %s, and says so', (_what, change, said) => {
  const text = report({ ...result, ...change })
  expect(text).toContain('| the primary killed |')
  expect(text).toContain(said)
  expect(isMet({ ...result, ...change })).toBe(false)
})
