import { useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { deskMoment } from '../../desk/moments.ts'
import styles from '../components/case.module.css'
import { failureIn, useCaseCommands } from '../components/case-commands.tsx'
import { MailPreviewDialog } from '../components/mail-preview.tsx'
import type { CaseMail } from '../contract-timeline.ts'
import { caseMailKinds, mailStates, mailTexts } from '../mail-texts-desk.ts'
import { commandTexts } from '../texts-desk.ts'

/** Mails about the case with their status, preview and a way to send them again. */
export function Mails() {
  const { shown } = useCaseCommands()
  const [open, setOpen] = useState<CaseMail | null>(null)
  if (shown.mails.length === 0) return <p className={styles.by}>{mailTexts.none}</p>
  return (
    <>
      <ul className={`plain-list ${styles.mails}`}>
        {shown.mails.map(mail => (
          <Mail key={mail.id} mail={mail} onShow={() => setOpen(mail)} />
        ))}
      </ul>
      {open && (
        <MailPreviewDialog
          load={() =>
            callAtDesk('GET /api/beheer/zaken/{nummer}/mails/{id}', {
              params: { nummer: shown.number, id: open.id },
            })
          }
          note={mailTexts.writtenNow}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Mail({ mail, onShow }: { mail: CaseMail; onShow: () => void }) {
  const { send, mayWork, open: openDialog } = useCaseCommands()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const name = caseMailKinds[mail.kind] ?? mail.kind
  const again = async () => {
    setIsBusy(true)
    const result = await send({
      act: 'mails/{id}/opnieuw',
      params: { id: mail.id },
      body: { id: newId() },
      wanted: [],
    })
    setSaid(result.ok ? mailTexts.sentAgain : failureIn(result))
    setIsBusy(false)
  }
  return (
    <li className={styles.mail}>
      <p className={styles.portInHead}>
        <strong>{name}</strong>
        <span className={mail.state === 'dead' ? styles.owed : styles.by}>{mailStates[mail.state]}</span>
      </p>
      <p className={styles.by}>{`${mail.recipient}, ${deskMoment(mail.endedAt ?? mail.queuedAt)}`}</p>
      {mail.lastError !== null && mail.state !== 'sent' && <p className={styles.by}>{mail.lastError}</p>}
      {said && <p role="status">{said}</p>}
      <div className={styles.actions}>
        <Button
          small
          variant="quiet"
          className={styles.plain}
          aria-label={`${mailTexts.show}: ${name}`}
          onClick={onShow}
        >
          {mailTexts.show}
        </Button>
        {mayWork && mail.state === 'dead' && (
          <Button small variant="quiet" className={styles.plain} onClick={() => openDialog('correct')}>
            {commandTexts.correct}
          </Button>
        )}
        {mayWork && mail.state !== 'queued' && (
          <Button
            small
            variant="quiet"
            className={styles.plain}
            busy={isBusy}
            aria-label={`${mailTexts.again}: ${name}`}
            onClick={() => void again()}
          >
            {mailTexts.again}
          </Button>
        )}
      </div>
    </li>
  )
}
