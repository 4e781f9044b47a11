import type { Queryable } from '../../../platform/database/pool.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { caseNumbers } from '../../cases/server/case.ts'
import { eventsByIds } from '../../events/server/find-events.ts'
import { linksByIds } from '../../mailed-links/server/mailed-links.ts'
import type { MailSubject } from '../contract.ts'

/** Subject of a delivery: a case, or the holder of an account or registration; both null if it has neither. */
export type Subject = { readonly caseId: number | null; readonly holderId: string | null }

type Owned = Pick<StoredDelivery, 'id' | 'caseId' | 'customerId' | 'eventId' | 'mailedLinkId'>

const present = <T>(values: readonly (T | null)[]): T[] => values.filter(value => value !== null)

/** Subjects of deliveries by id, found through their owners; for an event or a link, through its own owner. */
export async function subjectsOf(
  database: Queryable,
  owned: readonly Owned[],
): Promise<ReadonlyMap<number, Subject>> {
  const [events, links] = await Promise.all([
    eventsByIds(database, present(owned.map(({ eventId }) => eventId))),
    linksByIds(database, present(owned.map(({ mailedLinkId }) => mailedLinkId))),
  ])
  const event = new Map(events.map(each => [each.id, each]))
  const link = new Map(links.map(each => [each.id, each]))
  return new Map(
    owned.map(({ id, caseId, customerId, eventId, mailedLinkId }) => {
      const happened = eventId === null ? undefined : event.get(eventId)
      const brought = mailedLinkId === null ? undefined : link.get(mailedLinkId)
      return [
        id,
        {
          caseId: caseId ?? happened?.caseId ?? brought?.caseId ?? null,
          holderId:
            customerId ?? happened?.customerId ?? brought?.customerId ?? brought?.registrationId ?? null,
        },
      ]
    }),
  )
}

/** Organisation names of accounts and registrations, by id; deleted ones are missing. */
export type NamesOfHolders = (
  database: Queryable,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** The same as the desk names and links it; a case before whose it is. */
export async function namedSubjects(
  database: Queryable,
  holderNames: NamesOfHolders,
  owned: readonly Owned[],
): Promise<(id: number) => MailSubject | null> {
  const subjects = await subjectsOf(database, owned)
  const all = [...subjects.values()]
  const [numbers, names] = await Promise.all([
    caseNumbers(database, present(all.map(({ caseId }) => caseId))),
    holderNames(database, present(all.map(({ holderId }) => holderId))),
  ])
  return id => {
    const { caseId = null, holderId = null } = subjects.get(id) ?? {}
    const number = caseId === null ? undefined : numbers.get(caseId)
    if (number !== undefined) return { kind: 'case', number }
    const name = holderId === null ? undefined : names.get(holderId)
    return holderId !== null && name !== undefined ? { kind: 'customer', id: holderId, name } : null
  }
}
