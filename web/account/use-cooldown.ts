import { useEffect, useState } from 'react'

/** Counts down in whole seconds by the clock, also while the tab sleeps. `secondsLeft` is 0 when the time is up. */
export function useCooldown(initialSeconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000)
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = secondsLeft > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    secondsLeft,
    restart(seconds: number) {
      const start = Date.now()
      setNow(start)
      setEndsAt(start + seconds * 1000)
    },
  }
}
