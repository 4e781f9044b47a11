import type { ProductOffering } from '../catalogue/product.ts'
import { offering, setupOf } from './testing.ts'

/** Cloud, mobiel and telefonie for the tests of the rules: small catalogues whose ids and prices are the tests' own. */

const cloud = (id: number, patch: Partial<ProductOffering> = {}) =>
  offering(id, { productType: 'cloud', ...patch })

/** Licences with support 501 and 503, two workplace products (42572 is the lite one), and mail migration. */
export const cloudProducts = {
  mailbox: cloud(500, { supportProduct: setupOf(501, 150) }),
  office: cloud(502, { supportProduct: setupOf(503, 250) }),
  backupOnly: cloud(504),
  workplaceLite: cloud(42572, { productSubType: 'cloud-werkplek' }),
  workplace: cloud(505, { productSubType: 'cloud-werkplek' }),
  migration: cloud(506, { productSubType: 'cloud-migratie', contractDuration: 0 }),
} as const
export const cloudCatalogue: readonly ProductOffering[] = Object.values(cloudProducts)

const mobiel = (id: number, patch: Partial<ProductOffering> = {}) =>
  offering(id, { productType: 'mobiel', ...patch })

/** Two subscriptions at each term, two extras of each kind. */
export const mobielProducts = {
  small1: mobiel(600, { contractDuration: 1 }),
  large1: mobiel(601, { contractDuration: 1 }),
  small12: mobiel(610, { contractDuration: 12, freeMonths: 1 }),
  large12: mobiel(611, { contractDuration: 12, freeMonths: 1 }),
  small24: mobiel(620, { contractDuration: 24, freeMonths: 2 }),
  large24: mobiel(621, { contractDuration: 24, freeMonths: 2 }),
  abroad100: mobiel(630, { contractDuration: 1, productSubType: 'foreign-calls' }),
  abroad500: mobiel(631, { contractDuration: 1, productSubType: 'foreign-calls' }),
  worldwide: mobiel(640, { contractDuration: 1, productSubType: 'global-internet' }),
} as const
export const mobielCatalogue: readonly ProductOffering[] = Object.values(mobielProducts)

const telefonie = (id: number, patch: Partial<ProductOffering> = {}) =>
  offering(id, { productType: 'telefonie', ...patch })

/** A device that is bought as id + 1 and rented as id + 2. */
const device = (id: number, patch: Partial<ProductOffering> = {}) =>
  telefonie(id, {
    productSubType: 'telefonie-device',
    contractDuration: 0,
    device: {
      productBuyId: id + 1,
      productRentId: id + 2,
      productBuyPriceInCents: 10_000,
      productRentPriceInCents: 400,
      notReturnedPriceInCents: null,
      imageUrl: '/toestel.webp',
    },
    ...patch,
  })

/** Two kinds of accounts, two add-ons, a desk phone, two wireless handsets (set-up 723 and 733), base station 740. */
export const telefonieProducts = {
  basic: telefonie(700),
  plus: telefonie(701, { promoted: true }),
  unlimited: telefonie(705, { productSubType: 'telefonie-additional', contractDuration: 1 }),
  recording: telefonie(706, { productSubType: 'telefonie-additional', contractDuration: 1 }),
  deskPhone: device(710),
  handset: device(720, { setupProduct: setupOf(723, 750) }),
  ruggedHandset: device(730, { setupProduct: setupOf(733, 750) }),
  baseStation: device(740, { productSubType: 'telefonie-device-additional' }),
  installation: telefonie(750, { productSubType: 'telefonie-install-my-device', contractDuration: 0 }),
} as const
export const telefonieCatalogue: readonly ProductOffering[] = Object.values(telefonieProducts)
