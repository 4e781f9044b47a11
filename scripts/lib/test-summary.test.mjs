import { expect, test } from 'vitest'
import { countTests, slowestFiles } from './test-summary.mjs'

const file = (status, ...statuses) => ({ status, assertionResults: statuses.map(of => ({ status: of })) })
const count = (exitCode, ...testResults) => countTests({ testResults }, exitCode)

test('tests are counted over all files', () => {
  const files = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
  expect(count(1, ...files)).toEqual({ passed: 3, failed: 1 })
})

test('a file that does not load counts as one failure', () => {
  expect(count(1, file('passed', 'passed'), file('failed'))).toEqual({ passed: 1, failed: 1 })
})

test('tests that were not run, skipped or left for later, count as failures', () => {
  expect(count(1, file('failed', 'pending', 'pending'))).toEqual({ passed: 0, failed: 2 })
  expect(count(0, file('passed', 'passed', 'skipped', 'todo'))).toEqual({ passed: 1, failed: 2 })
})

test('an error outside of any test is a failure', () => {
  expect(count(1, file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 })
})

test('a run without a report, or without tests, has failed', () => {
  expect(countTests(null, 1)).toEqual({ passed: 0, failed: 1 })
  expect(count(0)).toEqual({ passed: 0, failed: 1 })
})

test('the files that took longest come first, and no more than asked for', () => {
  const took = (name, milliseconds) => ({ name, startTime: 1_000, endTime: 1_000 + milliseconds })
  const testResults = [took('a', 500), took('b', 2_500), took('c', 1_250)]
  expect(slowestFiles({ testResults }, 2)).toEqual([
    { name: 'b', seconds: 2.5 },
    { name: 'c', seconds: 1.25 },
  ])
  expect(slowestFiles(null, 2)).toEqual([])
})
