import { useState } from 'react'
import { Link } from 'react-router'
import { apiAddress } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { CommandOutcome } from '../../../ui/desk/command-outcome.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { CaseLink } from '../../../ui/desk/row-table.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Tabs } from '../../../ui/kit/tabs.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { useMailNames } from '../components/mail-names.ts'
import type { DeskMailDetails, MailSubject } from '../contract.ts'
import { deskMailTexts, mailStatusNames, mailStatusNotes } from '../texts.ts'
import type { Route } from './+types/mail.ts'
import { mailTones } from './mail-words.ts'
import styles from './mails.module.css'

const { again: sendAgainTexts } = deskMailTexts

/** Has a mail sent again, where that makes sense. */
function SendAgain({ mail: { id, again } }: { mail: DeskMailDetails }) {
  const { isBusy, failure, done, act } = useAction({
    send: actId => callAtDesk('POST /api/beheer/mails/{id}/opnieuw', { params: { id }, body: { id: actId } }),
    rereads: 'refused',
  })
  const isCopy = done !== null && done.id !== id
  return (
    <>
      {again && (
        <Button variant={again === 'retry' ? 'primary' : 'secondary'} small busy={isBusy} onClick={act}>
          {sendAgainTexts[again]}
        </Button>
      )}
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? sendAgainTexts.failed, text: failure.message }}
        done={
          done !== null && {
            title: sendAgainTexts.queued,
            text: (
              <>
                <span>{`${sendAgainTexts.queuedText} `}</span>
                {isCopy && <Link to={deskPaths.mail(done.id)}>{sendAgainTexts.toCopy}</Link>}
              </>
            ),
          }
        }
      />
    </>
  )
}

const { preview: texts } = deskMailTexts

/** A mail as the recipient sees it, and as text. */
function MailPreview({ mail: { id, channel, preview } }: { mail: DeskMailDetails }) {
  const [shown, setShown] = useState<'html' | 'text'>('html')
  if (preview === null)
    return (
      <DetailsBlock heading="h2" title={texts.title}>
        <p>{texts.gone}</p>
      </DetailsBlock>
    )
  const text = <pre className={styles.text}>{preview.text}</pre>
  // It may load and do nothing, and knows nothing of the desk.
  const html = (
    <iframe
      className={styles.frame}
      src={apiAddress('GET /api/beheer/mails/{id}/voorbeeld.html', { id })}
      title={texts.frame}
      sandbox=""
    />
  )
  return (
    <DetailsBlock heading="h2" title={channel === 'email' ? texts.title : texts.body}>
      {preview.subject !== null && (
        <p className={styles.subject}>
          <span>{texts.subject}</span> <span>{preview.subject}</span>
        </p>
      )}
      {channel === 'email' ? (
        <Tabs
          label={texts.title}
          active={shown}
          onChange={setShown}
          tabs={[
            { id: 'html', label: texts.html, content: html },
            { id: 'text', label: texts.text, content: text },
          ]}
        />
      ) : (
        text
      )}
      <p className={styles.small}>{texts.note}</p>
    </DetailsBlock>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, deskMailTexts.title)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/mails/{id}', { params })

const { facts } = deskMailTexts

/** One mail or webhook call: how it stands, what it says, and the way to have it sent again. */
export default function Mail({ loaderData: mail }: Route.ComponentProps) {
  const maySend = useMay('mails.send')
  const { nameOf } = useMailNames()
  return (
    <>
      <PageHead
        title={nameOf(mail.kind)}
        back={{ to: deskPaths.mails, label: deskMailTexts.all }}
        badge={<Badge tone={mailTones[mail.standing]}>{mailStatusNames[mail.standing]}</Badge>}
        actions={maySend && <SendAgain key={mail.id} mail={mail} />}
        intro={mailStatusNotes[mail.standing]}
      />
      <div className={styles.columns}>
        <DetailsBlock heading="h2" title={facts.title}>
          <DetailsList details={factsOf(mail)} />
        </DetailsBlock>
        <MailPreview mail={mail} />
      </div>
    </>
  )
}

const factsOf = (mail: DeskMailDetails) =>
  [
    [facts.recipient, mail.recipient ?? deskMailTexts.toWebhook],
    [facts.about, mail.about && <MailAbout key="about" about={mail.about} />],
    [facts.written, deskMoment(mail.createdAt)],
    [facts.next, mail.nextAttemptAt && deskMoment(mail.nextAttemptAt)],
    [facts.ended, mail.endedAt && deskMoment(mail.endedAt)],
    [facts.attempts, String(mail.attempts)],
    [facts.lastError, mail.lastError],
    [mail.channel === 'email' ? facts.messageId : facts.webhookId, mail.messageId],
  ] as const

/** Subject of a mail, as a link. */
export function MailAbout({ about }: { about: MailSubject | null }) {
  if (about === null) return null
  if (about.kind === 'case') return <CaseLink number={about.number} />
  return <Link to={deskPaths.customer(about.id)}>{about.name}</Link>
}
