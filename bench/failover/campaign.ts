import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../src/platform/database/connection.ts'
import { compareOrders } from '../acknowledged-orders.ts'
import { until } from '../limits/limit.ts'
import { finish } from '../report.ts'
import { storedOrders } from '../stored-orders.ts'
import { startBalancer } from './balancer.ts'
import { Cluster } from './cluster.ts'
import { Copies, copyPorts, databaseUrl, isReady } from './copies.ts'
import { beginsBefore, type Fault, faultsWith, type Scene } from './faults.ts'
import { Load } from './load.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { findPrograms } from './programs.ts'
import { releaseBefore } from './release-before.ts'
import { type FaultResult, isMet, type Mails, report } from './report.ts'

/**
 * The whole measurement, in namespaces of its own (bench/failover.ts): nothing that it starts or configures outlives it.
 * Arguments: a folder to work in with the release before this one, and words of the faults that are wanted, if not all.
 */

const [folder = '', ...words] = process.argv.slice(2)
/** Between two faults; it shows what the clients do when nothing is wrong. */
const calmMs = 3_000

/** Names of networks are files, which stay in here as well. */
mkdirSync('/run/netns', { recursive: true })
execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns'])

const programs = findPrograms()
if (typeof programs === 'string') throw new Error(programs)
const say = (line: string) => process.stdout.write(`${line}\n`)

say('Starting three nodes of PostgreSQL, the balancer and three copies of the shop …')
const cluster = await Cluster.start(programs, folder)
await cluster.makeDatabase()
const mails = await startMailCatcher()
await startBalancer(programs, folder, copyPorts)
const copies = new Copies(folder, mails.url)
const firstRelease = beginsBefore(words) ? path.join(folder, releaseBefore) : undefined
for (const port of copyPorts) await copies.start(port, firstRelease)

const load = new Load()
const happened: FaultResult[] = []
await pause(calmMs)
/** A fault after which the shop did not come back, and why; the others before it are reported all the same. */
let unfinished: string | null = null
for (const fault of faultsWith(words)) {
  try {
    happened.push(await measure(fault))
  } catch (error) {
    unfinished = `${fault.name}: ${error instanceof Error ? error.message : String(error)}`
    say(`Not measured to its end: ${unfinished}`)
    break
  }
}
const told = await load.end()

say('Waiting for the last mails …')
const connection = { connectionString: databaseUrl }
const findings = compareOrders(told, await storedOrders(connection))
const result = { happened, unfinished, findings, mails: await mailsOf(mails) }
const text = report(result)
await finish(text, words.length === 0 ? 'failover' : null)
process.exit(isMet(result) ? 0 : 1)

async function measure(fault: Fault): Promise<FaultResult> {
  const met: FaultResult['met'][number][] = []
  for (let nth = 0; nth < fault.times; nth++) {
    await allWell({ cluster, copies })
    await pause(calmMs)
    const from = performance.now()
    await fault.happen({ cluster, copies }, nth)
    await allWell({ cluster, copies })
    const well = performance.now()
    await until(async () => load.hasOrderedSince(well), { withinMs: 120_000 })
    await pause(calmMs)
    const seen = load.met(from, performance.now())
    met.push(seen)
    say(
      `${fault.name}: ${seen.secondsWithoutOrders.toFixed(1)} s without orders, ${seen.refused} refused, longest request ${seen.longestSeconds.toFixed(2)} s`,
    )
  }
  return { name: fault.name, met }
}

async function allWell(scene: Scene): Promise<void> {
  await scene.cluster.settled()
  await until(async () => (await Promise.all(copyPorts.map(isReady))).every(Boolean), { everyMs: 200 })
}

/** A mail whose copy was killed is due again after two minutes. */
async function mailsOf({ received }: MailCatcher): Promise<Mails> {
  return withClient(connection, async client => {
    const idsOf = async (state: string) =>
      (await client.query<{ id: string }>(`select message_id as id from deliveries where ${state}`)).rows.map(
        ({ id }) => id,
      )
    // Mails that still wait then are counted as such; the orders were measured all the same.
    await until(async () => (await idsOf("state = 'queued'")).length === 0, {
      withinMs: 600_000,
      everyMs: 2_000,
    }).catch(() => undefined)
    const waiting = new Set(await idsOf("state = 'queued'"))
    const all = await idsOf('true')
    return {
      sent: all.length,
      waiting: waiting.size,
      lost: all.filter(id => !received.has(id) && !waiting.has(id)).length,
      doubled: all.filter(id => (received.get(id) ?? 0) > 1).length,
    }
  })
}
