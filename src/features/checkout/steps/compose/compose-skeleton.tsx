import { classes } from '../../../../ui/kit/classes.ts'
import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import page from '../../components/flow-page.module.css'
import styles from './compose.module.css'

/** Holds the place of the screen while the saved address is looked up, or the browser's state is not known yet. */
export const ComposeSkeleton = ({ label, className }: { label: string; className?: string | undefined }) => (
  <div className={classes('scripts-only', styles.screen, page.pending, className)} aria-busy="true">
    <p role="status" className="visually-hidden">
      {label}
    </p>
    <Skeleton shape="heading" />
    <Skeleton shape="card" count={4} />
  </div>
)
