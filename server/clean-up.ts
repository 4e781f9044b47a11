import type pg from 'pg'
import { forgetOldLinkRequests } from './accounts/link-cooldown.ts'
import { forgetOldLinks } from './accounts/links-table.ts'
import { forgetOldFailures } from './accounts/login-throttle.ts'
import { forgetUnusedRegistrations } from './accounts/registrations-table.ts'
import { reportDeadLetters } from './emails/dead-letters.ts'
import type { Log } from './log.ts'
import { forgetOldKeys } from './orders/idempotency.ts'
import { forgetOldOrders } from './orders/orders-table.ts'
import { forgetExpiredCaptchaTokens } from './outside/used-captcha-tokens.ts'
import { forgetExpiredSessions } from './plugins/sessions-table.ts'
import { forgetOldQuotes } from './quotes/quotes-table.ts'
import { forgetOldEnquiries } from './site-forms/fibre-enquiry.ts'
import { forgetOldSubmissions } from './site-forms/submissions-table.ts'

/** Who hears of mails that nobody got. */
type Staff = Parameters<typeof reportDeadLetters>[1]

const everyMs = 60 * 60 * 1000

/**
 * Removes what has expired and reports mails that died, now and every hour. Returns what ends it, after the round that is
 * under way.
 */
export function startCleanUp(pool: pg.Pool, staff: Staff, log: Log): () => Promise<void> {
  let round = cleanUp(pool, staff, log)
  const timer = setInterval(() => {
    round = cleanUp(pool, staff, log)
  }, everyMs)
  return () => {
    clearInterval(timer)
    return round
  }
}

async function cleanUp(pool: pg.Pool, staff: Staff, log: Log): Promise<void> {
  try {
    await forgetExpiredSessions(pool)
    await forgetExpiredCaptchaTokens(pool)
    await forgetOldKeys(pool)
    await forgetUnusedRegistrations(pool)
    await forgetOldLinks(pool)
    await forgetOldLinkRequests(pool)
    await forgetOldFailures(pool)
    await forgetOldSubmissions(pool)
    await forgetOldOrders(pool)
    await forgetOldQuotes(pool)
    await forgetOldEnquiries(pool)
    await reportDeadLetters(pool, staff)
  } catch (error) {
    log.warn({ err: error }, 'the clean-up failed and is tried again in an hour')
  }
}
