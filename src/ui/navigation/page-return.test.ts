// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onReturn } from './page-return.ts'

const back = vi.fn()
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  back.mockReset()
  end = onReturn(back)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isShown = (shown: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(shown ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const pageShows = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a tab that is shown again is told of, one that goes is not', () => {
  isShown(false)
  vi.runAllTimers()
  expect(back).not.toHaveBeenCalled()
  isShown(true)
  vi.runAllTimers()
  expect(back).toHaveBeenCalledOnce()
})

test('a page out of the back-forward cache is told of once, whichever events its browser sends', () => {
  isShown(true)
  pageShows(true)
  vi.runAllTimers()
  expect(back).toHaveBeenCalledOnce()
  pageShows(true)
  vi.runAllTimers()
  expect(back).toHaveBeenCalledTimes(2)
})

test('a page that has just been loaded does not come back', () => {
  pageShows(false)
  vi.runAllTimers()
  expect(back).not.toHaveBeenCalled()
})

test('nothing is told once it ended, not even of what came before', () => {
  isShown(true)
  end()
  pageShows(true)
  vi.runAllTimers()
  expect(back).not.toHaveBeenCalled()
})
