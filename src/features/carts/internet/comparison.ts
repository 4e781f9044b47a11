import { isInternetLine, type ProductOffering } from '../../catalogue/product.ts'
import type { FibreAvailability } from '../../catalogue/product-sub-types.ts'
import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { totalsOf } from '../totals.ts'
import { changeTerm } from './compose.ts'
import { sameLineAtTerm } from './line-choices.ts'
import { type InternetTerm, isChoosable, isOrderable } from './lines.ts'

/** How far fibre or DSL reaches at an address, at the best availability that it has there. */
export type Reach = {
  readonly availability: FibreAvailability
  /** Mbit/s down of the fastest line. */
  readonly fastestMbs: number
  /** Per month, of the cheapest line; excl. VAT. */
  readonly fromInCents: number
}

/** Best availability and speed among lines of one technology; null if none of them can be chosen. */
export function reachOf(lines: readonly ProductOffering[]): Reach | null {
  const choosable = lines.filter(isChoosable)
  const best = choosable.filter(isOrderable)
  const reached = best.length > 0 ? best : choosable
  const [first] = reached
  if (!first) return null
  return {
    availability: first.fiberLineAvailability ?? 'on-net',
    fastestMbs: Math.max(...reached.map(({ downloadSpeedMbs }) => downloadSpeedMbs ?? 0)),
    fromInCents: Math.min(...reached.map(({ priceInCents }) => priceInCents)),
  }
}

/** The information that every one of these lines has: said once, the rest of each tells them apart. */
export const sharedInformation = (lines: readonly ProductOffering[]): readonly string[] =>
  (lines[0]?.information ?? []).filter(fact => lines.every(({ information }) => information.includes(fact)))

/**
 * How near lines come to an address, by its row: fibre in the building, fibre in the street, copper alone, or nothing. null where
 * somebody has to look first.
 */
export function nearestLine(
  offered: readonly ProductOffering[],
): 'building' | 'street' | 'copper' | 'nothing' | null {
  const fibre = offered.filter(line => isInternetLine(line) && line.fiber)
  const has = (availability: FibreAvailability) =>
    fibre.some(({ fiberLineAvailability }) => fiberLineAvailability === availability)
  if (has('on-net')) return 'building'
  if (has('near-net')) return 'street'
  if (offered.some(line => !line.fiber && isOrderable(line))) return 'copper'
  return has('other') ? null : 'nothing'
}

/**
 * How much of a full bar a speed fills, 0 to 1. By the root: in proportion, all below 1 Gbit/s would be stumps beside the
 * fastest line, and nobody could tell them apart.
 */
export const speedShare = (mbs: number, fullMbs: number): number =>
  fullMbs <= 0 ? 0 : Math.sqrt(Math.min(mbs, fullMbs) / fullMbs)

export type TermSaving = { readonly monthlyInCents: number; readonly overTermInCents: number }

/**
 * Saving of the longer term over the shorter one for this cart, router included: per month and over the longer term.
 * null without a line, if the line is not offered at both terms, or if there is no saving.
 */
export function termSaving(
  cart: Cart,
  [shorter, longer]: readonly [InternetTerm, InternetTerm],
  offered: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): TermSaving | null {
  const line = mainLine(cart)?.product
  if (!line || ![shorter, longer].every(term => sameLineAtTerm(line, term, offered))) return null
  const monthlyAt = (term: InternetTerm) =>
    totalsOf(changeTerm(cart, term, offered, catalogue).cart).monthlyInCents
  const monthlyInCents = monthlyAt(shorter) - monthlyAt(longer)
  return monthlyInCents > 0 ? { monthlyInCents, overTermInCents: monthlyInCents * longer } : null
}
