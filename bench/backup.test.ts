import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backup, backUp } from '../src/app/operations/backup/back-up.ts'
import { type Restored, restore } from '../src/app/operations/backup/restore.ts'
import { withEmbeddedDatabase } from '../src/app/programs/with-shop-database.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { parseOrderNumber } from '../src/common/order-number.ts'
import { OrderPlaced } from '../src/features/orders/contract.ts'
import { contentOf } from '../src/platform/database/testing-content.ts'
import { sampleOrder } from './sample-order.ts'
import { ShopClient } from './shop-client.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'
import { isComplete, storedOrders } from './stored-orders.ts'

/** A shop with orders is backed up while it takes more, and once more when it has ended; each is restored elsewhere. */

let folder: string
let dataDir: string
let identity: string
let recipient: string
let shop: ShopProcess
/** Orders that were confirmed before the backup under load was begun, and all. */
let before: readonly string[]
let confirmed: readonly string[]
let underLoad: Backup
let atRest: Backup
/** The backup under load, restored. */
let restored: string
let told: Restored

const clients = 4
const ordersBefore = 20

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-backup-'))
  dataDir = path.join(folder, 'data')
  restored = path.join(folder, 'under-load')
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  await mkdir(path.join(dataDir, 'mail'), { recursive: true })
  await writeFile(path.join(dataDir, 'mail', 'kept.eml'), 'Subject: bewaard\r\n\r\nEen mail.\r\n')
  await writeFile(path.join(dataDir, 'mail', 'empty.eml'), '')
  const port = await freePort()
  shop = await startShopProcess({ port, dataDir })
  const load = startOrdering(port)
  before = await load.until(ordersBefore)
  underLoad = await backUp(config(), new Date('2026-11-22T09:00:00Z'))
  confirmed = await load.end()
  await shop.stop()
  atRest = await backUp(config(), new Date('2026-11-22T10:00:00Z'))
  told = await restore({ file: underLoad.file, identity, dataDir: restored, binDir: null })
}, 300_000)

