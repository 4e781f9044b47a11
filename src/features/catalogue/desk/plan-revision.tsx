import { useId, useState } from 'react'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { CatalogueProblem } from '../catalogue-rules.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import type { RevisionPage } from '../desk-schemas.ts'
import { problemText } from '../revision-words.ts'
import { revisionRefusals } from '../texts-desk.ts'
import { planTexts as texts } from '../texts-revisions.ts'

type Props = {
  page: RevisionPage
  /** @param words what was done */
  onDone: (words: string) => void
}

/** Says when a revision goes live, and has each warning confirmed before it does. */
export function PlanRevision({ page, onDone }: Props) {
  const { revision, conflicts, refused, warned } = page
  const { id, version, startsAt } = revision
  const { busy, failure, act } = useActions()
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const prefix = useId()
  const isBroken = conflicts.length + refused.length > 0
  const isBlocked = isBroken || (page.needsApproval && revision.approvedBy === null)

  function confirm(message: string, isConfirmed: boolean) {
    const next = new Set(confirmed)
    if (isConfirmed) next.add(message)
    else next.delete(message)
    setConfirmed(next)
  }

  function plan() {
    const open = warned.findIndex(problem => !confirmed.has(keyOf(problem)))
    if (open >= 0) {
      setIsTried(true)
      document.getElementById(`${prefix}${open}`)?.focus()
      return
    }
    void act(
      'plan',
      () =>
        callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/plannen', {
          params: { id },
          body: { version, confirmed: [...new Set(warned.map(({ message }) => message))] },
        }),
      { rereads: 'never', onDone: () => onDone(startsAt === null ? texts.launched : texts.planned) },
    )
  }

  return (
    <DialogWords>
      <p>{startsAt === null ? texts.now : texts.at(auditMoment(startsAt))}</p>
      <p className={styles.note}>{texts.frozen}</p>
      {isBlocked && (
        <Notice kind="error">
          <p>{isBroken ? texts.blocked : revisionRefusals.approval}</p>
        </Notice>
      )}
      {!isBlocked && warned.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{texts.warnings}</legend>
          {warned.map((problem, place) => (
            <Checkbox
              key={keyOf(problem)}
              id={`${prefix}${place}`}
              label={problemText(problem)}
              checked={confirmed.has(keyOf(problem))}
              error={isTried && !confirmed.has(keyOf(problem)) ? texts.unconfirmed : undefined}
              onChange={({ target }) => confirm(keyOf(problem), target.checked)}
            />
          ))}
        </fieldset>
      )}
      <FailedAct failure={failure} />
      <div className={styles.actions}>
        <Button busy={busy === 'plan'} disabled={isBlocked} onClick={plan}>
          {startsAt === null ? texts.launch : texts.plan}
        </Button>
      </div>
    </DialogWords>
  )
}

const keyOf = ({ id, path, message }: CatalogueProblem): string => `${id} ${path} ${message}`
