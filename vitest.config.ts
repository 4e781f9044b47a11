import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './web/mdx/mdx-plugin.ts'

/**
 * Three kinds of tests. `unit` needs nothing but Node. `server` gets a PostgreSQL for the run
 * (server/database/testing-setup.ts). `e2e` drives the built shop in a real Chromium, so three at a time.
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
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,bench}/**/*.test.ts'],
          globalSetup: ['server/database/testing-setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/database/testing-setup.ts'],
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
          // They wait more than they work, so one more than the machine has cores.
          maxWorkers: 3,
        },
      },
    ],
  },
})
