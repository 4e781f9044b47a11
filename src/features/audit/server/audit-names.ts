import type { Queryable } from '../../../platform/database/pool.ts'
import { clientNames } from '../../api-clients/server/client-names.ts'
import type { StoredEvent } from '../../events/server/find-events.ts'
import { resellerNames } from '../../resellers/server/reseller-name.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { AuditNames, AuditSources } from './audit-part.ts'

const present = <T>(values: readonly (T | null)[]): T[] => values.filter(value => value !== null)
const textsIn = (values: readonly unknown[]): string[] => values.filter(value => typeof value === 'string')

/** Looks up every name that these events need, each kind at once. */
export async function loadAuditNames(
  database: Queryable,
  events: readonly StoredEvent[],
  { nameCases, nameHolders, nameProspects }: AuditSources,
): Promise<AuditNames> {
  const actors = (kind: StoredEvent['actorKind']) =>
    present(events.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId))
  const holderIds = [
    ...present(events.map(({ customerId }) => customerId)),
    ...actors('customer'),
    ...textsIn(events.flatMap(({ data }) => [data.klant, data.registration])),
  ]
  const [cases, customers, staff, resellers, clients, prospects] = await Promise.all([
    nameCases(database, present(events.map(({ caseId }) => caseId))),
    nameHolders(database, [...new Set(holderIds)]),
    staffNames(database),
    resellerNames(database, [...new Set(actors('reseller'))]),
    clientNames(database, [
      ...new Set([
        ...actors('client'),
        ...textsIn(events.flatMap(({ data }) => [data.client, data.koppeling])),
      ]),
    ]),
    nameProspects(database, [...new Set(textsIn(events.map(({ data }) => data.prospect)))]),
  ])
  return { cases, customers, staff, resellers, clients, prospects }
}
