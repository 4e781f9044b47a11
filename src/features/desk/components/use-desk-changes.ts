import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { DeskChanges } from '../contract.ts'
import { listenToDesk } from './desk-stream.ts'

/** Events within this time count as one change. */
const gatherMs = 500

/** Calls back when something happened to a case; to this one, where one is named. */
export function useDeskSignal(onChange: () => void, caseNumber?: string) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let gathering: number | undefined
    const stop = listenToDesk(changes => {
      if (!isAbout(changes, caseNumber)) return
      gathering ??= window.setTimeout(() => {
        gathering = undefined
        changed()
      }, gatherMs)
    })
    return () => {
      window.clearTimeout(gathering)
      stop()
    }
  }, [caseNumber])
}

const isAbout = ({ cases }: DeskChanges, caseNumber: string | undefined): boolean =>
  cases === null || caseNumber === undefined || cases.includes(caseNumber)

/** Has the page ask anew for what it shows when something happened to a case; to this one, where one is named. */
export function useDeskChanges(caseNumber?: string) {
  const { revalidate } = useRevalidator()
  useDeskSignal(() => void revalidate(), caseNumber)
}
