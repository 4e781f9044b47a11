import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const ip = (...args: string[]) => execute('ip', args)

/** A range that is set aside for measurements (RFC 2544). */
const prefix = '198.18.77'
const bridge = 'cluster'

/** A machine: a network namespace with one interface, at the other end of a cable to the switch. */
export type Machine = { readonly name: string; readonly address: string; readonly cable: string }

const machinesNamed = (name: string, first: number): readonly Machine[] =>
  [0, 1, 2].map(nth => ({
    name: `${name}${nth + 1}`,
    address: `${prefix}.${first + nth}`,
    cable: `cable${first + nth}`,
  }))

/** Those of PostgreSQL. */
export const machines = machinesNamed('node', 1)
/** Those of etcd; where it shares machines, its leader may go with the primary, and every lease begins anew. */
export const etcdMachines = machinesNamed('etcd', 11)
const all = [...machines, ...etcdMachines]

/** Everything that may connect to the cluster. */
export const everyAddress = `${prefix}.0/24`

/** Makes the network, in the namespaces that this process is in; they are gone with it. */
export async function makeNetwork(): Promise<void> {
  await ip('link', 'set', 'lo', 'up')
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('address', 'add', `${prefix}.254/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  for (const { name, address, cable } of all) {
    await ip('netns', 'add', name)
    await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    await ip('link', 'set', cable, 'master', bridge, 'up')
    await ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    await ip('-n', name, 'link', 'set', 'lo', 'up')
    await ip('-n', name, 'link', 'set', 'eth0', 'up')
  }
}

/** The numbers of all processes that run on a machine. */
export async function processesOn({ name }: Machine): Promise<number[]> {
  const { stdout } = await ip('netns', 'pids', name)
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Pulls the cable out: nobody reaches the machine, nobody is told so. */
export const unplug = ({ cable }: Machine) => ip('link', 'set', cable, 'down')
export const plug = ({ cable }: Machine) => ip('link', 'set', cable, 'up')

/** Has a machine drop all that goes to the others and to etcd, while the shop still reaches it. */
export const cutFromOthers = (machine: Machine) => routes('add', machine)
export const joinOthers = (machine: Machine) => routes('del', machine)

async function routes(verb: 'add' | 'del', machine: Machine) {
  for (const { address } of all.filter(other => other !== machine))
    await ip('-n', machine.name, 'route', verb, 'blackhole', address)
}
