import type { ProductOffering } from '../../../catalogue/product.ts'
import type { SaidOfPlace } from '../../coverage.ts'
import { promiseOfLine } from '../../line-promise.ts'
import { linesIn, qualificationFrom, verdictsFor } from '../qualification.ts'

/** Lines that can be had at an address, for comparing two files. */
export type Offer = {
  /** By the id of the line: 2 ordered right away, 1 after a quote. */
  readonly reach: ReadonlyMap<number, 1 | 2>
  /** Fastest download in Mbit/s; 0 where there is nothing. */
  readonly speeds: { readonly fibre: number; readonly dsl: number }
  /** Weeks and costs, as one word. */
  readonly terms: string
}

/** Of what is no address. */
export const noOffer: Offer = { reach: new Map(), speeds: { fibre: 0, dsl: 0 }, terms: '' }

const reaches = { now: 2, 'by-quote': 1 } as const

/** The offer that is made of what is said, by the rules that the shop sells by. @param day on which it counts */
export function offerOf(offerings: readonly ProductOffering[], said: SaidOfPlace, day: string): Offer {
  const qualification = qualificationFrom(said, day)
  const reach = new Map<number, 1 | 2>()
  const terms = new Set<string>()
  for (const line of linesIn(verdictsFor(offerings, qualification))) {
    const { obtainable, weeks, constructionInCents } = promiseOfLine(line)
    if (obtainable === 'no') continue
    reach.set(line.id, reaches[obtainable])
    terms.add(`${line.fiber} ${weeks?.from} ${weeks?.to} ${constructionInCents}`)
  }
  const { fibre, dsl } = qualification
  return {
    reach,
    speeds: {
      fibre: fibre.availability === 'no-net' ? 0 : fibre.maxDownloadMbs,
      dsl: dsl?.maxDownloadMbs ?? 0,
    },
    terms: [...terms].join(', '),
  }
}

/** How two offers at one address differ. */
export type Difference = {
  readonly gained: readonly number[]
  readonly lost: readonly number[]
  readonly isOtherwise: boolean
}

/** A line counts as lost also where it could be ordered and now needs a quote. */
export function differenceOf(before: Offer, after: Offer): Difference {
  const gained = [...after.reach].flatMap(([id, reach]) => (reach > (before.reach.get(id) ?? 0) ? [id] : []))
  const lost = [...before.reach].flatMap(([id, reach]) => (reach > (after.reach.get(id) ?? 0) ? [id] : []))
  return {
    gained,
    lost,
    isOtherwise: gained.length === 0 && lost.length === 0 && before.terms !== after.terms,
  }
}
