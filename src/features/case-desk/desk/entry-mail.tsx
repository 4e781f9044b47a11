import { useState } from 'react'
import { deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import styles from '../../cases/components/case.module.css'
import { failureIn } from '../../cases/components/case-commands.tsx'
import { MailPreviewDialog } from '../../cases/components/mail-preview.tsx'
import type { CaseMail } from '../../cases/contract-timeline.ts'
import { mailTexts } from '../../cases/mail-texts-desk.ts'
import { caseMails } from '../../cases/mails.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { CaseParts } from '../case-parts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { DeskCase } from '../contract.ts'
import { infectedTexts, mailStates, overtakenMail } from '../mail-texts-desk.ts'
import { streamTexts } from '../stream-texts.ts'
import { eventInWords } from '../timeline-texts.ts'
import stream from './stream.module.css'

/** The name of a mail; that of a delivery that was moved is called so. */
function nameOf(
  { kind, entry }: CaseMail,
  timeline: DeskCase['timeline'],
  mailName: CaseParts['mailName'],
): string {
  const { day, before } = timeline.find(({ id }) => id === entry)?.data ?? {}
  const isMoved = kind === caseMails.deliveryPlanned.name && typeof before === 'string' && before !== day
  return isMoved ? mailTexts.deliveryMoved : mailName(kind)
}

/** A mail of the case: whether it arrived, how it reads, and a way to send it again. */
export function EntryMail({ mail }: { mail: CaseMail }) {
  const { shown, parts, send, mayWork, open } = useDeskCase()
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const name = nameOf(mail, shown.timeline, parts.mailName)
  const overtaker = shown.timeline.find(({ id }) => id === mail.overtakenBy)
  const infected = shown.infected?.mail === mail.id ? shown.infected.files : null
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
  const act = (label: string) => ({
    small: true,
    variant: 'quiet' as const,
    className: styles.plain,
    'aria-label': `${label}: ${name}`,
    children: label,
  })
  return (
    <li className={stream.mail}>
      <p className={stream.mailHead}>
        <strong>{name}</strong> <span className={styles.by}>{streamTexts.to(mail.recipient)}</span>
        <span className={classes(stream.state, stream[mail.state])}>
          {`${overtaker ? overtakenMail(eventInWords(parts.words, overtaker)) : mailStates[mail.state]}, ${deskMoment(mail.endedAt ?? mail.queuedAt)}`}
        </span>
      </p>
      {mail.lastError !== null && mail.state !== 'sent' && <p className={styles.by}>{mail.lastError}</p>}
      {said && <p role="status">{said}</p>}
      <div className={stream.mailActs}>
        <Button {...act(mailTexts.show)} onClick={() => setIsShown(true)} />
        {mayWork && mail.state === 'dead' && infected === null && (
          <Button {...act(commandTexts.correct)} aria-label={undefined} onClick={() => open('correct')} />
        )}
        {mayWork && mail.state !== 'queued' && (
          <Button
            {...act(infected ? infectedTexts.without(infected.length) : mailTexts.again)}
            busy={isBusy}
            onClick={() => void again()}
          />
        )}
      </div>
      {isShown && (
        <MailPreviewDialog
          load={() =>
            callAtDesk('GET /api/beheer/zaken/{nummer}/mails/{id}', {
              params: { nummer: shown.number, id: mail.id },
            })
          }
          note={mailTexts.writtenNow}
          onClose={() => setIsShown(false)}
        />
      )}
    </li>
  )
}
