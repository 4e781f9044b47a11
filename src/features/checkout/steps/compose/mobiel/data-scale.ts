import type { ProductOffering } from '../../../../catalogue/product.ts'

/** Share of a full bar for the largest limited bundle next to an unlimited one. */
const largestBesideUnlimited = 0.75

/**
 * The gigabytes that a full bar stands for, so that the bars of these subscriptions compare: only unlimited data fills
 * it, or the largest bundle where there is nothing unlimited.
 */
export function gigabytesOfFullBar(subscriptions: readonly ProductOffering[]): number {
  const bundles = subscriptions.map(({ dataBundleGb }) => dataBundleGb)
  const largest = Math.max(1, ...bundles.filter(bundle => bundle !== null))
  return bundles.includes(null) ? largest / largestBesideUnlimited : largest
}
