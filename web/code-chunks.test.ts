import { describe, expect, test } from 'vitest'
import { chunkOf, type ModuleGraph, preloadsFor } from './code-chunks.ts'

const [
  root,
  compose,
  composeCloud,
  steps,
  cart,
  details,
  check,
  login,
  overview,
  company,
  order,
  follow,
  desk,
  home,
  siteScript,
  siteForm,
  addressCheck,
  tabs,
  reader,
  laterOffer,
  laterCode,
] = [
  '/shop/web/root.tsx?route',
  '/shop/web/bestellen/samenstellen/internet/samenstellen-internet.tsx?route',
  '/shop/web/bestellen/samenstellen/cloud/samenstellen-cloud.tsx?route',
  '/shop/web/bestellen/order-flow.tsx?route',
  '/shop/web/bestellen/winkelwagen.tsx?route',
  '/shop/web/bestellen/gegevens/gegevens.tsx?route',
  '/shop/web/bestellen/controle/controle.tsx?route',
  '/shop/web/mijn/login.tsx?route',
  '/shop/web/mijn/overview.tsx?route',
  '/shop/web/mijn/company/company.tsx?route',
  '/shop/web/mijn/requests/order.tsx?route',
  '/shop/web/mijn/follow/follow.tsx?route',
  '/shop/web/beheer/case/case-page.tsx?route',
  '/shop/web/site/home.tsx?route',
  '/shop/web/islands/entry.ts',
  '/shop/web/site/forms/site-form.island.tsx',
  '/shop/web/site/forms/address-check.island.tsx',
  '/shop/web/site/content/tabs.island.tsx',
  '/shop/web/bestellen/read-stored-order.ts',
  '/shop/web/bestellen/samenstellen/internet/offer.ts',
  '/shop/web/bestellen/type-code/internet.ts',
] as const

/** The chunk of a module that these pages and scripts import, by way of another module that imports it in a circle. */
function chunkFor(...entries: readonly string[]) {
  const importers: Record<string, Partial<Importers>> = {
    module: { importers: ['between'] },
    between: { importers: ['module', ...entries] },
    // An island is in the code of a page, too, which is not hydrated.
    [siteForm]: { importers: [home], dynamicImporters: [siteScript] },
    [addressCheck]: { importers: [home], dynamicImporters: [siteScript] },
    [tabs]: { importers: [home], dynamicImporters: [siteScript] },
    [reader]: { dynamicImporters: [steps] },
  }
  return chunkOf('module', { getModuleInfo: id => ({ ...noImporters, ...importers[id] }) })
}

type Importers = NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>

const noImporters: Importers = { importers: [], dynamicImporters: [] }

