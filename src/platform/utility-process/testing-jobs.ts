import { readdir, readFile } from 'node:fs/promises'
import { type JobLimits, utilityJob } from './utility-job.ts'

const program = new URL('./testing-program.ts', import.meta.url).pathname
/** Far away: only what a test is about is reached. */
const far: JobLimits = { ms: 120_000, megabytes: 1_000, waiting: 8 }

const hostile = <Output = never>(jobName: string, limits: Partial<JobLimits> = {}, idleMs = 1_000) =>
  utilityJob<{ readonly sent: unknown }, Output>(jobName, { ...far, ...limits }, { program, idleMs })

/** Jobs that do what a limit is for. */
export const hostileJobs = {
  answer: hostile<{
    readonly sent: unknown
    readonly pid: number
    readonly priority: number
    readonly environment: readonly string[]
  }>('answer'),
  loop: hostile('loop', { waiting: 2 }),
  shortLoop: hostile('loop', { ms: 300 }),
  silent: hostile('silent', { ms: 300 }),
  outside: hostile('outside', { megabytes: 250 }),
  heap: hostile('heap', { megabytes: 250 }),
  crash: hostile('crash'),
  wrong: hostile('wrong'),
}

/** The ids of the running processes of a job that belong to a process. */
export async function processesOf(jobName: string, parent: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const commands = await Promise.all(
    pids.map(async pid => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const),
  )
  return commands
    .filter(
      ([, command]) => command.includes(`"jobName":"${jobName}"`) && command.includes(`"parent":${parent}}`),
    )
    .map(([pid]) => Number(pid))
}
