import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import { failureOf } from '../../cases/components/case-commands.tsx'
import type { ReceivedMailDto } from '../../cases/contract-timeline.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { reasonsInWords } from '../../incoming-mails/mail-reason-texts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { receivedTexts } from '../stream-texts.ts'
import stream from './stream.module.css'

/** Whether a mail asks something, and why it was judged so; with a button for when it was judged wrong. */
export function MailClassification({ mail: { id, asks, reasons } }: { mail: ReceivedMailDto }) {
  const { mayWork, send } = useDeskCase()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const wanted = asks ? receivedTexts.isNoQuestion : receivedTexts.isQuestion
  const correct = async () => {
    setIsBusy(true)
    const result = await send({
      act: 'mail-beoordelen',
      body: { id: newId(), mail: id, asks: !asks },
      wanted: [[receivedTexts.judged, wanted]],
    })
    setFailure(failureOf(result))
    setIsBusy(false)
  }
  return (
    <div className={stream.classification}>
      <p className={styles.by}>
        {receivedTexts.because(
          asks ? receivedTexts.asks : receivedTexts.asksNothing,
          reasonsInWords(reasons),
        )}
      </p>
      {mayWork && (
        <Button small variant="quiet" className={styles.plain} busy={isBusy} onClick={() => void correct()}>
          {wanted}
        </Button>
      )}
      {failure && <p role="alert">{`${failure.title ?? commandTexts.failed.title}. ${failure.message}`}</p>}
    </div>
  )
}
