// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from './use-autoplay.ts'

const goNext = vi.fn()
const still = { count: 6, selected: 0, isDragged: false, touchedUntil: 0, goNext }
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  goNext.mockReset()
})

const slider = () =>
  renderHook(place => useAutoplay({ current: null }, { ...still, ...place }), {
    initialProps: {} as Partial<typeof still>,
  })

test('a slide shows for 5 seconds', () => {
  slider()
  vi.advanceTimersByTime(4_999)
  expect(goNext).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(goNext).toHaveBeenCalledOnce()
})

test('nothing moves where all slides are in view', () => {
  const { rerender } = slider()
  rerender({ count: 1 })
  vi.advanceTimersByTime(60_000)
  expect(goNext).not.toHaveBeenCalled()
})

test('after a touch it waits for 5.5 seconds from its end, however long the slide still moves', () => {
  const { rerender } = slider()
  rerender({ isDragged: true })
  vi.advanceTimersByTime(60_000)
  expect(goNext).not.toHaveBeenCalled()
  const touchedUntil = Date.now()
  rerender({ selected: 1, touchedUntil })
  vi.advanceTimersByTime(5_499)
  expect(goNext).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(goNext).toHaveBeenCalledOnce()
  // The next one shows for the usual time.
  rerender({ selected: 2, touchedUntil })
  vi.advanceTimersByTime(5_000)
  expect(goNext).toHaveBeenCalledTimes(2)
})
