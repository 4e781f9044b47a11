import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundledIn, changedSince, recordOf, SERVER_SOURCES } from './build.mjs'
import { digestInputs } from './inputs.mjs'
import { inProject, ROOT } from './project.mjs'
import { argumentsOf } from './server-programs.mjs'

let folder
beforeEach(async ({ onTestFinished }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

describe('the programs of the server', () => {
  const run = promisify(execFile)
  // As they are built here: `npm test` has just done it where anything changed.
  beforeEach(() => cp(inProject('dist'), folder, { recursive: true }))

  test('are made of files of ours that all count, wherever they lie, and name the lines of these in traces', async () => {
    const bundled = await bundledIn(path.join(folder, 'bundled'))
    const expected = [
      'src/app/server/app.ts',
      'src/app/worker/emails.tsx',
      'content/consents.json',
      'package.json',
    ]
    expect(bundled).toEqual(expect.arrayContaining(expected))
    expect(bundled).not.toContain('src/app/server/testing-shop.ts')
    const [whole, sources] = [
      await digestInputs(ROOT, ['package-lock.json']),
      await digestInputs(ROOT, SERVER_SOURCES),
    ]
    expect(Object.keys(recordOf(whole, sources, bundled))).toEqual(expect.arrayContaining(bundled))

    // Outside of the project a program does not find what it reads.
    const program = [...argumentsOf('reseller').slice(0, -1), path.join(folder, 'reseller.js')]
    await expect(run(process.execPath, program)).rejects.toThrow(/at .*config\/own-files\.ts:\d+:\d+/)
  })
})

describe('a build', () => {
  const write = async (file, text) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  let record

  beforeEach(async () => {
    await write('src/root.tsx', 'page')
    await write('src/features/carts/product-names.ts', 'shared')
    await write('src/app/server/app.ts', 'server alone')
    const [whole, shared] = [await digestInputs(folder, ['content']), await digestInputs(folder, ['src'])]
    record = recordOf(whole, shared, ['src/root.tsx', 'src/features/carts/product-names.ts'])
  })

  test('stands while what it is made of stays', async () => {
    expect(await changedSince(folder, record)).toBeNull()
    await write('src/app/server/app.ts', 'the server changed')
    expect(await changedSince(folder, record)).toBeNull()
  })

  test.for([
    ['a page', 'src/root.tsx'],
    ['a new text', 'content/pages/more.mdx'],
    ['a file of the server that is in a bundle', 'src/features/carts/product-names.ts'],
    ['the lock file', 'package-lock.json'],
    ['a plugin of Vite', 'src/app/vite/one-sheet-plugin.ts'],
  ])('is made again after a change of %s', async ([, file]) => {
    await write(file, 'changed')
    expect(await changedSince(folder, record)).toBe(file)
  })

  test('is made again when a file of its bundle has gone, or nothing is known of it', async () => {
    await rm(path.join(folder, 'src/features/carts/product-names.ts'))
    expect(await changedSince(folder, record)).toBe('src/features/carts/product-names.ts')
    expect(await changedSince(folder, null)).toBe('no build yet')
  })

  test('of a file that nobody looks at is refused', () => {
    expect(() => recordOf({}, {}, ['bench/measure.ts'])).toThrow(/made of bench\/measure\.ts/)
  })
})
