import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bundledIn, changedSince, recordOf, SHARED, WHOLE } from './build.mjs'
import { digestInputs } from './inputs.mjs'
import { inProject, ROOT } from './project.mjs'

let folder
beforeEach(async ({ onTestFinished }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('every file of ours that goes into the e-mails counts, wherever it lies', async () => {
  vi.stubEnv('BUILD_DIR', folder)
  await build({ configFile: inProject('vite.emails.config.ts'), logLevel: 'error' })
  const bundled = await bundledIn(folder)
  expect(bundled).toContain('server/emails/index.tsx')
  expect(bundled).toContain('server/written.ts')
  expect(bundled).toContain('server/orders/agreement.ts')
  expect(bundled).toContain('content/consents.json')
  expect(bundled).not.toContain('server/app.ts')
  const record = recordOf(await digestInputs(ROOT, WHOLE), await digestInputs(ROOT, [SHARED]), bundled)
  expect(Object.keys(record)).toEqual(expect.arrayContaining(bundled))
})

describe('a build', () => {
  const write = async (file, text) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  let record

  beforeEach(async () => {
    await write('web/root.tsx', 'page')
    await write('server/written.ts', 'shared')
    await write('server/app.ts', 'server alone')
    const [whole, shared] = [await digestInputs(folder, ['web']), await digestInputs(folder, ['server'])]
    record = recordOf(whole, shared, ['web/root.tsx', 'server/written.ts'])
  })

  test('stands while what it is made of stays', async () => {
    expect(await changedSince(folder, record)).toBeNull()
    await write('server/app.ts', 'the server changed')
    expect(await changedSince(folder, record)).toBeNull()
  })

  test.for([
    ['a page', 'web/root.tsx'],
    ['a new page', 'web/more.tsx'],
    ['a file of the server that is in a bundle', 'server/written.ts'],
    ['the lock file', 'package-lock.json'],
  ])('is made again after a change of %s', async ([, file]) => {
    await write(file, 'changed')
    expect(await changedSince(folder, record)).toBe(file)
  })

  test('is made again when a file of its bundle has gone, or nothing is known of it', async () => {
    await rm(path.join(folder, 'server/written.ts'))
    expect(await changedSince(folder, record)).toBe('server/written.ts')
    expect(await changedSince(folder, null)).toBe('no build yet')
  })

  test('of a file that nobody looks at is refused', () => {
    expect(() => recordOf({}, {}, ['bench/measure.ts'])).toThrow(/made of bench\/measure\.ts/)
  })
})
