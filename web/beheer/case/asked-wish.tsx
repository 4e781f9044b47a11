import { wishNotices } from '../../../content/desk-case-texts.ts'
import { deskMoment } from '../../../content/desk-moments.ts'
import { Notice } from '../../ui/notice.tsx'
import { useActs } from './acts.tsx'
import styles from './case.module.css'

/** What the customer asked that nobody answered yet. */
export function AskedWish() {
  const { asked } = useActs().shown
  if (asked === null) return null
  return (
    <Notice kind="warning" title={wishNotices[asked.wish]}>
      {asked.words !== '' && <p className={styles.lines}>{asked.words}</p>}
      <p className={styles.by}>{wishNotices.answer(deskMoment(asked.at))}</p>
    </Notice>
  )
}
