import type { Queryable } from '../../../platform/database/pool.ts'
import { clientNames } from '../../api-clients/server/client-names.ts'
import { deskCaseTexts } from '../../cases/server/texts.ts'
import type { StoredEvent } from '../../events/server/case-events.ts'

/** Names of colleagues, and of the API clients that events are by, each by its id. */
export async function actorNames(
  database: Queryable,
  colleagues: readonly { readonly id: string; readonly name: string }[],
  events: readonly Pick<StoredEvent, 'actorKind' | 'actorId'>[],
): Promise<ReadonlyMap<string, string>> {
  const clients = events.flatMap(({ actorKind, actorId }) =>
    actorKind === 'client' && actorId !== null ? [actorId] : [],
  )
  return new Map([
    ...colleagues.map(({ id, name }) => [id, name] as const),
    ...(await clientNames(database, [...new Set(clients)])),
  ])
}

/** A colleague or an API client by its id; one who left is a former colleague. */
export const actorOf = (id: string, names: ReadonlyMap<string, string>) => ({
  id,
  name: names.get(id) ?? deskCaseTexts.formerColleague,
})
