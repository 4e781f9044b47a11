import { useState } from 'react'
import { logOut } from '../../account/log-in.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './logged-in-line.module.css'

type Props = {
  /** Who is logged in. */
  name: string
  onLoggedOut: () => void
}

/** Says who is logged in, with the way out. */
export function LoggedInLine({ name, onLoggedOut }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    setHasFailed(false)
    const hasLeft = await logOut()
    setIsLeaving(false)
    if (hasLeft) onLoggedOut()
    else setHasFailed(true)
  }
  return (
    <>
      <div className={styles.line}>
        <p>
          Je bent ingelogd als <strong>{name}</strong>.
        </p>
        <Button variant="secondary" small busy={isLeaving} onClick={leave}>
          Uitloggen
        </Button>
      </div>
      {hasFailed && (
        <Notice kind="error" title="Uitloggen is niet gelukt">
          <p>We kunnen de server nu niet bereiken. Probeer het over een minuut opnieuw.</p>
        </Notice>
      )}
    </>
  )
}
