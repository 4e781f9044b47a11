import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { parseCorrectedPlace } from '../../addresses/corrected-place.ts'
import { comesFirst } from '../../addresses/coverage.ts'
import {
  addressesIn,
  type CorrectionContent,
  correctionsDroppedFor,
  endStoredCorrection,
  holdCorrection,
  insertCorrection,
  overlapping,
  resumeStoredCorrection,
  type StoredCorrection,
  updateCorrection,
} from '../../addresses/server/stored-corrections.ts'
import { appendEvent, type ChangedValue } from '../../events/server/events.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { CorrectionEffect, Ending, NewCorrection } from '../coverage-schemas.ts'
import { coverageEvents } from '../events.ts'
import { correctionValues } from '../log-values.ts'
import { isSaidByLive } from './dropped.ts'
import { correctionOut } from './dto.ts'
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
  /** The file for which it was to be dropped is not live, or says something else. */
  | { readonly kind: 'not-said'; readonly current: StoredCorrection }

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
  { version, droppedFor }: Ending,
): Promise<CorrectionOutcome> =>
  transaction(database, async tx => {
    const held = await holdCorrection(tx, id)
    if (!held) return { kind: 'unknown' }
    if (held.endedAt !== null) return done
    if (held.version !== version) return { kind: 'stale', current: held }
    if (droppedFor !== undefined && !(await isSaidByLive(tx, droppedFor, held)))
      return { kind: 'not-said', current: held }
    await endStoredCorrection(tx, id, { endedBy: staffId, droppedFor: droppedFor ?? null })
    await tell(tx, staffId, coverageEvents.ended, held, null)
    return done
  })

/** Undoes that a correction was ended. */
export const resumeCorrection = (
  database: Database,
  staffId: string,
  id: string,
  version: number,
): Promise<CorrectionOutcome> =>
  transaction(database, async tx => {
    const held = await holdCorrection(tx, id)
    if (!held) return { kind: 'unknown' }
    if (held.endedAt === null) return done
    if (held.version !== version) return { kind: 'stale', current: held }
    await resume(tx, staffId, held)
    return done
  })

async function resume(tx: Transaction, staffId: string, held: StoredCorrection): Promise<void> {
  await resumeStoredCorrection(tx, held.id)
  await tell(tx, staffId, coverageEvents.resumed, null, held)
}

/** The corrections that were dropped for a file hold again, as it is taken back. */
export async function resumeCorrectionsOf(tx: Transaction, staffId: string, importId: number): Promise<void> {
  for (const held of await correctionsDroppedFor(tx, importId)) await resume(tx, staffId, held)
}

type EventOfCorrection = (typeof coverageEvents)['made' | 'changed' | 'ended' | 'resumed']

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
