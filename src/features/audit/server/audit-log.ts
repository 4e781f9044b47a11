import type * as z from 'zod/mini'
import { kindOf } from '../../../common/event-kind.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { appendEvent } from '../../events/server/events.ts'
import { type EventFilter, findEvents } from '../../events/server/find-events.ts'
import type { AuditEntry, AuditExport } from '../contract.ts'
import { auditEvents } from '../events.ts'
import type { AuditSources } from './audit-part.ts'
import { auditEntries } from './entries.ts'

/** Dependencies of the log. */
export type AuditServices = { readonly database: Database; readonly audit: AuditSources }

/** The filter as it stands in the address of the page. */
export type AuditFilter = z.infer<typeof AuditExport>

/** The same as events are looked for; null where the case that it names does not exist, so that nothing fits. */
async function eventFilter(
  database: Database,
  asked: AuditFilter,
  { caseIdOf, casesOf }: AuditSources,
): Promise<EventFilter | null> {
  const {
    wie: staffId,
    door: actorKind,
    koppeling: clientId,
    soort,
    van: from,
    tot: to,
    klant: customerId,
    zaak,
    vorm,
  } = asked
  const cases = vorm ? casesOf(vorm) : undefined
  const type = soort ? kindOf(soort) : undefined
  const filter = { staffId, actorKind, clientId, type, from, to, customerId, cases }
  if (zaak === '') return filter
  const number = parseOrderNumber(zaak)
  const caseId = number === null ? null : await caseIdOf(database, number)
  return caseId === null ? null : { ...filter, caseId }
}

/** A page of the log, newest first. @param before only what has a lower number */
export async function auditPage(
  { database, audit }: AuditServices,
  asked: AuditFilter,
  before: number | undefined,
  size: number,
): Promise<{ readonly entries: AuditEntry[]; readonly next: number | null }> {
  const filter = await eventFilter(database, asked, audit)
  const found = filter ? await findEvents(database, { ...filter, before }, size + 1) : []
  const shown = found.slice(0, size)
  return {
    entries: await auditEntries(database, shown, audit),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  }
}

const batch = 500

/** All that fits, newest first, a batch at a time: however long the log is, little of it is in memory. */
export async function* allEntries(services: AuditServices, asked: AuditFilter): AsyncGenerator<AuditEntry> {
  let before: number | undefined
  do {
    const page = await auditPage(services, asked, before, batch)
    yield* page.entries
    before = page.next ?? undefined
  } while (before !== undefined)
}

/** Writes down that the log was taken along, and which part of it. */
export const recordExport = (database: Database, staffId: string, asked: AuditFilter): Promise<number> =>
  transaction(database, tx =>
    appendEvent(tx, {
      type: auditEvents.exported,
      actor: { kind: 'staff', id: staffId },
      data: Object.fromEntries(
        Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''),
      ),
    }),
  )
