import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartupProblem } from '../operations/startup-problem.ts'

const POLL_MS = 25

/**
 * Ends the PostgreSQL that an earlier server left on the cluster, for instance after kill -9 of everything but
 * the database. Call it while holding the folder's lock: then whatever runs there has no owner any more.
 * A postmaster.pid whose process is gone is left for PostgreSQL to judge. One whose number now belongs to
 * another program would keep PostgreSQL from starting; it is removed only after no process was found to work in
 * the cluster.
 * @throws StartupProblem when the left process does not end
 */
export async function endLeftovers(cluster: string, log: (line: string) => void, patienceMs = 15_000) {
  if ((await processesIn(cluster)).length === 0) return forgetReusedPid(cluster, log)
  log('A database that an earlier server left running is being stopped.')
  await interrupt(cluster, 'SIGINT')
  if (await allGone(cluster, patienceMs)) return
  await interrupt(cluster, 'SIGQUIT')
  if (await allGone(cluster, patienceMs / 3)) return
  const pids = (await processesIn(cluster)).join(', ')
  throw new StartupProblem(
    `A PostgreSQL that does not stop still uses ${cluster}: end process ${pids} and start again, or set DATA_DIR to another folder.`,
  )
}

async function interrupt(cluster: string, signal: 'SIGINT' | 'SIGQUIT') {
  const postmaster = await recordedPid(cluster)
  const pids = await processesIn(cluster)
  if (postmaster === null || !pids.includes(postmaster)) return
  try {
    process.kill(postmaster, signal)
  } catch (error) {
    // Its watchdog may have ended it since we looked.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function allGone(cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while ((await processesIn(cluster)).length > 0) {
    if (Date.now() > deadline) return false
    await pause(POLL_MS)
  }
  return true
}

async function forgetReusedPid(cluster: string, log: (line: string) => void) {
  const pid = await recordedPid(cluster)
  if (pid === null || !isAlive(pid)) return
  log(`postmaster.pid names process ${pid}, which is another program by now: the file is removed.`)
  await rm(path.join(cluster, 'postmaster.pid'), { force: true })
}

async function recordedPid(cluster: string): Promise<number | null> {
  const file = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(file, 10)
  return pid > 0 ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The processes that work in a cluster: PostgreSQL and all its children have it as their working directory. */
export async function processesIn(cluster: string): Promise<number[]> {
  return process.platform === 'linux' ? processesInOnLinux(cluster) : processesNaming(cluster)
}

async function processesInOnLinux(cluster: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(pid => pid > 0)
  const owner = await stat(cluster).catch(() => null)
  if (!owner) return []
  const found = await Promise.all(
    pids.map(async pid => {
      try {
        return (await readlink(`/proc/${pid}/cwd`)) === cluster
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) return false
        // Its working directory is hidden from us: count it when it is the cluster owner's own PostgreSQL.
        return pid === (await recordedPid(cluster)) && (await stat(`/proc/${pid}`)).uid === owner.uid
      }
    }),
  )
  return pids.filter((_, index) => found[index])
}

async function processesNaming(cluster: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,args='])
  const lines = stdout.split('\n').filter(line => line.includes(`-D ${cluster}`))
  return lines.map(line => Number.parseInt(line, 10))
}
