import { splitHouseNumber } from '../../../common/checks/house-number.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import type { AddressRegister } from '../../../platform/outside/address-register.ts'
import { parseCorrectedPlace } from '../../addresses/corrected-place.ts'
import { comesFirst } from '../../addresses/coverage.ts'
import { addressAt } from '../../addresses/server/find-address.ts'
import {
  addedById,
  addressesIn,
  type CorrectionContent,
  endAddedAddress,
  endStoredCorrection,
  holdCorrection,
  insertAddress,
  insertCorrection,
  overlapping,
  type StoredCorrection,
  updateCorrection,
} from '../../addresses/server/stored-corrections.ts'
import { appendEvent, type ChangedValue } from '../../events/server/events.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { CorrectionEffect, NewAddress, NewCorrection } from '../coverage-schemas.ts'
import { coverageEvents } from '../events.ts'
import { correctionValues } from '../log-values.ts'
import { correctionOut, placeInWords } from './dto.ts'
import { coverageRefusals } from './texts.ts'
import { touchedBy } from './touched.ts'

type Fields = Omit<NewCorrection, 'id'>

/** The fields as they are stored. @throws where they were not checked by their schema */
export function contentOf({ scope, zipCode, numbers, ...said }: Fields): CorrectionContent {
  const parsed = parseCorrectedPlace(scope, zipCode, numbers)
  if ('wrong' in parsed) throw new Error(parsed.wrong)
  return { ...parsed.place, ...said }
}

/** Outcomes other than `done` changed nothing. */
export type CorrectionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'stale'; readonly current: StoredCorrection }

const done: CorrectionOutcome = { kind: 'done' }

/** All that a correction would touch. @param fields with the id of the one that is changed, or of a new one */
export async function effectOf(database: Database, fields: NewCorrection): Promise<CorrectionEffect> {
  const content = contentOf(fields)
  const day = dayInTheNetherlands(new Date())
  const [here, overlaps, names, touched] = await Promise.all([
    addressesIn(database, content),
    overlapping(database, content, fields.id),
    staffNames(database),
    touchedBy(database, content),
  ])
  // One that is not stored yet is the newest.
  const own = { ...content, id: fields.id, madeAt: '9999' }
  return {
    addresses: here.count,
    cities: [...here.cities],
    overlaps: overlaps.map(each => ({
      ...correctionOut(each, names, day),
      wins: comesFirst(each, own) < 0,
    })),
    touched: [...touched],
  }
}

/** Corrects coverage; a repeated id corrects nothing. */
export const addCorrection = (
  database: Database,
  staffId: string,
  { id, ...fields }: NewCorrection,
): Promise<void> =>
  transaction(database, async tx => {
    const content = contentOf(fields)
    if (await insertCorrection(tx, id, content, staffId))
      await tell(tx, staffId, coverageEvents.made, null, content)
  })

/** Changes a correction where nobody else did since this version, and nobody ended it. */
export const changeCorrection = (
  database: Database,
  staffId: string,
  id: string,
  { version, ...fields }: Fields & { readonly version: number },
): Promise<CorrectionOutcome> =>
  transaction(database, async tx => {
    const held = await holdCorrection(tx, id)
    if (!held) return { kind: 'unknown' }
    if (held.version !== version || held.endedAt !== null) return { kind: 'stale', current: held }
    const content = contentOf(fields)
    await updateCorrection(tx, id, content)
    await tell(tx, staffId, coverageEvents.changed, held, content)
    return done
  })

/** Ends a correction; what the import says counts again at once. */
export const endCorrection = (
  database: Database,
  staffId: string,
  id: string,
  version: number,
): Promise<CorrectionOutcome> =>
  transaction(database, async tx => {
    const held = await holdCorrection(tx, id)
    if (!held) return { kind: 'unknown' }
    if (held.endedAt !== null) return done
    if (held.version !== version) return { kind: 'stale', current: held }
    await endStoredCorrection(tx, id, staffId)
    await tell(tx, staffId, coverageEvents.ended, held, null)
    return done
  })

