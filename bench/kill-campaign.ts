import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { withEmbeddedDatabase } from '../src/app/programs/with-shop-database.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import {
  type ClientResult,
  compareOrders,
  type Findings,
  isClean,
  orderUntilAnswered,
  persist,
} from './acknowledged-orders.ts'
import { benchSecret } from './catalogue-desk.ts'
import { confirm, type Floor, type Life, life, longestLife } from './kill-life.ts'
import {
  beginSideWork,
  isSideClean,
  noSideFindings,
  type SideFindings,
  startOutside,
} from './kill-side-work.ts'
import { sampleOrder } from './sample-order.ts'
import { ShopClient } from './shop-client.ts'
import { type ShopProcess, type ShopSettings, startShopProcess } from './shop-process.ts'
import { storedOrders } from './stored-orders.ts'

/** Faults by where they are found; one of orders is looked for while nothing else is done. */
export const plants = {
  'no-key': 'orders',
  'answer-before-commit': 'orders',
  'new-webhook-ids': 'beside orders',
} as const
export type InjectedFault = keyof typeof plants

export type Campaign = {
  readonly kills: number
  /**
   * Clients that order all the time, each under a key per order, and retry until they get an answer. A quarter as many
   * order by API.
   */
  readonly clients: number
  /** Faults to plant, which the campaign must find; those of orders take turns. */
  readonly planted?: readonly InjectedFault[]
  /** Data folder of a shop that was stopped, to begin with a copy of; otherwise the campaign begins with an empty one. */
  readonly from?: string
  /** The most orders that are confirmed between two kills, 120 by default, and the fewest. */
  readonly ordersOfLife?: number
  readonly fewestOrders?: number
  readonly onKill?: (count: number) => void
}

export type KillFindings = Findings &
  SideFindings & {
    readonly kills: number
    /** How many of them were of the database. */
    readonly databaseKills: number
  }

/**
 * Lives of eight in which clients rest before the kill, so that what works behind orders gets to it on a busy machine too: measured in
 * calls of receivers, or in jobs that ended.
 */
const rests = new Map<number, 'calls' | 'jobs'>([
  [3, 'calls'],
  [4, 'jobs'],
  [7, 'jobs'],
  [0, 'calls'],
])
const longestRest: Readonly<Record<'calls' | 'jobs', Life>> = {
  calls: { orders: 60, ms: 10_000, moreMs: 40 },
  jobs: { orders: 6, ms: 15_000, moreMs: 40 },
}

/**
 * Kills the real shop with SIGKILL, and every second time its PostgreSQL with SIGQUIT, which ends it as a crash does, at random
 * moments, again and again, while clients order in the shop and by API, mails come in, colleagues assign many cases at once, and
 * receivers are told of all that; then compares what each was told with what the database holds.
 */
export async function runCampaign({
  kills,
  clients,
  planted = [],
  from,
  ordersOfLife,
  fewestOrders,
  onKill,
}: Campaign): Promise<KillFindings> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-kill-'))
  if (from) await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir])
  const preloads = planted.map(plant => path.join(import.meta.dirname, 'plants', `${plant}.ts`))
  const isOfOrders = planted.length > 0 && planted.every(plant => plants[plant] === 'orders')
  const outside = await startOutside()
  const port = await freePort()
  const settings: ShopSettings = {
    dataDir,
    port,
    preloads,
    env: { APP_SECRET: benchSecret, ...outside.env },
  }
  const onDatabase = <Result>(work: (connection: pg.ClientConfig) => Promise<Result>) =>
    withEmbeddedDatabase(dataDir, null, () => undefined, work)
  let shop: ShopProcess | null = await startShopProcess(settings)
  try {
    const end = new AbortController()
    let isResting = false
    const floor: Floor = {
      confirmed: 0,
      numbers: [],
      async ready() {
        while (isResting && !end.signal.aborted) await pause(5)
      },
    }
    const side = isOfOrders
      ? null
      : await beginSideWork(outside, { dataDir, port, clients: Math.ceil(clients / 4), floor, onDatabase })
    const ordering = Array.from({ length: clients }, () => orderUntil(end.signal, port, floor))
    const restart = async (isLast = false) => {
      await shop?.kill()
      // Faults that show by what a kill left behind are done by then, and starting from sources takes long.
      shop = await startShopProcess(isLast && isOfOrders ? { ...settings, preloads: [] } : settings)
    }
    for (let count = 1; count <= kills; count++) {
      await life(floor, longestLife(ordersOfLife, fewestOrders))
      const rest = rests.get(count % 8)
      if (side && rest) {
        isResting = true
        await life(side.behind[rest], longestRest[rest])
      }
      onKill?.(count)
      // Of a killed database the shop lives on; its watchdog starts the database again.
      if (count % 2 === 0) await killDatabase(dataDir)
      else await restart(count === kills)
      isResting = false
    }
    end.abort()
    const told = (await Promise.all(ordering)).flat()
    if (side) {
      told.push(...(await side.end()))
      // A shop that starts looks into the mailbox at once.
      await restart()
      await side.untilDone()
    }
    await shop.kill()
    shop = null
    return await onDatabase(async connection => ({
      kills,
      databaseKills: Math.floor(kills / 2),
      ...compareOrders(told, await storedOrders(connection)),
      ...(side ? await side.findings(connection) : noSideFindings),
    }))
  } finally {
    await shop?.kill()
    await outside.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Whether nothing was lost, doubled, incomplete, astray, changed or answered wrongly. */
export const isCleanCampaign = (findings: KillFindings): boolean => isClean(findings) && isSideClean(findings)

/** Makes the data folder of a shop that was started and stopped, for campaigns to begin with; whoever calls removes it. */
export async function makeShopFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-to-kill-'))
  const shop = await startShopProcess({ dataDir, port: await freePort(), env: { APP_SECRET: benchSecret } })
  await shop.stop()
  return dataDir
}

/** Has PostgreSQL end at once, without a checkpoint: what was committed is in its log alone. */
export async function killDatabase(dataDir: string) {
  const cluster = path.join(dataDir, 'postgres', 'cluster')
  await persist(async () => {
    const pid = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
    // The file may be of one that ended, and its number another program's by now.
    if ((await readlink(`/proc/${pid}/cwd`)) !== (await realpath(cluster)))
      throw new Error('PostgreSQL is being started')
    process.kill(pid, 'SIGQUIT')
  })
}

/** Orders again and again; an order that was begun is finished. */
async function orderUntil(end: AbortSignal, port: number, floor: Floor): Promise<ClientResult[]> {
  const told: ClientResult[] = []
  const client = new ShopClient(port)
  await persist(() => client.arrive())
  while (!end.aborted) {
    await floor.ready()
    const company = randomUUID()
    const answer = await orderUntilAnswered(client, company, sampleOrder(company))
    if (answer.orderNumber !== null) confirm(floor, answer.orderNumber)
    told.push(answer)
  }
  client.leave()
  return told
}
