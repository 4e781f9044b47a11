import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forVisitors, splitManifest } from './split-manifest.mjs'

const route = (id, parentId, rest = {}) => ({
  id,
  parentId,
  module: `/assets/${id}.js`,
  imports: [],
  ...rest,
})
const website = [
  route('site/site-layout', 'root'),
  route('site/home', 'site/site-layout', { index: true, imports: ['/assets/home-parts.js'] }),
  route('site/terms', 'site/site-layout', { path: 'algemene-voorwaarden' }),
  route('site/content/content-page', 'site/site-layout', { path: '*', imports: ['/assets/texts.js'] }),
  route('site/sitemap-xml', 'root', { path: 'sitemap.xml' }),
]
const scriptOf = (...routes) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: Object.fromEntries(routes.map(route => [route.id, route])),
    version: 'a1',
  })};`
const routesOf = script => JSON.parse(script.replace(/^[^{]*|;$/g, '')).routes
const root = route('root', undefined, { path: '' })

let folder
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manifest-'))
  await mkdir(path.join(folder, 'assets'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the map of visitors has every route but those of the desk, whose pages have the whole one', async () => {
  const whole = scriptOf(
    root,
    ...website,
    route('mijn/login', 'root'),
    route('beheer/account/account', 'root'),
  )
  await writeFile(path.join(folder, 'assets/manifest-a1.js'), whole)
  await splitManifest(folder)
  const read = name => readFile(path.join(folder, 'assets', name), 'utf8')
  const kept = ['root', 'site/site-layout', 'site/content/content-page', 'mijn/login']
  expect(Object.keys(routesOf(await read('manifest-a1.js')))).toEqual(kept)
  expect(await read('desk-manifest-a1.js')).toBe(whole)
})

test.each(['/', '/algemene-voorwaarden', '/sitemap.xml', '/blog/een-stuk'])(
  'to the browser %s is a page of the website',
  pathname => {
    const { root, ...others } = routesOf(forVisitors(scriptOf(route('root', undefined), ...website)))
    const children = parentId =>
      Object.values(others)
        .filter(route => route.parentId === parentId)
        .map(({ id, path }) => ({ id, path, children: children(id) }))
    expect(matchRoutes([{ ...root, children: children('root') }], pathname).at(1).route.id).toBe(
      'site/site-layout',
    )
  },
)

test('a file is named once on the way to a page, where it is first needed', () => {
  const routes = routesOf(
    forVisitors(
      scriptOf(
        route('root', undefined, { imports: ['/assets/react.js', '/assets/shell.js'] }),
        ...website,
        route('flow', 'root', { imports: ['/assets/react.js', '/assets/shell.js', '/assets/cart.js'] }),
        route('cart', 'flow', { imports: ['/assets/cart.js', '/assets/flow.js', '/assets/lines.js'] }),
      ),
    ),
  )
  const imports = Object.fromEntries(Object.values(routes).map(({ id, imports }) => [id, imports]))
  expect(imports).toMatchObject({
    root: ['/assets/shell.js'],
    flow: ['/assets/cart.js'],
    cart: ['/assets/lines.js'],
    'site/content/content-page': undefined,
  })
})

test('what a route has not is left unsaid', () => {
  const cart = route('cart', 'root', { path: 'winkelwagen', hasLoader: true, hasAction: false, css: [] })
  expect(routesOf(forVisitors(scriptOf(root, ...website, cart))).cart).toEqual({
    id: 'cart',
    parentId: 'root',
    path: 'winkelwagen',
    hasLoader: true,
    module: '/assets/cart.js',
  })
})

test('a map that is written otherwise, or that lacks what stands for the website, stops the build', () => {
  expect(() => forVisitors('export default 1')).toThrow('not written as it was')
  expect(() => forVisitors(scriptOf(root))).toThrow('stands for the pages of the website')
})
