import { type ChildProcess, fork } from 'node:child_process'
import { ownProgram } from '../config/own-files.ts'
import { TooBusy } from '../http/problem.ts'
import { JobFailed, type JobFailure, tellFailure } from './job-failed.ts'
import type { ProcessOrders, ProcessReply } from './process-messages.ts'

/** A process that does nothing takes some 60 MB: it ends after so long. */
const usualIdleMs = 30_000

type Options = {
  readonly jobName: string
  readonly ms: number
  readonly megabytes: number
  readonly waiting: number
  /** The file with the jobs; the shop's own by default. */
  readonly program?: string
  readonly idleMs?: number
}

type Job<Input, Output> = {
  readonly input: Input
  readonly resolve: (output: Output) => void
  readonly reject: (failed: JobFailed) => void
}

/**
 * The process of one kind of job, and the queue before it. It has nothing of the environment, so no secret. The process itself
 * looks after its limits and its parent (`guard.ts`): they hold also while this thread is busy, and when it is gone.
 */
export class UtilityProcess<Input, Output> {
  readonly #options: Options
  readonly #queue: Job<Input, Output>[] = []
  #current: Job<Input, Output> | null = null
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  run(input: Input): Promise<Output> {
    const { jobName, waiting } = this.#options
    if (this.#current !== null && this.#queue.length >= waiting)
      return Promise.reject(new TooBusy(`too many jobs wait already: ${jobName}`))
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    this.#queue.push({ input, resolve, reject })
    this.#next()
    return promise
  }

  #next() {
    if (this.#current !== null) return
    const job = this.#queue.shift()
    if (!job) return this.#rest()
    clearTimeout(this.#idle)
    this.#current = job
    this.#child ??= this.#start()
    // The shop lives as long as somebody waits for it.
    this.#child.ref()
    this.#child.channel?.ref()
    // A process that has just ended cannot be told; that it did is told by its end.
    this.#child.send({ input: job.input }, () => undefined)
  }

  #rest() {
    const child = this.#child
    if (!child) return
    child.unref()
    child.channel?.unref()
    this.#idle = setTimeout(() => {
      this.#child = null
      // It ends by itself, as when the shop does.
      if (child.connected) child.disconnect()
    }, this.#options.idleMs ?? usualIdleMs).unref()
  }

  #start(): ChildProcess {
    const { jobName, ms, megabytes, program = ownProgram('utility-process') } = this.#options
    const orders: ProcessOrders = { jobName, ms, megabytes, parent: process.pid }
    const { NODE_COMPILE_CACHE, NODE_ENV } = process.env
    const child = fork(program, [JSON.stringify(orders)], {
      execArgv: ['--enable-source-maps', `--max-old-space-size=${Math.ceil(megabytes / 2)}`],
      env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(NODE_ENV && { NODE_ENV }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Ctrl-C in a terminal reaches the server, which drains first.
      detached: true,
    })
    child.on('message', (reply: ProcessReply<Output>) => this.#replied(child, reply))
    child.once('exit', (code, signal) => this.#ended(child, code, signal))
    child.once('error', () => this.#ended(child, null, null))
    return child
  }

  #replied(child: ChildProcess, reply: ProcessReply<Output>) {
    if (child !== this.#child) return
    if ('output' in reply) {
      this.#current?.resolve(reply.output)
      this.#current = null
      this.#next()
    } else this.#fail('error', reply.error)
  }

  #ended(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null) {
    if (child !== this.#child) return
    this.#child = null
    clearTimeout(this.#idle)
    this.#fail(failureOf(signal), `its process ended: ${signal ?? code ?? 'it could not be started'}`)
  }

  #fail(failure: JobFailure, reason: string) {
    const job = this.#current
    this.#current = null
    if (job) {
      const failed = new JobFailed(this.#options.jobName, failure, reason)
      tellFailure(failed)
      job.reject(failed)
    }
    this.#next()
  }
}

/** SIGKILL is the guard's for memory, or the kernel's for the same reason; SIGABRT is V8's for its own. */
function failureOf(signal: NodeJS.Signals | null): JobFailure {
  if (signal === 'SIGALRM') return 'time'
  return signal === 'SIGKILL' || signal === 'SIGABRT' ? 'memory' : 'crash'
}
