import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { beginsBefore } from './failover/faults.ts'
import { findPrograms } from './failover/programs.ts'
import { buildReleaseBefore, releaseBefore } from './failover/release-before.ts'

/**
 * `npm run bench:failover`: a cluster of PostgreSQL whose primary is killed, paused and cut off under three copies of the shop,
 * which are killed and rolled out too, while clients order. `npm run bench:failover -- paused` has only the faults with this word
 * in their name, and writes no result; with `--keep` the folder with the logs stays. It takes about a quarter of an hour; exit
 * code 1 where a goal is missed.
 */

const longestMs = 60 * 60_000

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } })
const programs = findPrograms()
if (typeof programs === 'string') {
  process.stderr.write(`${programs}\n`)
  process.exit(2)
}
const folder = await mkdtemp(path.join(tmpdir(), 'shop-failover-'))
// PostgreSQL runs as a user of its own, below it.
await chmod(folder, 0o755)
try {
  if (beginsBefore(positionals)) {
    const root = path.join(import.meta.dirname, '..')
    const commit = await buildReleaseBefore(root, path.join(folder, releaseBefore))
    process.stdout.write(`The copies begin as ${commit.slice(0, 7)}, the last commit with another database\n`)
  }
  process.exitCode = await inNamespaces()
} finally {
  if (values.keep) process.stdout.write(`Its logs are in ${folder}\n`)
  else await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/**
 * With a network, mounts and process numbers of its own: when the first process in there ends, however that comes, the kernel ends
 * all others, and takes the network away. The shell is that first process, as it buries what its descendants leave behind.
 */
function inNamespaces(): Promise<number> {
  const campaign = path.join(import.meta.dirname, 'failover/campaign.ts')
  const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const command = ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, campaign, folder, ...positionals]
  const running = spawn('unshare', [...own, ...command], { stdio: 'inherit' })
  const end = () => running.kill('SIGKILL')
  const tooLong = setTimeout(end, longestMs)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  return new Promise(resolve =>
    running.once('exit', code => {
      clearTimeout(tooLong)
      resolve(code ?? 1)
    }),
  )
}
