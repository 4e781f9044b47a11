import { useState } from 'react'
import { callMessages } from '../../../../api/texts.ts'
import { commonTexts } from '../../../../shared/texts.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { logOut } from '../../../customers/components/log-out.ts'
import { detailsTexts } from '../../texts/gegevens.ts'
import styles from './logged-in-line.module.css'

type Props = {
  /** Name of the logged-in customer. */
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
        <p>{filledText(detailsTexts.loggedInAs, { name: <strong>{name}</strong> })}</p>
        <Button variant="secondary" small busy={isLeaving} onClick={leave}>
          {commonTexts.logOut}
        </Button>
      </div>
      {hasFailed && (
        <Notice kind="error" title={commonTexts.logOutFailed}>
          <p>{callMessages.unavailable}</p>
        </Notice>
      )}
    </>
  )
}
