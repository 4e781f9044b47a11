import { deskMoment } from '../../../common/desk-moments.ts'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { DeskLineChange } from '../contract.ts'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import { ChangedLines } from './changed-lines.tsx'
import styles from './lines.module.css'

type Props = {
  number: string
  version: number
  changes: readonly DeskLineChange[]
  mayWork: boolean
}

/** The change that waits for the customer, and the outcome of earlier ones; nothing without any change. */
export function LineChanges({ number, version, changes, mayWork }: Props) {
  const [newest] = changes
  if (!newest) return null
  const waiting = newest.state === 'waiting' ? newest : null
  const earlier = waiting ? changes.slice(1) : changes
  return (
    <DetailsBlock heading="h2" title={texts.heading}>
      {waiting && (
        <Waiting key={version} number={number} version={version} change={waiting} mayWork={mayWork} />
      )}
      {earlier.length > 0 && (
        <Fold title={texts.earlier(earlier.length)}>
          <ol className={`plain-list ${styles.history}`}>
            {earlier.map(change => (
              <li key={change.id}>
                <Earlier change={change} />
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </DetailsBlock>
  )
}

function Waiting({ number, version, change, mayWork }: Omit<Props, 'changes'> & { change: DeskLineChange }) {
  const { isBusy, failure, act } = useAction({
    send: id =>
      callAtDesk('POST /api/beheer/zaken/{nummer}/regels/intrekken', {
        params: { nummer: number },
        body: { id, version },
      }),
    says: texts.withdrawn,
  })
  const { isExpired, proposedBy, proposedAt, expiresAt } = change
  return (
    <>
      <Notice kind={isExpired ? 'warning' : 'info'} title={isExpired ? texts.expired : texts.waiting}>
        <p>
          {isExpired
            ? texts.expiredBy(proposedBy, deskMoment(proposedAt))
            : texts.waitingBy(proposedBy, deskMoment(proposedAt), deskMoment(expiresAt ?? proposedAt))}
        </p>
      </Notice>
      <Details change={change} />
      {failure !== null && (
        <Notice kind="error" title={failure.title ?? texts.notWithdrawn}>
          <p>{failure.message}</p>
        </Notice>
      )}
      {mayWork && (
        <div className={styles.actions}>
          <Button variant="secondary" small busy={isBusy} onClick={act}>
            {texts.withdraw}
          </Button>
        </div>
      )}
    </>
  )
}

const Earlier = ({ change }: { change: DeskLineChange }) => (
  <>
    <p className={styles.ended}>
      {texts.endedBy(
        texts.states[change.state],
        deskMoment(change.endedAt ?? change.proposedAt),
        change.proposedBy,
      )}
    </p>
    <Details change={change} />
  </>
)

const Details = ({ change: { before, after, message, answer } }: { change: DeskLineChange }) => (
  <>
    {message !== '' && (
      <p className={styles.words}>
        <span className={styles.note}>{texts.wrote}</span> <span>{message}</span>
      </p>
    )}
    {answer !== '' && (
      <p className={styles.words}>
        <span className={styles.note}>{texts.said}</span> <span>{answer}</span>
      </p>
    )}
    <ChangedLines before={before} after={after} heading="h3" />
  </>
)
