import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { withEmbeddedDatabase } from '../../src/app/programs/with-shop-database.ts'
import { freePort } from '../../src/app/server/testing-serving.ts'
import { parseOrderNumber } from '../../src/common/order-number.ts'
import { OrderPlaced } from '../../src/features/orders/contract.ts'
import { sampleOrder } from '../sample-order.ts'
import { ShopClient } from '../shop-client.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.ts'
import { isComplete, storedOrders } from '../stored-orders.ts'
import { type Limit, timed, until } from './limit.ts'

const run = promisify(execFile)
const clients = 16
/** Refused orders after which the disk is given room again. */
const enough = 200

/**
 * 36: with its disk full the shop refuses orders with 503, loses and halves none, and takes them again by itself once there
 * is room. The disk is a file system of its own in memory, which only root can mount; for others there is nothing to measure.
 */
export async function diskFull(): Promise<Limit[]> {
  if (process.getuid?.() !== 0) {
    process.stderr.write('A full disk is not tried: that takes root, to mount a small one.\n')
    return []
  }
  const disk = await mkdtemp(path.join(tmpdir(), 'shop-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk])
  try {
    const port = await freePort()
    const dataDir = path.join(disk, 'data')
    const shop = await startShopProcess({ port, dataDir, env: { LOG_LEVEL: 'fatal' } })
    try {
      return await measure(shop, port, disk, dataDir)
    } finally {
      await shop.kill()
    }
  } finally {
    await run('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

type Seen = { readonly placed: Set<string>; refused: number; wrong: number; longestMs: number }

async function measure(shop: ShopProcess, port: number, disk: string, dataDir: string): Promise<Limit[]> {
  const seen: Seen = { placed: new Set(), refused: 0, wrong: 0, longestMs: 0 }
  const end = new AbortController()
  const ordering = Array.from({ length: clients }, () => orderUntil(end.signal, port, seen))
  const filler = path.join(disk, 'filler')
  let recoveryMs = 0
  try {
    await until(async () => seen.placed.size > clients)
    await fill(filler)
    await until(async () => seen.refused > enough)
    await rm(filler)
    const before = seen.placed.size
    recoveryMs = (await timed(() => until(async () => seen.placed.size > before + clients))).ms
  } finally {
    end.abort()
    await Promise.all(ordering)
  }
  await shop.kill()

  const stored = await withEmbeddedDatabase(dataDir, null, () => undefined, storedOrders)
  const numbers = new Set(stored.map(({ orderNumber }) => orderNumber))
  const row = { reliability: 36, unit: '', atMost: 0 } as const
  return [
    { ...row, what: 'disk full: answers that were neither 201 nor 503', measured: seen.wrong },
    { ...row, what: 'disk full: the longest answer', unit: 'ms', measured: seen.longestMs, atMost: 2_500 },
    { ...row, what: 'disk full: until it works again', unit: 'ms', measured: recoveryMs, atMost: 10_000 },
    {
      ...row,
      what: `disk full: orders acknowledged (${seen.placed.size}) that are not stored`,
      measured: [...seen.placed].filter(number => !numbers.has(number)).length,
    },
    {
      ...row,
      what: 'disk full: orders without all that belongs to them',
      measured: stored.filter(order => !isComplete(order)).length,
    },
  ]
}

async function orderUntil(end: AbortSignal, port: number, seen: Seen) {
  const client = new ShopClient(port)
  await client.arrive()
  while (!end.aborted) {
    const { result: answer, ms } = await timed(() =>
      client.order(sampleOrder('Bakkerij De Korenmolen B.V.'), randomUUID()).catch(() => null),
    )
    seen.longestMs = Math.max(seen.longestMs, ms)
    if (answer?.status === 201)
      seen.placed.add(parseOrderNumber(OrderPlaced.parse(JSON.parse(answer.body)).orderNumber) ?? '')
    else if (answer?.status === 503) seen.refused++
    else seen.wrong++
  }
  client.leave()
}

/** Takes all the room that is left. */
async function fill(file: string) {
  const megabyte = Buffer.alloc(1 << 20)
  const handle = await open(file, 'w')
  try {
    for (;;) await handle.write(megabyte)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await handle.close()
  }
}
