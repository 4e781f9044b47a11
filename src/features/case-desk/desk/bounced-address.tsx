import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import styles from '../../cases/components/case.module.css'
import { failureOf } from '../../cases/components/case-commands.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { bounceTexts as texts } from '../mail-texts-desk.ts'

/** That mails to the customer come back, with the ways to end it; nothing while the address works. */
export function BouncedAddress() {
  const { shown, mayWork, open, send } = useDeskCase()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [actId] = useState(newId)
  const { bounced, contact } = shown
  if (!bounced) return null

  async function confirm() {
    setIsBusy(true)
    const result = await send({
      act: 'mailadres-klopt',
      body: { id: actId },
      wanted: [[texts.title, texts.works]],
    })
    setFailure(failureOf(result))
    setIsBusy(false)
  }

  return (
    <Notice kind="warning" title={texts.title}>
      <p>{texts.text(contact.email ?? '', deskMoment(bounced.at))}</p>
      <p className={styles.by}>{bounced.reason}</p>
      {mayWork && (
        <div className={styles.actions}>
          <Button small variant="secondary" onClick={() => open('correct')}>
            {texts.correct}
          </Button>
          <Button small variant="quiet" className={styles.plain} busy={isBusy} onClick={() => void confirm()}>
            {texts.works}
          </Button>
        </div>
      )}
      {failure && <p role="alert">{`${failure.title ?? commandTexts.failed.title}. ${failure.message}`}</p>}
    </Notice>
  )
}
