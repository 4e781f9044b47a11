import type { ProductOffering } from '../catalogue/product.ts'

/** Why an internet line can be had at an address, or why not; who says so is `decidedBy` of its technology (coverage.ts). */
export type LineReason =
  | { readonly kind: 'ready' }
  /** Only after a quote: fibre is near, or somebody has to look. */
  | { readonly kind: 'by-quote'; readonly isNear: boolean }
  /** The same in a shop that makes no quotes. */
  | { readonly kind: 'no-quotes' }
  /** It is said not to be there. */
  | { readonly kind: 'no-network' }
  /** Nobody says that there is copper. */
  | { readonly kind: 'unsaid' }
  | { readonly kind: 'too-fast'; readonly direction: 'download' | 'upload'; readonly mostMbs: number }

/** An internet line of the catalogue at an address. */
export type LineVerdict = {
  /** With what is said of it here, where it is listed. */
  readonly line: ProductOffering
  /** Whether the shop shows it there, be it to say that it cannot be had. */
  readonly isListed: boolean
  readonly reason: LineReason
}
