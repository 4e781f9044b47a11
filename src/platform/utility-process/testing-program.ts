import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { implementation, serveJobs } from './serve-jobs.ts'
import { hostileJobs } from './testing-jobs.ts'

const { answer, crash, heap, loop, outside, silent, wrong } = hostileJobs

/** @param sent a file that says that it began */
const forEver = ({ sent }: { readonly sent: unknown }): never => {
  if (typeof sent === 'string') writeFileSync(sent, '')
  for (;;) Math.sqrt(2)
}

/** Memory that V8 does not count as its heap, as a library of C takes it. */
const takeOutside = (): never => {
  const taken: Buffer[] = []
  for (;;) taken.push(Buffer.alloc(8 * 1024 * 1024, 1))
}

const takeHeap = (): never => {
  const taken: object[] = []
  for (;;) taken.push({ taken: [taken.length] })
}

await serveJobs([
  implementation(answer, async () => input => ({
    ...input,
    pid: process.pid,
    priority: os.getPriority(),
    environment: Object.keys(process.env),
  })),
  implementation(loop, async () => forEver),
  implementation(silent, async () => () => pause(10 * 60_000, null)),
  implementation(outside, async () => takeOutside),
  implementation(heap, async () => takeHeap),
  implementation(crash, async () => () => process.exit(3)),
  implementation(wrong, async () => () => {
    throw new Error('a wrong input')
  }),
])
