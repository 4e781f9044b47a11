import { forgetOldLinkRequests } from './accounts/link-cooldown.ts'
import { forgetOldLinks } from './accounts/links-table.ts'
import { forgetOldFailures } from './accounts/login-throttle.ts'
import { forgetUnusedRegistrations } from './accounts/registrations-table.ts'
import { forgetOldCases } from './cases/case.ts'
import type { Database } from './database/pool.ts'
import { reportDeadLetters } from './emails/dead-letters.ts'
import type { Log } from './log.ts'
import { forgetOldKeys } from './orders/idempotency.ts'
import { forgetExpiredCaptchaTokens } from './outside/used-captcha-tokens.ts'
import { forgetExpiredSessions } from './plugins/sessions-table.ts'

/** Who hears of mails that nobody got. */
type Staff = Parameters<typeof reportDeadLetters>[1]

const everyMs = 60 * 60 * 1000

/**
 * Removes what has expired and reports mails that died, now and every hour. Returns what ends it, after the round that is
 * under way.
 */
export function startCleanUp(database: Database, staff: Staff, log: Log): () => Promise<void> {
  let round = cleanUp(database, staff, log)
  const timer = setInterval(() => {
    round = cleanUp(database, staff, log)
  }, everyMs)
  return () => {
    clearInterval(timer)
    return round
  }
}

async function cleanUp(database: Database, staff: Staff, log: Log): Promise<void> {
  const pool = database.$client
  try {
    await forgetExpiredSessions(pool)
    await forgetExpiredCaptchaTokens(pool)
    await forgetOldKeys(pool)
    await forgetUnusedRegistrations(pool)
    await forgetOldLinks(pool)
    await forgetOldLinkRequests(pool)
    await forgetOldFailures(pool)
    // content/site/privacy.json says how long; for orders it is the tax law that does.
    await forgetOldCases(database, ['order'], '7 years')
    await forgetOldCases(database, ['quote', 'fibre-enquiry', 'form'], '1 year')
    await reportDeadLetters(pool, staff)
  } catch (error) {
    log.warn({ err: error }, 'the clean-up failed and is tried again in an hour')
  }
}