describe('a module', () => {
  test.each([
    ['of every page', 'shell', [root, compose, login]],
    ['of every page and one that is not hydrated', 'shell', [root, home]],
    ['of composing and a customer page', 'shell', [compose, composeCloud, login]],
    ['of every step and a customer page', 'shell', [steps, login]],
    ['of composing two types', 'flow', [compose, composeCloud]],
    ['of the root alone', 'shell', [root]],
    ['of the frame of the steps alone', 'flow', [steps]],
    ['of composing one type, where every step needs it', 'flow', [compose, steps]],
    ['of composing one type and another step', 'internet', [compose, cart]],
    ['of composing one type and a customer page', 'cloud', [composeCloud, company]],
    ['of composing one type and logging in', 'common', [composeCloud, login]],
    ['of reading what is stored and a form', 'reading', [reader, login]],
    ['of reading what is stored and an island', 'schemas', [reader, login, siteForm]],
    ['of reading what is stored and every step', 'flow', [reader, steps, cart]],
    ['of steps after composing', 'checkout', [cart, details]],
    ['of steps after winkelwagen', 'order', [details, check]],
    ['of winkelwagen and a customer page', 'lines', [cart, details, order]],
    ['of controle and a customer page', 'order', [check, order]],
    ['of controle and logging in', 'fields', [check, login]],
    ['of a step and the first page of a customer', 'reading', [details, overview]],
    ['of logging in, a step and the first page of a customer', 'reading', [login, cart, overview]],
    ['of winkelwagen and logging in', 'fields', [cart, login]],
    ['of composing one type and reading what is stored', 'common', [composeCloud, reader]],
    ['of composing a type without addresses and an island', 'common', [composeCloud, tabs]],
    ['of one step and the desk', 'checkout', [cart, desk]],
    ['of controle and code that comes later', 'reading', [check, laterOffer]],
    ['of gegevens and logging in', 'forms', [details, login]],
    ['of logging in and another customer page', 'entry', [login, company]],
    ['of gegevens and a customer page', 'details', [details, company]],
    ['of the first page of a customer and another one', 'account', [overview, company]],
    ['of the first page of a customer and the desk', 'account', [overview, desk]],
    ['of logging in and the desk', 'entry', [login, desk]],
    ['of other customer pages', 'customer', [company, order]],
    ['of an order and where it is followed', 'request', [order, follow]],
    ['of an island too', 'parts', [root, compose, login, siteForm]],
    ['of an island and composing', 'parts', [compose, composeCloud, tabs]],
    ['of an island and composing one type', 'address', [compose, tabs]],
    ['of an island and another page', 'fields', [login, siteForm]],
    ['of the address check and another page', 'address', [login, addressCheck]],
    ['of the address check and winkelwagen', 'parts', [cart, addressCheck]],
    ['of the script of every page too', 'base', [root, login, siteForm, siteScript]],
  ])('%s is in %s', (_, chunk, entries) => {
    expect(chunkFor(...entries)).toBe(chunk)
  })

  test.each([
    ['one step', [compose]],
    ['one customer page', [login]],
    ['pages that are not hydrated', [home]],
    ['code that comes when it is used', [laterOffer, laterCode]],
    ['the desk', [desk]],
    ['the website alone', [siteForm, tabs, home]],
  ])('of %s stays apart', (_, entries) => {
    expect(chunkFor(...entries)).toBe(null)
  })

  test.each([
    ['root.tsx', 'shell'],
    ['bestellen/order-flow.tsx', 'flow'],
    ['mijn/customer-pages.tsx', 'entry'],
    ['mijn/mijn.tsx', 'account'],
    ['mijn/login.tsx', null],
    ['entry.client.tsx', null],
    ['bestellen/type-code/mobiel.ts', 'mobiel'],
    ['bestellen/type-code/internet.ts', 'internet-actions'],
    ['bestellen/samenstellen/internet/internet-actions.ts', 'internet-actions'],
  ])('of the route or entry %s is in %s', (file, chunk) => {
    const entry = `/shop/web/${file}?route`
    const id = `/shop/web/${file}`
    const importers: Record<string, Importers> = { [id]: { importers: [entry], dynamicImporters: [] } }
    expect(chunkOf(id, { getModuleInfo: module => importers[module] ?? noImporters })).toBe(chunk)
  })

  test.each([
    ['react/index.js', 'react'],
    ['react-dom/client.js', 'react'],
    ['scheduler/index.js', 'react'],
    ['react-router/dist/dom.mjs', 'router'],
    ['zod/v4/core/core.js', 'schemas'],
    ['react-hook-form/index.mjs', null],
  ])('of %s is in %s, whoever imports it', (file, chunk) => {
    const graph = { getModuleInfo: () => ({ ...noImporters, importers: [login] }) }
    expect(chunkOf(`/shop/node_modules/${file}`, graph)).toBe(chunk)
  })
})

describe('beside code that is loaded when needed', () => {
  const needed = ['react', 'parts', 'schemas', 'reading'].map(name => `assets/${name}-AbCd1234.js`)
  const beside = (file: string, host: string) =>
    preloadsFor(`assets/${file}-AbCd1234.js`, `assets/${host}-AbCd1234.js`, needed)

  test('the website fetches all that it needs', () => {
    expect(beside('site-form.island', 'site')).toEqual(needed)
  })

  test.each(['read-stored-order', 'internet-actions'])(
    'a hydrated page fetches what %s needs and is not there yet',
    file => {
      expect(beside(file, 'flow')).toEqual(needed.slice(2))
    },
  )

  test('a hydrated page fetches nothing else before it', () => {
    expect(beside('browser-code', 'shell')).toEqual([])
  })
})
