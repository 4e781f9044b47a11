import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { type Place, placeInList } from '../../desk/components/list-trail.ts'
import { usePaletteActs } from '../../desk/components/palette-acts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { keyTexts } from '../key-texts.ts'
import trail from './case-trail.module.css'

/** The way through the list that the case was opened from: the case before and after it, and back to its row. */
export function CaseTrail() {
  const { number } = useDeskCase().shown
  const [place, setPlace] = useState<Place | null>(null)
  // The server does not know the list of this tab.
  useEffect(() => setPlace(placeInList(number)), [number])
  const navigate = useNavigate()
  const announce = useAnnounce()
  const go = (to: string | null | undefined, edge: string) => {
    if (to) void navigate(deskPaths.case(to))
    else if (place) announce(edge)
  }
  const next = () => go(place?.next, keyTexts.last)
  const previous = () => go(place?.previous, keyTexts.first)
  const toList = () => void navigate(place?.list ?? deskPaths.desk)
  useShortcut('j', next)
  useShortcut(']', next)
  useShortcut('k', previous)
  useShortcut('[', previous)
  useShortcut('u', toList)
  usePaletteActs([
    ...(place?.next ? [{ label: keyTexts.next, key: 'j', run: next }] : []),
    ...(place?.previous ? [{ label: keyTexts.previous, key: 'k', run: previous }] : []),
    { label: keyTexts.toList, key: 'u', run: toList },
  ])
  if (!place) return null
  return (
    <nav aria-label={keyTexts.trail} className={trail.trail}>
      <Link to={place.list} aria-keyshortcuts="u">
        {keyTexts.toList}
      </Link>
      <span className={trail.place}>{keyTexts.place(place.position, place.count)}</span>
      {place.previous && (
        <Link to={deskPaths.case(place.previous)} aria-keyshortcuts="k" className={trail.step}>
          <ChevronLeft aria-hidden="true" />
          <span>{keyTexts.previous}</span>
        </Link>
      )}
      {place.next && (
        <Link to={deskPaths.case(place.next)} aria-keyshortcuts="j" className={trail.step}>
          <span>{keyTexts.next}</span>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
