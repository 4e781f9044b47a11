import { useState } from 'react'
import { deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import styles from '../../cases/components/case.module.css'
import { failureIn } from '../../cases/components/case-commands.tsx'
import { useDeskCase } from '../components/desk-case.tsx'
import { infectedTexts as texts } from '../mail-texts-desk.ts'

/** That a virus was found in files of an answer, with the ways to go on; nothing where none was. */
export function InfectedAnswer() {
  const { shown, mayWork, open, send } = useDeskCase()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!shown.infected) return null
  const { mail, files, at } = shown.infected

  async function sendWithout(id: number) {
    setIsBusy(true)
    const result = await send({
      act: 'mails/{id}/opnieuw',
      params: { id },
      body: { id: newId() },
      wanted: [],
    })
    setFailure(result.ok ? null : failureIn(result))
    setIsBusy(false)
  }

  const words = mail === null ? texts.wentText : texts.heldText
  return (
    <Notice kind="warning" title={mail === null ? texts.went : texts.held}>
      <p>{words(files, deskMoment(at))}</p>
      {mayWork && (
        <div className={styles.actions}>
          <Button small variant="secondary" onClick={() => open('answer')}>
            {texts.answer}
          </Button>
          {mail !== null && (
            <Button
              small
              variant="quiet"
              className={styles.plain}
              busy={isBusy}
              onClick={() => void sendWithout(mail)}
            >
              {texts.without(files.length)}
            </Button>
          )}
        </div>
      )}
      {failure && <p role="alert">{failure}</p>}
    </Notice>
  )
}
