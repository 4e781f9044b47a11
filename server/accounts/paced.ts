import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any of the calls takes whose time must tell nothing, in milliseconds. */
export const answerStepMs = 400

/**
 * Does the work and answers when a whole number of steps has gone by since it began, also when it fails: the time says
 * nothing of what was done. Work that takes longer than one step is answered after the next one.
 */
export async function paced<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await wait(Math.ceil(stepMs - ((performance.now() - start) % stepMs)))
  }
}
