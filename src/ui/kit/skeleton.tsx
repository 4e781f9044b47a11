import { classes } from './classes.ts'
import styles from './skeleton.module.css'

type Props = {
  /** The size of what comes: a line of text, a heading, a form field, a choice card or row, an answer, a panel. */
  shape?: 'text' | 'heading' | 'control' | 'card' | 'row' | 'answer' | 'panel'
  count?: number
}

/** Holds the place of what is being loaded, so that nothing jumps. Say what is loading in a text near it. */
export function Skeleton({ shape = 'text', count = 1 }: Props) {
  return (
    <div className={`scripts-only ${styles.stack}`} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <div key={position} className={classes(styles.bar, styles[shape])} />
      ))}
    </div>
  )
}
