import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import { mijnSubjects, mijnTexts } from '../../texts.ts'
import styles from './mijn.module.css'

type Props = {
  /** Loading subject, as part of a sentence: `je bestellingen`. */
  what?: string
}

/** Holds the place of a page's content. */
export const PageSkeleton = ({ what = mijnSubjects.page }: Props) => (
  <div className={styles.stack}>
    <p className="visually-hidden">{mijnTexts.loading(what)}</p>
    <Skeleton shape="text" />
    <Skeleton shape="card" count={3} />
  </div>
)
