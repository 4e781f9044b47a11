import { basketTexts } from '../../texts/basket.ts'
import styles from './pending-total.module.css'

/** Stands where a total will, as large, until the stored cart is read: nothing in it yet is not known to be nothing. */
export const PendingTotal = () => (
  <>
    <span className={styles.bar} aria-hidden="true">
      {'\u00a0'}
    </span>
    <span className="visually-hidden">{basketTexts.totalLoading}</span>
  </>
)
