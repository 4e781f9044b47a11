import { channel } from 'node:diagnostics_channel'

/** `time`, `memory`: it took more than its limit. `crash`: its process ended otherwise. `error`: it threw. */
export type JobFailure = 'time' | 'memory' | 'crash' | 'error'

/** A job in a process of its own that gave nothing. Asking again later may work where it did not throw: 503, else 500. */
export class JobFailed extends Error {
  readonly jobName: string
  readonly failure: JobFailure
  readonly statusCode: 503 | 500

  constructor(jobName: string, failure: JobFailure, reason: string) {
    super(`${jobName}: ${reason}`)
    this.jobName = jobName
    this.failure = failure
    this.statusCode = failure === 'error' ? 500 : 503
  }
}

/** Written into the log for each. */
export const jobFailedText = 'a job in a process of its own failed'

const failures = channel('shop:utility-job-failed')

/** Has it written down, whoever asked for the job and whatever they make of it. */
export const tellFailure = (failed: JobFailed): void => failures.publish(failed)

/** Hears of the jobs that failed in this thread. @returns ends that */
export function onJobFailure(listener: (failed: JobFailed) => void): () => void {
  const hear = (message: unknown) => {
    if (message instanceof JobFailed) listener(message)
  }
  failures.subscribe(hear)
  return () => {
    failures.unsubscribe(hear)
  }
}
