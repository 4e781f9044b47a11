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

/**
 * Answers with what happens as server-sent events, for a while.
 * @param before what happened between the last event that the browser heard of and now
 */
export function sendEventStream(
  reply: FastifyReply,
  hub: DeskHub,
  scope: CaseScope,
  before: () => Promise<Happened>,
): FastifyReply {
  const stream = new PassThrough()
  const write = (changes: DeskChanges) =>
    stream.write(`id: ${changes.last}\ndata: ${JSON.stringify(changes)}\n\n`)
  const tell = (happened: Happened) => {
    const told = toldTo(scope, happened)
    if (told.cases === null || told.cases.length > 0) write(told)
  }
  stream.write(`retry: ${comeBackMs}\n\n`)
  const listening = hub.listen(tell)
  // What happened meanwhile is read when the listening has begun, so that nothing falls in between.
  listening.ready.then(before).then(
    happened => stream.writable && write(toldTo(scope, happened)),
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
