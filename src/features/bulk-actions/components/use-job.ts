import { useEffect, useEffectEvent, useState } from 'react'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { BulkJob } from '../contract-desk.ts'

const pollMs = 700

const isUnderWay = ({ state }: BulkJob): boolean => state === 'previewing' || state === 'running'

/** A job as it is now, read again as long as it is under way. @returns null until it is read */
export function useJob(id: string): { readonly job: BulkJob | null; readonly read: () => Promise<void> } {
  const [job, setJob] = useState<BulkJob | null>(null)
  const read = async (wanted: string) => {
    const result = await callAtDesk('GET /api/beheer/taken/{id}', { params: { id: wanted } })
    if (result.ok) setJob(result.data)
  }
  const poll = useEffectEvent(read)
  // A job of another id has not been read.
  const isRead = job?.id === id
  const goesOn = !isRead || isUnderWay(job)
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
  return { job: isRead ? job : null, read: () => read(id) }
}
