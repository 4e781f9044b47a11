import { expect, test } from 'vitest'
import { createLine } from './in-line.ts'

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const done = { hasBegun: false, resolve, reject }
  const begin = () => {
    done.hasBegun = true
    return promise
  }
  return { begin, done }
}

const begun = (all: readonly ReturnType<typeof work>[]) => all.map(({ done }) => done.hasBegun)
const soon = () => new Promise(resolve => setImmediate(resolve))

test('two at a time are done, in the order in which they came', async () => {
  const line = createLine({ atOnce: 2, waiting: 2 })
  const all = [work(), work(), work(), work()]
  const results = all.map(({ begin }) => line(begin))
  await soon()
  expect(begun(all)).toEqual([true, true, false, false])
  all[1]?.done.resolve('second')
  await soon()
  expect(begun(all)).toEqual([true, true, true, false])
  for (const [nth, { done }] of all.entries()) done.resolve(String(nth))
  expect(await Promise.all(results)).toEqual(['0', 'second', '2', '3'])
})

test('what comes while enough wait is refused and never begins, and the next one after that is taken', async () => {
  const line = createLine({ atOnce: 1, waiting: 1 })
  const [first, second, refused, later] = [work(), work(), work(), work()]
  const taken = [line(first.begin), line(second.begin)]
  await expect(line(refused.begin)).rejects.toMatchObject({ statusCode: 503 })
  for (const { done } of [first, second, later]) done.resolve('done')
  await Promise.all(taken)
  expect(await line(later.begin)).toBe('done')
  expect(refused.done.hasBegun).toBe(false)
})

test('work that fails makes room too', async () => {
  const line = createLine({ atOnce: 1, waiting: 1 })
  const [failing, next] = [work(), work()]
  const results = Promise.allSettled([line(failing.begin), line(next.begin)])
  failing.done.reject(new Error('it failed'))
  next.done.resolve('done')
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
