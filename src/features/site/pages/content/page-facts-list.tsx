import { classes } from '../../../../ui/kit/classes.ts'
import styles from './page-facts-list.module.css'
import type { PageView } from './page-view.server.ts'

type Props = {
  view: PageView
  /** `band`: side by side under the first screen. `figures`: the same on the brand's own ground. `box`: one below the other, in a box with a title. */
  look: 'band' | 'figures' | 'box'
  /** Of the box. */
  title?: string
}

/** Three or four facts of the page; nothing without any. */
export function PageFactsList({ view: { frontMatter }, look, title }: Props) {
  const { facts } = frontMatter
  if (facts.length === 0) return null
  return (
    <div className={classes(styles.place, styles[look])}>
      <div className={styles.inner}>
        {title && <p className={styles.title}>{title}</p>}
        <ul className={`plain-list ${styles.facts}`}>
          {facts.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
