import { Skeleton } from '../../ui/skeleton.tsx'
import page from '../flow-page.module.css'
import styles from './compose.module.css'

/** Holds the place of the screen while the saved address is looked up, or the browser's state is not known yet. */
export const ComposeSkeleton = ({ label }: { label: string }) => (
  <div className={`scripts-only ${styles.screen} ${page.pending}`} aria-busy="true">
    <p role="status" className="visually-hidden">
      {label}
    </p>
    <Skeleton shape="heading" />
    <Skeleton shape="card" count={4} />
  </div>
)
