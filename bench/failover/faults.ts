import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../limits/limit.ts'
import type { Cluster } from './cluster.ts'
import { type Copies, copyPorts } from './copies.ts'
import { cutFromOthers, joinOthers, plug, unplug } from './network.ts'
import type { Node } from './node.ts'

/** The measured cluster and its copies, on which faults act. */
export type Scene = { readonly cluster: Cluster; readonly copies: Copies }

/** Something that goes wrong, as often as it is tried. */
export type Fault = {
  readonly name: string
  readonly times: number
  /** Resolves when the fault is over; then everything gets well by itself. */
  readonly happen: (scene: Scene, nth: number) => Promise<void>
}

/** Longer than it takes to replace a primary. */
const awayMs = 15_000
/** Within this somebody noticed that a process is gone. */
const noticedMs = 3_000
/** As a supervisor waits before it starts a program again. */
const restartMs = 2_000

const toPrimary = (
  name: string,
  times: number,
  happen: (node: Node, cluster: Cluster) => Promise<void>,
): Fault => ({
  name: `the primary: ${name}`,
  times,
  happen: async ({ cluster }) => happen(await cluster.leader(), cluster),
})

/** The primary is away for a while, in which another one leads, and comes back. */
const primaryAway = (
  name: string,
  leave: (node: Node) => Promise<unknown>,
  comeBack: (node: Node) => Promise<unknown>,
): Fault =>
  toPrimary(`${name}, for ${awayMs / 1000} s`, 2, async (node, cluster) => {
    const over = pause(awayMs)
    await leave(node)
    try {
      await until(() => cluster.isLedWithout(node))
      await over
    } finally {
      await comeBack(node)
    }
  })

/** First, so that all that follows meets the release that is measured. */
const rollOut: Fault = {
  name: 'all copies replaced one by one by a newer release, which migrates the database',
  times: 1,
  happen: ({ copies }) => restartAll(copies),
}

/** One after the other; the balancer notices a new one before the next one goes. */
async function restartAll(copies: Copies): Promise<void> {
  for (const port of copyPorts) {
    await copies.stop(port)
    await copies.start(port)
    await pause(restartMs)
  }
}

const faults: readonly Fault[] = [
  rollOut,
  toPrimary('PostgreSQL killed (SIGKILL of its first process), Patroni hands over', 5, async node => {
    await node.killPostgres()
    await pause(noticedMs)
  }),
  toPrimary('everything on its machine killed (SIGKILL), and started again', 5, async (node, cluster) => {
    await node.signal('SIGKILL')
    await until(() => cluster.isLedWithout(node))
    await pause(restartMs)
    node.start()
  }),
  primaryAway(
    'PostgreSQL paused (SIGSTOP)',
    node => node.signal('SIGSTOP', 'postgres'),
    node => node.signal('SIGCONT', 'postgres'),
  ),
  primaryAway(
    'everything on its machine paused (SIGSTOP)',
    node => node.signal('SIGSTOP'),
    node => node.signal('SIGCONT'),
  ),
  primaryAway(
    'cut off from everybody',
    ({ machine }) => unplug(machine),
    ({ machine }) => plug(machine),
  ),
  primaryAway(
    'cut off from the other nodes and etcd, reached by the shop',
    ({ machine }) => cutFromOthers(machine),
    ({ machine }) => joinOthers(machine),
  ),
  {
    name: `a standby: cut off from everybody, for ${awayMs / 1000} s`,
    times: 2,
    async happen({ cluster }) {
      const { machine } = await cluster.standby()
      await unplug(machine)
      await pause(awayMs)
      await plug(machine)
    },
  },
  {
    name: 'a copy of the shop killed (SIGKILL), and started again',
    times: copyPorts.length,
    async happen({ copies }, nth) {
      const port = copyPorts[nth % copyPorts.length] ?? copyPorts[0]
      await copies.kill(port)
      await pause(restartMs)
      await copies.start(port)
    },
  },
  {
    name: 'all copies restarted one by one',
    times: 1,
    happen: ({ copies }) => restartAll(copies),
  },
]

/** The faults that have one of the words in their name; all without one. */
export const faultsWith = (words: readonly string[]): readonly Fault[] =>
  faults.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))

/** Whether the copies begin as the release before this one. */
export const beginsBefore = (words: readonly string[]): boolean => faultsWith(words).includes(rollOut)
