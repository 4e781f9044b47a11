import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitManifest, withoutDesk } from './split-manifest.mjs'

const route = id => ({ id, module: `/assets/${id}.js` })
const scriptOf = (...ids) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry.js' },
    routes: Object.fromEntries(ids.map(id => [id, route(id)])),
    version: 'a1',
  })};`
const whole = scriptOf('root', 'mijn/login', 'beheer/desk', 'beheer/account/account')

let folder
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manifest-'))
  await mkdir(path.join(folder, 'assets'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the map of visitors has every route but those of the desk, whose pages have the whole one', async () => {
  await writeFile(path.join(folder, 'assets/manifest-a1.js'), whole)
  await splitManifest(folder)
  const read = name => readFile(path.join(folder, 'assets', name), 'utf8')
  expect(await read('manifest-a1.js')).toBe(scriptOf('root', 'mijn/login'))
  expect(await read('desk-manifest-a1.js')).toBe(whole)
})

test('a map that is written otherwise stops the build', () => {
  expect(() => withoutDesk('export default 1')).toThrow('not written as it was')
})
