import fc from 'fast-check'
import type { ProductOffering } from '../../catalogue/product.ts'
import {
  addExtra,
  afterAddressCheck,
  changeTerm,
  chooseLine,
  chooseRouter,
  removeExtra,
  setTvBoxes,
} from '../internet.ts'
import { internetCatalogue as catalogue, offeredLines } from '../testing.ts'
import { internetLines } from './valid-carts.ts'
import {
  type Choices,
  clamped,
  type Place,
  productWith,
  typedQuantity,
  type Visit,
  without,
} from './visit.ts'

type Term = 12 | 36
type Step =
  | { readonly kind: 'address'; readonly offered: readonly ProductOffering[]; readonly term: Term }
  | { readonly kind: 'line' | 'router' | 'add' | 'remove'; readonly id: number }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'boxes'; readonly quantity: number }

const routers = [400, 401, 402]
const television = 410
const box = 411
const backup = 430
const dataPackage = 440
const extras = [television, 420, 421, backup, dataPackage]

/** Products that are removed together with an extra. */
const leavingWith: Readonly<Record<number, readonly number[]>> = {
  [television]: [television, box],
  [backup]: [backup, dataPackage],
}

/** Each term's lines, slowest first; the promoted one of 12 months is 110. */
const ofTerm: Readonly<Record<Term, readonly number[]>> = { 12: [300, 100, 110, 120], 36: [200, 210, 220] }
const sameSpeed: Readonly<Record<number, number>> = {
  100: 200,
  110: 210,
  120: 220,
  200: 100,
  210: 110,
  220: 120,
}

const one = (kind: 'line' | 'router' | 'add' | 'remove', ids: readonly number[]) =>
  fc.record({ kind: fc.constant(kind), id: fc.constantFrom(...ids) })
const term = fc.constantFrom<Term>(12, 36)

export const internetVisit: Visit<Step> = {
  catalogue,
  counted: [box],
  ticks: [...internetLines, ...routers, ...extras],
  steps: fc.oneof(
    fc.record({ kind: fc.constant('address' as const), offered: fc.subarray([...offeredLines]), term }),
    one('line', internetLines),
    one('router', routers),
    one('add', extras),
    one('remove', extras),
    fc.record({ kind: fc.constant('term' as const), term }),
    fc.record({ kind: fc.constant('boxes' as const), quantity: typedQuantity }),
  ),
  play: (place, step) =>
    step.kind === 'address'
      ? {
          cart: afterAddressCheck(place.cart, step.term, step.offered, catalogue).cart,
          offered: step.offered,
        }
      : { ...place, cart: cartAfter(place, step) },
  remember(choices, step, offered) {
    const line = internetLines.find(id => choices[id])
    const isOffered = (id: number) => offered.some(each => each.id === id)
    switch (step.kind) {
      case 'address': {
        const here = step.offered.map(each => each.id)
        if (line !== undefined && here.includes(line)) return choices
        return withLine(
          {},
          preferred(step.term, id => here.includes(id)),
        )
      }
      case 'line':
        return isOffered(step.id) ? withLine(choices, step.id) : choices
      case 'router':
        return line !== undefined && fits(step.id, line)
          ? { ...without(choices, routers), [step.id]: 1 }
          : choices
      case 'add': {
        if (line === undefined || (step.id === dataPackage && !choices[backup])) return choices
        const group = step.id === 420 || step.id === 421 ? [420, 421] : [step.id]
        const boxes = step.id === television ? { [box]: choices[box] ?? 1 } : {}
        return { ...without(choices, group), [step.id]: 1, ...boxes }
      }
      case 'remove':
        return without(choices, leavingWith[step.id] ?? [step.id])
      case 'term': {
        if (line === undefined || termOf(line) === step.term) return choices
        const same = sameSpeed[line]
        return withLine(choices, same && isOffered(same) ? same : preferred(step.term, isOffered))
      }
      case 'boxes':
        return choices[television] ? { ...choices, [box]: clamped(step.quantity, 1, 4) } : choices
    }
  },
}

const termOf = (line: number): Term => (ofTerm[12].includes(line) ? 12 : 36)

/** At 12 months the rental router, at 36 the included one, at both the visitor's own. */
const fits = (router: number, line: number): boolean =>
  router === 402 || router === (termOf(line) === 12 ? 400 : 401)

/** The promoted line of the term, else the fastest. */
const preferred = (wanted: Term, isOffered: (id: number) => boolean): number | undefined => {
  const lines = ofTerm[wanted].filter(isOffered)
  return lines.find(id => id === 110) ?? lines.at(-1)
}

/** Another line takes the place of the previous one; the router stays where it fits. No line: nothing remains. */
function withLine(choices: Choices, line: number | undefined): Choices {
  if (line === undefined) return {}
  const router = routers.find(id => choices[id] && fits(id, line)) ?? (termOf(line) === 12 ? 400 : 401)
  return { ...without(choices, [...internetLines, ...routers]), [line]: 1, [router]: 1 }
}

function cartAfter({ cart, offered }: Place, step: Exclude<Step, { kind: 'address' }>) {
  switch (step.kind) {
    case 'line': {
      const line = offered.find(each => each.id === step.id)
      return line ? chooseLine(cart, line, catalogue).cart : cart
    }
    case 'router':
      return chooseRouter(cart, productWith(step.id, catalogue), catalogue).cart
    case 'add':
      return addExtra(cart, productWith(step.id, catalogue), catalogue).cart
    case 'remove':
      return removeExtra(cart, productWith(step.id, catalogue), catalogue).cart
    case 'term':
      return changeTerm(cart, step.term, offered, catalogue).cart
    case 'boxes':
      return setTvBoxes(cart, step.quantity, catalogue).cart
  }
}
