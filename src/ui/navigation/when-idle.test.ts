// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const work = vi.fn()
let readyState: DocumentReadyState

/** A browser that is never idle: work is done when its time is out. */
function neverIdle(callback: IdleRequestCallback, options?: IdleRequestOptions): number {
  if (options?.timeout === undefined) return 0
  return Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options.timeout))
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers()
  readyState = 'complete'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  vi.stubGlobal('requestIdleCallback', neverIdle)
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('in a browser that is never idle it is done all the same', () => {
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(work).toHaveBeenCalledOnce()
})

test('it waits for the load of the page', () => {
  readyState = 'interactive'
  whenIdle(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

test('it is done in a browser that does not know what idle is', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  whenIdle(work)
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

test('what is called off is not done', () => {
  whenIdle(work)()
  readyState = 'interactive'
  whenIdle(work)()
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
