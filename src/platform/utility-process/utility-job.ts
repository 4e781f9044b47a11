import { UtilityProcess } from './utility-process.ts'

/** Most that a job may take of the machine, and most that wait for it. */
export type JobLimits = {
  /** Longest time for one job, in milliseconds; the code is loaded within that of the first one. */
  readonly ms: number
  /** Most memory of the process in MB, JavaScript's and what libraries take outside it; Node itself takes some 60 of it. */
  readonly megabytes: number
  /** How many may wait while one is worked on: one more is refused. */
  readonly waiting: number
}

/** Takes and gives what the structured clone algorithm copies: plain data, dates, Buffers. */
export type UtilityJob<Input, Output> = {
  /**
   * Has it done in the job's own process.
   * @throws TooBusy where enough of them wait; JobFailed where it took too much, or failed
   */
  (input: Input): Promise<Output>
  readonly jobName: string
  readonly limits: JobLimits
}

/**
 * Declares work that is costly by its nature: a pure function that runs in a process of its own, one at a time, because what
 * a library does with somebody's file has no bound that a thread could hold. The process begins with the first job and ends
 * when it had none for a while; a job that takes more than its limits ends it, and the next one gets another. Each thread of
 * the shop has its own. The function itself is named in the program of these processes (`serveJobs`).
 * @param jobName unique, for the log
 */
export function utilityJob<Input, Output>(
  jobName: string,
  limits: JobLimits,
  options: { readonly program?: string; readonly idleMs?: number } = {},
): UtilityJob<Input, Output> {
  const utilityProcess = new UtilityProcess<Input, Output>({ jobName, ...limits, ...options })
  return Object.assign((input: Input) => utilityProcess.run(input), { jobName, limits })
}
