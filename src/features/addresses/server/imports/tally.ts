import type { ClientBase } from 'pg'
import type { ProductOffering } from '../../../catalogue/product.ts'
import type { CoverageCorrection, CoverageRow } from '../../coverage.ts'
import { placesByHand } from '../places-by-hand.ts'
import { countSets, type Sides } from './count-sets.ts'
import { differenceOf, noOffer, type Offer, offerOf } from './offer.ts'
import { rowsAt } from './touched.ts'

/** Names of the tables with the addresses, and with what is said of them, before and after. */
type BeforeAndAfter = {
  readonly registers: readonly [string, string]
  readonly tables: readonly [string, string]
}

/** A line has an offering for each term, all under one name. */
export const namesIn = (offerings: readonly ProductOffering[], ids: readonly number[]): readonly string[] => [
  ...new Set(offerings.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))),
]

/** Counts addresses by what changes for them. */
export function createTally(offerings: readonly ProductOffering[], day: string) {
  const totals = { gaining: 0, losing: 0, otherTerms: 0 }
  const lines = new Map<string, { gain: number; lose: number }>()
  const technologies = {
    fibre: { gain: 0, lose: 0, faster: 0, slower: 0 },
    dsl: { gain: 0, lose: 0, faster: 0, slower: 0 },
  }
  const known = new Map<string, Offer>()
  /** Asked once for each distinct set of rows. */
  function offer(rows: readonly CoverageRow[]): Offer {
    const key = JSON.stringify(rows)
    const found = known.get(key) ?? offerOf(offerings, { rows, corrections: [] }, day)
    if (known.size < 100_000) known.set(key, found)
    return found
  }
  function count(addresses: number, before: Offer, after: Offer) {
    const { gained, lost, isOtherwise } = differenceOf(before, after)
    if (gained.length > 0) totals.gaining += addresses
    if (lost.length > 0) totals.losing += addresses
    if (isOtherwise) totals.otherTerms += addresses
    for (const name of namesIn(offerings, gained)) lineOf(name).gain += addresses
    for (const name of namesIn(offerings, lost)) lineOf(name).lose += addresses
    for (const technology of ['fibre', 'dsl'] as const) {
      const change = changeOf(before.speeds[technology], after.speeds[technology])
      if (change) technologies[technology][change] += addresses
    }
  }
  function lineOf(name: string) {
    const line = lines.get(name) ?? { gain: 0, lose: 0 }
    lines.set(name, line)
    return line
  }
  return {
    async add(client: ClientBase, register: string, sides: Sides) {
      for await (const groups of countSets(client, register, sides))
        for (const { addresses, before, after } of groups)
          count(
            addresses,
            sides.before === null ? noOffer : offer(before),
            sides.after === null ? noOffer : offer(after),
          )
    },
    /** Puts right what was counted of addresses that colleagues know better, by what is offered there with their word. */
    async putRight(
      client: ClientBase,
      corrections: readonly CoverageCorrection[],
      { registers, tables }: BeforeAndAfter,
    ) {
      for await (const some of placesByHand(client, registers, corrections)) {
        const places = some.map(({ place }) => place)
        const rowsBefore = await rowsAt(client, tables[0], places)
        const rowsAfter = await rowsAt(client, tables[1], places)
        for (const [nth, { corrections: here, isIn, isAdded }] of some.entries()) {
          const sides = [rowsBefore[nth] ?? [], rowsAfter[nth] ?? []].map((rows, side) => ({
            ofFiles: isIn[side] ? offer(rows) : noOffer,
            all: isIn[side] || isAdded ? offerOf(offerings, { rows, corrections: here }, day) : noOffer,
          }))
          const [before, after] = sides
          if (!before || !after) continue
          count(-1, before.ofFiles, after.ofFiles)
          count(1, before.all, after.all)
        }
      }
    },
    result: () => ({
      ...totals,
      lines: [...new Set(offerings.map(({ name }) => name))].flatMap(name => {
        const line = lines.get(name)
        return line && line.gain + line.lose > 0 ? [{ name, ...line }] : []
      }),
      technologies: (['fibre', 'dsl'] as const).map(technology => ({
        technology,
        ...technologies[technology],
      })),
    }),
  }
}

function changeOf(before: number, after: number): 'gain' | 'lose' | 'faster' | 'slower' | null {
  if (before === after) return null
  if (before === 0) return 'gain'
  if (after === 0) return 'lose'
  return after > before ? 'faster' : 'slower'
}
