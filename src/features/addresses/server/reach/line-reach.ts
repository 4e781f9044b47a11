import type { ProductOffering } from '../../../catalogue/product.ts'
import type { AddressCount, Offer } from '../../address-count.ts'
import { promiseOfLine } from '../../line-promise.ts'
import { linesIn, type Qualification, verdictsFor } from '../qualification.ts'

/** How many addresses can get a line, by the files and the corrections. */
export type LineReach = {
  readonly now: number
  /** After a quote, as there is digging to do. */
  readonly byQuote: number
  /** The fastest that any address can get of its technology; null where none can get any. */
  readonly fastest: { readonly downloadMbs: number; readonly uploadMbs: number } | null
}

/**
 * The reach of a line, by the rule that visitors are served by. An address of which nobody says a speed does not count: that a line
 * may be asked for there is no coverage.
 */
export function reachOf(line: ProductOffering, counts: readonly AddressCount[]): LineReach {
  const known = counts.filter(count => isKnown(line, count))
  const sums = { now: 0, 'by-quote': 0, no: 0 }
  for (const count of known) {
    const way = obtainableBy(line, count)
    if (way) sums[way] += count.addresses
  }
  const [fastest] = known.toSorted(
    (one, other) => other.maxDownloadMbs - one.maxDownloadMbs || other.maxUploadMbs - one.maxUploadMbs,
  )
  return {
    now: sums.now,
    byQuote: sums['by-quote'],
    fastest: fastest ? { downloadMbs: fastest.maxDownloadMbs, uploadMbs: fastest.maxUploadMbs } : null,
  }
}

const isKnown = (line: ProductOffering, { technology, availability, maxDownloadMbs }: Offer): boolean =>
  technology === (line.fiber ? 'fibre' : 'dsl') && availability !== 'no-net' && maxDownloadMbs > 0

function obtainableBy(line: ProductOffering, offer: Offer) {
  const [here] = linesIn(verdictsFor([line], asQualification(offer)))
  return here ? promiseOfLine(here).obtainable : null
}

const nothingElse = {
  availability: 'no-net',
  maxDownloadMbs: 0,
  maxUploadMbs: 0,
  weeks: null,
  constructionInCents: null,
} as const
const nobody = { kind: 'nothing' } as const

function asQualification({ technology, ...offer }: Offer): Qualification {
  const reach = { ...nothingElse, ...offer }
  const decidedBy = { fibre: nobody, dsl: nobody }
  return technology === 'fibre'
    ? { fibre: reach, dsl: null, decidedBy }
    : { fibre: nothingElse, dsl: reach, decidedBy }
}

/** Counts of technologies out of groups of addresses, each with the offer that its rows make. */
export function createCounts() {
  const sums = createSums()
  return {
    add(addresses: number, { fibre, dsl }: Qualification) {
      for (const [technology, reach] of [
        ['fibre', fibre],
        ['dsl', dsl],
      ] as const) {
        if (!reach) continue
        const { availability, maxDownloadMbs, maxUploadMbs } = reach
        sums.add(addresses, { technology, availability, maxDownloadMbs, maxUploadMbs })
      }
    },
    result: sums.result,
  }
}

/** Counts of one offer as one. */
export function addedUp(counts: readonly AddressCount[]): readonly AddressCount[] {
  const sums = createSums()
  for (const { addresses, ...offer } of counts) sums.add(addresses, offer)
  return sums.result()
}

function createSums() {
  const sums = new Map<string, AddressCount>()
  return {
    add(addresses: number, { technology, availability, maxDownloadMbs, maxUploadMbs }: Offer) {
      const offer = { technology, availability, maxDownloadMbs, maxUploadMbs }
      const key = JSON.stringify(offer)
      sums.set(key, { ...offer, addresses: (sums.get(key)?.addresses ?? 0) + addresses })
    },
    /** Without those of which nothing is left. */
    result: (): readonly AddressCount[] => [...sums.values()].filter(({ addresses }) => addresses !== 0),
  }
}
