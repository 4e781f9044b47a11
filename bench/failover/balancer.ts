import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { until } from '../limits/limit.ts'
import { machines } from './network.ts'
import type { Programs } from './programs.ts'

/** Where the balancer stands: in front of the database, and of the shop. */
export const databasePort = 5432
export const shopPort = 8080

const checks = 'check inter 500ms downinter 100ms fall 2 rise 1'

/**
 * HAProxy's configuration; docs/operations.md tells operators the same. The database is whichever node says that it is the primary,
 * and the connections to one that is not any more are ended. A copy that is not ready gets nobody; while none is ready, the ones
 * that live say so themselves.
 * @param ports of the copies of the shop
 */
const settings = (ports: readonly number[]) => `
global
  maxconn 2000
defaults
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
listen database
  mode tcp
  bind 127.0.0.1:${databasePort}
  option httpchk
  http-check send meth OPTIONS uri /primary
  default-server ${checks} port 8008 on-marked-down shutdown-sessions
${machines.map(({ name, address }) => `  server ${name} ${address}:5432`).join('\n')}
frontend shop
  mode http
  bind 127.0.0.1:${shopPort}
  option forwardfor
  use_backend living if { nbsrv(ready) eq 0 }
  default_backend ready
${backend('ready', '/readyz', ports)}
${backend('living', '/healthz', ports)}
`

const backend = (name: string, uri: string, ports: readonly number[]) => `backend ${name}
  mode http
  timeout server 30s
  balance leastconn
  option redispatch
  option httpchk
  http-check send meth GET uri ${uri}
  default-server ${checks}
${ports.map(port => `  server copy${port} 127.0.0.1:${port}`).join('\n')}`

export async function startBalancer(
  { haproxy }: Programs,
  folder: string,
  ports: readonly number[],
): Promise<void> {
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, settings(ports).trimStart())
  const log = openSync(path.join(folder, 'haproxy.log'), 'a')
  spawn(haproxy, ['-W', '-f', file], { stdio: ['ignore', log, log] })
  await until(async () => (await fetch(`http://127.0.0.1:${shopPort}/`)).status > 0)
}
