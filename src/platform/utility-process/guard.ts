/**
 * The thread that looks after its own process, whatever the other one is busy with: it ends the process when a job takes too
 * long, when it takes too much memory, in JavaScript or outside it, and when its parent is gone.
 */

export type Guarded = {
  readonly parent: number
  readonly mostBytes: number
  /** Shared between both threads: when the job must have ended, in nanoseconds of `process.hrtime`; 0 while there is none. */
  readonly deadline: BigInt64Array<SharedArrayBuffer>
}

const lookMs = 20
/** Without a job only a parent that is gone counts, which also closes the channel to it. */
const restMs = 1_000

/** Begins to count the time of a job. @returns ends that */
export function startOfJob({ deadline }: Guarded, ms: number): () => void {
  Atomics.store(deadline, 0, process.hrtime.bigint() + BigInt(ms) * 1_000_000n)
  Atomics.notify(deadline, 0)
  return () => {
    Atomics.store(deadline, 0, 0n)
  }
}

/** Looks again and again; the signal says why it ended the process. */
export function guard({ parent, mostBytes, deadline }: Guarded): never {
  for (;;) {
    const until = Atomics.load(deadline, 0)
    const isWorking = until !== 0n
    if (process.ppid !== parent || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
    if (isWorking && process.hrtime.bigint() > until) process.kill(process.pid, 'SIGALRM')
    Atomics.wait(deadline, 0, until, isWorking ? lookMs : restMs)
  }
}
