import fc from 'fast-check'
import { withAccountsFor } from '../telefonie/repair.ts'
import {
  chooseAdditional,
  chooseInstallation,
  setAccounts,
  setDevice,
  switchNewDevices,
} from '../telefonie.ts'
import { telefonieCatalogue as catalogue } from '../testing-services.ts'
import { deviceIds } from './valid-carts.ts'
import {
  type Choices,
  chosen,
  clamped,
  type Place,
  productWith,
  typedQuantity,
  type Visit,
  without,
} from './visit.ts'

type Step =
  | { readonly kind: 'accounts'; readonly id: number; readonly quantity: number }
  /** `withAccounts`: the button of the dialog that says that there are too many. */
  | {
      readonly kind: 'device'
      readonly id: number
      readonly quantity: number
      readonly withAccounts: boolean
    }
  | { readonly kind: 'tick'; readonly id: number; readonly on: boolean }
  | { readonly kind: 'newDevices'; readonly on: boolean }

const accountIds = [700, 701]
const installation = 750
const ticks = [705, 706, installation]

export const telefonieVisit: Visit<Step> = {
  catalogue,
  counted: [...accountIds, ...deviceIds],
  ticks,
  steps: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('accounts' as const),
        id: fc.constantFrom(...accountIds),
        quantity: typedQuantity,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('device' as const),
        id: fc.constantFrom(...deviceIds),
        quantity: typedQuantity,
        withAccounts: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('tick' as const),
        id: fc.constantFrom(...ticks),
        on: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('newDevices' as const), on: fc.boolean() }),
    },
  ),
  play: (place, step) => ({ ...place, cart: cartAfter(place, step) }),
  remember(choices, step) {
    switch (step.kind) {
      case 'accounts': {
        const next = { ...choices, [step.id]: clamped(step.quantity, 0, 99) }
        if (chosen(next, deviceIds) > chosen(next, accountIds)) return choices
        return chosen(next, accountIds) > 0 ? next : {}
      }
      case 'device': {
        const next = { ...choices, [step.id]: clamped(step.quantity, 0, 99) }
        const enough = step.withAccounts ? withEnoughAccounts(next) : next
        if (chosen(enough, deviceIds) > chosen(enough, accountIds)) return choices
        return chosen(enough, deviceIds) > 0 ? without(enough, [installation]) : enough
      }
      case 'tick': {
        const possible =
          chosen(choices, accountIds) > 0 && (step.id !== installation || chosen(choices, deviceIds) === 0)
        return { ...choices, [step.id]: step.on && possible ? 1 : 0 }
      }
      case 'newDevices':
        return without(choices, step.on ? [installation] : deviceIds)
    }
  },
}

/** The kind that is in the cart grows first, then the promoted one (701), each to 99. */
function withEnoughAccounts(choices: Choices): Choices {
  const order = [701, 700].toSorted((a, b) => Number((choices[b] ?? 0) > 0) - Number((choices[a] ?? 0) > 0))
  // With two kinds in the cart, the catalogue's first one grows first.
  const kinds = accountIds.every(id => (choices[id] ?? 0) > 0) ? accountIds : order
  let next = choices
  for (const id of kinds) {
    const lacking = Math.max(0, chosen(next, deviceIds) - chosen(next, accountIds))
    next = { ...next, [id]: Math.min(99, (next[id] ?? 0) + lacking) }
  }
  return next
}

function cartAfter({ cart }: Place, step: Step) {
  switch (step.kind) {
    case 'accounts': {
      const outcome = setAccounts(cart, productWith(step.id, catalogue), step.quantity, catalogue)
      return outcome.kind === 'composed' ? outcome.cart : cart
    }
    case 'device': {
      // A device is bought as its id + 1 and rented as its id + 2.
      const way = step.id % 10 === 1 ? 'buy' : 'rent'
      const device = productWith(step.id - (way === 'buy' ? 1 : 2), catalogue)
      const outcome = setDevice(cart, device, way, step.quantity, catalogue)
      if (outcome.kind === 'composed') return outcome.cart
      return (step.withAccounts && withAccountsFor(cart, device, way, step.quantity, catalogue)?.cart) || cart
    }
    case 'tick': {
      const choose = step.id === installation ? chooseInstallation : chooseAdditional
      return choose(cart, productWith(step.id, catalogue), step.on, catalogue).cart
    }
    case 'newDevices':
      return switchNewDevices(cart, step.on, catalogue).cart
  }
}
