import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { importsOfConsent, scriptsOf } from './built-pages.mjs'

let clientDir
const write = (name, content) => writeFile(path.join(clientDir, 'assets', name), content)
const route = (id, more) => ({ id, module: `/assets/${id}.js`, hasClientMiddleware: false, ...more })
const routes = [
  route('root', { path: '' }),
  route('flow', { parentId: 'root', path: 'bestellen' }),
  route('cart', { parentId: 'flow', path: ':type' }),
  route('site', { parentId: 'root', hasClientMiddleware: true }),
  route('page', { parentId: 'site', path: '*' }),
]

beforeEach(async ({ onTestFinished }) => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'built-'))
  onTestFinished(() => rm(clientDir, { recursive: true }))
  await mkdir(path.join(clientDir, 'assets'))
  const manifest = {
    entry: { module: '/assets/entry.js' },
    routes: Object.fromEntries(routes.map(each => [each.id, each])),
  }
  await write('manifest-0123.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  await write('site-01234567.js', 'import"./shared.js";import("./later.js")')
  await write('shared.js', 'a shared script')
  await write('shared.js.br', 'brotli')
  for (const name of ['entry', ...routes.map(({ id }) => id)]) await write(`${name}.js`, `// ${name}`)
  await write('cart.js', 'import{a as b}from"./table.js";import{c}from"./shared.js"')
  await write('table.js', '')
})

test('a page that React takes over asks for its routes, and for what they import', async () => {
  const scripts = await scriptsOf(clientDir, '/bestellen/internet')
  expect([...scripts.keys()].sort()).toEqual([
    'cart.js',
    'entry.js',
    'flow.js',
    'manifest-0123.js',
    'root.js',
    'shared.js',
    'table.js',
  ])
  expect(scripts.get('shared.js')).toBe('brotli'.length)
  expect(scripts.get('entry.js')).toBe('// entry'.length)
})

test('a page of the website asks for the script of the website alone', async () => {
  expect([...(await scriptsOf(clientDir, '/contact')).keys()]).toEqual(['site-01234567.js', 'shared.js'])
})

test('what the script of the consent banner imports is found, also what that imports', async () => {
  await write('consent-01234567.js', 'run()')
  expect(await importsOfConsent(clientDir)).toEqual([])
  await write('consent-01234567.js', 'import{a}from"./cart.js"')
  expect(await importsOfConsent(clientDir)).toEqual(['cart.js', 'table.js', 'shared.js'])
})
