import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withEmbeddedDatabase } from '../src/app/programs/with-shop-database.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { startMailbox } from '../src/platform/outside/testing-imap.ts'
import {
  type ClientResult,
  compareOrders,
  type Findings,
  isClean,
  orderUntilAnswered,
  persist,
} from './acknowledged-orders.ts'
import { benchSecret, newColleague } from './catalogue-desk.ts'
import { compareJobs, type JobFindings, runJobsUntil, storedJobCases } from './kill-jobs.ts'
import {
  addMailsUntil,
  compareMails,
  endLeasesAtOnce,
  inboundSecret,
  type MailFindings,
  type Mailing,
  postMailsUntil,
  storedMails,
  untilRead,
} from './kill-mails.ts'
import { sampleOrder } from './sample-order.ts'
import { ShopClient } from './shop-client.ts'
import { type ShopProcess, type ShopSettings, startShopProcess } from './shop-process.ts'
import { storedOrders } from './stored-orders.ts'

export const plants = ['no-key', 'answer-before-commit'] as const
export type InjectedFault = (typeof plants)[number]

export type Campaign = {
  readonly kills: number
  /** Clients that order all the time, each under a key per order, and retry until they get an answer. */
  readonly clients: number
  /** A fault to plant, which the campaign must find. */
  readonly plant?: InjectedFault | undefined
  readonly onKill?: (count: number) => void
}

export type KillFindings = Findings &
  MailFindings &
  JobFindings & {
    readonly kills: number
    /** How many of them were of the database. */
    readonly databaseKills: number
  }

/**
 * The shop lives for a random number of confirmed orders and some milliseconds more, so that a slow machine kills it as
 * often in the middle of its work as a fast one.
 */
const longestLife: Life = { orders: 120, ms: 10_000, moreMs: 40 }

type Life = { readonly orders: number; readonly ms: number; readonly moreMs: number }

/**
 * Kills the real shop with SIGKILL, and every second time its PostgreSQL with SIGQUIT, which ends it as a crash does, at random
 * moments, again and again, while clients order, mails come in and a colleague assigns many cases at once; then compares what
 * each was told with what the database holds.
 */
export async function runCampaign({ kills, clients, plant, onKill }: Campaign): Promise<KillFindings> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-kill-'))
  const preload = plant && path.join(import.meta.dirname, 'plants', `${plant}.ts`)
  const mailbox = await startMailbox()
  const settings: ShopSettings = {
    dataDir,
    port: await freePort(),
    preload,
    env: {
      APP_SECRET: benchSecret,
      CASE_EMAIL: 'zaak@shop.example',
      IMAP_URL: mailbox.url,
      INBOUND_MAIL_SECRET: inboundSecret,
    },
  }
  const { port } = settings
  let shop: ShopProcess | null = await startShopProcess(settings)
  try {
    await withEmbeddedDatabase(dataDir, null, () => undefined, endLeasesAtOnce)
    const colleague = await newColleague(dataDir, 'verkoop')
    const [end, endOfJobs] = [new AbortController(), new AbortController()]
    const progress: Progress & { readonly numbers: string[] } = { confirmed: 0, numbers: [] }
    const mailing: Mailing = { sent: [], wrongPosts: 0 }
    const ordering = Array.from({ length: clients }, () => orderUntil(end.signal, port, progress))
    const mails = [
      addMailsUntil(end.signal, mailbox, mailing, progress),
      postMailsUntil(end.signal, port, mailbox, mailing, progress),
    ]
    const desk = { port, cookie: colleague.cookie, assignee: colleague.id }
    const assigning = runJobsUntil(endOfJobs.signal, desk, progress.numbers)
    const restart = async () => {
      await shop?.kill()
      shop = await startShopProcess(settings)
    }
    for (let count = 1; count <= kills; count++) {
      await life(progress)
      onKill?.(count)
      // Of a killed database the shop lives on; its watchdog starts the database again.
      if (count % 2 === 0) await killDatabase(dataDir)
      else await restart()
    }
    end.abort()
    const told = (await Promise.all(ordering)).flat()
    await Promise.all(mails)
    endOfJobs.abort()
    const jobs = await assigning
    // A shop that starts looks into the mailbox at once.
    await restart()
    await withEmbeddedDatabase(
      dataDir,
      null,
      () => undefined,
      connection => untilRead(connection, mailbox),
    )
    await shop.kill()
    shop = null
    const [orders, ...stored] = await withEmbeddedDatabase(
      dataDir,
      null,
      () => undefined,
      connection =>
        Promise.all([storedOrders(connection), storedMails(connection), storedJobCases(connection)]),
    )
    return {
      kills,
      databaseKills: Math.floor(kills / 2),
      ...compareOrders(told, orders),
      ...compareMails(mailing, stored[0]),
      ...compareJobs(jobs, stored[1]),
    }
  } finally {
    await shop?.kill()
    await mailbox.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Whether nothing was lost, doubled, incomplete, astray or answered wrongly. */
export const isCleanCampaign = (findings: KillFindings): boolean =>
  isClean(findings) &&
  findings.lostMails +
    findings.doubledMails +
    findings.astrayThreads +
    findings.incompleteMails +
    findings.wrongPosts +
    findings.undoneCases +
    findings.twiceDone ===
    0

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

/** Orders that were confirmed to any client so far, or other deeds by which a life is measured. */
export type Progress = { confirmed: number }

/** Waits as long as the shop lives this time. */
export async function life(progress: Progress, longest: Life = longestLife) {
  const until = progress.confirmed + randomInt(1, longest.orders)
  const latest = Date.now() + longest.ms
  while (progress.confirmed < until && Date.now() < latest) await pause(1)
  await pause(randomInt(longest.moreMs))
}

/** Orders again and again; an order that was begun is finished. */
async function orderUntil(
  end: AbortSignal,
  port: number,
  progress: Progress & { readonly numbers: string[] },
): Promise<ClientResult[]> {
  const told: ClientResult[] = []
  const client = new ShopClient(port)
  await persist(() => client.arrive())
  while (!end.aborted) {
    const company = randomUUID()
    const answer = await orderUntilAnswered(client, company, sampleOrder(company))
    progress.confirmed++
    if (answer.orderNumber !== null) progress.numbers.push(answer.orderNumber)
    told.push(answer)
  }
  client.leave()
  return told
}
