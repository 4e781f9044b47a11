import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './web/mdx/mdx-plugin.ts'

/** Browsers and databases are waited for more than the tests work, so one more at a time than two cores; alike for all, as then all run together. */
const maxWorkers = 3

/** What is drawn into a document, which says so in its first line, and hears what others do to one that it shares with them. */
const components = globSync('web/**/*.test.{ts,tsx}').filter(file =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'),
)

/** What `unit` and `components` have in common. */
const withoutServer = {
  environment: 'node',
  // Far away, as all limits here: a busy machine is slow, and only what hangs has failed.
  testTimeout: 60_000,
  maxWorkers,
} as const

/**
 * Four kinds of tests. `unit` needs nothing but Node, and its files follow each other in the same process, as starting one
 * takes longer than most of them. `components` draws parts of pages, each file by itself. `server` gets a PostgreSQL for the run
 * (server/database/testing-setup.ts). `e2e` drives the built shop in a real Chromium.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [mdxPlugin()],
        test: {
          ...withoutServer,
          name: 'unit',
          include: ['{domain,contract,content,web,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: components,
          isolate: false,
          setupFiles: ['scripts/lib/undo-stand-ins.mjs'],
        },
      },
      {
        plugins: [mdxPlugin()],
        test: { ...withoutServer, name: 'components', include: components },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,bench,deploy}/**/*.test.ts'],
          globalSetup: ['server/database/testing-setup.ts'],
          testTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 180_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/database/testing-setup.ts'],
          testTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          hookTimeout: 300_000,
          maxWorkers,
        },
      },
    ],
  },
})
