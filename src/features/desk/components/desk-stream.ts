import { call, isRefused } from '../../../api/client.ts'
import type { PathOf } from '../../../api/types.ts'
import { parseJson } from '../../../common/parse-json.ts'
import { DeskChanges } from '../contract.ts'
import { signInQuestion } from './desk-state.ts'

type Listener = (changes: DeskChanges) => void

/** How often is asked while the stream is cut. */
const pollMs = 15_000

const events = '/api/beheer/gebeurtenissen' satisfies PathOf<'GET /api/beheer/gebeurtenissen'>

/** How those who listen share one stream. */
export function createDeskStream() {
  const listeners = new Set<Listener>()
  let stream: EventSource | null = null
  let polling: number | undefined
  /** How far was heard. */
  let mark: string | null = null

  function follow() {
    if (document.visibilityState === 'hidden') close()
    else open()
  }

  function open() {
    if (stream !== null) return
    stream = new EventSource(mark === null ? events : `${events}?na=${mark}`)
    stream.onopen = () => window.clearInterval(polling)
    stream.onmessage = ({ data }) => {
      const changes = DeskChanges.safeParse(parseJson(data)).data
      if (changes) tell(changes)
    }
    stream.onerror = () => {
      window.clearInterval(polling)
      polling = window.setInterval(() => void poll(), pollMs)
    }
  }

  function close() {
    window.clearInterval(polling)
    stream?.close()
    stream = null
  }

  /** Asks instead of listening; where the server answers again, the browser may have given the stream up. */
  async function poll() {
    const result = await call('GET /api/beheer/wijzigingen', {
      ...(mark !== null && { query: { na: mark } }),
    })
    if (!result.ok) {
      if (isRefused(result, 401)) void signInQuestion.ask()
      return
    }
    tell(result.data)
    if (stream?.readyState !== EventSource.CLOSED) return
    close()
    open()
  }

  function tell(changes: DeskChanges) {
    mark = changes.mark
    if (changes.cases?.length === 0 && !changes.present) return
    for (const listener of [...listeners]) listener(changes)
  }

  return (listener: Listener): (() => void) => {
    listeners.add(listener)
    if (listeners.size === 1) {
      document.addEventListener('visibilitychange', follow)
      follow()
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }
}

/**
 * Calls back for what happens at the desk, as long as the page is seen: a browser has few connections to a host, and many
 * tabs would take them all. What happened while nobody looked is told when somebody does again.
 * @returns ends it
 */
export const listenToDesk = createDeskStream()
