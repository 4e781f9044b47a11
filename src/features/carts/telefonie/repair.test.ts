import { describe, expect, test } from 'vitest'
import { changesOf, idsOf } from '../testing.ts'
import { telefonieCatalogue as catalogue, telefonieProducts } from '../testing-services.ts'
import { withAccounts as accounts, withDevices as devices } from '../testing-telefonie.ts'
import { chooseAdditional } from './compose.ts'
import { withAccountsFor, withoutDevicesFor } from './repair.ts'

const { basic, plus, unlimited, deskPhone, handset, baseStation } = telefonieProducts

const threeAccounts = accounts(accounts([], basic, 2).cart, plus, 1).cart

describe('one click adds the accounts that devices lack', () => {
  test('of the kind in the cart', () => {
    const outcome = withAccountsFor(accounts([], basic, 1).cart, deskPhone, 'rent', 3, catalogue)
    expect(outcome && idsOf(outcome.cart)).toBe('700×3 712×3')
    expect(outcome && changesOf(outcome)).toEqual(['changed 700 Nu 3, zodat elk toestel een account heeft'])
  })

  test('of the promoted kind where there is none, with whatever else the devices bring', () => {
    const outcome = withAccountsFor([], handset, 'buy', 1, catalogue)
    expect(outcome && idsOf(outcome.cart)).toBe('701×1 721×1 723×1 741×1')
    expect(outcome && changesOf(outcome)).toEqual([
      'added 701 Nu 1, zodat elk toestel een account heeft',
      'added 723 Hoort bij je toestel',
      'added 741 1 basisstation per 4 toestellen',
    ])
  })

  test('of the next kind once one is at its maximum', () => {
    const nearlyFull = devices(accounts([], basic, 98).cart, deskPhone, 'buy', 98).cart
    const outcome = withAccountsFor(nearlyFull, deskPhone, 'rent', 3, catalogue)
    expect(outcome && idsOf(outcome.cart)).toBe('700×99 701×2 711×98 712×3')
  })

  test('of no other product, be it promoted', () => {
    const advertised = [{ ...unlimited, promoted: true }, ...catalogue]
    const outcome = withAccountsFor([], deskPhone, 'buy', 2, advertised)
    expect(outcome && idsOf(outcome.cart)).toBe('701×2 711×2')
  })

  test('none at all where there are enough', () => {
    const outcome = withAccountsFor(threeAccounts, deskPhone, 'buy', 2, catalogue)
    expect(outcome && changesOf(outcome)).toEqual([])
    expect(outcome && idsOf(outcome.cart)).toBe('700×2 701×1 711×2')
  })

  test('not where the catalogue has not enough, nor for what is no device', () => {
    const full = devices(accounts(accounts([], basic, 99).cart, plus, 99).cart, deskPhone, 'buy', 99).cart
    const fuller = devices(full, deskPhone, 'rent', 99).cart
    expect(withAccountsFor(fuller, handset, 'buy', 1, catalogue)).toBeNull()
    for (const product of [basic, baseStation])
      expect(withAccountsFor(threeAccounts, product, 'buy', 1, catalogue)).toBeNull()
  })
})

describe('fewer accounts, with the devices that are too many taken out', () => {
  const twoKinds = devices(
    devices(accounts([], basic, 5).cart, deskPhone, 'rent', 2).cart,
    handset,
    'buy',
    3,
  ).cart

  test('takes the ones chosen last, with what belongs to them', () => {
    const outcome = withoutDevicesFor(twoKinds, basic, 4, catalogue)
    expect(idsOf(outcome.cart)).toBe('700×4 712×2 721×2 723×2 741×1')
    expect(changesOf(outcome)).toEqual([
      'changed 721 Nu 2, zodat elk toestel een account heeft',
      'changed 723 Hoort bij je 2 toestellen',
    ])
    expect(idsOf(withoutDevicesFor(twoKinds, basic, 1, catalogue).cart)).toBe('700×1 712×1')
  })

  test('takes all of them with the last account, and the add-ons', () => {
    const withAddOn = chooseAdditional(twoKinds, unlimited, true, catalogue).cart
    expect(withoutDevicesFor(withAddOn, basic, 0, catalogue).cart).toEqual([])
  })

  test('takes none where there are accounts enough', () =>
    expect(idsOf(withoutDevicesFor(twoKinds, basic, 6, catalogue).cart)).toBe(
      '700×6 712×2 721×3 723×3 741×1',
    ))
})
