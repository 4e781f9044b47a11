import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { type StreamFilter, streamFilterOf, streamFilters, streamOf, streamParam } from '../stream-filters.ts'
import { streamTexts } from '../stream-texts.ts'
import stream from './stream.module.css'
import { Entry } from './stream-entry.tsx'

/** So many entries are shown at first: with more, what stands below the stream is out of reach. */
const shownAtFirst = 6

/** Mails both ways, calls, notes and events of the case in one list, newest first. */
export function Stream() {
  const { shown } = useDeskCase()
  const [params] = useSearchParams()
  const [showsAll, setShowsAll] = useState(false)
  const asked = params.get(streamParam)
  const filter = asked === null ? shown.streamFilter : streamFilterOf(asked)
  const entries = streamOf(shown, filter)
  const visible = showsAll ? entries : entries.slice(0, shownAtFirst)
  const hidden = entries.length - visible.length
  return (
    <>
      <Filters current={filter} />
      {entries.length === 0 && <p className={styles.by}>{streamTexts.none[filter]}</p>}
      <ol className={`plain-list ${stream.entries}`}>
        {visible.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hidden > 0 && (
        <div>
          <Button small variant="quiet" className={styles.plain} onClick={() => setShowsAll(true)}>
            {streamTexts.earlier(hidden)}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Links, so that a filter stands in the address: it survives a reload and can be sent to a colleague. The one that was chosen
 * last is kept, and holds at the next case too.
 */
function Filters({ current }: { current: StreamFilter }) {
  const [params] = useSearchParams()
  const searchOf = (filter: StreamFilter) => {
    const next = new URLSearchParams(params)
    next.set(streamParam, filter)
    return next.toString()
  }
  return (
    <nav aria-label={streamTexts.filters}>
      <ul className={`plain-list ${stream.filters}`}>
        {streamFilters.map(filter => (
          <li key={filter}>
            <Link
              to={{ search: searchOf(filter) }}
              replace
              preventScrollReset
              className={stream.filter}
              onClick={() => void callAtDesk('PUT /api/beheer/ik/gesprek', { body: { filter } })}
              aria-current={filter === current ? 'true' : undefined}
            >
              {streamTexts.names[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
