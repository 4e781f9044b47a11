import fc from 'fast-check'
import { setQuantity } from '../cloud.ts'
import { cloudCatalogue as catalogue } from '../testing-services.ts'
import { clamped, productWith, typedQuantity, type Visit } from './visit.ts'

type Step = { readonly id: number; readonly quantity: number }

const counted = [500, 502, 504, 42572, 505, 506]

export const cloudVisit: Visit<Step> = {
  catalogue,
  counted,
  ticks: [],
  steps: fc.record({ id: fc.constantFrom(...counted), quantity: typedQuantity }),
  play: ({ cart, offered }, { id, quantity }) => ({
    cart: setQuantity(cart, productWith(id, catalogue), quantity).cart,
    offered,
  }),
  remember: (choices, { id, quantity }) => ({ ...choices, [id]: clamped(quantity, 0, id === 506 ? 20 : 99) }),
}
