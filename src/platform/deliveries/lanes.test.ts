import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanes } from './lanes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a lane rests as long after each work as what it took asks for', async () => {
  const start = performance.now()
  const took = [100, 300, 100]
  const begun: number[] = []
  const lanes = startLanes(
    async () => {
      const tookMs = took[begun.length]
      if (tookMs === undefined) return false
      begun.push(performance.now() - start)
      await new Promise(resolve => setTimeout(resolve, tookMs))
      return true
    },
    { lanes: 1, pollMs: 1, restMs: workedMs => 4 * workedMs, onError: () => undefined },
  )
  await vi.advanceTimersByTimeAsync(10_000)
  const stopped = lanes.stop()
  await vi.runAllTimersAsync()
  await stopped
  expect(begun).toEqual([0, 500, 2_000])
})
