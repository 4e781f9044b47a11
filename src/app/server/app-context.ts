import type pg from 'pg'
import type { Catalogue } from '../../features/catalogue/server/catalogue.ts'
import type { BuiltEmails } from '../../features/mails/server/built-emails.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Log } from '../../platform/operations/log.ts'
import type { Metrics } from '../../platform/operations/metrics.ts'
import type { Captcha } from '../../platform/outside/captcha.ts'
import type { Registers } from '../../platform/outside/create-registers.ts'
import type { VirusScanner } from '../../platform/outside/virus-scanner.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** Dependencies of the application; tests pass their own. */
export type AppContext = Registers & {
  readonly config: Config
  readonly secrets: Secrets
  readonly log: Log
  readonly database: Database
  readonly catalogue: Catalogue
  readonly captcha: Captcha
  readonly virusScanner: VirusScanner
  readonly metrics: Metrics
  /** Writes an e-mail as the worker does, for who wants to see it. */
  readonly renderDelivery: BuiltEmails['renderDelivery']
  /** Loads what that needs, for who has no time for it later. */
  readonly prepareMails: () => Promise<unknown>
  /** Whether this process was told to end; it may go on serving for a while. */
  readonly isEnding: () => boolean
  /** Called after deliveries were queued and committed. */
  readonly onMailQueued: () => void
  /** Called after a job for many cases was queued and committed; absent where the worker alone works on them. */
  readonly onJobQueued?: () => void
  /** How a process beside connects to the database, to take in files of gigabytes; absent where none is started. */
  readonly connection?: pg.ClientConfig
  /** Has every answer held against the contract and hears of those that it does not know; for tests. */
  readonly onContractViolation?: (violation: string) => void
  /** `address:port` of the name servers that are asked of our mail domains; those of the machine without. */
  readonly nameServers?: readonly string[]
  /** Output folder of `react-router build`; null serves the API without pages. */
  readonly webBuildDir: string | null
}
