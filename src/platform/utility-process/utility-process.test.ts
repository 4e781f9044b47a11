import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import { addErrorAnswers } from '../http/errors.ts'
import { addHealth } from '../http/health.ts'
import { httpTexts } from '../http/texts.ts'
import { type JobFailed, onJobFailure } from './job-failed.ts'
import { hostileJobs, processesOf } from './testing-jobs.ts'

const nothing = { sent: null }

/** A server with each of the jobs as a call, and the health of the shop beside it. */
let app: FastifyInstance
let url: string
const told: JobFailed[] = []
const forget = onJobFailure(failed => told.push(failed))
beforeAll(async () => {
  app = fastify()
  addErrorAnswers(app, { brand })
  addHealth(app, { takesOrders: async () => true, hasRoom: async () => true, isEnding: () => false })
  app.get<{ Params: { job: keyof typeof hostileJobs } }>('/api/:job', ({ params }) =>
    hostileJobs[params.job](nothing),
  )
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => told.splice(0))
afterAll(async () => {
  forget()
  await app.close()
})

const pidOf = async (jobName: string): Promise<number> => {
  const found = await vi.waitUntil(async () => (await processesOf(jobName, process.pid))[0], {
    timeout: 60_000,
  })
  return found
}
const untilGone = (pid: number) => vi.waitUntil(() => !isThere(pid), { timeout: 60_000 })
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a job in a process of its own', () => {
  it('gets and gives what the structured clone copies, Buffers and dates too, and knows no secret', async () => {
    const sent = {
      bytes: Buffer.from('ab\0c'),
      day: new Date(0),
      none: undefined,
      map: new Map([[1, 'één']]),
    }
    const { pid, priority, environment, ...answer } = await hostileJobs.answer({ sent })
    expect(answer).toEqual({ sent })
    expect(answer.sent).toMatchObject({ bytes: expect.any(Buffer) })
    expect(pid).not.toBe(process.pid)
    expect(priority).toBeGreaterThanOrEqual(os.constants.priority.PRIORITY_BELOW_NORMAL)
    expect(environment.filter(name => !['NODE_ENV', 'NODE_COMPILE_CACHE'].includes(name))).toEqual([])
  })

  it.runIf(process.platform === 'linux')('keeps the low priority of a thread that asks for it', async () => {
    // On Linux a priority is a thread's, and only root gets back what it gave away.
    const thread = new Worker(
      `const os = require('node:os')
      const { parentPort, workerData } = require('node:worker_threads')
      os.setPriority(os.constants.priority.PRIORITY_LOW)
      import(workerData)
        .then(({ hostileJobs }) => hostileJobs.answer({ sent: null }))
        .then(({ priority }) => parentPort.postMessage(priority))`,
      { eval: true, workerData: new URL('testing-jobs.ts', import.meta.url).href },
    )
    onTestFinished(async () => {
      await thread.terminate()
    })
    const [priority] = await once(thread, 'message')
    expect(priority).toBe(os.constants.priority.PRIORITY_LOW)
  })

  it('shares its process with the next one, which ends when there was none for a while', async () => {
    const first = await hostileJobs.answer(nothing)
    const [second, third] = await Promise.all([hostileJobs.answer(nothing), hostileJobs.answer(nothing)])
    expect([second.pid, third.pid]).toEqual([first.pid, first.pid])
    await untilGone(first.pid)
    expect((await hostileJobs.answer(nothing)).pid).not.toBe(first.pid)
    expect(told).toEqual([])
  })

  it.each([
    ['shortLoop', 'time', 503],
    ['silent', 'time', 503],
    ['outside', 'memory', 503],
    ['heap', 'memory', 503],
    ['crash', 'crash', 503],
    ['wrong', 'error', 500],
  ] as const)('that is %s fails alone, by its %s, and is written down', async (job, failure, status) => {
    const response = await fetch(`${url}/api/${job}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    const message = status === 503 ? httpTexts.unavailable : httpTexts.ourFault
    expect(await response.json()).toEqual({ message })
    expect(told.map(({ failure }) => failure)).toEqual([failure])
    // The next one gets a process that works.
    await expect(hostileJobs[job](nothing)).rejects.toMatchObject({ failure })
  })

  it('leaves the thread that answers visitors free, and one that finds the queue full hears to try again', async () => {
    const ended: string[] = []
    const ask = async (path: string) => {
      const response = await fetch(url + path)
      ended.push(`${path} ${response.status}`)
      return response
    }
    const costly = [ask('/api/loop'), ask('/api/loop'), ask('/api/loop')]
    const first = await pidOf('loop')
    expect((await ask('/readyz')).status).toBe(200)
    const refused = await ask('/api/loop')
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toEqual({ message: httpTexts.busy })
    expect(ended).toEqual(['/readyz 200', '/api/loop 503'])
    process.kill(first, 'SIGKILL')
    for (let left = 2; left > 0; left--) {
      const next = await vi.waitUntil(
        async () => (await processesOf('loop', process.pid)).find(pid => pid !== first),
        {
          timeout: 60_000,
        },
      )
      process.kill(next, 'SIGKILL')
      await untilGone(next)
    }
    expect((await Promise.all(costly)).map(({ status }) => status)).toEqual([503, 503, 503])
    expect(told.map(({ failure }) => failure)).toEqual(['memory', 'memory', 'memory'])
  })

  it('ends with the process that asked for it, however that ends, in the middle of an endless loop', async () => {
    const script = fileURLToPath(new URL('./testing-parent.ts', import.meta.url))
    const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-utility-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const begun = path.join(folder, 'begun')
    const parent = spawn(process.execPath, [script, begun], { stdio: 'ignore' })
    await vi.waitUntil(() => existsSync(begun), { timeout: 60_000 })
    const pid = await vi.waitUntil(async () => (await processesOf('loop', parent.pid ?? 0))[0], {
      timeout: 60_000,
    })
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await untilGone(pid)
  })
})
