import type { ProductType } from '../catalogue/product.ts'
import type { OfferedPart } from './quote.ts'

/** Parts of the same offer, each for an address of its own, in the order of the quote. */
export type EqualParts<Part> = {
  /** Position of each in the quote, counted from 1. */
  readonly places: readonly number[]
  readonly parts: readonly [Part, ...Part[]]
}

type Part = OfferedPart & { readonly productType: ProductType }

/** Brings parts together whose type and lines are the same; their shares of a discount on the whole may differ by a cent. */
export function equalParts<Each extends Part>(parts: readonly Each[]): readonly EqualParts<Each>[] {
  const groups = new Map<string, EqualParts<Each>>()
  for (const [place, part] of parts.entries()) {
    const offer = JSON.stringify([part.productType, part.lines])
    const before = groups.get(offer)
    groups.set(offer, {
      places: [...(before?.places ?? []), place + 1],
      parts: before ? [...before.parts, part] : [part],
    })
  }
  return [...groups.values()]
}

/** Counted from 1, without gaps in words: `1 t/m 3, 5`. */
export function rangesOf(places: readonly number[], between: string): string {
  const ranges: { first: number; last: number }[] = []
  for (const place of places) {
    const before = ranges.at(-1)
    if (before && before.last === place - 1) before.last = place
    else ranges.push({ first: place, last: place })
  }
  return ranges
    .map(({ first, last }) =>
      first === last ? `${first}` : `${first}${last === first + 1 ? ', ' : between}${last}`,
    )
    .join(', ')
}
