import { describe, expect, test } from 'vitest'
import { deviceLineOf } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import { changesOf, idsOf, lines } from '../testing.ts'
import { telefonieCatalogue as catalogue, telefonieProducts } from '../testing-services.ts'
import { withAccounts as accounts, composed, withDevices as devices } from '../testing-telefonie.ts'
import {
  chooseAdditional,
  chooseInstallation,
  hasNewDevices,
  setAccounts,
  setDevice,
  switchNewDevices,
} from './compose.ts'
import { accountCount, deviceCount } from './normalize.ts'

const { basic, plus, unlimited, recording, deskPhone, handset, ruggedHandset, baseStation, installation } =
  telefonieProducts

const threeAccounts = accounts(accounts([], basic, 2).cart, plus, 1).cart
const withHandsets = devices(accounts([], basic, 9).cart, handset, 'buy', 4).cart
const unchanged = (cart: Cart) => ({ cart, changes: [] })

describe('accounts', () => {
  test('of both kinds count together', () => {
    expect(idsOf(threeAccounts)).toBe('700×2 701×1')
    expect([accountCount(threeAccounts), deviceCount(threeAccounts)]).toEqual([3, 0])
  })

  test('come at most 99 of a kind', () => expect(idsOf(accounts([], basic, 100).cart)).toBe('700×99'))

  test('are nothing else', () =>
    expect(setAccounts(threeAccounts, unlimited, 1, catalogue)).toEqual({
      kind: 'composed',
      ...unchanged(threeAccounts),
    }))

  test('cannot become fewer than the devices: the cart stays and the dialog opens', () => {
    expect(idsOf(accounts(withHandsets, basic, 4).cart)).toBe('700×4 721×4 723×4 741×1')
    expect(setAccounts(withHandsets, basic, 3, catalogue)).toEqual({
      kind: 'tooManyDevices',
      accountsNeeded: 4,
      accounts: 3,
    })
    expect(setAccounts(withHandsets, basic, 0, catalogue).kind).toBe('tooManyDevices')
  })

  test('can be added step by step where an older cart has too few', () => {
    const bought = deviceLineOf(deskPhone, 'buy')
    const old = bought ? [{ product: bought, quantity: 3 }] : []
    expect(idsOf(accounts(old, basic, 1).cart)).toBe('700×1 711×3')
  })
})

describe('unlimited calls and other add-ons', () => {
  const withUnlimited = chooseAdditional(threeAccounts, unlimited, true, catalogue).cart

  test('come once for every account', () => {
    expect(idsOf(withUnlimited)).toBe('700×2 701×1 705×3')
    expect(idsOf(chooseAdditional(withUnlimited, recording, true, catalogue).cart)).toBe(
      '700×2 701×1 705×3 706×3',
    )
  })

  test('follow the number of accounts, at least 1', () => {
    const outcome = accounts(withUnlimited, basic, 5)
    expect(idsOf(outcome.cart)).toBe('700×5 701×1 705×6')
    expect(changesOf(outcome)).toEqual(['changed 705 Geldt voor je 6 belaccounts'])
    expect(changesOf(accounts(withUnlimited, basic, 0))).toEqual(['changed 705 Geldt voor je belaccount'])
  })

  test('leave with the last account', () => {
    const outcome = accounts(accounts(withUnlimited, basic, 0).cart, plus, 0)
    expect(outcome.cart).toEqual([])
    expect(changesOf(outcome)).toEqual(['removed 705 Alleen samen met een belaccount'])
  })

  test('leave when the visitor takes them out', () =>
    expect(chooseAdditional(withUnlimited, unlimited, false, catalogue)).toEqual(unchanged(threeAccounts)))

  test('do not come without an account, and nothing else comes as one', () => {
    expect(chooseAdditional([], unlimited, true, catalogue)).toEqual(unchanged([]))
    expect(chooseAdditional(threeAccounts, installation, true, catalogue)).toEqual(unchanged(threeAccounts))
  })
})

describe('installation of own devices', () => {
  const withInstallation = chooseInstallation(threeAccounts, installation, true, catalogue).cart

  test('comes once for every account, follows them and leaves with the last', () => {
    expect(idsOf(withInstallation)).toBe('700×2 701×1 750×3')
    expect(idsOf(accounts(withInstallation, basic, 1).cart)).toBe('700×1 701×1 750×2')
    expect(accounts(accounts(withInstallation, basic, 0).cart, plus, 0).cart).toEqual([])
  })

  test('leaves when the visitor takes it out', () =>
    expect(chooseInstallation(withInstallation, installation, false, catalogue)).toEqual(
      unchanged(threeAccounts),
    ))

  test('is not for new devices, and nothing else comes as it', () => {
    expect(chooseInstallation(withHandsets, installation, true, catalogue)).toEqual(unchanged(withHandsets))
    expect(chooseInstallation(threeAccounts, unlimited, true, catalogue)).toEqual(unchanged(threeAccounts))
  })

  test('makes way when a device is chosen after all', () => {
    const outcome = devices(withInstallation, deskPhone, 'rent', 1)
    expect(idsOf(outcome.cart)).toBe('700×2 701×1 712×1')
    expect(changesOf(outcome)).toEqual(['removed 750 Niet nodig bij nieuwe toestellen'])
  })
})

