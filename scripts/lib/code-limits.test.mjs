import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeLimits, mostLines } from './code-limits.mjs'

let folder
let api
let count = 0
/** Each text is a project of its own, as what was read once is kept. */
const read = async code => {
  count += 1
  const [file, config] = [`file${count}.tsx`, `tsconfig.${count}.json`]
  await writeFile(path.join(folder, file), code)
  await writeFile(path.join(folder, config), JSON.stringify({ files: [file] }))
  const projects = api.updateSnapshot({ openProjects: [path.join(folder, config)] }).getProjects()
  const sources = projects.map(({ program }) => program.getSourceFile(path.join(folder, file)))
  return codeLimits(sources.find(Boolean))
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'limits-'))
  api = new API({ cwd: folder })
})
afterAll(async () => {
  api.close()
  await rm(folder, { recursive: true })
})

const body = lines => `{\n${'  work()\n'.repeat(lines - 2)}}`

test('names each function that is too long, by itself or by what it is given to', async () => {
  const { longFunctions } = await read(
    [
      `function short() ${body(mostLines)}`,
      `function long() ${body(mostLines + 1)}`,
      `const arrow = () => ${body(mostLines + 2)}`,
    ].join('\n'),
  )
  expect(longFunctions).toEqual([
    { line: 81, name: 'long', lines: 81 },
    { line: 162, name: 'arrow', lines: 82 },
  ])
})

test('counts casts that say nothing of the type, and no others', async () => {
  const { blindCasts } = await read(
    ['a as never', 'b as unknown as Text', 'c as any', 'd as Text', 'e as const', 'f satisfies never'].join(
      '\n',
    ),
  )
  expect(blindCasts.map(({ line }) => line)).toEqual([1, 2, 3])
})
