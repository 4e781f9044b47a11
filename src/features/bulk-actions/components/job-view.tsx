import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { newId } from '../../../common/new-id.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { sentence } from '../../../common/sentence.ts'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { BulkJob } from '../contract-desk.ts'
import { jobTexts as texts } from '../texts-dialogs.ts'
import styles from './bulk.module.css'
import { useJob } from './use-job.ts'

type Props = {
  id: string
  /** Shows another job: the one that takes this one back. */
  onShow: (id: string) => void
  /** Leads from the preview back to what was asked for; left out where that is no longer on the page. */
  onBack?: () => void
  onClose: () => void
}

/** A job from its preview to its end: how far it is, what is refused why, and what can be done with it. */
export function JobView({ id, onShow, onBack, onClose }: Props) {
  const { job, refusal, read } = useJob(id)
  if (refusal !== null)
    return (
      <Notice kind="error" title={texts.unreadable}>
        <p>{refusal}</p>
      </Notice>
    )
  if (!job) return <p aria-live="polite">{texts.reading}</p>
  return (
    <div className={styles.job}>
      <Standing job={job} />
      <Refusals job={job} />
      <Example job={job} />
      <Commands job={job} onChanged={() => void read()} onShow={onShow} onBack={onBack} onClose={onClose} />
    </div>
  )
}

const isPreview = ({ state }: BulkJob): boolean => state === 'previewing' || state === 'previewed'

function Standing({ job }: { job: BulkJob }) {
  const { counts, total, missing, state, startsAt } = job
  const passed = total - counts.left
  if (state === 'previewing' || (state === 'running' && startsAt === null)) {
    const words = (state === 'running' ? texts.running : texts.previewing)(passed, total)
    return (
      <div>
        <p aria-live="polite">{words}</p>
        <progress className={styles.progress} aria-label={texts.progress} value={passed} max={total} />
        {state === 'running' && <p>{texts.goesOn}</p>}
      </div>
    )
  }
  const isMail = job.act === 'mail'
  const will = isMail ? texts.willMail : texts.willChange
  const did = isMail ? texts.mailed : texts.changed
  return (
    <div aria-live="polite">
      <p className={styles.numbers}>
        {startsAt !== null ? texts.startsSoon : (isPreview(job) ? will : did)(counts.done)}
      </p>
      <p>{sentence(texts.what(job))}</p>
      <ul className="plain-list">
        {counts.unchanged > 0 && <li>{texts.unchanged(counts.unchanged)}</li>}
        {counts.refused > 0 && <li>{texts.refused(counts.refused)}</li>}
        {missing > 0 && <li>{texts.missing(missing)}</li>}
        {state === 'stopped' && counts.left > 0 && <li>{texts.left(counts.left)}</li>}
      </ul>
      {isPreview(job) && !job.isUndoable && <p>{texts.notUndoable}</p>}
    </div>
  )
}

/** One of the mails as its customer gets it. */
function Example({ job: { example } }: { job: BulkJob }) {
  if (!example) return null
  const { number, name, subject, text } = example
  return (
    <section className={styles.example} aria-label={texts.example(name ?? formatOrderNumber(number))}>
      <p className={styles.reason}>{texts.example(name ?? formatOrderNumber(number))}</p>
      <p>{texts.exampleSubject(subject)}</p>
      <p className={styles.words}>{text}</p>
    </section>
  )
}

const Refusals = ({ job: { refusals } }: { job: BulkJob }) => (
  <>
    {refusals.map(({ message, count, cases }) => (
      <div key={message}>
        <p className={styles.reason}>{texts.refusedBecause(message, count)}</p>
        <ul className={`plain-list ${styles.cases}`}>
          {cases.map(({ number, name }) => (
            <li key={number}>
              <Link to={deskPaths.case(number)}>{formatOrderNumber(number)}</Link>
              {name !== null && <span>{` ${name}`}</span>}
            </li>
          ))}
          {count > cases.length && <li>{texts.andOthers(count - cases.length)}</li>}
        </ul>
      </div>
    ))}
  </>
)

type CommandProps = { job: BulkJob; onChanged: () => void; onBack: (() => void) | undefined } & Pick<
  Props,
  'onShow' | 'onClose'
>

function Commands({ job, onChanged, onShow, onBack, onClose }: CommandProps) {
  const { id, state, counts } = job
  const params = { id }
  const run = useAction({
    send: () => callAtDesk('POST /api/beheer/taken/{id}/uitvoeren', { params }),
    onDone: onChanged,
    rereads: 'never',
  })
  const stop = useAction({
    send: () => callAtDesk('POST /api/beheer/taken/{id}/stoppen', { params }),
    onDone: onChanged,
    rereads: 'never',
  })
  // Sent again after an answer that was lost, it takes the job back once.
  const [undoId] = useState(newId)
  const undo = useAction({
    send: () => callAtDesk('POST /api/beheer/taken/{id}/terugdraaien', { params, body: { id: undoId } }),
    onDone: () => onShow(undoId),
    rereads: 'never',
  })
  const failure = run.failure ?? stop.failure ?? undo.failure
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.title ?? texts.failed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        {state === 'previewed' && counts.done > 0 && (
          <Button small busy={run.isBusy} onClick={run.act}>
            {texts.run(counts.done)}
          </Button>
        )}
        {state === 'previewed' && onBack && (
          <Button small variant="secondary" onClick={onBack}>
            {texts.change}
          </Button>
        )}
        {state === 'running' && (
          <Button small variant="secondary" busy={stop.isBusy} onClick={stop.act}>
            {job.startsAt === null ? texts.stop : texts.notYet}
          </Button>
        )}
        {job.canUndoNow && (
          <Button small variant="secondary" busy={undo.isBusy} onClick={undo.act}>
            {texts.undo}
          </Button>
        )}
        <Button small variant="quiet" onClick={onClose}>
          {isPreview(job) ? texts.notYet : texts.close}
        </Button>
      </div>
    </>
  )
}