describe('devices', () => {
  test('stand in the cart as bought or as rented, both of one kind too', () => {
    const bought = devices(threeAccounts, deskPhone, 'buy', 2).cart
    expect(idsOf(devices(bought, deskPhone, 'rent', 1).cart)).toBe('700×2 701×1 711×2 712×1')
  })

  test('may be fewer than the accounts, or as many, but not more', () => {
    const asMany = devices(threeAccounts, deskPhone, 'buy', 3).cart
    expect(deviceCount(asMany)).toBe(3)
    expect(setDevice(asMany, handset, 'rent', 1, catalogue)).toEqual({
      kind: 'tooManyDevices',
      accountsNeeded: 4,
      accounts: 3,
    })
    expect(setDevice([], deskPhone, 'buy', 1, catalogue)).toEqual({
      kind: 'tooManyDevices',
      accountsNeeded: 1,
      accounts: 0,
    })
  })

  test('are nothing that cannot be bought or rented, and no base station', () => {
    for (const product of [basic, baseStation])
      expect(setDevice(threeAccounts, product, 'buy', 1, catalogue)).toEqual({
        kind: 'composed',
        ...unchanged(threeAccounts),
      })
  })

  test('come with their set-up, once for each, bought or rented', () => {
    const outcome = devices(withHandsets, handset, 'rent', 1)
    expect(idsOf(outcome.cart)).toBe('700×9 721×4 723×5 722×1 741×1 742×1')
    expect(changesOf(outcome)).toEqual([
      'changed 723 Hoort bij je 5 toestellen',
      'added 742 1 basisstation per 4 toestellen',
    ])
  })

  test('take their set-up and base station along', () => {
    const outcome = devices(withHandsets, handset, 'buy', 0)
    expect(idsOf(outcome.cart)).toBe('700×9')
    expect(changesOf(outcome)).toEqual([
      'removed 723 Hoort bij wat je weghaalde',
      'removed 741 Niet meer nodig',
    ])
  })
})

describe('base stations', () => {
  test('are one per 4 wireless devices, over all kinds of them', () => {
    const four = devices(
      devices(accounts([], basic, 9).cart, handset, 'buy', 2).cart,
      ruggedHandset,
      'buy',
      2,
    )
    expect(idsOf(four.cart)).toBe('700×9 721×2 723×2 731×2 733×2 741×1')
    const five = devices(four.cart, ruggedHandset, 'buy', 3)
    expect(idsOf(five.cart)).toBe('700×9 721×2 723×2 731×3 733×3 741×2')
    expect(changesOf(five)).toEqual([
      'changed 733 Hoort bij je 3 toestellen',
      'changed 741 1 basisstation per 4 toestellen',
    ])
  })

  test('are counted by themselves for bought and for rented devices', () => {
    const mixed = devices(devices(accounts([], basic, 9).cart, handset, 'buy', 4).cart, handset, 'rent', 5)
    expect(idsOf(mixed.cart)).toBe('700×9 721×4 723×9 722×5 741×1 742×2')
  })

  test('are not for devices with a cord', () =>
    expect(idsOf(devices(threeAccounts, deskPhone, 'buy', 3).cart)).toBe('700×2 701×1 711×3'))

  test('do not come where the catalogue has none', () => {
    const without = catalogue.filter(product => product !== baseStation)
    expect(idsOf(composed(setDevice(threeAccounts, handset, 'buy', 1, without)).cart)).toBe(
      '700×2 701×1 721×1 723×1',
    )
  })
})

describe('the switch for new devices', () => {
  const withUnlimited = chooseAdditional(withHandsets, unlimited, true, catalogue).cart

  test('takes out devices, their set-up and base stations when it goes off, and nothing else', () => {
    const outcome = switchNewDevices(withUnlimited, false, catalogue)
    expect(idsOf(outcome.cart)).toBe('700×9 705×9')
    expect(changesOf(outcome)).toEqual([
      'removed 721 Je gebruikt je eigen toestellen',
      'removed 741 Je gebruikt je eigen toestellen',
      'removed 723 Hoort bij wat je weghaalde',
    ])
  })

  test('takes out the installation when it goes on, and nothing else', () => {
    const cart = chooseInstallation(threeAccounts, installation, true, catalogue).cart
    const outcome = switchNewDevices(cart, true, catalogue)
    expect(outcome.cart).toEqual(threeAccounts)
    expect(changesOf(outcome)).toEqual(['removed 750 Niet nodig bij nieuwe toestellen'])
  })

  test('changes nothing where there is nothing to take out', () => {
    expect(switchNewDevices(threeAccounts, false, catalogue)).toEqual(unchanged(threeAccounts))
    expect(switchNewDevices(withUnlimited, true, catalogue)).toEqual(unchanged(withUnlimited))
    expect(switchNewDevices([], true, catalogue)).toEqual(unchanged([]))
  })
})

test('products of another type are none of telephony’s', () =>
  expect(setAccounts([], lines.fibre100, 1, catalogue)).toEqual({ kind: 'composed', ...unchanged([]) }))

test('the switch for new devices stands where the visitor put it, unless the cart says otherwise', () => {
  const installed = chooseInstallation(threeAccounts, installation, true, catalogue).cart
  expect([true, false].map(chosen => hasNewDevices(threeAccounts, chosen))).toEqual([true, false])
  expect([true, false].map(chosen => hasNewDevices(withHandsets, chosen))).toEqual([true, true])
  expect([true, false].map(chosen => hasNewDevices(installed, chosen))).toEqual([false, false])
})
