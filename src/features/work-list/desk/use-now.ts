import { useEffect, useState } from 'react'

const tickMs = 30_000

/**
 * The moment by the server's clock: what it said, and the time that has gone by since. The clock of a colleague's computer
 * may be wrong.
 */
export function useNow(asOf: string): Date {
  const [now, setNow] = useState({ asOf, ms: Date.parse(asOf) })
  useEffect(() => {
    const start = performance.now()
    const tick = () => setNow({ asOf, ms: Date.parse(asOf) + performance.now() - start })
    const timer = window.setInterval(tick, tickMs)
    return () => window.clearInterval(timer)
  }, [asOf])
  return new Date(now.asOf === asOf ? now.ms : Date.parse(asOf))
}
