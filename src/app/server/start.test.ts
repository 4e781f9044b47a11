import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { argumentsOf } from '../../../scripts/lib/server-programs.mjs'
import { sessionCalls } from '../../common/contract/session.ts'
import { order, send } from '../../features/orders/server/testing.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { bindToSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { hardLimitMs } from './shutdown.ts'
import { storedPublicUrl } from './stored-public-url.ts'
import { freePort, untilServing } from './testing-serving.ts'
import { TestVisitor, testAppSecret, testSecrets } from './testing-shop.ts'

const { csrfToken } = sessionCalls

let db: TestDatabase
let dataDir: string
beforeAll(async () => {
  db = await createTestDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'shop-start-'))
})
afterAll(async () => {
  await db.drop()
  await rm(dataDir, { recursive: true })
})

const running: ChildProcess[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL')
})

/** Starts the server as `npm start` does, or with a script before it; `output` grows while it runs. */
function start(env: Readonly<Record<string, string>>, before = '') {
  const preload = `data:text/javascript,${encodeURIComponent(before)}`
  const server = spawn(process.execPath, ['--import', preload, ...argumentsOf('start')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      DATABASE_URL: db.connectionString,
      APP_SECRET: testAppSecret,
      ...env,
    },
  })
  running.push(server)
  const started = { server, output: '', exit: once(server, 'exit') }
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (started.output += chunk))
  return started
}

describe('a start that cannot succeed ends with one sentence that says what to do', () => {
  test('a wrong variable', async () => {
    const shop = start({ PORT: 'http' })
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toBe('The variable PORT is wrong: set it to a port number from 1 to 65535.\n')
  })

  test('a Node that is too old', async () => {
    // Features that these versions lack, and without which the shop's own modules do not load.
    const older = `import crypto from 'node:crypto'
      import { syncBuiltinESMExports } from 'node:module'
      Object.defineProperty(process, 'version', { value: 'v24.6.0' })
      delete crypto.argon2
      syncBuiltinESMExports()`
    const shop = start({}, older)
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toMatch(/^The shop needs Node 24\.7\.0 or newer; this is v24\.6\.0: .+\.\n$/)
  })

  test('a shared database without a shared secret', async () => {
    const shop = start({ APP_SECRET: '' })
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toMatch(/^DATABASE_URL is set and APP_SECRET is not: set APP_SECRET .+\n$/)
  })

  test('a database that was filled under another secret', async () => {
    await bindToSecret(db.database, testSecrets)
    const shop = start({ APP_SECRET: 'another secret, 32 characters or more', LOG_LEVEL: 'fatal' })
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toMatch(/^The database was filled under another APP_SECRET .+: set the one .+\.\n$/)
  })

  test('a busy port', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const shop = start({ PORT: String(port), LOG_LEVEL: 'fatal' })
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toBe(
      `Port ${port} is in use by another program: stop it, or set PORT to another number.\n`,
    )
    other.close()
  })

  test('an address of another machine', async () => {
    const shop = start({ HOST: '203.0.113.7', PORT: String(await freePort()), LOG_LEVEL: 'fatal' })
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toMatch(/^The address 203\.0\.113\.7 is none of this machine's: set HOST .+\.\n$/)
  })

  test.each([
    [
      'a database that is not there',
      async () => `postgresql://shop:geheim@127.0.0.1:${await freePort()}/shop`,
    ],
    [
      'a database that has another name',
      async () => db.connectionString.replace(/shop_test_\w+/, 'no_such_shop'),
    ],
  ])('%s', async (_case, url) => {
    const shop = start({ DATABASE_URL: await url(), LOG_LEVEL: 'fatal' })
    expect((await shop.exit)[0]).toBe(1)
    expect(shop.output).toMatch(
      /^The database of DATABASE_URL cannot be used \(.+\): start it, or correct .+\.\n$/,
    )
    expect(shop.output).not.toContain('geheim')
  })
})

/** Raises the time-out for pending work: a busy machine may be slow, and anything that hangs fails the test. */
const patient = `const soon = setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => soon(work, ms === ${hardLimitMs} ? 170_000 : ms, ...rest)`

/** Starts the server and waits until it serves. */
async function startServing(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const shop = start({ PORT: String(port), ...env }, patient)
  const url = `http://localhost:${port}`
  await untilServing(shop.server, () => shop.output)
  expect(shop.output).toContain(`De winkel draait op ${url}\n`)
  return { shop, port, url, statusOf: async (at: string) => (await fetch(url + at)).status }
}

/** A request whose body is still coming in; the answer comes once it has ended. */
async function requestUnderWay(port: number) {
  const socket = connect(port, '127.0.0.1')
  const answer = text(socket)
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await once(socket, 'ready')
  return { answer, end: () => socket.write('}') }
}

describe('a running server', () => {
  test('that is told to end by SIGTERM lets requests and a mail under way arrive and writes that down, whatever its clean-up waits for', async () => {
    const mailServer = await startMailServer()
    // The pool's would not be left in a transaction for long.
    const holder = new pg.Client(db.connection)
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table login_failures')
      const { shop, port, url, statusOf } = await startServing({ SMTP_URL: mailServer.url })
      expect(await storedPublicUrl(dataDir)).toBe(url)
      const held = Promise.withResolvers<null>()
      const arrived = vi.fn(() => held.promise)
      mailServer.atContent = arrived
      await send(new TestVisitor(url), order)
      await expect.poll(() => arrived.mock.calls.length).toBe(2)
      const underWay = await requestUnderWay(port)
      expect(await statusOf('/healthz')).toBe(200)
      shop.server.kill('SIGTERM')
      await expect.poll(() => takesConnections(port)).toBe(false)
      underWay.end()
      expect(await underWay.answer).toMatch(/^HTTP\/1\.1 403 /)
      held.resolve(null)
      expect((await shop.exit)[0]).toBe(0)
      await expect(fetch(`${url}/healthz`)).rejects.toThrow()
      const { rows } = await db.pool.query('select distinct state from deliveries')
      expect(rows).toEqual([{ state: 'sent' }])
    } finally {
      await holder.end()
      await mailServer.stop()
    }
  })

  test('with a delay says at SIGTERM that it is not ready, and serves until the delay is over or a second signal comes', async () => {
    const { shop, statusOf } = await startServing({ SHUTDOWN_DELAY_SECONDS: '120' })
    expect(await statusOf('/readyz')).toBe(200)
    shop.server.kill('SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf(csrfToken.path)).toBe(200)
    shop.server.kill('SIGTERM')
    expect((await shop.exit)[0]).toBe(0)

    const short = await startServing({ SHUTDOWN_DELAY_SECONDS: '1' })
    short.shop.server.kill('SIGTERM')
    expect((await short.shop.exit)[0]).toBe(0)
  })

  test('ends on SIGINT after the requests under way', async () => {
    const { shop, port, url } = await startServing()
    const underWay = await requestUnderWay(port)
    shop.server.kill('SIGINT')
    await expect.poll(() => takesConnections(port)).toBe(false)
    underWay.end()
    expect(await underWay.answer).toMatch(/^HTTP\/1\.1 403 /)
    expect((await shop.exit)[0]).toBe(0)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })
})

const takesConnections = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
