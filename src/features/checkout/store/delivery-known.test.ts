import { describe, expect, test } from 'vitest'
import { dsl, fibre } from '../../carts/testing.ts'
import { deliveryKnown, nothingObtainable } from './delivery-known.ts'
import { serverOrderState } from './flow-state.ts'

const promised = {
  orderedOn: '2026-11-23',
  callBy: '2026-11-24',
  delivery: { from: '2026-11-30', to: '2026-12-14' },
  weeks: ['2026-W49', '2026-W50'],
}
const fibreHere = fibre(100, 100)
const noFibre = fibre(110, 200, { fiberLineAvailability: 'no-net' })
const stateWith = (offered: readonly (typeof fibreHere)[], cart = serverOrderState.cart) => ({
  ...serverOrderState,
  productType: 'internet' as const,
  cart,
  addressCheck: {
    street: 'Frederiksplein',
    city: 'Amsterdam',
    houseNumber: '42',
    houseNumberExtension: '',
    zipCode: '1017XN',
    vdslMbsUploadSpeed: null,
    vdslMbsDownloadSpeed: null,
    products: offered,
    promised,
  },
})
const monday = new Date('2026-11-23T22:59:59Z')
const tuesday = new Date('2026-11-23T23:00:00Z')

describe('what is known of the delivery', () => {
  test('follows the line in the cart', () => {
    const state = stateWith([fibreHere], [{ product: fibreHere, quantity: 1 }])
    expect(deliveryKnown(state, null, monday)).toEqual({ line: fibreHere, isQuote: false, promised })
  })

  test('is that of a line that has to wait where none can be ordered, and of none while one can', () => {
    const near = fibre(120, 200, { fiberLineAvailability: 'near-net' })
    expect(deliveryKnown(stateWith([noFibre, near]), null, monday).line?.id).toBe(near.id)
    expect(deliveryKnown(stateWith([noFibre]), null, monday).line?.id).toBe(noFibre.id)
    expect(deliveryKnown(stateWith([noFibre, dsl(300, 50)]), null, monday).line).toBeNull()
    expect(deliveryKnown(stateWith([]), null, monday).line).toBeNull()
  })

  test('is that of a quote before a line is chosen, where only quotes can be asked for', () => {
    const near = fibre(120, 200, { fiberLineAvailability: 'near-net' })
    expect(deliveryKnown(stateWith([noFibre, near]), null, monday).isQuote).toBe(true)
    expect(deliveryKnown(stateWith([near, fibreHere]), null, monday).isQuote).toBe(false)
    expect(deliveryKnown(stateWith([noFibre]), null, monday).isQuote).toBe(false)
  })

  test('nothing can be had where no network reaches a checked address, and nothing was chosen before', () => {
    expect(nothingObtainable(stateWith([]))).toBe(true)
    expect(nothingObtainable(stateWith([noFibre]))).toBe(true)
    expect(nothingObtainable(stateWith([noFibre, dsl(300, 50)]))).toBe(false)
    expect(nothingObtainable(stateWith([noFibre], [{ product: fibreHere, quantity: 1 }]))).toBe(false)
    expect(nothingObtainable({ ...stateWith([]), addressCheck: null })).toBe(false)
    expect(nothingObtainable({ ...stateWith([]), productType: 'cloud' })).toBe(false)
  })

  test('loses its days at midnight in the Netherlands', () =>
    expect(deliveryKnown(stateWith([fibreHere]), null, tuesday).promised).toBeNull())

  test('has no line for what needs none, and the days that the server said of an order of today', () => {
    const cart = [{ product: fibre(500, 100), quantity: 1 }]
    const cloud = { ...serverOrderState, productType: 'cloud' as const, cart }
    const known = { line: null, isQuote: false }
    expect(deliveryKnown(cloud, null, monday)).toEqual({ ...known, promised: null })
    expect(deliveryKnown(cloud, promised, monday)).toEqual({ ...known, promised })
    expect(deliveryKnown(cloud, promised, tuesday)).toEqual({ ...known, promised: null })
  })

  test('has no days of internet before an address is checked, and those of today for a line of an earlier visit', () => {
    const unchecked = { ...stateWith([]), addressCheck: null }
    expect(deliveryKnown(unchecked, promised, monday).promised).toBeNull()
    const cart = [{ product: fibreHere, quantity: 1 }]
    expect(deliveryKnown({ ...unchecked, cart }, promised, monday).promised).toBe(promised)
  })
})
