import { Skeleton } from '../ui/skeleton.tsx'
import styles from './mijn.module.css'

type Props = {
  /** What is being loaded, as part of a sentence: `je bestellingen`. */
  what?: string
}

/** Holds the place of a page's content. */
export const PageSkeleton = ({ what = 'de pagina' }: Props) => (
  <div className={styles.stack}>
    <p className="visually-hidden">Even geduld, {what} laden.</p>
    <Skeleton shape="text" />
    <Skeleton shape="card" count={3} />
  </div>
)
