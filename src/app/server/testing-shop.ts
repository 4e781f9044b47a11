import type { FastifyInstance } from 'fastify'
import type { CaptchaAction } from '../../common/contract/captcha.ts'
import { csrfHeader, sessionCalls } from '../../common/contract/session.ts'
import { importedAddressRegister } from '../../features/addresses/server/imported-register.ts'
import { createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import type { StaffRole } from '../../features/desk/staff-roles.ts'
import { addStaff, giveDeskSession, type TestColleague } from '../../features/staff/server/testing.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { createLog } from '../../platform/operations/log.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { createSelfHostedCaptcha } from '../../platform/outside/captcha-altcha.ts'
import { createRegisters } from '../../platform/outside/create-registers.ts'
import { createVirusScanner } from '../../platform/outside/create-virus-scanner.ts'
import { secretsFrom } from '../../platform/secrets/secrets.ts'
import { buildApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import { solveCaptcha } from './testing-captcha.ts'

const { captchaChallenge, csrfToken } = sessionCalls

/** Under which every shop of a test keeps its secrets. */
export const testAppSecret = 'a secret of the tests, long enough to be one'
export const testSecrets = secretsFrom(testAppSecret)

/** The application over a database of its own, listening on a free port; pages are not served. */
export type TestShop = {
  readonly url: string
  readonly app: FastifyInstance
  readonly testDatabase: TestDatabase
  /** A new visitor: a browser without its pages. */
  visitor(): TestVisitor
  /** A new colleague with a browser signed in at the desk. */
  staff(role: StaffRole): Promise<StaffVisitor>
  stop(): Promise<void>
}

/** The database of a shop, also of one in a separate process. */
export type WithDatabase = { readonly testDatabase: Pick<TestDatabase, 'database' | 'pool'> }

/** A browser of a colleague, without its pages. */
export type StaffVisitor = TestVisitor & { readonly colleague: TestColleague }

/**
 * Starts a shop for tests.
 * @param changes replaces parts, such as an outside service by one that fails
 * @param env configures it as variables do; rate limits are far away unless RATE_LIMIT_FACTOR says otherwise
 * @param over the database that it stands over and drops in the end; otherwise one of its own
 */
export async function startTestShop(
  changes: Partial<AppContext> = {},
  env: Readonly<Record<string, string>> = {},
  over?: TestDatabase,
): Promise<TestShop> {
  const testDatabase = over ?? (await createTestDatabase())
  const { pool, database } = testDatabase
  const secrets = testSecrets
  const config = await readConfig({ PUBLIC_URL: 'http://shop.example', RATE_LIMIT_FACTOR: '1000', ...env })
  const log = createLog({ level: 'silent' })
  const metrics = createMetrics()
  const violations: string[] = []
  const app = await buildApp({
    config,
    secrets,
    log,
    database,
    catalogue: createCatalogue(pool),
    captcha: createSelfHostedCaptcha(database, secrets),
    ...createRegisters({
      config,
      database,
      importedAddresses: importedAddressRegister(database.$client),
      log,
      metrics,
    }),
    virusScanner: createVirusScanner({ config, log, metrics }),
    metrics,
    // Loaded by the tests that look at a mail, and by no other.
    prepareMails: () => import('../worker/emails.tsx'),
    renderDelivery: async (...mail) => (await import('../worker/emails.tsx')).renderDelivery(...mail),
    isEnding: () => false,
    onMailQueued: () => undefined,
    webBuildDir: null,
    onContractViolation: violation => violations.push(violation),
    ...changes,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  // A busy machine is slow: no connection of a test is closed for being idle, which the limits are measured for (bench/limits).
  app.server.keepAliveTimeout = 0
  app.server.setTimeout(0)
  return {
    url,
    app,
    testDatabase,
    visitor: () => new TestVisitor(url),
    async staff(role) {
      const visitor = new TestVisitor(url)
      const colleague = await addStaff(database, { role })
      const key = secrets.deriveKey('staff-session')
      await giveDeskSession(database, visitor, { staffId: colleague.id, key })
      return Object.assign(visitor, { colleague })
    },
    async stop() {
      await app.close()
      await testDatabase.drop()
      if (violations.length > 0) throw new Error(`Not as the contract has it: ${violations.join('; ')}`)
    },
  }
}

type Call = {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON unless it is a form. */
  readonly body?: unknown
}

/** Keeps a visitor's cookies and adds a CSRF token to what changes something, as src/api/client.ts does. */
export class TestVisitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()
  /** The token that was asked for last, which holds as long as the cookies stay as they were then. */
  #token: { readonly value: string; readonly cookie: string } | null = null

  constructor(url: string) {
    this.#url = url
  }

  /** As the browser would send them. */
  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Has the browser hold another cookie, or none of this name. */
  setCookie(name: string, value: string | null) {
    if (value === null) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  get = (path: string, call: Call = {}) => this.send('GET', path, call)

  post = (path: string, call: Call = {}) => this.change('POST', path, call)

  async change(method: string, path: string, call: Call = {}): Promise<Response> {
    const { cookie } = this
    const isKnown = this.#token?.cookie === cookie
    const token = isKnown && this.#token ? this.#token.value : await this.csrfToken()
    const headers = { [csrfHeader]: token, ...call.headers }
    const response = await this.send(method, path, { ...call, headers })
    // The session had ended, which a browser hears when it asks for its token.
    const hasEnded = isKnown && response.status === 403 && this.cookie !== cookie
    return hasEnded ? this.change(method, path, call) : response
  }

  async csrfToken(): Promise<string> {
    const response = await this.get(csrfToken.path)
    const { data } = (await response.json()) as { data: string }
    this.#token = { value: data, cookie: this.cookie }
    return data
  }

  /** A token as the browser makes one. */
  async captchaToken(action: CaptchaAction): Promise<string> {
    const response = await this.get(`${captchaChallenge.path}?action=${action}`)
    return solveCaptcha(await response.json())
  }

  /** One request as it is, without a CSRF token of its own. */
  async send(method: string, path: string, { headers, body }: Call = {}): Promise<Response> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm
        ? body
        : body === undefined
          ? null
          : typeof body === 'string'
            ? body
            : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = ''] = pair.split('=')
    const isRemoved = attributes.includes('Max-Age=0')
    this.setCookie(name, isRemoved ? null : pair.slice(name.length + 1))
  }
}
