import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { ImportDecision, ImportPage } from '../import-schemas.ts'
import { importPageTexts as texts } from '../texts-imports.ts'
import { isUnderWay, useRereading } from './import-state.tsx'
import styles from './imports.module.css'

const decideOn = (id: number, decision: Partial<ImportDecision> & Pick<ImportDecision, 'act'>) =>
  callAtDesk('POST /api/beheer/dekking/bestanden/{id}/besluit', { params: { id }, body: decision })

/** The decisions that a colleague can take about a file as it stands. */
export function DecideImport({ page }: { page: ImportPage }) {
  const { import: shown } = page
  switch (shown.state) {
    case 'ready':
      return <Ready page={page} />
    case 'planned':
      return <Planned page={page} />
    case 'live':
      return shown.canTakeBack ? <Live id={shown.id} /> : null
    default:
      return null
  }
}

function Ready({ page: { import: shown, isStale } }: { page: ImportPage }) {
  const { id } = shown
  const { busy, failure, act } = useActions()
  const navigate = useNavigate()
  const [moment, setMoment] = useState('')
  const [error, setError] = useState<string | null>(null)

  function plan() {
    setError(moment === '' ? texts.planMissing : null)
    if (moment === '') return document.getElementById('moment')?.focus()
    void act('plan', () => decideOn(id, { act: 'plan', startsAt: new Date(moment).toISOString() }))
  }

  return (
    <Card title={texts.decide}>
      <div className={styles.form}>
        {isStale ? (
          <Notice kind="warning">
            <p>{texts.stale}</p>
          </Notice>
        ) : (
          <p>{texts.decideText}</p>
        )}
        {!isStale && (
          <TextField
            type="datetime-local"
            name="moment"
            label={texts.planAt}
            hint={texts.planHint}
            size="medium"
            optional
            value={moment}
            error={error ?? undefined}
            onChange={({ target }) => {
              setMoment(target.value)
              setError(null)
            }}
          />
        )}
        <Failed failure={failure} />
        <div className={styles.actions}>
          {isStale ? (
            <Button
              busy={busy === 'compare'}
              onClick={() => void act('compare', () => decideOn(id, { act: 'compare' }))}
            >
              {texts.compareAgain}
            </Button>
          ) : (
            <>
              <Button
                busy={busy === 'now'}
                disabled={busy !== null && busy !== 'now'}
                onClick={() => void act('now', () => decideOn(id, { act: 'plan' }))}
              >
                {texts.now}
              </Button>
              <Button
                variant="secondary"
                busy={busy === 'plan'}
                disabled={busy !== null && busy !== 'plan'}
                onClick={plan}
              >
                {texts.plan}
              </Button>
            </>
          )}
          <ConfirmButton
            title={texts.throwAwayTitle}
            text={texts.throwAwayText}
            action={texts.throwAway}
            failed={texts.failed}
            send={() => decideOn(id, { act: 'throw-away' })}
            onDone={() => void navigate(deskPaths.coverageImports)}
          />
        </div>
      </div>
    </Card>
  )
}

function Planned({ page: { import: shown } }: { page: ImportPage }) {
  const { busy, failure, act } = useActions()
  const isNow = isUnderWay(shown)
  return (
    <Notice
      title={isNow || shown.startsAt === null ? texts.plannedNow : texts.planned(deskMoment(shown.startsAt))}
    >
      <Failed failure={failure} />
      {!isNow && (
        <div className={styles.actions}>
          <Button
            small
            variant="secondary"
            busy={busy !== null}
            onClick={() => void act('withdraw', () => decideOn(shown.id, { act: 'withdraw' }))}
          >
            {texts.withdraw}
          </Button>
        </div>
      )}
    </Notice>
  )
}

function Live({ id }: { id: number }) {
  const { revalidate } = useRevalidator()
  const [isAsked, setIsAsked] = useState(false)
  useRereading(isAsked)
  return (
    <Notice kind="success" title={texts.isLive}>
      <p>{isAsked ? texts.plannedNow : texts.liveText}</p>
      {!isAsked && (
        <ConfirmButton
          title={texts.takeBackTitle}
          text={texts.takeBackText}
          action={texts.takeBack}
          failed={texts.failed}
          send={() => decideOn(id, { act: 'take-back' })}
          onDone={() => {
            setIsAsked(true)
            void revalidate()
          }}
        />
      )}
    </Notice>
  )
}

const Failed = ({ failure }: { failure: ReturnType<typeof useActions>['failure'] }) =>
  failure && (
    <Notice kind="error" title={failure.title ?? texts.failed}>
      <p>{failure.message}</p>
    </Notice>
  )
