import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Database, transaction } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { isRefusal, type TmfRefusal } from './errors.ts'
import type { Precondition } from './preconditions.ts'
import type { ResourceHandlers } from './register-api.ts'

const turns = new WeakMap<Database, Promise<unknown>>()

/** Who waits in this copy of the shop holds no connection; of several copies, one at a time goes on. */
function inTurn<Done>(database: Database, { clientId }: ApiCaller, work: () => Promise<Done>): Promise<Done> {
  const done = (turns.get(database) ?? Promise.resolve()).then(() =>
    transaction(database, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tmf-changes ' || ${clientId}, 0))`)
      return work()
    }),
  )
  turns.set(
    database,
    done.catch(() => undefined),
  )
  return done
}

/**
 * Resources of one client that have no version: the client's changes of them are made one after the other, on all copies of the
 * shop, so that each is judged by what the one before left.
 */
export function changedInTurn<Handlers extends ResourceHandlers>(
  database: Database,
  handlers: Handlers,
): Handlers {
  const judged = async (
    caller: ApiCaller,
    id: string,
    request: FastifyRequest,
    expected: Precondition,
  ): Promise<TmfRefusal | null> => {
    const current = expected.isGiven ? await handlers.read?.(caller, id, request) : null
    return current && !isRefusal(current) ? expected.refusal(current) : null
  }
  const { patch, remove } = handlers
  return {
    ...handlers,
    ...(patch &&
      ({
        patch: (caller, id, sent, request, expected) =>
          inTurn(
            database,
            caller,
            async () =>
              (await judged(caller, id, request, expected)) ?? patch(caller, id, sent, request, expected),
          ),
      } satisfies Pick<ResourceHandlers, 'patch'>)),
    ...(remove &&
      ({
        remove: (caller, id, request, expected) =>
          inTurn(
            database,
            caller,
            async () =>
              (await judged(caller, id, request, expected)) ?? remove(caller, id, request, expected),
          ),
      } satisfies Pick<ResourceHandlers, 'remove'>)),
  }
}
