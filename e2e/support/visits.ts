import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { testAppSecret } from '../../src/app/server/testing-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/database/testing.ts'
import { launchChromium } from './chromium.ts'
import { watchConsole } from './console-problems.ts'
import { useWalksOf } from './order-steps.ts'
import { personalIn } from './personal-data.ts'
import { logReader, type Shop, startShop, startTimeout } from './shop.ts'

type VisitOptions = {
  /** Width of the window in CSS pixels. */
  width?: number
  height?: number
  /** Console messages that this visit may cause: browsers report every failed request there. */
  expectedProblems?: RegExp
  /** Whether the browser runs scripts. */
  hasScripts?: boolean
}

export type ShopUnderTest = {
  /** The running server; only inside tests. */
  shop(): Shop
  /** The server's database; only inside tests. */
  database(): TestDatabase
  /** A new visitor with empty storage; the page opens nothing yet, and paths are relative to the shop. */
  visit(options?: VisitOptions): Promise<Page>
}

/** All tests of a file come from one address, which no visitor does so often. */
const everyVisitorFromOneAddress = { RATE_LIMIT_FACTOR: '1000' }
/** On a busy machine a query may take longer than a visitor should wait. */
const patientWithTheDatabase = { DATABASE_TIMEOUT_MS: '45000' }
/** The most that an operator can ask the log for. */
const everythingLogged = { LOG_LEVEL: 'trace' }

/** How long a browser may take for one step on a busy machine, in milliseconds: what comes later hangs. */
const patience = 60_000

/** How long pages may be built on a busy machine, in milliseconds. */
const buildTimeout = 420_000

/** The widths at which the layout differs most: a phone and a laptop. */
export const phone = 390
export const laptop = 1280

/**
 * A page of a test lives some seconds: making its scripts faster takes more of the processor than they save. So does looking for what is
 * gone of so few objects, and sharing that with other threads where all processors are busy.
 */
const forShortLives = [
  '--js-flags=--no-maglev,--no-turbofan,--single-threaded-gc,--min-semi-space-size=16,--max-semi-space-size=32',
]

let launched: Promise<Browser> | undefined

/** One for all files that follow each other in this process; it ends with the process. A new one where it crashed. */
async function browserOfProcess(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launchChromium(forShortLives)
  return launched as Promise<Browser>
}

type ShopOfTests = { readonly shop: Shop; readonly database: TestDatabase }

async function startWithDatabase(
  settings: Readonly<Record<string, string>>,
  built?: Promise<string>,
): Promise<ShopOfTests> {
  const checkout = await built
  const database = await createTestDatabase()
  const ofThisFile = {
    DATABASE_URL: database.connectionString,
    APP_SECRET: testAppSecret,
    ...everyVisitorFromOneAddress,
    ...patientWithTheDatabase,
    ...everythingLogged,
    ...settings,
  }
  return { database, shop: await startShop(ofThisFile, checkout) }
}

/** A tool that the menu leads to, and receivers on this machine. */
const settingsOfShared = {
  ROUTER_TOOL_URL: 'https://support.example/router-tool.zip',
  WEBHOOKS_TO_LOCALHOST: 'on',
}

let shared: Promise<ShopOfTests> | undefined

/** It ends with the run (src/platform/database/testing-setup.ts): a process of tests is not asked when it ends. */
async function startShared(): Promise<ShopOfTests> {
  const started = await startWithDatabase(settingsOfShared)
  const { processId, dataDir } = started.shop
  await writeFile(path.join(inject('testServer').leftovers, String(processId)), dataDir)
  return started
}

/**
 * A shop that files of this process share: those that only visit pages, and those that look at nothing but what they
 * stored, at mails about it and at customers of their own (`newCustomer`), and leave settings, prices and clocks alone.
 */
export const sharedShop = (): ShopUnderTest =>
  visits(
    () => {
      shared ??= startShared()
      return shared
    },
    async () => undefined,
  )

const newLines = logReader()

/**
 * One database and one server for all tests of a file, and one browser for this and others. After each test the visits end, and a visitor whose
 * console showed an error or a warning fails the test, as does a log of the server that tells of persons.
 * @param checkout builds the pages of another checkout, for a shop that is not built as this one is
 */
export const testShop = (
  settings: Readonly<Record<string, string>> = {},
  checkout?: () => Promise<string>,
): ShopUnderTest =>
  visits(
    () => startWithDatabase(settings, checkout?.()),
    async ({ shop, database }) => {
      await shop.stop()
      await database.drop()
    },
    checkout && startTimeout + buildTimeout,
  )

function visits(
  start: () => Promise<ShopOfTests>,
  end: (started: ShopOfTests) => Promise<void>,
  timeout = startTimeout,
): ShopUnderTest {
  let started: ShopOfTests | undefined
  let browser: Browser | undefined
  let visits: { context: BrowserContext; problems: readonly string[]; expected: RegExp | undefined }[] = []

  beforeAll(async () => {
    ;[started, browser] = await Promise.all([start(), browserOfProcess()])
    useWalksOf(started.shop)
  }, timeout)

  afterEach(async () => {
    const ended = visits
    visits = []
    await Promise.all(ended.map(({ context }) => context.close()))
    const problems = ended.flatMap(visit => visit.problems.filter(problem => !visit.expected?.test(problem)))
    expect(problems, "the visitor's console").toEqual([])
    expect(personalIn(started ? newLines(started.shop) : ''), "the server's log").toEqual([])
  })

  afterAll(async () => {
    if (started) await end(started)
  }, startTimeout)

  return {
    shop() {
      if (!started) throw new Error('The shop runs only inside tests')
      return started.shop
    },
    database() {
      if (!started) throw new Error('The database exists only inside tests')
      return started.database
    },
    async visit({ width = laptop, height = 900, expectedProblems, hasScripts = true } = {}) {
      if (!started || !browser) throw new Error('Visits happen only inside tests')
      const context = await browser.newContext({
        baseURL: started.shop.url,
        viewport: { width, height },
        locale: 'nl-NL',
        reducedMotion: 'reduce',
        javaScriptEnabled: hasScripts,
      })
      context.setDefaultTimeout(patience)
      const page = await context.newPage()
      visits.push({ context, problems: watchConsole(page), expected: expectedProblems })
      return page
    },
  }
}