afterAll(async () => {
  await shop?.kill()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const config = () => ({
  database: { kind: 'embedded', binDir: null } as const,
  dataDir,
  appSecret: null,
  backup: { recipients: [recipient], folder: path.join(folder, 'backups') },
})

it('has every order that was confirmed before it began, whole, although the shop took orders meanwhile', async () => {
  expect(told.startedAt).toBe('2026-11-22T09:00:00.000Z')
  expect(told.cases?.count).toBeGreaterThanOrEqual(before.length)
  await on(restored, async connection => {
    const orders = await storedOrders(connection)
    const numbers = new Set(orders.map(({ orderNumber }) => orderNumber))
    expect(before.filter(number => !numbers.has(number))).toEqual([])
    // An order may be committed in the moment of the copy and told of right after it; none was never told of.
    expect([...numbers].filter(number => !confirmed.includes(number))).toEqual([])
    expect(orders.filter(order => !isComplete(order))).toEqual([])
  })
})

it('has every row of every table, the secret and the mails', async () => {
  const elsewhere = path.join(folder, 'at-rest')
  await restore({ file: atRest.file, identity, dataDir: elsewhere, binDir: null })
  const source = await on(dataDir, contentOf)
  expect(source.get('cases')?.rows).toBeGreaterThanOrEqual(confirmed.length)
  expect(await on(elsewhere, contentOf)).toEqual(source)
  expect(await readFile(path.join(elsewhere, 'app-secret'), 'utf8')).toBe(
    await readFile(path.join(dataDir, 'app-secret'), 'utf8'),
  )
  const mails = (of: string) => readdir(path.join(of, 'mail')).then(names => names.toSorted())
  expect(await mails(elsewhere)).toEqual(await mails(dataDir))
  expect(await readFile(path.join(elsewhere, 'mail', 'kept.eml'), 'utf8')).toContain('Een mail.')
})

it('goes on from what was restored: the shop starts on it and takes an order', async () => {
  const port = await freePort()
  const next = await startShopProcess({ port, dataDir: restored })
  try {
    const load = startOrdering(port)
    await load.until(1)
    expect((await load.end()).length).toBeGreaterThan(0)
  } finally {
    await next.stop()
  }
})

it('lets nothing be read without the key', async () => {
  const file = await readFile(atRest.file)
  expect(file.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(file.includes('app-secret')).toBe(false)
  await expect(
    restore({
      file: atRest.file,
      identity: await generateX25519Identity(),
      dataDir: path.join(folder, 'stranger'),
      binDir: null,
    }),
  ).rejects.toThrow(/cannot be opened/)
})

it('says of a missing file that it is not there, and nothing of damage', async () => {
  const file = path.join(folder, 'nowhere.age')
  const target = path.join(folder, 'of-nothing')
  const refused = restore({ file, identity, dataDir: target, binDir: null })
  await expect(refused).rejects.toThrow(`${file} cannot be used, as it is not there`)
})

it('removes what a backup left unfinished days ago, and not what another is writing', async () => {
  const left = path.join(folder, 'backups', 'shop-2026-11-20T090000000Z.tar.zst.age.partial')
  const written = path.join(folder, 'backups', 'shop-2026-11-22T095959000Z.tar.zst.age.partial')
  for (const [file, moment] of [
    [left, '2026-11-20T09:00:00Z'],
    [written, '2026-11-22T09:59:59Z'],
  ] as const) {
    await writeFile(file, '')
    await utimes(file, new Date(moment), new Date(moment))
  }
  await backUp(config(), new Date('2026-11-22T11:00:00Z'))
  const names = await readdir(path.join(folder, 'backups'))
  expect(names).not.toContain(path.basename(left))
  expect(names).toContain(path.basename(written))
})

it('refuses a file that was cut off or changed, and leaves no database behind', async () => {
  const cut = path.join(folder, 'cut.age')
  await promisify(execFile)('cp', [atRest.file, cut])
  await truncate(cut, Math.floor(atRest.bytes / 2))
  const changed = path.join(folder, 'changed.age')
  const bytes = await readFile(atRest.file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(changed, bytes)
  const target = path.join(folder, 'damaged')
  for (const file of [cut, changed]) {
    await expect(restore({ file, identity, dataDir: target, binDir: null })).rejects.toThrow(
      /cannot be opened/,
    )
    expect(await readdir(path.join(target, 'postgres'))).not.toContain('cluster')
  }
  await restore({ file: atRest.file, identity, dataDir: target, binDir: null })
})

it('touches no database that is there, nor another secret', async () => {
  await expect(restore({ file: atRest.file, identity, dataDir, binDir: null })).rejects.toThrow(
    /has a database already/,
  )
  const other = path.join(folder, 'other-secret')
  await mkdir(other)
  await writeFile(path.join(other, 'app-secret'), 'another secret that is long enough to be one')
  await expect(restore({ file: atRest.file, identity, dataDir: other, binDir: null })).rejects.toThrow(
    /another secret/,
  )
})

it('is not made without a key, nor of an external database', async () => {
  const now = new Date()
  await expect(backUp({ ...config(), backup: { ...config().backup, recipients: [] } }, now)).rejects.toThrow(
    /BACKUP_RECIPIENT is not set/,
  )
  await expect(
    backUp({ ...config(), database: { kind: 'external', url: 'postgresql://shop@db.example/shop' } }, now),
  ).rejects.toThrow(/embedded database only/)
})

const on = <Result>(of: string, work: (connection: pg.ClientConfig) => Promise<Result>): Promise<Result> =>
  withEmbeddedDatabase(of, null, () => undefined, work)

/** Clients that order one after the other, each under a key of its own. */
function startOrdering(port: number) {
  const stop = new AbortController()
  const numbers: string[] = []
  let counted: (() => void) | null = null
  const order = async () => {
    const client = new ShopClient(port, 60_000)
    await client.arrive()
    while (!stop.signal.aborted) {
      const company = randomUUID()
      const { status, body } = await client.order(sampleOrder(company), company)
      expect(status).toBe(201)
      numbers.push(parseOrderNumber(OrderPlaced.parse(JSON.parse(body)).orderNumber) ?? '')
      counted?.()
    }
    client.leave()
  }
  const ordering = Promise.all(Array.from({ length: clients }, order))
  return {
    until: async (count: number): Promise<readonly string[]> => {
      const enough = new Promise<void>(resolve => {
        counted = () => numbers.length >= count && resolve()
      })
      await Promise.race([enough, ordering])
      return [...numbers]
    },
    end: async (): Promise<readonly string[]> => {
      stop.abort()
      await ordering
      return numbers
    },
  }
}
