import type { ReactNode } from 'react'
import styles from './hero-band.module.css'

type Props = {
  title: ReactNode
  /** One line under the title. */
  intro?: ReactNode
  icon?: ReactNode
}

/** The title of a page on a band of brand colour, with the line of fibre under it. */
export function HeroBand({ title, intro, icon }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <div>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
      </div>
    </div>
  )
}
