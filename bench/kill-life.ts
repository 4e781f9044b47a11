import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a shop that is going to be killed lives, and what clients that order meanwhile have in common. */

export type Life = {
  readonly orders: number
  readonly fewestOrders?: number
  readonly ms: number
  readonly moreMs: number
}

/**
 * The shop lives for a random number of confirmed orders and some milliseconds more, so that a slow machine kills it as
 * often in the middle of its work as a fast one.
 */
export const longestLife = (orders = 120, fewestOrders = 1): Life => ({
  orders,
  fewestOrders,
  ms: 10_000,
  moreMs: 40,
})

/** Orders that were confirmed to any client so far, or other deeds by which a life is measured. */
export type Progress = { confirmed: number }

/** Clients that order have this in common. */
export type Floor = Progress & {
  /** Of the orders that were confirmed; those that a colleague took are removed. */
  readonly numbers: string[]
  /** Resolves when they may order. */
  ready(): Promise<void>
}

export function confirm(floor: Floor, orderNumber: string) {
  floor.confirmed++
  floor.numbers.push(orderNumber)
}

/** Waits as long as the shop lives this time. */
export async function life(progress: Progress, longest: Life) {
  const until = progress.confirmed + randomInt(longest.fewestOrders ?? 1, longest.orders)
  const latest = Date.now() + longest.ms
  while (progress.confirmed < until && Date.now() < latest) await pause(1)
  await pause(randomInt(longest.moreMs))
}
