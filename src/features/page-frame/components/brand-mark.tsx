import styles from './brand-mark.module.css'
import { useBrand } from './shell-data.ts'

/** The logo from configuration, or the built-in mark (a line with a loop in it) with the name. */
export function BrandMark() {
  const { name, logo } = useBrand()
  if (logo) return <img src={logo} alt={name} className={styles.logo} height="36" />
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
        <rect width="36" height="36" rx="10" className={styles.tile} />
        <path d="M0 25h17c11 0 11-16 1-16S7 25 18 25h18" className={styles.line} />
      </svg>
      <span>{name}</span>
    </span>
  )
}
