import { dataTexts } from '../../../texts/mobiel.ts'
import styles from './data-bar.module.css'

type Props = {
  /** Gigabytes per month; null is unlimited. */
  bundleGb: number | null
  /** Gigabytes that a full bar stands for. */
  fullGb: number
}

/** A data bundle as a bar that compares with those of the other subscriptions, with its size in words. */
export function DataBar({ bundleGb, fullGb }: Props) {
  const words = bundleGb === null ? dataTexts.unlimited : dataTexts.bundle(bundleGb)
  const filledGb = bundleGb ?? fullGb
  return (
    <div className={styles.data}>
      {/* Browsers draw a meter each in their own way, so this one is for screen readers and the drawing for the eyes. */}
      <meter
        className="visually-hidden"
        aria-label={dataTexts.label}
        aria-valuetext={words}
        max={fullGb}
        value={filledGb}
      />
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" />
        <rect className={styles.fill} width={`${(100 * filledGb) / fullGb}%`} height="100%" />
      </svg>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
