import pg from 'pg'
import { createFailureLog, type FailureLog } from '../../../platform/database/failure-log.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { Log } from '../../../platform/operations/log.ts'
import { channel, presenceChannel } from '../../desk/server/notify-desk.ts'
import {
  type CaseChanges,
  changesAfter,
  type EventCursor,
  type ListedCase,
  listedByNumber,
  startCursor,
} from './changes.ts'

/** Tells those who look at the desk on this copy what happened, whichever copy it happened on. */
export type DeskHub = {
  /**
   * Calls back for everything that happens from when it is ready on, and with null whenever it was looked and no case had changed: then
   * somebody's rights may have. `onPresence` is called with each case that a colleague came to or left. `stop` ends both.
   */
  listen(
    onLook: (happened: CaseChanges | null) => void,
    onPresence?: (listed: ListedCase) => void,
  ): {
    readonly ready: Promise<void>
    readonly stop: () => void
  }
  /** Ends every stream, for good. */
  close(): Promise<void>
  /** Called when it closes. */
  onClose(end: () => void): () => void
}

type Listener = {
  readonly onLook: (happened: CaseChanges | null) => void
  readonly onPresence: ((listed: ListedCase) => void) | undefined
}

type Times = {
  /** Signals within this time are one. */
  readonly gatherMs: number
  /** Maximum delay for changes that no signal announced. */
  readonly pollMs: number
  /** The connection is kept so long after the last one left: a page that is reloaded comes back. */
  readonly lingerMs: number
}

const usualTimes: Times = { gatherMs: 250, pollMs: 15_000, lingerMs: 30_000 }

/**
 * One connection of the database listens while somebody looks; where it is cut, what happened is read every so often until it
 * stands again.
 */
export function createDeskHub(
  database: Database,
  log: Pick<Log, 'warn' | 'error'>,
  { gatherMs, pollMs, lingerMs }: Times = usualTimes,
): DeskHub {
  const listeners = new Set<Listener>()
  const streams = new Set<() => void>()
  let session: Session | null = null
  let lingering: NodeJS.Timeout | undefined

  const trouble = createFailureLog((level, error) =>
    log[level]({ err: error }, 'what happens at the desk could not be read'),
  )
  const begin = (): Session =>
    startSession({
      database,
      gatherMs,
      pollMs,
      onLook: happened => {
        for (const { onLook } of listeners) onLook(happened)
      },
      onPresence: listed => {
        for (const { onPresence } of listeners) onPresence?.(listed)
      },
      trouble,
    })

  async function end() {
    const ending = session
    session = null
    await ending?.end()
  }

  return {
    listen(onLook, onPresence) {
      clearTimeout(lingering)
      const listener = { onLook, onPresence }
      listeners.add(listener)
      session ??= begin()
      const stop = () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(lingering)
        lingering = setTimeout(() => void end(), lingerMs).unref()
      }
      return { ready: session.ready, stop }
    },
    onClose(stop) {
      streams.add(stop)
      return () => streams.delete(stop)
    },
    async close() {
      clearTimeout(lingering)
      for (const stop of [...streams]) stop()
      listeners.clear()
      await end()
    },
  }
}

type Session = { readonly ready: Promise<void>; end(): Promise<void> }

type SessionParts = Pick<Times, 'gatherMs' | 'pollMs'> & {
  readonly database: Database
  readonly onLook: (happened: CaseChanges | null) => void
  readonly onPresence: (listed: ListedCase) => void
  readonly trouble: FailureLog
}

/** Reads after each signal and every so often, one reading at a time. */
function startSession({ database, gatherMs, pollMs, onLook, onPresence, trouble }: SessionParts): Session {
  let mark: EventCursor | null = null
  let client: pg.Client | null = null
  let isEnded = false
  let gathering: NodeJS.Timeout | undefined
  const ready = read()
  let reading = ready
  const polling = setInterval(soon, pollMs).unref()

  async function read() {
    try {
      client ??= await connect()
      mark ??= await startCursor(database)
      const { happened, mark: next } = await changesAfter(database, mark)
      mark = next
      trouble.over()
      if (!isEnded) onLook(happened)
    } catch (error) {
      if (!isEnded) trouble.failed(error)
    }
  }

  async function connect(): Promise<pg.Client> {
    const listening = new pg.Client(database.$client.options)
    const lost = () => {
      if (client === listening) client = null
      soon()
    }
    listening.on('error', () => undefined)
    listening.once('end', lost)
    listening.on('notification', ({ channel: name, payload = '' }) => {
      if (name === presenceChannel) void present(payload)
      else soon()
    })
    await listening.connect()
    await listening.query(`listen ${presenceChannel}`)
    await listening.query(`listen ${channel}`)
    return listening
  }

  /** Missed where it fails: each page asks by itself too, now and then. */
  async function present(number: string) {
    const listed = await listedByNumber(database, number).catch(() => null)
    if (listed && !isEnded) onPresence(listed)
  }

  function soon() {
    if (isEnded) return
    gathering ??= setTimeout(() => {
      gathering = undefined
      reading = reading.then(read)
    }, gatherMs)
  }

  return {
    ready,
    async end() {
      isEnded = true
      clearInterval(polling)
      clearTimeout(gathering)
      await reading
      await client?.end()
    },
  }
}
