import { unlimitedData } from '../../../../content/mobiel-texts.ts'
import styles from './data-bar.module.css'

type Props = {
  /** Gigabytes per month; null is unlimited. */
  bundleGb: number | null
  /** Gigabytes that a full bar stands for. */
  fullGb: number
}

/** A data bundle as a bar that compares with those of the other subscriptions, with its size in words. */
export function DataBar({ bundleGb, fullGb }: Props) {
  const words = bundleGb === null ? unlimitedData : `${bundleGb} GB`
  return (
    <div className={styles.data}>
      <meter
        className={styles.bar}
        aria-label="Databundel"
        aria-valuetext={words}
        max={fullGb}
        value={bundleGb ?? fullGb}
      />
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
