import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { etcdMachines, everyAddress, type Machine, processesOn } from './network.ts'
import { clusterSettings, passwords } from './patroni-settings.ts'
import type { Programs } from './programs.ts'
import { type Account, run } from './run-on.ts'

/** One machine of the cluster with Patroni, which keeps PostgreSQL. */
export class Node {
  readonly machine: Machine
  readonly #programs: Programs
  readonly #account: Account
  readonly #folder: string

  constructor(machine: Machine, programs: Programs, account: Account, folder: string) {
    this.machine = machine
    this.#programs = programs
    this.#account = account
    this.#folder = path.join(folder, machine.name)
  }

  /** Writes what its programs read. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder)
    await writeFile(this.#patroniFile, JSON.stringify(this.#patroniSettings()))
    for (const made of [this.#folder, this.#patroniFile])
      await chown(made, this.#account.uid, this.#account.gid)
  }

  start() {
    run(this.machine, this.#account, this.#folder, [this.#programs.patroni, this.#patroniFile])
  }

  /** Ends PostgreSQL's first process without a word; its others end by themselves. */
  async killPostgres(): Promise<void> {
    process.kill(
      Number.parseInt(await readFile(path.join(this.#data, 'postmaster.pid'), 'utf8'), 10),
      'SIGKILL',
    )
  }

  /** Signals all that runs on the machine, or PostgreSQL's processes alone. */
  async signal(signal: NodeJS.Signals, only?: 'postgres'): Promise<void> {
    for (const pid of await processesOn(this.machine)) {
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
      if (only === undefined || name.trim() === only) signalIfThere(pid, signal)
    }
  }

  get #patroniFile() {
    return path.join(this.#folder, 'patroni.json')
  }
  get #data() {
    return path.join(this.#folder, 'data')
  }

  #patroniSettings() {
    const { address, name } = this.machine
    const rule = (database: string) => `host ${database} all ${everyAddress} scram-sha-256`
    return {
      scope: 'shop',
      name,
      restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
      etcd: { hosts: etcdMachines.map(each => `${each.address}:2379`) },
      bootstrap: {
        dcs: clusterSettings,
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `${address}:5432`,
        connect_address: `${address}:5432`,
        data_dir: this.#data,
        bin_dir: this.#programs.postgres,
        pgpass: path.join(this.#folder, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: passwords.superuser },
          replication: { username: 'replicator', password: passwords.replication },
        },
        parameters: { unix_socket_directories: this.#folder },
        pg_hba: ['local all all trust', rule('all'), rule('replication')],
      },
    }
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
