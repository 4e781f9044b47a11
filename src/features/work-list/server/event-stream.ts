import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type CaseScope, isInScope } from '../../desk/case-scope.ts'
import type { DeskChanges } from '../../desk/contract.ts'
import { type CaseChanges, type EventCursor, type ListedCase, unseenOf, visibleTo } from './changes.ts'
import type { DeskHub } from './desk-hub.ts'

/**
 * A client that reads nothing for ten seconds is disconnected (src/platform/http/connections.ts): an empty line comes
 * sooner.
 */
const beatMs = 4_000
/** Within the minute that any answer has; the browser comes back by itself, and is asked anew who it is. */
const streamMs = 45_000
const comeBackMs = 1_000

type Told = {
  /** The cases that the reader may know of. */
  readonly scope: CaseScope
  /** The events between the last that the browser heard and now. */
  readonly before: () => Promise<CaseChanges>
  /** Whether the client reconnects: it has a cursor, and gets no event if nothing happened. */
  readonly isBack: boolean
  /** Whether who listens still may; asked before each word, and whenever anything changed at the desk. */
  readonly mayListen: () => Promise<boolean>
}

/** Answers with what happens as server-sent events, for a while, and no longer than who listens may hear it. */
export function sendEventStream(
  reply: FastifyReply,
  hub: DeskHub,
  { scope, before, isBack, mayListen }: Told,
): FastifyReply {
  const stream = new PassThrough()
  const write = (changes: DeskChanges) =>
    stream.write(`id: ${changes.mark}\ndata: ${JSON.stringify(changes)}\n\n`)
  let known: EventCursor | null = null
  /** Tells what the reader may know and does not; nothing where there is nothing, but to one without a mark. */
  async function tell(happened: CaseChanges | null, needsMark = false) {
    const mayHear = await mayListen().catch(() => false)
    if (!stream.writable) return
    if (!mayHear) stream.end()
    if (!mayHear || !happened) return
    const news = known === null ? happened : unseenOf(known, happened)
    known = news.mark
    const told = visibleTo(scope, news)
    if (needsMark || told.cases === null || told.cases.length > 0) write(told)
  }
  /** Tells a reader with a cursor that a colleague came to a case or left it. */
  async function tellPresence({ number, formId }: ListedCase) {
    if (known === null || !isInScope(scope, formId)) return
    const mayHear = await mayListen().catch(() => false)
    if (mayHear && stream.writable)
      write({ ...visibleTo(scope, { mark: known, changes: [] }), present: [number] })
  }
  stream.write(`retry: ${comeBackMs}\n\n`)
  const listening = hub.listen(
    happened => {
      telling = telling.then(() => tell(happened))
    },
    listed => {
      telling = telling.then(() => tellPresence(listed))
    },
  )
  // Changes since the cursor are read after listening begins, so that none is missed, and sent first: a cursor covers
  // everything sent before it.
  let telling = listening.ready
    .then(before)
    .then(happened => tell(happened, !isBack))
    .catch(() => void stream.end())
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
