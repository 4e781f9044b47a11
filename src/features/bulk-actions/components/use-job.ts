import { useEffect, useEffectEvent, useState } from 'react'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { BulkJob } from '../contract-desk.ts'

const pollMs = 700

const isUnderWay = ({ state }: BulkJob): boolean => state === 'previewing' || state === 'running'

type Read = {
  /** null until it is read. */
  readonly job: BulkJob | null
  /** Why it cannot be read, where asking again would not help: it is gone, or one's role has changed; else null. */
  readonly refusal: string | null
  readonly read: () => Promise<void>
}

/** A job as it is now, read again as long as it is under way. */
export function useJob(id: string): Read {
  const [job, setJob] = useState<BulkJob | null>(null)
  const [refused, setRefused] = useState<{ readonly id: string; readonly message: string } | null>(null)
  const read = async (wanted: string) => {
    const result = await callAtDesk('GET /api/beheer/taken/{id}', { params: { id: wanted } })
    if (result.ok) setJob(result.data)
    else if (result.kind === 'refused' && result.status !== 429)
      setRefused({ id: wanted, message: result.failure.message })
  }
  const poll = useEffectEvent(read)
  // A job of another id has not been read.
  const isRead = job?.id === id
  const refusal = refused?.id === id ? refused.message : null
  const goesOn = refusal === null && (!isRead || isUnderWay(job))
  useEffect(() => {
    let timer: number | undefined
    let isGone = false
    // One after the other: a server that is slow already is not asked again before it answered.
    const pollOn = async () => {
      await poll(id)
      if (goesOn && !isGone) timer = window.setTimeout(pollOn, pollMs)
    }
    void pollOn()
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [id, goesOn])
  return { job: isRead ? job : null, refusal, read: () => read(id) }
}
