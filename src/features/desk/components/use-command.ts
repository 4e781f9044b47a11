import { useState } from 'react'
import { type CallFailure, callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'

/**
 * An act behind a button: one at a time, however often it is pressed.
 * @returns whether it is under way, why it failed the last time, and what does it
 */
export function useCommand<T>(send: () => Promise<CallResult<T>>, onDone: (data: T) => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const act = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    const result = await send()
    setIsBusy(false)
    if (result.ok) return onDone(result.data)
    setFailure(callFailure(result))
  }
  return { isBusy, failure, act: () => void act() }
}
