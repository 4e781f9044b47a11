import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import { deskSearchTexts } from '../texts.ts'
import styles from './desk-search.module.css'

/** The search over all cases, on every page of the desk. */
export function DeskSearch() {
  const field = useRef<HTMLInputElement>(null)
  const searched = useSearched()
  const [typed, setTyped] = useState(searched)
  // The address may change by other ways than this field: back, a link, a view.
  useEffect(() => setTyped(searched), [searched])
  useShortcut('/', () => field.current?.select())
  return (
    <Form role="search" action={deskPaths.desk} className={styles.search}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        name="zoek"
        className={styles.field}
        aria-label={deskSearchTexts.label}
        aria-keyshortcuts="/"
        placeholder={deskSearchTexts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <span className={styles.hint} aria-hidden="true">
        /
      </span>
      <button type="submit" className="visually-hidden">
        {deskSearchTexts.submit}
      </button>
    </Form>
  )
}

/** Current search text of the list. */
function useSearched(): string {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return pathname === deskPaths.desk ? (params.get('zoek') ?? '') : ''
}
