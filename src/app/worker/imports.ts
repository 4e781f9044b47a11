import { makeImportsLive, workOnImports } from '../../features/addresses/server/imports/work-on-imports.ts'
import { recount } from '../../features/addresses/server/reach/stored-counts.ts'
import { createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import { type FailureLog, withFailureLog } from '../../platform/database/failure-log.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../../platform/database/pool.ts'
import { startLanes } from '../../platform/deliveries/lanes.ts'
import { addressUses } from '../server/address-uses.ts'
import type { WorkerSettings } from './worker.ts'

/** A planned moment is noticed so late at most; a decision of a colleague wakes the thread at once. */
const switchPollMs = 1_000
/** The same of a file whose process is gone. */
const workPollMs = 5_000
/** Addresses that can get a line are counted so long after another file became live at most. */
const reachPollMs = 10_000

/**
 * Makes files of coverage and addresses live at their moment, compares those that came in, and counts who can get a line. Their statements take minutes with the
 * whole country, so they have connections of their own, and none without work.
 */
export function startImports(
  { connection }: Pick<WorkerSettings, 'connection'>,
  { trouble, onLost }: { readonly trouble: FailureLog; readonly onLost: (error: string) => void },
) {
  const pool = openPool({ ...connection, application_name: 'shop import' }, onLost, FOR_BULK_WORK, { max: 6 })
  const database = openDatabase(pool)
  const catalogue = createCatalogue(pool, { onError: trouble.failed })
  const switching = startLanes(
    withFailureLog(() => makeImportsLive({ database }), trouble),
    { lanes: 1, pollMs: switchPollMs, onError: trouble.failed },
  )
  const working = startLanes(
    withFailureLog(() => workOnImports({ database, catalogue, uses: addressUses }), trouble),
    { lanes: 1, pollMs: workPollMs, onError: trouble.failed },
  )
  const counting = startLanes(
    withFailureLog(() => recount(database), trouble),
    { lanes: 1, pollMs: reachPollMs, onError: trouble.failed },
  )
  return {
    wake() {
      switching.wake()
      working.wake()
    },
    /** A comparison or count under way is cut, and done again after the next start: nobody waits for it. */
    async stop() {
      const stopped = [switching.stop(), working.stop(), counting.stop()]
      await switching.stop()
      await pool.cut()
      await Promise.all(stopped)
    },
  }
}
