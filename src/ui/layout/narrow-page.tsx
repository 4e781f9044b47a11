import type { ReactNode } from 'react'
import { commonTexts } from '../../common/texts.ts'
import { classes } from '../kit/classes.ts'
import type { Elements } from '../kit/elements.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import styles from './narrow-page.module.css'

type Props = {
  /** Further information; next to the form if there is room. */
  aside?: Elements
  className?: string | false | undefined
  children: ReactNode
}

/** A page with one short form. */
export const NarrowPage = ({ aside, className, children }: Props) => (
  <div className={classes('scripts-only', styles.page, className)}>
    <div className={styles.main}>{children}</div>
    {aside}
  </div>
)

type ColumnsProps = {
  /** Stays in sight beside the rest where there is room, and follows it elsewhere. */
  beside: ReactNode
  /** Above it, and on a phone at the bottom of the window until its own place comes into sight. */
  bar?: ReactNode
  children: ReactNode
}

/** Layout for an order or quote, which is wider than a short form and uses the aside's space too. */
export const Columns = ({ beside, bar, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={classes(styles.column, styles.beside)}>
      {bar && <div className={styles.bar}>{bar}</div>}
      {beside && <div className={styles.column}>{beside}</div>}
    </div>
  </div>
)

/** Holds the place of a form with this many fields. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <div className={styles.main}>
    <p className="visually-hidden">{commonTexts.pageLoading}</p>
    {Array.from({ length: fields }, (_, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike
      <div key={position} className={styles.field}>
        <Skeleton shape="text" />
        <Skeleton shape="control" />
      </div>
    ))}
  </div>
)
