import { expect, test } from 'vitest'
import { offering } from '../../../../carts/testing.ts'
import { gigabytesOfFullBar } from './data-scale.ts'

const bundle = (dataBundleGb: number | null) => offering(1, { dataBundleGb })

test('only unlimited data fills the bar; the largest bundle fills three quarters', () => {
  expect(gigabytesOfFullBar([bundle(5), bundle(30), bundle(null)])).toBe(40)
})

test('without unlimited data the largest bundle fills the bar', () => {
  expect(gigabytesOfFullBar([bundle(5), bundle(20)])).toBe(20)
})

test('unlimited data alone has a bar too', () => {
  expect(gigabytesOfFullBar([bundle(null)])).toBeGreaterThan(0)
})
