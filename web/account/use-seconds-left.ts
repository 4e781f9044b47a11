import { useEffect, useState } from 'react'

/**
 * Counts down in whole seconds by the clock, also while the tab sleeps.
 * @param until in milliseconds since 1970
 * @returns 0 once the time is up
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 250)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [until])

  return Math.max(0, Math.ceil((until - now) / 1000))
}
