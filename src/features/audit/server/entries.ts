import type { Queryable } from '../../../platform/database/pool.ts'
import { type StoredEvent, valuesOfEvents } from '../../events/server/find-events.ts'
import type { AuditEntry, AuditSubject } from '../contract.ts'
import { loadAuditNames } from './audit-names.ts'
import type { AuditNames, AuditSources } from './audit-part.ts'
import { changesOf } from './changes.ts'
import { factsOf } from './facts.ts'

/** Events as people read them: with names, and what changed from what to what, all in Dutch words. */
export async function auditEntries(
  database: Queryable,
  events: readonly StoredEvent[],
  sources: AuditSources,
): Promise<AuditEntry[]> {
  const ids = events.map(({ id }) => id)
  const [values, known] = await Promise.all([
    valuesOfEvents(database, ids),
    loadAuditNames(database, events, sources),
  ])
  return events.map(event => ({
    id: event.id,
    occurredAt: event.occurredAt.toISOString(),
    type: event.type,
    actor: actorOf(event, known),
    about: aboutOf(event, known),
    changes: changesOf(
      event,
      values.filter(({ eventId }) => eventId === event.id),
      known,
      sources,
    ),
    facts: factsOf(event, known, sources),
  }))
}

function actorOf(
  { actorKind: kind, actorId: id }: StoredEvent,
  { customers, staff, resellers, clients }: AuditNames,
): AuditEntry['actor'] {
  const named = { customer: customers, staff, reseller: resellers, client: clients }
  const names = kind === 'visitor' || kind === 'system' ? null : named[kind]
  return { kind, id, name: (id !== null && names?.get(id)) || null }
}

function aboutOf(
  { caseId, customerId, staffId, productId }: StoredEvent,
  { cases, customers, staff }: AuditNames,
): AuditSubject[] {
  const found = caseId === null ? undefined : cases.get(caseId)
  const customer = customerId === null ? undefined : customers.get(customerId)
  const colleague = staffId === null ? undefined : staff.get(staffId)
  return [
    ...(found === undefined ? [] : [{ kind: 'case' as const, number: found.number, name: found.name }]),
    ...(customerId === null || customer === undefined
      ? []
      : [{ kind: 'customer' as const, id: customerId, name: customer }]),
    ...(staffId === null || colleague === undefined
      ? []
      : [{ kind: 'staff' as const, id: staffId, name: colleague }]),
    ...(productId === null ? [] : [{ kind: 'product' as const, id: productId }]),
  ]
}
