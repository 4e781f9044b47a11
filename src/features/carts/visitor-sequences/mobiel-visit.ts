import fc from 'fast-check'
import { changeTerm, chooseExtra, setSubscriptions } from '../mobiel.ts'
import { mobielCatalogue as catalogue } from '../testing-services.ts'
import { chosen, clamped, productWith, typedQuantity, type Visit } from './visit.ts'

type Step =
  | { readonly kind: 'subscriptions'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'extra'; readonly id: number; readonly on: boolean }
  | { readonly kind: 'term'; readonly term: 1 | 12 | 24 }

const ofTerm = { 1: [600, 601], 12: [610, 611], 24: [620, 621] } as const
const counted = Object.values(ofTerm).flat()
const ticks = [630, 631, 640]

export const mobielVisit: Visit<Step> = {
  catalogue,
  counted,
  ticks,
  steps: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('subscriptions' as const),
        // One term more than the others, so that carts grow.
        id: fc.constantFrom(...ofTerm[12], ...ofTerm[12], ...counted),
        quantity: typedQuantity,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('extra' as const),
        id: fc.constantFrom(...ticks),
        on: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('term' as const), term: fc.constantFrom(1, 12, 24) }),
    },
  ),
  play({ cart, offered }, step) {
    const outcome =
      step.kind === 'term'
        ? changeTerm(cart, step.term)
        : step.kind === 'extra'
          ? chooseExtra(cart, productWith(step.id, catalogue), step.on)
          : setSubscriptions(cart, productWith(step.id, catalogue), step.quantity)
    return { cart: outcome.cart, offered }
  },
  remember(choices, step) {
    const term = ([1, 12, 24] as const).find(each => chosen(choices, ofTerm[each]) > 0)
    switch (step.kind) {
      case 'subscriptions': {
        const terms: readonly number[] = ofTerm[term ?? 1]
        if (term !== undefined && !terms.includes(step.id)) return choices
        const next = { ...choices, [step.id]: clamped(step.quantity, 0, 99) }
        // Extras go with the last subscription.
        return chosen(next, counted) > 0 ? next : {}
      }
      case 'extra':
        return { ...choices, [step.id]: step.on && term !== undefined ? 1 : 0 }
      case 'term':
        return step.term === term ? choices : {}
    }
  },
}
