import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { refusedBySystem, StartupProblem } from './startup-problem.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'shop-refused-'))
afterAll(() => rm(folder, { recursive: true }))

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    error => error,
  )

it('says of a disk without room which file was written', async () => {
  const full = await open('/dev/full', 'w')
  const failure = await failureOf(full.write('a'))
  await full.close()
  const problem = refusedBySystem(failure, '/backups/shop.age')
  expect(problem).toBeInstanceOf(StartupProblem)
  expect(problem?.message).toBe(
    '/backups/shop.age cannot be used, as there is no room left on its disk: make room, and try again.',
  )
})

it('says of a file that is not there its own path', async () => {
  const missing = path.join(folder, 'missing')
  expect(refusedBySystem(await failureOf(readFile(missing)), 'another')?.message).toContain(
    `${missing} cannot`,
  )
})

it('says of a folder that a file was meant', async () => {
  expect(refusedBySystem(await failureOf(readFile(folder)), folder)?.message).toContain('name a file')
})

it('says of a path through a file that it is no folder', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  expect(refusedBySystem(await failureOf(readFile(path.join(file, 'below'))))?.message).toContain('no folder')
})

it('says of a database without room that it needs some', () => {
  const failure = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(refusedBySystem(failure)?.message).toContain('no room left')
})

it.each([
  new Error('a fault of ours'),
  Object.assign(new Error('of another kind'), { code: 'ERR_STREAM' }),
  'no error',
])('says nothing of %s', failure => {
  expect(refusedBySystem(failure)).toBe(null)
})
