import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached } from './cached.ts'

let answers: Record<string, string>
const asked = vi.fn(async (question: string) => answers[question] ?? 'down')
const ask = () => cached(asked, { max: 2, forMs: answer => (answer === 'down' ? 0 : 1_000) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked.mockClear()
  answers = { a: '1', b: '2', c: '3' }
})
afterEach(() => {
  vi.useRealTimers()
})

test('a question is asked once, also when it comes twice at the same time', async () => {
  const answer = ask()
  expect(await Promise.all([answer('a'), answer('a')])).toEqual(['1', '1'])
  expect(await answer('a')).toBe('1')
  expect(asked).toHaveBeenCalledOnce()
})

test('after its time it is asked again', async () => {
  const answer = ask()
  await answer('a')
  answers.a = 'other'
  vi.setSystemTime(Date.now() + 1_001)
  expect(await answer('a')).toBe('other')
})

test('what a service could not say is not remembered, nor is a failure', async () => {
  const answer = ask()
  expect(await answer('x')).toBe('down')
  answers.x = 'up'
  expect(await answer('x')).toBe('up')
  asked.mockRejectedValueOnce(new Error('the database is gone'))
  await expect(answer('y')).rejects.toThrow('gone')
  expect(await answer('y')).toBe('down')
})

test('only so many are remembered, the newest', async () => {
  const answer = ask()
  for (const question of ['a', 'b', 'c', 'b', 'c']) await answer(question)
  expect(asked).toHaveBeenCalledTimes(3)
  await answer('a')
  expect(asked).toHaveBeenCalledTimes(4)
})
