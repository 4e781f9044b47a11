import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { administer } from '../../src/platform/database/connection.ts'
import { until } from '../limits/limit.ts'
import { startEtcd } from './etcd.ts'
import { machines, makeNetwork } from './network.ts'
import { Node } from './node.ts'
import { passwords } from './patroni-settings.ts'
import type { Programs } from './programs.ts'

const Member = z.object({
  name: z.string(),
  role: z.string(),
  state: z.string(),
  timeline: z.number().optional(),
})
type Member = z.infer<typeof Member>
const Standing = z.object({ members: z.array(Member) })

const settledWithinMs = 120_000

/** Three nodes under Patroni, as their own interfaces tell about them. */
export class Cluster {
  readonly #nodes: readonly Node[]

  private constructor(nodes: readonly Node[]) {
    this.#nodes = nodes
  }

  /** Starts it in a folder and waits until one leads and two follow. */
  static async start(programs: Programs, folder: string): Promise<Cluster> {
    await makeNetwork()
    const numberOf = (option: string) =>
      Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
    const account = { uid: numberOf('-u'), gid: numberOf('-g') }
    const nodes = machines.map(machine => new Node(machine, programs, account, folder))
    await startEtcd(programs, account, folder)
    for (const node of nodes) await node.prepare()
    for (const node of nodes) node.start()
    const cluster = new Cluster(nodes)
    await cluster.settled()
    return cluster
  }

  /** Makes the shop's account and its database. */
  async makeDatabase(): Promise<void> {
    const { machine } = await this.leader()
    const administrator = {
      host: machine.address,
      user: 'postgres',
      password: passwords.superuser,
      database: 'postgres',
    }
    await administer(administrator, `create role shop login password '${passwords.shop}'`)
    await administer(administrator, 'create database shop owner shop')
  }

  /** The node that leads, as most of the others say. */
  async leader(): Promise<Node> {
    const name = (await this.#members()).find(({ role }) => role === 'leader')?.name
    const node = this.#nodes.find(({ machine }) => machine.name === name)
    if (!node) throw new Error('Nobody leads the cluster')
    return node
  }

  /** A node that follows. */
  async standby(): Promise<Node> {
    const leader = await this.leader()
    const node = this.#nodes.find(each => each !== leader)
    if (!node) throw new Error('Nobody follows')
    return node
  }

  /** Whether another node than this one leads. */
  async isLedWithout(node: Node): Promise<boolean> {
    const others = this.#nodes.filter(each => each !== node)
    const leaders = await Promise.all(others.map(each => saysPrimary(each)))
    return leaders.includes(true)
  }

  /** Waits until one leads, two follow synchronously, and all are on the same timeline. */
  settled = (): Promise<void> =>
    until(
      async () => {
        const members = await this.#members()
        const roles = members.map(({ role }) => role).sort()
        return (
          roles.join() === 'leader,sync_standby,sync_standby' &&
          members.every(({ state }) => state === 'running' || state === 'streaming') &&
          new Set(members.map(({ timeline }) => timeline)).size === 1
        )
      },
      { withinMs: settledWithinMs, everyMs: 500 },
    )

  /** Whichever node answers first tells what is kept in etcd. */
  #members = (): Promise<readonly Member[]> =>
    Promise.any(
      this.#nodes.map(async ({ machine }) =>
        Standing.parse(await (await ask(machine.address, '/cluster')).json()),
      ),
    ).then(({ members }) => members)
}

const ask = (address: string, path: string) =>
  fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(1_000) })

const saysPrimary = ({ machine }: Node): Promise<boolean> =>
  ask(machine.address, '/primary').then(
    ({ ok }) => ok,
    () => false,
  )
