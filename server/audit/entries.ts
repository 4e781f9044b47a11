import type { AuditEntry, AuditSubject } from '../../contract/audit.ts'
import { holderNames } from '../accounts/holder-names.ts'
import { caseNumbers } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { type StoredEvent, valuesOfEvents } from '../events/find-events.ts'
import { staffNames } from '../staff/colleagues.ts'

const present = <T>(values: readonly (T | null)[]): T[] => values.filter(value => value !== null)

/** Events as people read them: with names, and what changed from what to what. */
export async function auditEntries(
  database: Queryable,
  events: readonly StoredEvent[],
): Promise<AuditEntry[]> {
  const customerIds = events.flatMap(({ customerId, actorKind, actorId }) =>
    present([customerId, actorKind === 'customer' ? actorId : null]),
  )
  const staffIds = events.flatMap(({ staffId, actorKind, actorId }) =>
    present([staffId, actorKind === 'staff' ? actorId : null]),
  )
  const [values, numbers, customers, staff] = await Promise.all([
    valuesOfEvents(
      database,
      events.map(({ id }) => id),
    ),
    caseNumbers(database, present(events.map(({ caseId }) => caseId))),
    holderNames(database, [...new Set(customerIds)]),
    staffIds.length === 0 ? new Map<string, string>() : staffNames(database),
  ])
  const nameOf = { customer: customers, staff } as const

  const actorOf = ({ actorKind: kind, actorId: id }: StoredEvent): AuditEntry['actor'] => {
    const names = kind === 'customer' || kind === 'staff' ? nameOf[kind] : null
    return { kind, id, name: (id !== null && names?.get(id)) || null }
  }
  const aboutOf = ({ caseId, customerId, staffId, productId }: StoredEvent): AuditSubject[] => {
    const number = caseId === null ? undefined : numbers.get(caseId)
    const customer = customerId === null ? undefined : customers.get(customerId)
    const colleague = staffId === null ? undefined : staff.get(staffId)
    return [
      ...(number === undefined ? [] : [{ kind: 'case' as const, number }]),
      ...(customerId === null || customer === undefined
        ? []
        : [{ kind: 'customer' as const, id: customerId, name: customer }]),
      ...(staffId === null || colleague === undefined
        ? []
        : [{ kind: 'staff' as const, id: staffId, name: colleague }]),
      ...(productId === null ? [] : [{ kind: 'product' as const, id: productId }]),
    ]
  }
  return events.map(event => ({
    id: event.id,
    occurredAt: event.occurredAt.toISOString(),
    type: event.type,
    actor: actorOf(event),
    about: aboutOf(event),
    changes: changesOf(
      event,
      values.filter(({ eventId }) => eventId === event.id),
    ),
    facts: factsOf(event),
  }))
}

type Values = Awaited<ReturnType<typeof valuesOfEvents>>

/** What is kept of a change; of a field whose values are not, or were erased, that it changed. */
function changesOf({ changedFields, data }: StoredEvent, values: Values): AuditEntry['changes'] {
  const { from, to } = data
  const state =
    typeof from === 'string' && typeof to === 'string' ? [{ field: 'state', before: from, after: to }] : []
  const kept = values.map(({ field, before, after }) => ({ field, before, after }))
  const known = new Set([...state, ...kept].map(({ field }) => field))
  const bare = changedFields
    .filter(field => !known.has(field))
    .map(field => ({ field, before: null, after: null }))
  return [...state, ...kept, ...bare]
}

/** What is for programs alone, or said by a change already. */
const untold: ReadonlySet<string> = new Set(['from', 'to', 'act', 'version'])

/** The rest of what is known. */
const factsOf = ({ data }: StoredEvent): AuditEntry['facts'] =>
  Object.entries(data)
    .filter(([name]) => !untold.has(name))
    .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }))
