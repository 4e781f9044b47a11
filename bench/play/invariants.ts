import {
  cartIsOfTheCatalogue,
  cartIsValid,
  choicesAreInTheCart,
  numbersAreStored,
  requestIsTheStoredOne,
  steppersCountTheCart,
  theWayOnIsOpenWhenItMayBe,
} from './cart-invariants.ts'
import { barShowsTheTotals, panelAddsUp, panelShowsTheCart, tableShowsTheOrder } from './figure-invariants.ts'
import type { Knowledge } from './knowledge.ts'
import { frameIsThere, pageIsWhatItsAddressSays, routesAreGuarded } from './place-invariants.ts'
import type { Scene } from './scene.ts'

/** A condition that holds after every step, written from docs/specification. */
export type Invariant = {
  readonly name: string
  /** Problems in words; empty if the invariant holds. */
  readonly broken: (scene: Scene, knowledge: Knowledge) => readonly string[]
}

export const invariants: readonly Invariant[] = [
  cartIsOfTheCatalogue,
  cartIsValid,
  panelShowsTheCart,
  panelAddsUp,
  barShowsTheTotals,
  tableShowsTheOrder,
  steppersCountTheCart,
  choicesAreInTheCart,
  requestIsTheStoredOne,
  numbersAreStored,
  theWayOnIsOpenWhenItMayBe,
  routesAreGuarded,
  pageIsWhatItsAddressSays,
  frameIsThere,
]

/** Everything that is wrong in this scene. */
export function brokenIn(scene: Scene, knowledge: Knowledge): readonly string[] {
  if (scene.url.origin !== knowledge.shopUrl) return [`the browser shows ${scene.url.href}`]
  if (scene.isBusy) return ['something still loads']
  return invariants.flatMap(({ name, broken }) => broken(scene, knowledge).map(what => `${name}: ${what}`))
}
