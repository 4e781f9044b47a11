import { useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { ReplyTemplates } from '../contract-desk.ts'

/** The ready-made texts of who is signed in; null while they are loaded. */
export function useReplyTexts(): CallResult<ReplyTemplates> | null {
  const [result, setResult] = useState<CallResult<ReplyTemplates> | null>(null)
  useEffect(() => {
    let isWanted = true
    void callAtDesk('GET /api/beheer/teksten').then(answer => {
      if (isWanted) setResult(answer)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return result
}