type EventOfCorrection = (typeof coverageEvents)['made' | 'changed' | 'ended']

/** Writes down who changed what from what. */
async function tell(
  tx: Transaction,
  staffId: string,
  type: EventOfCorrection,
  before: CorrectionContent | null,
  after: CorrectionContent | null,
): Promise<void> {
  const place = after ?? before
  if (!place) return
  const [was, is] = [before && correctionValues(before), after && correctionValues(after)]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  const values = fields.flatMap((field): [string, ChangedValue][] => {
    const change = { before: was?.[field] ?? null, after: is?.[field] ?? null }
    return change.before === change.after ? [] : [[field, change]]
  })
  await appendEvent(tx, {
    type,
    actor: { kind: 'staff', id: staffId },
    changedFields: values.map(([field]) => field),
    data: { place: correctionValues(place).place ?? '' },
    values: Object.fromEntries(values),
  })
}

/** Why an address is not added, by what only the server knows; null where it is. */
async function whyNotAdded(
  register: AddressRegister,
  { zipCode }: NewAddress,
  { houseNumber, suffix }: { readonly houseNumber: number; readonly suffix: string },
): Promise<FieldErrors | null> {
  const found = addressAt(await register.addressesAt(zipCode, houseNumber), { zipCode, houseNumber, suffix })
  if (found.kind !== 'found') return null
  const message = found.address.isAdded ? coverageRefusals.added : coverageRefusals.known
  return { numbers: { message } }
}

/** Adds an address that the register lacks; a repeated id adds nothing. @returns the fields that are wrong, or null */
export async function addAddress(
  { database, addressRegister }: { readonly database: Database; readonly addressRegister: AddressRegister },
  staffId: string,
  address: NewAddress,
): Promise<FieldErrors | null> {
  const { id, numbers, ...content } = address
  const split = splitHouseNumber(numbers)
  if (!split) return { numbers: { message: coverageRefusals.notAnAddress } }
  const number = { houseNumber: Number(split.houseNumber), suffix: split.suffix }
  const isRepeated = await transaction(database, async tx => (await addedById(tx, id)) !== null)
  if (isRepeated) return null
  const wrong = await whyNotAdded(addressRegister, address, number)
  if (wrong) return wrong
  return transaction(database, async tx => {
    const outcome = await insertAddress(tx, id, { ...content, ...number }, staffId)
    if (outcome === 'taken') return { numbers: { message: coverageRefusals.added } }
    if (outcome === 'stored')
      await tellAddress(tx, staffId, coverageEvents.addressAdded, { ...content, ...number }, 'after')
    return null
  })
}

/** Takes an added address away. */
export const endAddress = (
  database: Database,
  staffId: string,
  id: string,
  version: number,
): Promise<'done' | 'unknown' | 'stale'> =>
  transaction(database, async tx => {
    const held = await addedById(tx, id)
    if (!held) return 'unknown'
    if (held.endedAt !== null || held.version !== version) return 'stale'
    await endAddedAddress(tx, id, staffId)
    await tellAddress(tx, staffId, coverageEvents.addressEnded, held, 'before')
    return 'done'
  })

async function tellAddress(
  tx: Transaction,
  staffId: string,
  type: (typeof coverageEvents)['addressAdded' | 'addressEnded'],
  address: Parameters<typeof insertAddress>[2],
  side: keyof ChangedValue,
): Promise<void> {
  const { street, city, source, reason } = address
  const told = Object.entries({ street, city, source, reason })
  await appendEvent(tx, {
    type,
    actor: { kind: 'staff', id: staffId },
    changedFields: told.map(([field]) => field),
    data: {
      place: placeInWords(address.zipCode, [address.houseNumber, address.suffix].filter(Boolean).join(' ')),
    },
    values: Object.fromEntries(
      told.map(([field, value]) => [field, { before: null, after: null, [side]: value }]),
    ),
  })
}
