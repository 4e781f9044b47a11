import brand from '../../content/brand.json' with { type: 'json' }
import type { PageServices } from './page-services.ts'

/** Services of the pages in tests: the shop's texts, a brand whose name is to be escaped, and no products. */
export const testPageServices: PageServices = {
  brand: { ...brand, name: 'Lijn & Haven' },
  publicUrl: 'https://shop.example',
  captcha: { provider: 'altcha', siteKey: 'key', scriptUrl: null },
  outsideScripts: { analytics: null, chat: null },
  supportTools: { remoteWindows: null, remoteMac: null, routerTool: null },
  release: null,
  disclosedActivities: [],
  sepaScheme: 'CORE',
  catalogueVersion: async () => 'first',
  products: async () => [],
  preview: null,
  tariffs: () => Promise.reject(new Error('no page of this test shows tariffs')),
}
