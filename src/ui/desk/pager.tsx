import { useSearchParams } from 'react-router'
import { LinkButton } from '../kit/link-button.tsx'
import styles from './pager.module.css'
import { deskListTexts } from './texts.ts'

/** The way on through a list, and back to where it begins. @param next `na` of the next page; null on the last one */
export function Pager({ next }: { next: string | number | null }) {
  const [query] = useSearchParams()
  const at = (na: string | null) => {
    const there = new URLSearchParams(query)
    if (na === null) there.delete('na')
    else there.set('na', na)
    return `?${there}`
  }
  if (next === null && !query.has('na')) return null
  return (
    <nav aria-label={deskListTexts.pages} className={styles.pager}>
      {query.has('na') && (
        <LinkButton to={at(null)} variant="quiet" small>
          {deskListTexts.newest}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={at(String(next))} variant="secondary" small>
          {deskListTexts.older}
        </LinkButton>
      )}
    </nav>
  )
}
