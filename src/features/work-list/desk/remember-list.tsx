import { useEffect } from 'react'
import { deskPaths } from '../../../api/desk-paths.ts'
import { listTrail, rememberList } from '../../desk/components/list-trail.ts'
import { listAddress, type WorkQuery } from './query.ts'

type Props = { query: WorkQuery; numbers: readonly string[] }

/** Remembers which cases the list shows, for the keys on their pages, and focuses the row that one comes back from. */
export function RememberList({ query, numbers }: Props) {
  const address = listAddress(query)
  useEffect(() => {
    focusRow(numbers)
    rememberList(address, numbers)
  }, [address, numbers])
  return null
}

/** The row of the case that was open, or of the one that took its place where it left the list. */
function focusRow(numbers: readonly string[]) {
  const { opened, numbers: before } = listTrail() ?? {}
  if (!opened || !before || numbers.length === 0) return
  const place = Math.min(Math.max(0, before.indexOf(opened)), numbers.length - 1)
  const number = numbers.includes(opened) ? opened : numbers[place]
  const row = document.querySelector<HTMLElement>(`a[href="${deskPaths.case(number ?? '')}"]`)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}
