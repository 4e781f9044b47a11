import { useEffect, useState } from 'react'

/**
 * Counts down in whole seconds by the clock, also while the tab sleeps.
 * @param until in milliseconds since 1970
 * @returns 0 once the time is up
 */
export function useSecondsLeft(until: number): number {
  const [seen, setSeen] = useState(() => ({ until, now: Date.now() }))
  // Another moment is counted from now on, and not from when the last tick was.
  if (seen.until !== until) setSeen({ until, now: Date.now() })

  useEffect(() => {
    const timer = setInterval(() => {
      setSeen({ until, now: Date.now() })
      if (Date.now() >= until) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])

  return Math.max(0, Math.ceil((until - seen.now) / 1000))
}
