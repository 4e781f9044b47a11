import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { changedInput, digestInputs } from './inputs.mjs'

let root
let before
const digest = () => digestInputs(root, ['web', 'web/pages', 'vite.config.ts', 'not-there.ts'])
const changed = async () => changedInput(before, await digest())
const write = (file, text) => writeFile(path.join(root, file), text)

beforeEach(async ({ onTestFinished }) => {
  root = await mkdtemp(path.join(tmpdir(), 'inputs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(path.join(root, 'web/pages'), { recursive: true })
  await write('web/pages/home.tsx', 'home')
  await write('vite.config.ts', 'config')
  before = await digest()
})

test('nothing changed when only the time of a file did, or a test', async () => {
  await utimes(path.join(root, 'vite.config.ts'), 1, 1)
  await write('web/pages/home.test.tsx', 'test')
  expect(await changed()).toBeNull()
})

test.for([
  ['an edit that keeps the length', 'web/pages/home.tsx', 'hOme'],
  ['a new file, though empty', 'web/pages/more.tsx', ''],
  ['a configuration that appears', 'not-there.ts', ''],
])('%s is found', async ([, file, text]) => {
  await write(file, text)
  expect(await changed()).toBe(file)
})

test('a file that moved is found', async () => {
  await rm(path.join(root, 'web/pages/home.tsx'))
  await write('web/home.tsx', 'home')
  expect(['web/pages/home.tsx', 'web/home.tsx']).toContain(await changed())
})
