// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { useJob } from './use-job.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('a server that is slow is asked again once it answered, and no more when the job is done', async () => {
  const answers: ((state: string) => void)[] = []
  standInServer({
    '/api/beheer/taken/1': () =>
      new Promise(resolve => answers.push(state => resolve(Response.json({ id: '1', state })))),
  })
  const pass = async () => {
    // The answer is drawn before time goes on.
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
  }
  const { result } = renderHook(() => useJob('1'))
  await pass()
  expect(answers).toHaveLength(1)
  answers[0]?.('previewing')
  await pass()
  expect(result.current.job?.state).toBe('previewing')
  expect(answers).toHaveLength(2)
  answers[1]?.('previewed')
  await pass()
  expect(result.current.job?.state).toBe('previewed')
  // Once more as it ended, with the refusals of all.
  expect(answers).toHaveLength(3)
  answers[2]?.('previewed')
  await pass()
  expect(answers).toHaveLength(3)
})

test('a job that is gone is said to be so, and not asked for again; a server that is away is asked', async () => {
  const gone = { message: 'Deze taak is er niet (meer).' }
  const asked = vi.fn(() =>
    asked.mock.calls.length === 1
      ? Response.json({ message: 'Even niet.' }, { status: 503 })
      : Response.json(gone, { status: 404 }),
  )
  standInServer({ '/api/beheer/taken/1': asked })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { result } = renderHook(() => useJob('1'))
  await pass(0)
  expect(result.current.refusal).toBeNull()
  await pass(700)
  expect(result.current).toMatchObject({ job: null, refusal: gone.message })
  await pass(0)
  const { length } = asked.mock.calls
  await pass(10_000)
  expect(asked.mock.calls).toHaveLength(length)
})
