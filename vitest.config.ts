import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { mdxPlugin } from './src/app/vite/mdx/mdx-plugin.ts'
import { withoutPhotographs } from './src/app/vite/photographs/without-photographs.ts'

/** Browsers and databases are waited for more than the tests work, so one more at a time than two cores; alike for all, as then all run together. */
const maxWorkers = 3

/** Hashing passwords and solving captchas would be a quarter of what the tests of the server do. */
const lessWork = {
  find: /.*\/work-factors\.ts$/,
  replacement: path.resolve('src/platform/secrets/testing-work-factors.ts'),
}

/** Threads and processes of the server that are started from their sources read hundreds of files each time. */
const asBuilt = {
  find: /.*\/is-bundled\.ts$/,
  replacement: path.resolve('src/platform/config/testing-is-bundled.ts'),
}

/** Tests that render into a document; their first line says so. */
const components = globSync('src/**/*.test.{ts,tsx}').filter(file =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'),
)

const server = globSync([
  '{bench,deploy,src/platform}/**/*.test.ts',
  'src/app/{server,worker,programs,operations}/**/*.test.ts',
  'src/features/*/server/**/*.test.ts',
])
/** What puts something in the place of a module, which others that follow in the same process have loaded already. */
const replacing = server.filter(file => readFileSync(file, 'utf8').includes('vi.mock('))

/** Files that take long although they are short: begun last, they would be waited for alone. */
const long = ['e2e/photographs.test.ts', 'bench/kill.test.ts', 'e2e/site-crawl.test.ts']

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some(file => moduleId.endsWith(file))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

/** A sequencer that is named here would win from `--sequence.shuffle.files`. */
const isShuffled = process.argv.some(word => word.startsWith('--sequence.shuffle'))

/** What `unit` and `components` have in common. */
const withoutServer = {
  environment: 'node',
  // Far away, as all limits here: a busy machine is slow, and only what hangs has failed.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers,
} as const

/** Where files follow each other in the same process: starting one takes longer than most of them. */
const inOneProcess = { isolate: false, setupFiles: ['scripts/lib/undo-stand-ins.mjs'] }

/** A PostgreSQL for the run (src/platform/database/testing-setup.ts). */
const withDatabase = {
  environment: 'node',
  globalSetup: 'src/platform/database/testing-setup.ts',
  maxWorkers,
} as const
const ofServer = {
  ...withDatabase,
  testTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 180_000,
} as const

/**
 * Kinds of tests. `unit` needs nothing but Node. `components` draws parts of pages. `server` and `replacing` ask a
 * database, `replacing` each file by itself. `e2e` drives the built shop in a real Chromium, which the files of a process
 * share.
 */
export default defineConfig({
  test: {
    sequence: isShuffled ? {} : { sequencer: LongFirst },
    projects: [
      {
        plugins: [mdxPlugin(), withoutPhotographs()],
        test: {
          ...withoutServer,
          ...inOneProcess,
          name: 'unit',
          include: ['{content,screenshots,scripts,src}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...components, ...server],
        },
      },
      {
        plugins: [mdxPlugin(), withoutPhotographs()],
        test: {
          ...withoutServer,
          isolate: false,
          setupFiles: [...inOneProcess.setupFiles, 'scripts/lib/empty-page.mjs'],
          name: 'components',
          include: components,
        },
      },
      {
        resolve: { alias: [lessWork, asBuilt] },
        test: { ...ofServer, ...inOneProcess, name: 'server', include: server, exclude: replacing },
      },
      { test: { ...ofServer, name: 'replacing', include: replacing } },
      {
        resolve: { alias: [lessWork] },
        test: {
          ...withDatabase,
          ...inOneProcess,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
