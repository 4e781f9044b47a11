import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRequestProgress } from './request-progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the progress bar', () => {
  test('stays away for a call that is quick', () => {
    const progress = createRequestProgress()
    const end = progress.start()
    vi.advanceTimersByTime(499)
    end()
    vi.advanceTimersByTime(5_000)
    expect(progress.getSnapshot()).toBe('idle')
  })

  test('comes up for a call that takes half a second, runs full when it ends, and goes', () => {
    const progress = createRequestProgress()
    const end = progress.start()
    vi.advanceTimersByTime(500)
    expect(progress.getSnapshot()).toBe('busy')
    vi.advanceTimersByTime(250)
    end()
    vi.advanceTimersByTime(0)
    expect(progress.getSnapshot()).toBe('done')
    vi.advanceTimersByTime(400)
    expect(progress.getSnapshot()).toBe('idle')
  })

  test('shows for at least a quarter of a second', () => {
    const progress = createRequestProgress()
    const end = progress.start()
    vi.advanceTimersByTime(510)
    end()
    vi.advanceTimersByTime(239)
    expect(progress.getSnapshot()).toBe('busy')
    vi.advanceTimersByTime(1)
    expect(progress.getSnapshot()).toBe('done')
  })

  test('runs on while another call is under way, also one that begins in the last moment', () => {
    const progress = createRequestProgress()
    const endFirst = progress.start()
    vi.advanceTimersByTime(500)
    endFirst()
    const endSecond = progress.start()
    vi.advanceTimersByTime(10_000)
    expect(progress.getSnapshot()).toBe('busy')
    endSecond()
    vi.advanceTimersByTime(0)
    expect(progress.getSnapshot()).toBe('done')
  })

  test('measures a second call from its own beginning', () => {
    const progress = createRequestProgress()
    const endFirst = progress.start()
    vi.advanceTimersByTime(400)
    endFirst()
    const endSecond = progress.start()
    vi.advanceTimersByTime(499)
    expect(progress.getSnapshot()).toBe('idle')
    vi.advanceTimersByTime(1)
    expect(progress.getSnapshot()).toBe('busy')
    endSecond()
  })

  test('starts again when a call follows while it fades', () => {
    const progress = createRequestProgress()
    const endFirst = progress.start()
    vi.advanceTimersByTime(1_000)
    endFirst()
    vi.advanceTimersByTime(0)
    expect(progress.getSnapshot()).toBe('done')
    const endSecond = progress.start()
    vi.advanceTimersByTime(500)
    expect(progress.getSnapshot()).toBe('busy')
    endSecond()
  })

  test('tells its listeners of every change until they leave', () => {
    const progress = createRequestProgress()
    const states: string[] = []
    const leave = progress.subscribe(() => states.push(progress.getSnapshot()))
    const end = progress.start()
    vi.advanceTimersByTime(900)
    end()
    vi.advanceTimersByTime(1_000)
    expect(states).toEqual(['busy', 'done', 'idle'])
    leave()
    progress.start()
    vi.advanceTimersByTime(900)
    expect(states).toHaveLength(3)
  })
})
