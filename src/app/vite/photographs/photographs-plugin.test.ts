import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { beforeEach, expect, test } from 'vitest'
import { photographs } from './photographs-plugin.ts'

let root: string
beforeEach(async ({ onTestFinished }) => {
  root = await mkdtemp(path.join(tmpdir(), 'photographed-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(inRoot('pictures'))
  await writeFile(inRoot('page.js'), "import all from 'virtual:photographs'\nconsole.log(all)\n")
})

const inRoot = (...parts: string[]) => path.join(root, ...parts)

const buildPage = () =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photographs(inRoot('pictures'), inRoot('cuts'))],
    build: { rolldownOptions: { input: 'page.js', output: { entryFileNames: 'page.js' } } },
  })

const put = (name: string, width: number) =>
  sharp({ create: { width, height: 960, channels: 3, background: '#357' } })
    .jpeg()
    .toFile(inRoot('pictures', name))

test('a build has a photograph in each width, and tells pages of it', async () => {
  await put('support.jpg', 1280)
  await writeFile(inRoot('pictures/alt.json'), '{ "support": "De helpdesk." }')
  await buildPage()
  const page = await readFile(inRoot('dist/page.js'), 'utf8')
  expect(page).toContain('De helpdesk.')
  const [hash = ''] = /[0-9a-f]{64}/.exec(page) ?? []
  const expected = [320, 480, 640, 960, 1280].flatMap(width =>
    ['avif', 'jpg'].map(type => `support-${width}-${hash.slice(0, 12)}.${type}`),
  )
  expect((await readdir(inRoot('dist/assets'))).sort()).toEqual(expected.sort())
})

test('without photographs it has none', async () => {
  await buildPage()
  expect(await readdir(inRoot('dist'))).toEqual(['page.js'])
})

test('it ends with the sentence where a photograph is not right', async () => {
  await put('support.jpg', 1279)
  await expect(buildPage()).rejects.toThrow('content/pictures/support.jpg has no description')
  await writeFile(inRoot('pictures/alt.json'), '{ "support": "De helpdesk." }')
  await expect(buildPage()).rejects.toThrow(
    'content/pictures/support.jpg is 1279 by 960 pixels, which is too small to be sharp: it needs at least 1280 by 960.',
  )
})
