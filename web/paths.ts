import type { ProductType } from '../domain/product.ts'

/** Every link of the site. Components never write a path themselves. */
export const paths = {
  home: '/',
  terms: '/algemene-voorwaarden',
  privacy: '/privacy',
  contact: '/contact',
  emptyBasket: '/bestellen',
  thankYou: (type: ProductType) => `/bestellen/bedankt?type=${type}`,
  productType: (type: ProductType) => `/bestellen/${type}`,
  samenstellen: (type: ProductType) => `/bestellen/${type}/samenstellen`,
  winkelwagen: (type: ProductType) => `/bestellen/${type}/winkelwagen`,
  gegevens: (type: ProductType) => `/bestellen/${type}/gegevens`,
  controle: (type: ProductType) => `/bestellen/${type}/controle`,
} as const
