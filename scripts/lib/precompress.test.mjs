import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.mjs'

test('texts get a smaller .br and .gz beside them; pictures and small files do not', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = 'export const shop = 1\n'.repeat(200)
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/app.js'), script)
  await writeFile(path.join(folder, 'small.css'), 'a{}')
  await writeFile(path.join(folder, 'photo.jpg'), script)
  await precompress(folder)
  expect(await readdir(folder)).toEqual(['assets', 'photo.jpg', 'small.css'])
  expect(await readdir(path.join(folder, 'assets'))).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  const compressed = suffix => readFile(path.join(folder, `assets/app.js${suffix}`))
  expect(String(brotliDecompressSync(await compressed('.br')))).toBe(script)
  expect(String(gunzipSync(await compressed('.gz')))).toBe(script)
})
