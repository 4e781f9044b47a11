import { createStore, type ReadableStore } from '../ui/state/store.ts'

/** idle: nothing shows. busy: calls are under way. done: they have just ended. */
export type RequestProgressState = 'idle' | 'busy' | 'done'

/** order-flow §7, as the progress bar it comes from (Pace) means them, in milliseconds. */
export const progressTimes = {
  /** A bar that shows, shows at least this long. */
  minimumDisplay: 250,
  /** Where no bar shows, a call brings it up when it is still under way after this long. */
  restartAfter: 500,
  /** How long the full bar is left to fade. */
  fade: 400,
} as const

/** State behind the progress bar. */
export type RequestProgress = ReadableStore<RequestProgressState> & {
  /** A call begins; call what it returns when the call has ended, once. */
  start(): () => void
}

export function createRequestProgress(): RequestProgress {
  const { getSnapshot, subscribe, set } = createStore<RequestProgressState>(() => 'idle')
  let underWay = 0
  let shownAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function next(work: () => void, delay: number) {
    clearTimeout(timer)
    timer = setTimeout(work, delay)
  }

  function bringUp() {
    shownAt = Date.now()
    set('busy')
  }

  function complete() {
    set('done')
    next(() => set('idle'), progressTimes.fade)
  }

  function end() {
    underWay -= 1
    if (underWay > 0) return
    const state = getSnapshot()
    if (state === 'busy') next(complete, Math.max(0, shownAt + progressTimes.minimumDisplay - Date.now()))
    else if (state === 'idle') clearTimeout(timer)
  }

  return {
    subscribe,
    getSnapshot,
    start() {
      underWay += 1
      const state = getSnapshot()
      if (state === 'busy') clearTimeout(timer)
      else if (state === 'done') bringUpAgain()
      else if (underWay === 1) next(bringUp, progressTimes.restartAfter)
      return end
    },
  }

  /** The fading bar goes first; the new call then waits its turn as any other. */
  function bringUpAgain() {
    set('idle')
    next(bringUp, progressTimes.restartAfter)
  }
}

/** Follows every call of this page. */
export const requestProgress = createRequestProgress()
