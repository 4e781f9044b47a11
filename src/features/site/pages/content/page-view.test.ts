import { expect, it } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import type { PageServices } from '../../../../api/page-services.ts'
import { readCatalogueFiles, tariffsOfFiles } from '../../../catalogue/server/catalogue-files.ts'
import { fromPriceConditions } from './from-price-amount.tsx'
import { viewOf } from './page-view.server.ts'
import { contentPages } from './registry.server.ts'

const shipped = readCatalogueFiles()

const services: PageServices = {
  brand: { ...brand, name: 'Lijn & Haven' },
  publicUrl: 'https://shop.example',
  captcha: { provider: 'altcha', siteKey: 'key', scriptUrl: null },
  outsideScripts: { analytics: null, chat: null },
  supportTools: { remoteWindows: null, remoteMac: null, routerTool: null },
  release: null,
  disclosedActivities: [],
  sepaScheme: 'CORE',
  catalogueVersion: async () => 'first',
  products: async type => shipped.filter(({ productType }) => productType === type),
  preview: null,
  tariffs: async () => tariffsOfFiles(),
}

async function viewAt(address: string, of = services) {
  const page = contentPages.get(address)
  if (!page) throw new Error(`There is no page at ${address}`)
  return viewOf(page, of)
}

const selling = [...contentPages.values()].filter(({ frontMatter }) => frontMatter.productType !== undefined)

it('a licence begins at what it costs with its support', async () => {
  const { view } = await viewAt('/cloud-diensten/office-werkplek')
  const licences = shipped.filter(({ sectionName }) => sectionName === 'Cloud abonnementen')
  const withSupport = licences.map(
    ({ priceInCents, supportProduct }) => priceInCents + (supportProduct?.priceInCents ?? 0),
  )
  expect(view.fromPrice).toEqual({ inCents: Math.min(...withSupport), isExtra: false })
})

it('an extra says beside what it is sold', async () => {
  const { view } = await viewAt('/zakelijke-televisie')
  expect(view.fromPrice).toMatchObject({ isExtra: true })
  expect(view.fromPrice && fromPriceConditions(view.fromPrice, 'internet')).toBe(
    'bij een internetlijn, excl. 21%\u00a0btw',
  )
})

it.each(selling.map(({ address }) => address))(
  'the offers that search engines are told of %s begin at the price that visitors see',
  async address => {
    const { view } = await viewAt(address)
    const monthly = view.offers.filter(({ product }) => product.contractDuration > 0)
    expect(view.fromPrice?.inCents).toBe(Math.min(...monthly.map(({ priceInCents }) => priceInCents)))
  },
)

it('while the catalogue cannot be read there is no price and no card of a plan', async () => {
  const { view, isComplete } = await viewAt('/zakelijk-glasvezel', {
    ...services,
    products: () => Promise.reject(new Error('no database')),
  })
  expect({ from: view.fromPrice, offers: view.offers, plans: view.plans, isComplete }).toEqual({
    from: null,
    offers: [],
    plans: null,
    isComplete: false,
  })
})
