import type pg from 'pg'
import { forgetOldLinkRequests } from './accounts/link-cooldown.ts'
import { forgetOldFailures } from './accounts/login-throttle.ts'
import { forgetUnusedRegistrations } from './accounts/stored-registrations.ts'
import { forgetOldCases } from './cases/case.ts'
import { type Database, openDatabase, openPool, type Patience } from './database/pool.ts'
import { reportDeadLetters } from './deliveries/dead-letters.ts'
import type { Log } from './log.ts'
import { forgetOldLinks } from './mailed-links/mailed-links.ts'
import type { Metrics } from './metrics.ts'
import { forgetOldKeys } from './orders/idempotency.ts'
import { forgetExpiredCaptchaTokens } from './outside/used-captcha-tokens.ts'
import { forgetExpiredSessions } from './sessions/sessions.ts'

/** Who hears of what nobody got. */
type Staff = Parameters<typeof reportDeadLetters>[1]

type CleanUpParts = {
  readonly connection: pg.ClientConfig
  readonly staff: Staff
  readonly log: Log
  readonly metrics: Pick<Metrics, 'cleanUps'>
}

const everyMs = 60 * 60 * 1000
/** Nobody waits for it: a batch may take longer than a visitor would. */
const patience: Patience = { connectMs: 10_000, queryMs: 60_000 }

/** What a round does, by the name in the metric and the log. One that fails keeps no other from being done. */
const steps: Readonly<Record<string, (database: Database, staff: Staff) => Promise<void>>> = {
  sessions: forgetExpiredSessions,
  'captcha-tokens': forgetExpiredCaptchaTokens,
  'retry-keys': forgetOldKeys,
  registrations: forgetUnusedRegistrations,
  links: forgetOldLinks,
  'link-requests': forgetOldLinkRequests,
  'login-failures': forgetOldFailures,
  // content/site/privacy.json says how long; for orders it is the tax law that does.
  orders: database => forgetOldCases(database, ['order'], '7 years'),
  'other-cases': database => forgetOldCases(database, ['quote', 'fibre-enquiry', 'form'], '1 year'),
  'dead-letter-report': reportDeadLetters,
}

/**
 * Removes what has expired and reports mails that died, now and every hour, over connections of its own. Returns what ends
 * it, after the round that is under way.
 */
export function startCleanUp(parts: CleanUpParts): () => Promise<void> {
  const pool = openPool(parts.connection, line => parts.log.warn(line), patience)
  const database = openDatabase(pool)
  let round = cleanUp(database, parts)
  const timer = setInterval(() => {
    // A round that outlasts the hour is not joined by a second one.
    round = round.then(() => cleanUp(database, parts))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await round
    await pool.end()
  }
}

async function cleanUp(database: Database, { staff, log, metrics }: CleanUpParts): Promise<void> {
  for (const [step, work] of Object.entries(steps)) {
    try {
      await work(database, staff)
      metrics.cleanUps.labels(step).setToCurrentTime()
    } catch (error) {
      log.error({ err: error, step }, 'a step of the clean-up failed and is tried again in an hour')
    }
  }
}
