import { splitHouseNumber } from '../../../common/checks/house-number.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import type { AddressRegister } from '../../../platform/outside/address-register.ts'
import { addressAt, type Place } from '../../addresses/server/find-address.ts'
import {
  type AddedAddress,
  addedById,
  addressesDroppedFor,
  endAddedAddress,
  insertAddress,
  resumeAddedAddress,
  type StoredAddress,
  updateAddedAddress,
} from '../../addresses/server/stored-added-addresses.ts'
import { appendEvent, type ChangedValue } from '../../events/server/events.ts'
import type { AddressChange, Ending, NewAddress } from '../coverage-schemas.ts'
import { coverageEvents } from '../events.ts'
import { isInLive, placeOf } from './dropped.ts'
import { coverageRefusals } from './texts.ts'

type Services = { readonly database: Database; readonly addressRegister: AddressRegister }

/** Why an address is not added, by what only the server knows; null where it is. */
async function whyNotAdded(register: AddressRegister, place: Place): Promise<FieldErrors | null> {
  const found = addressAt(await register.addressesAt(place.zipCode, place.houseNumber), place)
  if (found.kind !== 'found') return null
  const message = found.address.isAdded ? coverageRefusals.added : coverageRefusals.known
  return { numbers: { message } }
}

/** Adds an address that the register lacks; a repeated id adds nothing. @returns the fields that are wrong, or null */
export async function addAddress(
  { database, addressRegister }: Services,
  staffId: string,
  address: NewAddress,
): Promise<FieldErrors | null> {
  const { id, numbers, ...content } = address
  const split = splitHouseNumber(numbers)
  if (!split) return { numbers: { message: coverageRefusals.notAnAddress } }
  const number = { houseNumber: Number(split.houseNumber), suffix: split.suffix }
  const isRepeated = await transaction(database, async tx => (await addedById(tx, id)) !== null)
  if (isRepeated) return null
  const wrong = await whyNotAdded(addressRegister, { zipCode: address.zipCode, ...number })
  if (wrong) return wrong
  return transaction(database, async tx => {
    const outcome = await insertAddress(tx, id, { ...content, ...number }, staffId)
    if (outcome === 'taken') return { numbers: { message: coverageRefusals.added } }
    if (outcome === 'stored')
      await tellAddress(tx, staffId, coverageEvents.addressAdded, { after: { ...content, ...number } })
    return null
  })
}

/** Outcomes other than `done` changed nothing. */
type ChangeOutcome =
  | { readonly kind: 'done' | 'unknown' | 'stale' }
  | { readonly kind: 'wrong'; readonly errors: FieldErrors }

/** Changes an added address where nobody else did since this version, and nobody took it away. */
export async function changeAddress(
  { database, addressRegister }: Services,
  staffId: string,
  id: string,
  { version, numbers, ...typed }: AddressChange,
): Promise<ChangeOutcome> {
  const split = splitHouseNumber(numbers)
  if (!split) return wrongNumber(coverageRefusals.notAnAddress)
  const content = { ...typed, houseNumber: Number(split.houseNumber), suffix: split.suffix }
  const before = await transaction(database, tx => addedById(tx, id))
  const isElsewhere = before !== null && placeOf(before) !== placeOf(content)
  const errors = isElsewhere ? await whyNotAdded(addressRegister, content) : null
  if (errors) return { kind: 'wrong', errors }
  return transaction(database, async tx => {
    const held = await addedById(tx, id)
    if (!held) return { kind: 'unknown' }
    if (held.version !== version || held.endedAt !== null) return { kind: 'stale' }
    if (!(await updateAddedAddress(tx, id, content))) return wrongNumber(coverageRefusals.added)
    await tellAddress(tx, staffId, coverageEvents.addressChanged, { before: held, after: content })
    return { kind: 'done' }
  })
}

const wrongNumber = (message: string): ChangeOutcome => ({ kind: 'wrong', errors: { numbers: { message } } })

/** Outcomes other than `done` changed nothing; `taken`: another one stands for the address. */
export type AddressOutcome = 'done' | 'unknown' | 'stale' | 'not-said' | 'taken'

/** Takes an added address away. */
export const endAddress = (
  database: Database,
  staffId: string,
  id: string,
  { version, droppedFor }: Ending,
): Promise<AddressOutcome> =>
  transaction(database, async tx => {
    const held = await addedById(tx, id)
    if (!held) return 'unknown'
    if (held.endedAt !== null || held.version !== version) return 'stale'
    if (droppedFor !== undefined && !(await isInLive(tx, droppedFor, held))) return 'not-said'
    await endAddedAddress(tx, id, { endedBy: staffId, droppedFor: droppedFor ?? null })
    await tellAddress(tx, staffId, coverageEvents.addressEnded, { before: held })
    return 'done'
  })

/** Undoes that an added address was taken away. */
export const resumeAddress = (
  database: Database,
  staffId: string,
  id: string,
  version: number,
): Promise<AddressOutcome> =>
  transaction(database, async tx => {
    const held = await addedById(tx, id)
    if (!held) return 'unknown'
    if (held.endedAt === null) return 'done'
    if (held.version !== version) return 'stale'
    return (await resume(tx, staffId, held)) ? 'done' : 'taken'
  })

async function resume(tx: Transaction, staffId: string, held: StoredAddress): Promise<boolean> {
  const isResumed = await resumeAddedAddress(tx, held)
  if (isResumed) await tellAddress(tx, staffId, coverageEvents.addressResumed, { after: held })
  return isResumed
}

/** The addresses that were dropped for a file count again, as it is taken back. */
export async function resumeAddressesOf(tx: Transaction, staffId: string, importId: number): Promise<void> {
  for (const held of await addressesDroppedFor(tx, importId)) await resume(tx, staffId, held)
}

type EventOfAddress = (typeof coverageEvents)[
  | 'addressAdded'
  | 'addressChanged'
  | 'addressEnded'
  | 'addressResumed']

/** Writes down who changed what from what. */
async function tellAddress(
  tx: Transaction,
  staffId: string,
  type: EventOfAddress,
  { before = null, after = null }: { before?: AddedAddress | null; after?: AddedAddress | null },
): Promise<void> {
  const [was, is] = [before && valuesOf(before), after && valuesOf(after)]
  const fields = Object.keys(is ?? was ?? {})
  const values = fields.flatMap((field): [string, ChangedValue][] => {
    const change = { before: was?.[field] ?? null, after: is?.[field] ?? null }
    return change.before === change.after ? [] : [[field, change]]
  })
  const told = after ?? before
  await appendEvent(tx, {
    type,
    actor: { kind: 'staff', id: staffId },
    changedFields: values.map(([field]) => field),
    data: { place: told ? placeOf(told) : '' },
    values: Object.fromEntries(values),
  })
}

const valuesOf = (address: AddedAddress): Readonly<Record<string, string>> => ({
  place: placeOf(address),
  street: address.street,
  city: address.city,
  source: address.source,
  reason: address.reason,
})
