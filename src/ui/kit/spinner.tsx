import styles from './spinner.module.css'

type Props = {
  /** Pending operation; without it the spinner is decoration next to a text. */
  label?: string
}

export function Spinner({ label }: Props) {
  return (
    <span
      className={styles.spinner}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className={styles.track} />
        <path d="M12 3a9 9 0 0 1 9 9" className={styles.arc} />
      </svg>
      {label && <span>{label}</span>}
    </span>
  )
}
