import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { useDeskSignal } from '../../desk/components/use-desk-changes.ts'
import type { WorkList } from '../contract.ts'
import { workListTexts } from '../texts.ts'
import type { WorkQuery } from './query.ts'

type Fresh = { readonly of: WorkList; readonly list: WorkList }

/**
 * The list as it is now, with its rows where they were: what changed in a row changes in its place, and what would move rows
 * waits until somebody asks for it. Nothing jumps under a pointer or away from a focus.
 */
export function useFreshList(query: WorkQuery, loaded: WorkList) {
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const now = fresh?.of === loaded ? fresh.list : null
  const waiting = now ? waitingIn(loaded, now) : { newCount: 0, isChanged: false }

  useDeskSignal(async () => {
    const result = await call('GET /api/beheer/werklijst', { query: { ...query } })
    if (!result.ok) return
    // Nothing can jump in an empty list.
    if (loaded.items.length === 0 && result.data.items.length > 0) return void revalidate()
    setFresh({ of: loaded, list: result.data })
    const { newCount } = waitingIn(loaded, result.data)
    if (newCount > waiting.newCount) announce(workListTexts.newer(newCount))
  })

  return {
    shown: now ? inPlace(loaded, now) : loaded,
    ...waiting,
    accept: () => void revalidate(),
  }
}

/** The rows that were there, as they are now; one that is no longer on this page stays as it was. */
function inPlace(loaded: WorkList, now: WorkList): WorkList {
  const byNumber = new Map(now.items.map(item => [item.number, item]))
  return {
    ...now,
    before: loaded.before,
    after: loaded.after,
    items: loaded.items.map(item => byNumber.get(item.number) ?? item),
  }
}

/** Changes that are not shown yet: new cases, and another order. */
export function waitingIn(loaded: WorkList, now: WorkList) {
  const numbers = new Set(loaded.items.map(({ number }) => number))
  const newCount = now.items.filter(({ number }) => !numbers.has(number)).length
  const isSameOrder =
    now.items.length === loaded.items.length &&
    now.items.every(({ number }, position) => loaded.items[position]?.number === number)
  return { newCount, isChanged: !isSameOrder }
}
