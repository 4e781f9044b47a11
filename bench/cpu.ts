import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Seconds of CPU since the processes started, user and system together. */
export type CpuSeconds = { readonly shop: number; readonly postgres: number }

/** Linux counts in hundredths of a second (USER_HZ), whatever its kernel's own clock. */
export const ticksPerSecond = 100

/**
 * CPU time of the shop's process with all its threads, and of every process of its embedded database, independent of
 * other load on the machine. Reads /proc, so Linux only.
 */
export async function cpuSeconds({
  pid,
  dataDir,
}: {
  readonly pid: number
  readonly dataDir: string
}): Promise<CpuSeconds> {
  const [firstLine = ''] = (
    await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  ).split('\n')
  const postmaster = Number(firstLine)
  const processes = await allProcesses()
  const ticks = (of: (one: Process) => number) => processes.reduce((sum, one) => sum + of(one), 0)
  return {
    shop: ticks(one => (one.pid === pid ? one.own : 0)) / ticksPerSecond,
    // A connection that has ended is counted by the process that it was a child of.
    postgres:
      ticks(one => (one.pid === postmaster ? one.own + one.ended : one.parent === postmaster ? one.own : 0)) /
      ticksPerSecond,
  }
}

/** Every process of the machine. */
export async function allProcesses(): Promise<readonly Process[]> {
  const all = await Promise.all((await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(processOf))
  return all.filter(found => found !== null)
}

export type Process = {
  readonly pid: number
  readonly parent: number
  /** Ticks of its own threads. */
  readonly own: number
  /** Ticks of its children that have ended. */
  readonly ended: number
}

/** From /proc/<pid>/stat (proc_pid_stat(5)); null where the process has ended. */
async function processOf(pid: string): Promise<Process | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name in parentheses may hold anything; behind it the third field comes first.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const field = (number: number) => fields[number - 3] ?? 0
  return { pid: Number(pid), parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) }
}
