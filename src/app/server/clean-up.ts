import type pg from 'pg'
import { forgetMisses } from '../../features/addresses/server/missed-look-ups.ts'
import { forgetExpiredTokens } from '../../features/api-clients/server/stored-tokens.ts'
import { forgetOldUsage } from '../../features/api-clients/server/usage.ts'
import { forgetTestCases } from '../../features/cases/server/case.ts'
import { forgetTestDrafts } from '../../features/catalogue/server/client-drafts.ts'
import { reportDeadLetters } from '../../features/mails/server/dead-letters.ts'
import { forgetUnusedWords } from '../../features/work-list/server/forget-words.ts'
import { type Database, openDatabase, openPool, type Patience } from '../../platform/database/pool.ts'
import type { Log } from '../../platform/operations/log.ts'
import type { Metrics } from '../../platform/operations/metrics.ts'
import { forgetExpiredCaptchaTokens } from '../../platform/outside/used-captcha-tokens.ts'
import { type ForgetIn, intervalOf } from '../../platform/personal-data/declare.ts'
import { forgetOldAssets, retainAssets } from '../../platform/retained-assets/retained-assets.ts'
import { personalData } from './personal-data.ts'

/** Recipients of the report about failed deliveries. */
type Staff = Parameters<typeof reportDeadLetters>[1]

type CleanUpParts = {
  readonly connection: pg.ClientConfig
  /** Folder for mails while there is no mail server. */
  readonly mailFolder: string
  /** The hashed files of this copy's build; null where it serves none. */
  readonly assets: string | null
  readonly staff: Staff
  readonly log: Log
  readonly metrics: Pick<Metrics, 'cleanUps'>
}

export type CleanUp = {
  readonly firstRound: Promise<void>
  /** Ends in the middle of a round too, since a stop waits for nothing here: what was not done is done by the next round. */
  end(): Promise<void>
}

const everyMs = 60 * 60 * 1000
/** Nobody waits for it: a batch may take longer than a visitor would. */
const patience: Patience = { connectMs: 10_000, queryMs: 60_000 }

type Steps = Readonly<Record<string, () => Promise<void>>>

/** Removal of data whose time is over, by the name of its activity on the map. */
const retention = (from: ForgetIn, isOfEachCopy: boolean): Steps =>
  Object.fromEntries(
    personalData.activities.flatMap(activity =>
      activity.period !== null && (activity.isOfEachCopy ?? false) === isOfEachCopy
        ? [[activity.name, () => activity.forget(from, intervalOf(activity.period))]]
        : [],
    ),
  )

/** Steps that one copy runs for all, by their name in the metric and the log. */
const sharedSteps = (database: Database, { staff, mailFolder }: CleanUpParts): Steps => ({
  ...retention({ database, mailFolder }, false),
  'captcha-tokens': () => forgetExpiredCaptchaTokens(database),
  'api-tokens': () => forgetExpiredTokens(database),
  'api-usage': () => forgetOldUsage(database),
  'test-drafts': () => forgetTestDrafts(database),
  'test-cases': () => forgetTestCases(database),
  'case-words': () => forgetUnusedWords(database),
  'missed-look-ups': () => forgetMisses(database),
  'kept-assets': () => forgetOldAssets(database),
  'dead-letter-report': () => reportDeadLetters(database, staff),
})

/** Steps that each copy runs for files on its own machine. */
const ownSteps = (database: Database, { mailFolder, assets }: CleanUpParts): Steps => ({
  ...retention({ database, mailFolder }, true),
  'own-assets': async () => {
    if (assets !== null) await retainAssets(database, assets)
  },
})

/**
 * Removes what has expired and reports mails that died, now and every hour, over connections of its own; of several copies
 * one at a time.
 */
export function startCleanUp(parts: CleanUpParts): CleanUp {
  const pool = openPool(parts.connection, line => parts.log.warn(line), patience)
  const ending = new AbortController()
  // 0 until it succeeds, so that an alert sees a step that never did.
  const database = openDatabase(pool)
  for (const step of Object.keys({ ...ownSteps(database, parts), ...sharedSteps(database, parts) }))
    parts.metrics.cleanUps.labels(step).set(0)
  const firstRound = cleanUp(pool, parts, ending.signal)
  let round = firstRound
  const timer = setInterval(() => {
    // A round that outlasts the hour is not joined by a second one.
    round = round.then(() => cleanUp(pool, parts, ending.signal))
  }, everyMs)
  return {
    firstRound,
    async end() {
      clearInterval(timer)
      ending.abort()
      await pool.cut()
      await round
    },
  }
}

async function cleanUp(pool: pg.Pool, parts: CleanUpParts, ending: AbortSignal): Promise<void> {
  const database = openDatabase(pool)
  await doAll(ownSteps(database, parts), parts, ending)
  const shared = sharedSteps(database, parts)
  try {
    const isDone = await unlessAnotherDoes(pool, () => doAll(shared, parts, ending))
    if (!isDone) parts.log.debug('another copy cleans up')
  } catch (error) {
    if (ending.aborted) return
    parts.log.error({ err: error }, 'the clean-up could not begin and is tried again in an hour')
  }
}

/** Each step by itself: one that fails keeps no other from being done. */
async function doAll(steps: Steps, { log, metrics }: CleanUpParts, ending: AbortSignal): Promise<void> {
  for (const [step, work] of Object.entries(steps)) {
    if (ending.aborted) return
    try {
      await work()
      metrics.cleanUps.labels(step).setToCurrentTime()
    } catch (error) {
      if (ending.aborted) return
      log.error({ err: error, step }, 'a step of the clean-up failed and is tried again in an hour')
    }
  }
}

const lockName = "hashtextextended('clean-up', 0)"

/**
 * Does some work while it holds a lock of the database, which ends with its connection.
 * @returns false where another copy holds it, and then nothing was done
 */
async function unlessAnotherDoes(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(${lockName}) as "isMine"`,
    )
    if (!rows[0]?.isMine) return false
    await work()
    await client.query(`select pg_advisory_unlock(${lockName})`)
    return true
  } finally {
    // Closed and not given back: a lock that is left goes with it.
    client.release(true)
  }
}
