import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './web/mdx/mdx-plugin.ts'

/** Browsers and databases are waited for more than the tests work, so one more at a time than two cores; alike for all, as then all run together. */
const maxWorkers = 3

/**
 * Three kinds of tests. `unit` needs nothing but Node. `server` gets a PostgreSQL for the run
 * (server/database/testing-setup.ts). `e2e` drives the built shop in a real Chromium.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [mdxPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contract,content,web,scripts}/**/*.test.{ts,tsx,mjs}'],
          // Far away, as all limits here: a busy machine is slow, and only what hangs has failed.
          testTimeout: 60_000,
          maxWorkers,
        },
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
