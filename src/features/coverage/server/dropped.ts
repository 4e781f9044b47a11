import { isDeepStrictEqual } from 'node:util'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type ComparedCorrection, ImportComparison } from '../../addresses/import-comparison.ts'
import { comparedPart } from '../../addresses/server/imports/compare-corrections.ts'
import { importById, type StoredImport } from '../../addresses/server/imports/stored-imports.ts'
import { addressesByIds, type StoredAddress } from '../../addresses/server/stored-added-addresses.ts'
import { correctionsByIds, type StoredCorrection } from '../../addresses/server/stored-corrections.ts'
import type { ByHand } from '../import-schemas.ts'
import { placeInWords } from './dto.ts'

/* Corrections and added addresses that a file makes superfluous: dropped once it is live, and back if it is taken back. */

const comparisonOf = ({ comparison }: Pick<StoredImport, 'comparison'>): ImportComparison | null =>
  comparison === null ? null : ImportComparison.parse(comparison)

const isAsCompared = (stored: StoredCorrection, { id, place, corrected }: ComparedCorrection): boolean =>
  isDeepStrictEqual(comparedPart(stored), { id, place, corrected })

/** Whether the file is live and says the same as a correction, as that stands now. */
export async function isSaidByLive(
  tx: Transaction,
  importId: number,
  correction: StoredCorrection,
): Promise<boolean> {
  const found = await importById(tx, importId)
  const compared = found?.state === 'live' ? comparisonOf(found)?.corrections : null
  return compared?.some(each => each.isSame && isAsCompared(correction, each)) ?? false
}

/** Whether the file is live and has an address that was added by hand. */
export async function isInLive(tx: Transaction, importId: number, { id }: StoredAddress): Promise<boolean> {
  const found = await importById(tx, importId)
  const compared = found?.state === 'live' ? comparisonOf(found)?.addedByHand : null
  return compared?.some(each => each.id === id) ?? false
}

type Stored = Pick<StoredCorrection, 'id' | 'version' | 'endedAt' | 'droppedFor'>

/** The corrections and added addresses that the comparison of a file names, as they stand now. */
export async function byHandNow(database: Queryable, found: StoredImport): Promise<ByHand[]> {
  const comparison = comparisonOf(found)
  if (!comparison) return []
  const compared = new Map(comparison.corrections.map(each => [each.id, each]))
  const corrections = await correctionsByIds(database, [...compared.keys()])
  const addresses = await addressesByIds(
    database,
    comparison.addedByHand.map(({ id }) => id),
  )
  const places = new Map(comparison.addedByHand.map(({ id, place }) => [id, place]))
  return [
    ...corrections.map(stored => {
      const one = compared.get(stored.id)
      return stateOf(found, stored, one !== undefined && isAsCompared(stored, one))
    }),
    ...addresses.map(stored => stateOf(found, stored, places.get(stored.id) === placeOf(stored))),
  ]
}

const stateOf = (
  { id: importId }: StoredImport,
  { id, version, endedAt, droppedFor }: Stored,
  isSame: boolean,
): ByHand => {
  if (endedAt === null) return { id, version, state: isSame ? 'stands' : 'other' }
  return { id, version, state: droppedFor === importId ? 'dropped' : 'other' }
}

/** `8011 PK 15 BIS` */
export const placeOf = ({
  zipCode,
  houseNumber,
  suffix,
}: Pick<StoredAddress, 'zipCode' | 'houseNumber' | 'suffix'>): string =>
  placeInWords(zipCode, [houseNumber, suffix].filter(Boolean).join(' '))
