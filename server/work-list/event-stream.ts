import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { DeskChanges } from '../../contract/work-list.ts'
import type { CaseScope } from '../../domain/case-scope.ts'
import { type Happened, toldTo } from './changes.ts'
import type { DeskHub } from './desk-hub.ts'

/** Who reads nothing for ten seconds is cut (server/plugins/connections.ts): a line that means nothing comes sooner. */
const beatMs = 4_000
/** Within the minute that any answer has; the browser comes back by itself, and is asked anew who it is. */
const streamMs = 45_000
const comeBackMs = 1_000

type Told = {
  /** What of what happens he may know of. */
  readonly scope: CaseScope
  /** What happened between the last event that the browser heard of and now. */
  readonly before: () => Promise<Happened>
  /** Whether who listens still may; asked before each word, and whenever anything changed at the desk. */
  readonly mayListen: () => Promise<boolean>
}

/** Answers with what happens as server-sent events, for a while, and no longer than who listens may hear it. */
export function sendEventStream(
  reply: FastifyReply,
  hub: DeskHub,
  { scope, before, mayListen }: Told,
): FastifyReply {
  const stream = new PassThrough()
  const write = (changes: DeskChanges) =>
    stream.write(`id: ${changes.last}\ndata: ${JSON.stringify(changes)}\n\n`)
  let telling = Promise.resolve()
  /** Tells what the reader may know; nothing where there is nothing, but at the beginning. */
  const tell = (happened: Happened | null, isFirst = false) => {
    telling = telling.then(async () => {
      const mayHear = await mayListen().catch(() => false)
      if (!stream.writable) return
      if (!mayHear) stream.end()
      if (!mayHear || !happened) return
      const told = toldTo(scope, happened)
      if (isFirst || told.cases === null || told.cases.length > 0) write(told)
    })
  }
  stream.write(`retry: ${comeBackMs}\n\n`)
  const listening = hub.listen(happened => tell(happened))
  // What happened meanwhile is read when the listening has begun, so that nothing falls in between.
  listening.ready.then(before).then(
    happened => tell(happened, true),
    () => stream.end(),
  )
  const beating = setInterval(() => stream.write(':\n\n'), beatMs)
  const ending = setTimeout(() => stream.end(), streamMs)
  const isClosing = hub.onClose(() => stream.end())
  stream.once('close', () => {
    clearInterval(beating)
    clearTimeout(ending)
    isClosing()
    listening.stop()
  })
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(stream)
}
