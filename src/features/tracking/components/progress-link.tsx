import { useRef, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import { failureIn, useCaseCommands } from '../../cases/components/case-commands.tsx'
import { mailTexts } from '../../cases/mail-texts-desk.ts'

/** Ends the links in the mails by which the case is followed, as where one came into wrong hands. */
export function ProgressLink() {
  const { shown, send, mayWork } = useCaseCommands()
  const id = useRef(newId())
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  if (!mayWork || shown.purpose === 'end' || (shown.kind !== 'order' && shown.kind !== 'quote')) return null
  const end = async () => {
    setIsBusy(true)
    const result = await send({ act: 'volglink-intrekken', body: { id: id.current }, wanted: [] })
    setIsBusy(false)
    if (result.ok) id.current = newId()
    if (result.ok) setSaid(mailTexts.linkEnded)
    else setSaid(failureIn(result))
  }
  return (
    <div className={styles.followLink}>
      <p className={styles.by}>{mailTexts.link}</p>
      {said && <p role="status">{said}</p>}
      <Button small variant="quiet" className={styles.plain} busy={isBusy} onClick={() => void end()}>
        {mailTexts.endLink}
      </Button>
    </div>
  )
}
