import { once } from 'node:events'
import os from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { type Guarded, guard, startOfJob } from './guard.ts'
import type { ProcessOrders, ProcessReply } from './process-messages.ts'
import type { UtilityJob } from './utility-job.ts'

type Work = (input: unknown) => unknown

/** A job by its name, and how its function is loaded. */
export type Implementation = readonly [name: string, load: () => Promise<Work>]

/**
 * The function of a job that was declared with `utilityJob`.
 * @param load imports its file: a process loads those of its own job alone
 */
export const implementation = <Input, Output>(
  { jobName }: UtilityJob<Input, Output>,
  load: () => Promise<(input: Input) => Output | Promise<Output>>,
): Implementation => [jobName, load as () => Promise<Work>]

/** Is the program of these processes: does the job that it was started for, again and again, until its parent is gone. */
export async function serveJobs(implementations: readonly Implementation[]): Promise<void> {
  if (!isMainThread) return guard(workerData)
  const { jobName, ms, megabytes, parent }: ProcessOrders = JSON.parse(process.argv[2] ?? '')
  process.once('disconnect', () => process.exit())
  // Its parent ends it; whoever signals them both would take a job away that the parent still waits for.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  // Visitors go first. Of a thread that gives way even more it has that priority, which only root could raise.
  if (os.getPriority() < os.constants.priority.PRIORITY_BELOW_NORMAL)
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const guarded: Guarded = {
    parent,
    mostBytes: megabytes * 1024 * 1024,
    deadline: new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)),
  }
  const started = startGuard(guarded)
  const load = implementations.find(([name]) => name === jobName)?.[1]
  process.on('message', async ({ input }: { input: unknown }) => {
    await started
    const end = startOfJob(guarded, ms)
    const reply = await replyOf(async () => {
      if (!load) throw new Error(`The job ${jobName} is not known`)
      return (await load())(input)
    })
    end()
    process.send?.(reply)
  })
}

async function replyOf(work: () => Promise<unknown>): Promise<ProcessReply<unknown>> {
  try {
    return { output: await work() }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function startGuard(guarded: Guarded): Promise<void> {
  const thread = new Worker(process.argv[1] ?? '', {
    workerData: guarded,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  thread.unref()
  await once(thread, 'online')
}
