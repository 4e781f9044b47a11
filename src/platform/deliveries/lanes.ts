export type Lanes = {
  /** Says that there may be work now. */
  wake(): void
  /** Ends after the work under way. */
  stop(): Promise<void>
}

/**
 * Runs `work` in a few lanes side by side, again and again: at once as long as it finds something to do, else after the
 * next wake or `pollMs`, whichever is first. A wake wakes one lane; a lane that found something to do wakes the next, so
 * that as many work as there is work. After each work that it did a lane rests, so that a backlog never takes the machine from
 * visitors. A failure is told and waits the same as nothing to do.
 * @param work resolves to whether it found something to do
 * @param restMs how long to rest after work that took so many milliseconds
 */
export function startLanes(
  work: () => Promise<boolean>,
  {
    lanes,
    pollMs,
    restMs = () => 0,
    onError,
  }: {
    lanes: number
    pollMs: number
    restMs?: (workedMs: number) => number
    onError: (error: unknown) => void
  },
): Lanes {
  let isStopping = false
  // A wake while a lane is looking is not missed: it looks once more.
  let wakes = 0
  const sleepers = new Set<() => void>()
  const resting = new Set<() => void>()

  const pause = (ms: number, pausing: Set<() => void>) =>
    new Promise<void>(resolve => {
      const awake = () => {
        clearTimeout(timer)
        pausing.delete(awake)
        resolve()
      }
      const timer = setTimeout(awake, ms)
      pausing.add(awake)
    })
  const wakeOne = () => {
    const [awake] = sleepers
    awake?.()
  }

  const lane = async () => {
    while (!isStopping) {
      const wakesBefore = wakes
      const start = performance.now()
      const isBusy = await work().catch(error => {
        onError(error)
        return null
      })
      if (isBusy) {
        wakeOne()
        if (!isStopping) await pause(restMs(performance.now() - start), resting)
      }
      const isWoken = isBusy !== null && wakes !== wakesBefore
      if (!isBusy && !isWoken && !isStopping) await pause(pollMs, sleepers)
    }
  }
  const running = Array.from({ length: lanes }, lane)

  return {
    wake() {
      wakes++
      wakeOne()
    },
    async stop() {
      isStopping = true
      for (const awake of [...sleepers, ...resting]) awake()
      await Promise.all(running)
    },
  }
}
