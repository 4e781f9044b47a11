import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** The programs that the cluster is made of, as Debian's packages install them. */
export type Programs = {
  readonly etcd: string
  readonly patroni: string
  readonly haproxy: string
  /** The folder with PostgreSQL's own. */
  readonly postgres: string
}

const packages = 'patroni etcd-server haproxy postgresql-15 iproute2 util-linux'
const postgres = '/usr/lib/postgresql/15/bin'
/** Debian keeps what administrators run out of an ordinary user's path. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']

/**
 * Finds what the cluster needs.
 * @returns one sentence that says what to do where something is missing
 */
export function findPrograms(): Programs | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'The cluster needs Linux and root, for a network of its own: run this as root on a machine, or in a container, that is nobody else’s.'
  const [etcd, patroni, haproxy, ...tools] = ['etcd', 'patroni', 'haproxy', 'ip', 'unshare', 'setpriv'].map(
    find,
  )
  if (!etcd || !patroni || !haproxy || tools.includes(null) || !existsSync(path.join(postgres, 'postgres')))
    return `Something of the cluster is not installed: apt-get install --no-install-recommends ${packages} (then stop the services that these start: systemctl disable --now etcd haproxy postgresql).`
  return { etcd, patroni, haproxy, postgres }
}

const find = (name: string): string | null =>
  folders.map(folder => path.join(folder, name)).find(isExecutable) ?? null

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
