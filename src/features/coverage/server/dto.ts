import { formatPostcode } from '../../../common/checks/postcode.ts'
import { numbersInWords, scopeOf } from '../../addresses/corrected-place.ts'
import { type CoverageRow, holdsOn } from '../../addresses/coverage.ts'
import type { ListedAddress } from '../../addresses/server/stored-added-addresses.ts'
import type { StoredCorrection } from '../../addresses/server/stored-corrections.ts'
import type { AddedAddressItem, Correction, CoverageRowOut } from '../coverage-schemas.ts'

export type Names = ReadonlyMap<string, string>

const nameOf = (names: Names, id: string | null): string | null => names.get(id ?? '') ?? null

type Known = Omit<StoredCorrection, 'version' | 'changedAt' | 'endedBy' | 'endedAt' | 'droppedFor'> &
  Partial<Pick<StoredCorrection, 'version' | 'endedBy' | 'endedAt'>>

/** A correction as the desk shows it on a day. */
export const correctionOut = (
  { version = 1, endedBy = null, endedAt = null, ...correction }: Known,
  names: Names,
  day: string,
): Correction => ({
  id: correction.id,
  version,
  technology: correction.technology,
  availability: correction.availability,
  maxDownloadMbs: correction.maxDownloadMbs,
  maxUploadMbs: correction.maxUploadMbs,
  weeksFrom: correction.weeksFrom,
  weeksTo: correction.weeksTo,
  oneTimeInCents: correction.oneTimeInCents,
  scope: scopeOf(correction),
  zipCode: correction.zipCode,
  numbers: numbersInWords(correction),
  startsOn: correction.startsOn,
  endsOn: correction.endsOn,
  source: correction.source,
  reason: correction.reason,
  madeBy: nameOf(names, correction.madeBy),
  madeAt: correction.madeAt,
  endedBy: nameOf(names, endedBy),
  endedAt,
  state: stateOn({ ...correction, endedAt }, day),
})

function stateOn(
  correction: Pick<StoredCorrection, 'startsOn' | 'endsOn' | 'endedAt'>,
  day: string,
): Correction['state'] {
  if (correction.endedAt !== null) return 'ended'
  if (holdsOn(correction, day)) return 'holds'
  return day < correction.startsOn ? 'future' : 'over'
}

export const rowOut = (row: CoverageRow): CoverageRowOut => ({
  technology: row.technology,
  availability: row.availability,
  maxDownloadMbs: row.maxDownloadMbs,
  maxUploadMbs: row.maxUploadMbs,
  weeksFrom: row.weeksFrom,
  weeksTo: row.weeksTo,
  oneTimeInCents: row.oneTimeInCents,
  networkOwner: row.networkOwner,
  zipCodeFrom: row.zipCodeFrom,
  zipCodeTo: row.zipCodeTo,
  houseNumber: row.houseNumber,
  suffix: row.suffix,
})

export const addressOut = (
  { houseNumber, suffix, madeBy, endedBy, droppedFor: _file, ...address }: ListedAddress,
  names: Names,
): AddedAddressItem => ({
  ...address,
  numbers: [houseNumber, suffix].filter(Boolean).join(' '),
  madeBy: nameOf(names, madeBy),
  endedBy: nameOf(names, endedBy),
})

/** `1017 XN 12 t/m 18 even`, as the log names a place. */
export const placeInWords = (zipCode: string, numbers: string): string =>
  [formatPostcode(zipCode), numbers].filter(Boolean).join(' ')
