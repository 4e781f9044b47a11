import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'

/** Starts no thread, so that what sends mails costs nothing: for measuring what calls cost. The shop has no other thread. */
class NoThread extends EventEmitter {
  readonly threadId = -1
  postMessage() {}
}

Object.assign(threads, { Worker: NoThread })
syncBuiltinESMExports()
