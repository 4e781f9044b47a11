import { expect, test } from 'vitest'
import { backup, lines, rentalRouter } from '../carts/testing.ts'
import { cloudProducts, mobielProducts, telefonieProducts } from '../carts/testing-services.ts'
import { deviceLineOf, type ProductOffering } from './product.ts'
import { productNotes, termInWords } from './product-notes.ts'

const { deskPhone, baseStation, basic, unlimited } = telefonieProducts
const as = (product: ProductOffering, way: 'buy' | 'rent'): ProductOffering => {
  const line = deviceLineOf(product, way)
  if (!line) throw new Error(`${product.name} is no device`)
  return line
}

test.each<[string, ProductOffering, readonly string[]]>([
  ['a line', lines.fibre100for36, ['Looptijd 3 jaar']],
  ['a licence', cloudProducts.office, ['Looptijd 1 jaar']],
  ['a managed workplace', cloudProducts.workplace, ['Looptijd 1 jaar']],
  ['an account', basic, ['Looptijd 1 jaar']],
  ['a subscription with a free month', mobielProducts.small12, ['Looptijd 1 jaar', 'Eerste maand gratis']],
  ['one with two', mobielProducts.small24, ['Looptijd 2 jaar', 'Eerste 2 maanden gratis']],
  ['a bought device', as(deskPhone, 'buy'), ['Gekocht']],
  ['a rented device', as(deskPhone, 'rent'), ['Gehuurd']],
  ['a rented base station', as(baseStation, 'rent'), ['Gehuurd']],
])('%s says what its name leaves open', (_, product, notes) => expect(productNotes(product)).toEqual(notes))

test.each<[string, ProductOffering]>([
  ['a subscription that ends any month', mobielProducts.small1],
  ['what comes beside a line', backup],
  ['the router of a line', rentalRouter],
  ['what holds for every account', unlimited],
  ['what is done once', cloudProducts.migration],
])('%s needs no note', (_, product) => expect(productNotes(product)).toEqual([]))

test('a term is said in years where it is whole years', () =>
  expect([1, 6, 12, 18, 36].map(termInWords)).toEqual([
    '1 maand',
    '6 maanden',
    '1 jaar',
    '18 maanden',
    '3 jaar',
  ]))
