import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { addDays, dutchDay } from '../../../common/working-days.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { Log } from '../../../platform/operations/log.ts'
import type { ApiCaller } from '../caller.ts'
import { apiKeys, apiUsage } from './tables.ts'

/** Counts calls per client and day, and when each key was last used. */
export type Usage = {
  /** Costs no query: the counts are stored together, every quarter of a minute. */
  count(caller: Pick<ApiCaller, 'clientId' | 'keyId'>): void
  /** Stores what was counted since the last time. */
  flush(): Promise<void>
}

/** How long counts stay in memory, which a crash loses. */
const flushEveryMs = 15_000
/** The last use of a key is stored no more often than this. */
const touchEveryMs = 60_000

/** Stores counts while the server runs, and when it ends. */
export function storeUsage(app: FastifyInstance, usage: Usage) {
  const timer = setInterval(() => void usage.flush(), flushEveryMs)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await usage.flush()
  })
}

/** @param now the moment of a call */
export function createUsage(database: Database, log: Pick<Log, 'error'>, now = () => new Date()): Usage {
  let calls = new Map<string, Counted>()
  const used = new Map<string, Date>()
  const stored = new Map<string, Date>()

  function add({ clientId, day, calls: more }: Counted) {
    const known = calls.get(`${clientId} ${day}`)
    if (known) known.calls += more
    else calls.set(`${clientId} ${day}`, { clientId, day, calls: more })
  }

  async function storeCalls() {
    const counted = [...calls.values()]
    if (counted.length === 0) return
    calls = new Map()
    try {
      await database
        .insert(apiUsage)
        .values(counted)
        .onConflictDoUpdate({
          target: [apiUsage.clientId, apiUsage.day],
          set: { calls: sql`${apiUsage.calls} + excluded.calls` },
        })
    } catch (error) {
      for (const each of counted) add(each)
      throw error
    }
  }

  async function storeUses() {
    const due = [...used].filter(
      ([keyId, at]) => at.getTime() - (stored.get(keyId)?.getTime() ?? 0) >= touchEveryMs,
    )
    if (due.length === 0) return
    const ids = due.map(([keyId]) => keyId)
    const moments = due.map(([, at]) => at.toISOString())
    await database.execute(sql`
      update ${apiKeys} set last_used_at = greatest(last_used_at, given.used_at)
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(moments)}::timestamptz[]) as given (id, used_at)
      where ${apiKeys.id} = given.id`)
    for (const [keyId, at] of due) {
      stored.set(keyId, at)
      if (used.get(keyId) === at) used.delete(keyId)
    }
  }

  return {
    count({ clientId, keyId }) {
      const at = now()
      add({ clientId, day: dutchDay(at), calls: 1 })
      used.set(keyId, at)
    },
    async flush() {
      try {
        await storeCalls()
        await storeUses()
      } catch (error) {
        log.error({ err: error }, 'the use of the API could not be stored and is tried again')
      }
    },
  }
}

/** How long counts are kept: a year can be laid beside the year before. */
const keptDays = 400

/** Removes the counts of days that are longer ago. */
export const forgetOldUsage = (database: Database, now = new Date()): Promise<void> =>
  deleteInBatches(database, apiUsage, lt(apiUsage.day, addDays(dutchDay(now), -keptDays)))

type Counted = { readonly clientId: string; readonly day: string; calls: number }
