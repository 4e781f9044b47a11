import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { Machine } from './network.ts'

/** Debian's account of PostgreSQL, which refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number }

/** Starts a program on a machine, as its own user, with a log in a folder. */
export function run({ name }: Machine, { uid, gid }: Account, folder: string, command: readonly string[]) {
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  const user = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups']
  spawn('ip', ['netns', 'exec', name, 'setpriv', ...user, ...command], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
  })
}
