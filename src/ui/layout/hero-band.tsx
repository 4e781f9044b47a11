import type { ReactNode, Ref } from 'react'
import { classes } from '../kit/classes.ts'
import type { Elements } from '../kit/elements.ts'
import styles from './hero-band.module.css'

type Props = {
  title: ReactNode
  /** Lets a page change within the order flow give the title the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  /** One line under the title. */
  intro?: ReactNode
  icon?: Elements
  /** Stands at the other end of the band: a help button. */
  action?: Elements
  /** As low as can be: what the page is for comes below it. */
  compact?: boolean
}

/** The title of a page on a tinted band, with the line of fibre under it. */
export function HeroBand({ title, titleRef, intro, icon, action, compact }: Props) {
  return (
    <div className={styles.band}>
      <div className={classes(styles.inner, compact && styles.compact)}>
        <div>
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {icon}
            <span>{title}</span>
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
    </div>
  )
}
