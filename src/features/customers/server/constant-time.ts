import { setTimeout } from 'node:timers/promises'

/** The passing of time, in milliseconds. */
export type Clock = {
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

const realClock: Clock = { now: () => performance.now(), wait: ms => setTimeout(ms) }

/**
 * Does the work and answers when a whole number of steps has gone by since it began, also when it fails: the time says
 * nothing of what was done. Work that takes longer than one step is answered after the next one.
 */
export async function withConstantTime<Result>(
  stepMs: number,
  work: () => Promise<Result>,
  { now, wait }: Clock = realClock,
): Promise<Result> {
  const start = now()
  try {
    return await work()
  } finally {
    await wait(Math.ceil(stepMs - ((now() - start) % stepMs)))
  }
}
