import { Eye, PenLine } from 'lucide-react'
import { presenceTexts as texts } from '../texts-desk.ts'
import { useColleaguesHere } from './case-presence.tsx'
import styles from './colleagues-here.module.css'

/** Which colleagues have the case open too, and who writes in it; said aloud when it changes. */
export function ColleaguesHere() {
  const colleagues = useColleaguesHere()
  const namesOf = (isWriting: boolean) =>
    colleagues.filter(each => each.isWriting === isWriting).map(({ name }) => name)
  const [writing, looking] = [namesOf(true), namesOf(false)]
  return (
    <p role="status" className={styles.here}>
      {writing.length > 0 && (
        <span className={styles.writing}>
          <PenLine aria-hidden="true" />
          <span>{texts.writing(writing)}</span>
        </span>
      )}
      {looking.length > 0 && (
        <span className={styles.looking}>
          <Eye aria-hidden="true" />
          <span>{texts.looking(looking)}</span>
        </span>
      )}
    </p>
  )
}
