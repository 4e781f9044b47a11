import type * as z from 'zod/mini'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import { caseByNumber, casesOfKind } from '../../cases/server/case.ts'
import { appendEvent } from '../../events/server/events.ts'
import { type EventFilter, findEvents } from '../../events/server/find-events.ts'
import { casesOfForm } from '../../forms/server/submissions.ts'
import type { AuditEntry, AuditExport } from '../contract.ts'
import { auditEntries } from './entries.ts'

/** The filter as it stands in the address of the page. */
export type AuditFilter = z.infer<typeof AuditExport>

/** The same as events are looked for; null where the case that it names does not exist, so that nothing fits. */
async function eventFilter(database: Database, asked: AuditFilter): Promise<EventFilter | null> {
  const {
    wie: staffId,
    door: actorKind,
    koppeling: clientId,
    soort: type,
    van: from,
    tot: to,
    klant: customerId,
    zaak,
    vorm,
  } = asked
  const filter = { staffId, actorKind, clientId, type, from, to, customerId, cases: casesOf(vorm) }
  if (zaak === '') return filter
  const number = parseOrderNumber(zaak)
  const found = number === null ? null : await caseByNumber(database, number)
  return found && { ...filter, caseId: found.id }
}

const casesOf = (form: AuditFilter['vorm']): EventFilter['cases'] => {
  if (!form) return undefined
  return isCaseKind(form) ? casesOfKind(form) : casesOfForm(form)
}

const isCaseKind = (name: string): name is CaseKind => caseKinds.some(kind => kind === name)

/** A page of the log, newest first. @param before only what has a lower number */
export async function auditPage(
  database: Database,
  asked: AuditFilter,
  before: number | undefined,
  size: number,
): Promise<{ readonly entries: AuditEntry[]; readonly next: number | null }> {
  const filter = await eventFilter(database, asked)
  const found = filter ? await findEvents(database, { ...filter, before }, size + 1) : []
  const shown = found.slice(0, size)
  return {
    entries: await auditEntries(database, shown),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  }
}

const batch = 500

/** All that fits, newest first, a batch at a time: however long the log is, little of it is in memory. */
export async function* allEntries(database: Database, asked: AuditFilter): AsyncGenerator<AuditEntry> {
  let before: number | undefined
  do {
    const page = await auditPage(database, asked, before, batch)
    yield* page.entries
    before = page.next ?? undefined
  } while (before !== undefined)
}

/** Writes down that the log was taken along, and which part of it. */
export const recordExport = (database: Database, staffId: string, asked: AuditFilter): Promise<number> =>
  transaction(database, tx =>
    appendEvent(tx, {
      type: 'audit-exported',
      actor: { kind: 'staff', id: staffId },
      data: Object.fromEntries(
        Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''),
      ),
    }),
  )
