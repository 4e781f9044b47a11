import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import type { QuoteByLink } from '../contract.ts'

/** Signs of a human reader: mail scanners open a page without any of these. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Tells the server once that somebody reads a quote, at the first sign on its page. */
export function useNoteRead(token: string, { standing }: Pick<QuoteByLink, 'standing'>) {
  const isOpen = standing === 'sent'
  useEffect(() => {
    if (!isOpen) return
    const moved = new AbortController()
    const note = ({ isTrusted }: Event) => {
      if (!isTrusted) return
      moved.abort()
      void call('POST /api/prijsopgave/gelezen', { body: { token } })
    }
    for (const sign of signs)
      window.addEventListener(sign, note, { passive: true, capture: true, signal: moved.signal })
    return () => moved.abort()
  }, [token, isOpen])
}
