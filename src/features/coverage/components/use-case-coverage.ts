import { useEffect, useState } from 'react'
import type { ResultOf } from '../../../api/client.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { CaseCoverage } from '../case-coverage.ts'

const key = 'GET /api/beheer/zaken/{nummer}/dekking'

type Shown = {
  readonly number: string
  /** Another one may have another address. */
  readonly version: number
}

/** The look-up of a case; null while nothing is known of it yet. */
export function useCaseCoverage({ number, version }: Shown) {
  const [result, setResult] = useState<ResultOf<typeof key> | null>(null)
  const [isAsking, setIsAsking] = useState(true)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version and another round ask again
  useEffect(() => {
    let isWanted = true
    setIsAsking(true)
    void callAtDesk(key, { params: { nummer: number } }).then(answer => {
      if (!isWanted) return
      setResult(answer)
      setIsAsking(false)
    })
    return () => {
      isWanted = false
    }
  }, [number, version, round])

  return {
    result,
    isAsking,
    again: () => setRound(round + 1),
    /** Looks up again, for what is made of it now; null where that failed, which shows. */
    async now(): Promise<CaseCoverage | null> {
      setIsAsking(true)
      const answer = await callAtDesk(key, { params: { nummer: number } })
      setResult(answer)
      setIsAsking(false)
      return answer.ok ? answer.data.coverage : null
    },
  }
}
