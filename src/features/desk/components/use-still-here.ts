import { useEffect } from 'react'
import { call, isRefused } from '../../../api/client.ts'
import { signInQuestion } from './desk-state.ts'

/** Far less than a session may lie idle. */
const everyMs = 5 * 60_000

/**
 * Tells the server now and then that a colleague is active, since they may read for an hour without a request. Changes
 * that the page makes by itself, such as scrolling, do not count.
 */
export function useStillHere() {
  useEffect(() => {
    let saidAt = Number.NEGATIVE_INFINITY
    const notice = () => {
      if (Date.now() - saidAt < everyMs) return
      saidAt = Date.now()
      void say()
    }
    const signs = ['pointerdown', 'pointermove', 'touchmove', 'keydown', 'wheel'] as const
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, notice)
    }
  }, [])
}

async function say() {
  const result = await call('POST /api/beheer/aanwezig')
  if (isRefused(result, 401)) void signInQuestion.ask()
}
