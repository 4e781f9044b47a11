// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCode } from './use-code.ts'

let requests: PromiseWithResolvers<string>[]
const load = vi.fn(() => {
  const request = Promise.withResolvers<string>()
  requests.push(request)
  return request.promise
})

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  requests = []
  // Nothing is idle here.
  vi.stubGlobal('requestIdleCallback', () => 1)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})
afterEach(cleanup)

test('code is asked for once, and is there once it came', async () => {
  const { result } = renderHook(() => useCode(load))
  expect(result.current.state).toBe('unasked')
  act(() => result.current.fetch())
  act(() => result.current.fetch())
  expect(result.current.state).toBe('underWay')
  await act(async () => requests[0]?.resolve('code'))
  expect(result.current).toMatchObject({ state: 'here', code: 'code' })
  act(() => result.current.fetch())
  expect(load).toHaveBeenCalledOnce()
})

test('code that cannot be had says so, and may be asked for again', async () => {
  const { result } = renderHook(() => useCode(load))
  act(() => result.current.fetch())
  await act(async () => requests[0]?.reject(new TypeError('no network')))
  expect(result.current.state).toBe('failed')
  act(() => result.current.fetch())
  await act(async () => requests[1]?.resolve('code'))
  expect(result.current.state).toBe('here')
})

test('an idle browser fetches it beforehand, and says nothing of a failure', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work()
    return 1
  })
  const { result } = renderHook(() => useCode(load))
  await act(async () => requests[0]?.reject(new TypeError('no network')))
  expect(load).toHaveBeenCalledOnce()
  expect(result.current.state).toBe('unasked')
})
