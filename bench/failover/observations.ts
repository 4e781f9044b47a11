/** A request that ended, and how; moments and times in milliseconds. */
export type Observation = {
  readonly at: number
  readonly ms: number
  readonly isRefused: boolean
  readonly isOrder: boolean
}

/** Observations of clients between two moments. */
export type Observations = {
  readonly secondsWithoutOrders: number
  readonly acknowledged: number
  readonly refused: number
  readonly longestSeconds: number
}

export const isPlaced = ({ isOrder, isRefused }: Observation): boolean => isOrder && !isRefused

/**
 * The longest time without an order counts from the last one before the fault.
 * @param seen in the order in which they ended
 */
export function observationsBetween(seen: readonly Observation[], from: number, to: number): Observations {
  const before = seen.findLast(one => isPlaced(one) && one.at < from)
  const during = seen.filter(({ at }) => at >= from && at <= to)
  const placed = during.filter(isPlaced)
  const moments = [before?.at ?? from, ...placed.map(({ at }) => at), to]
  const gaps = moments.slice(1).map((at, nth) => at - (moments[nth] ?? at))
  return {
    secondsWithoutOrders: Math.max(...gaps) / 1000,
    acknowledged: placed.length,
    refused: during.filter(({ isRefused }) => isRefused).length,
    longestSeconds: Math.max(0, ...during.map(({ ms }) => ms)) / 1000,
  }
}
