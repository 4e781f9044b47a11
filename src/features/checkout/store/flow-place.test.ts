import { expect, test } from 'vitest'
import { flowPlaceOf, stepPath } from './flow-place.ts'

const placeOf = (address: string) => flowPlaceOf(new URL(address, 'https://shop.example'))

test('an address tells the step and the product type', () => {
  expect(placeOf('/bestellen/internet/controle')).toEqual({ step: 'controle', productType: 'internet' })
  expect(placeOf('/bestellen/cloud/samenstellen/')).toEqual({ step: 'samenstellen', productType: 'cloud' })
  expect(placeOf('/bestellen/bedankt?type=mobiel')).toEqual({ step: 'bedankt', productType: 'mobiel' })
})

test('the empty basket is no step of a type', () => {
  expect(placeOf('/bestellen')).toEqual({ step: null, productType: null })
  expect(placeOf('/bestellen/resellerId/12')).toEqual({ step: null, productType: null })
})

test('what is no product type counts as none', () => {
  expect(placeOf('/bestellen/koffie/winkelwagen').productType).toBeNull()
  expect(placeOf('/bestellen/bedankt?type=koffie').productType).toBeNull()
  expect(placeOf('/bestellen/bedankt').productType).toBeNull()
})

test('a step has its own address', () => {
  expect(stepPath('gegevens', 'telefonie')).toBe('/bestellen/telefonie/gegevens')
  expect(stepPath('bedankt', 'internet')).toBe('/bestellen/bedankt?type=internet')
})
