import { useEffect } from 'react'
import { stillHere } from '../../contract/staff.ts'
import { call, isRefused } from '../api-client.ts'
import { signInQuestion } from './desk-state.ts'

/** Far less than a session may lie idle. */
const everyMs = 5 * 60_000

/** Tells the server, now and then, that somebody is at work: by himself he may read for an hour without sending anything. */
export function useStillHere() {
  useEffect(() => {
    let saidAt = Date.now()
    const notice = () => {
      if (Date.now() - saidAt < everyMs) return
      saidAt = Date.now()
      void say()
    }
    const signs = ['pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, notice)
    }
  }, [])
}

async function say() {
  const result = await call(stillHere)
  if (isRefused(result, 401)) void signInQuestion.ask()
}
