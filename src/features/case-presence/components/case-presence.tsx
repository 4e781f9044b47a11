import { createContext, use, useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { listenToDesk } from '../../desk/components/desk-stream.ts'
import type { PresentColleague } from '../contract.ts'

/** Twice within the time that the server counts a page as there (src/features/case-presence/server/presence.ts). */
const everyMs = 20_000

type Presence = {
  /** Others who have the case open, by name. */
  readonly colleagues: readonly PresentColleague[]
  readonly setIsWriting: (isWriting: boolean) => void
}

const Presence = createContext<Presence>({ colleagues: [], setIsWriting: () => undefined })

/** Tells others that the case is open here as long as this page is seen, and knows who else has it open. Another `key` for another case. */
export function CasePresence({ number, children }: { readonly number: string; readonly children: Elements }) {
  const [isWriting, setIsWriting] = useState(false)
  const [colleagues, setColleagues] = useState<readonly PresentColleague[]>([])
  const [tab] = useState(newTab)
  useEffect(() => {
    const isSeen = () => document.visibilityState !== 'hidden'
    let isOver = false
    const attend = async () => {
      if (!isSeen()) return
      const answer = await call('PUT /api/beheer/zaken/{nummer}/aanwezig', {
        params: { nummer: number },
        body: { tab, isWriting },
      })
      if (answer.ok && !isOver) setColleagues(answer.data.colleagues)
    }
    const follow = () => void (isSeen() ? attend() : leave(number, tab))
    const again = window.setInterval(() => void attend(), everyMs)
    const stop = listenToDesk(({ present }) => {
      if (present?.includes(number)) void attend()
    })
    document.addEventListener('visibilitychange', follow)
    void attend()
    return () => {
      isOver = true
      window.clearInterval(again)
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [number, tab, isWriting])
  useEffect(() => () => void leave(number, tab), [number, tab])
  return <Presence value={{ colleagues, setIsWriting }}>{children}</Presence>
}

const newTab = () => crypto.randomUUID()

const leave = (number: string, tab: string) =>
  call('DELETE /api/beheer/zaken/{nummer}/aanwezig/{tab}', { params: { nummer: number, tab } })

/** Others who have the case of this page open. */
export const useColleaguesHere = (): readonly PresentColleague[] => use(Presence).colleagues

/** Tells them while something is written here. */
export function useIsWriting(isWriting: boolean) {
  const { setIsWriting } = use(Presence)
  useEffect(() => {
    setIsWriting(isWriting)
    return () => setIsWriting(false)
  }, [isWriting, setIsWriting])
}
