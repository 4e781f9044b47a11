import type { ApiCaller } from '../caller.ts'

const minuteMs = 60_000

/**
 * Counts the calls of each client in this server's memory, a minute long from its first one.
 * @param factor multiplies each maximum (RATE_LIMIT_FACTOR)
 * @returns the seconds until a client may call again; 0 where it was counted
 */
export function createCallLimit(factor: number, now: () => number = () => performance.now()) {
  const minutes = new Map<string, { calls: number; readonly endsAtMs: number }>()
  return ({ clientId, callsPerMinute }: Pick<ApiCaller, 'clientId' | 'callsPerMinute'>): number => {
    const nowMs = now()
    const current = minutes.get(clientId)
    const minute = current && current.endsAtMs > nowMs ? current : { calls: 0, endsAtMs: nowMs + minuteMs }
    minutes.set(clientId, minute)
    if (minute.calls >= Math.max(1, Math.round(callsPerMinute * factor)))
      return Math.max(1, Math.ceil((minute.endsAtMs - nowMs) / 1000))
    minute.calls += 1
    return 0
  }
}
