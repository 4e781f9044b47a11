import { expect, it, vi } from 'vitest'
import { createFailureLog } from './failure-log.ts'

const away = new Error('Client has encountered a connection error and is not queryable')
const mistake = new Error('column "x" does not exist')

function watched() {
  const clock = { ms: 0 }
  const tell = vi.fn()
  return { clock, tell, trouble: createFailureLog(tell, { patienceMs: 30_000, now: () => clock.ms }) }
}

it('is silent about a database that is soon back', () => {
  const { clock, tell, trouble } = watched()
  for (const ms of [0, 5_000, 29_999]) {
    clock.ms = ms
    trouble.failed(away)
  }
  trouble.over()
  clock.ms = 40_000
  trouble.failed(away)
  expect(tell).not.toHaveBeenCalled()
})

it('tells once of one that stays away, and again where it leaves again', () => {
  const { clock, tell, trouble } = watched()
  for (const ms of [0, 30_000, 35_000, 90_000]) {
    clock.ms = ms
    trouble.failed(away)
  }
  expect(tell.mock.calls).toEqual([['warn', away]])
  trouble.over()
  for (const ms of [100_000, 130_000]) {
    clock.ms = ms
    trouble.failed(away)
  }
  expect(tell).toHaveBeenCalledTimes(2)
})

it('tells of a mistake each time', () => {
  const { tell, trouble } = watched()
  trouble.failed(mistake)
  trouble.failed(mistake)
  expect(tell.mock.calls).toEqual([
    ['error', mistake],
    ['error', mistake],
  ])
})
