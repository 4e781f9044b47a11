import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { etcdMachines } from './network.ts'
import type { Programs } from './programs.ts'
import { type Account, run } from './run-on.ts'

/** Starts a member of etcd on each of its machines; within half a second without a leader they choose another. */
export async function startEtcd({ etcd }: Programs, account: Account, folder: string): Promise<void> {
  const members = etcdMachines.map(({ name, address }) => `${name}=http://${address}:2380`).join(',')
  for (const machine of etcdMachines) {
    const { name, address } = machine
    const data = path.join(folder, name)
    await mkdir(data, { mode: 0o700 })
    await chown(data, account.uid, account.gid)
    const [peers, clients] = [`http://${address}:2380`, `http://${address}:2379`]
    run(machine, account, folder, [
      etcd,
      `--name=${name}`,
      `--data-dir=${data}`,
      `--initial-cluster=${members}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--listen-client-urls=${clients}`,
      `--advertise-client-urls=${clients}`,
      '--heartbeat-interval=100',
      '--election-timeout=500',
      // Through the newer one Patroni 3.0.2 takes back a lease that is another node's by now, and orders are lost.
      '--enable-v2',
      '--logger=zap',
      '--log-level=warn',
    ])
  }
}
