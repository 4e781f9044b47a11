import { speedShare } from '../../../rules/internet.ts'
import styles from './speed-bars.module.css'

type Props = {
  downMbs: number
  upMbs: number
  /** Mbit/s that a full bar stands for: those of all lines on the screen compare. */
  fullMbs: number
}

/** Down over up, drawn for the eyes: the words stand above it. */
export const SpeedBars = ({ downMbs, upMbs, fullMbs }: Props) => (
  <svg className={styles.bars} aria-hidden="true">
    <rect className={styles.track} width="100%" height="2" y="2" />
    <rect className={styles.track} width="100%" height="2" y="9" />
    <rect className={styles.down} width={percentage(downMbs, fullMbs)} height="6" rx="3" />
    <rect className={styles.up} width={percentage(upMbs, fullMbs)} height="4" y="8" rx="2" />
  </svg>
)

const percentage = (mbs: number, fullMbs: number) => `${(100 * speedShare(mbs, fullMbs)).toFixed(1)}%`
