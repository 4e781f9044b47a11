import { useId, useState } from 'react'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { auditMoment } from '../../audit/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import type { RevisionPage } from '../desk-schemas.ts'
import { revisionRefusals } from '../texts-desk.ts'
import { planTexts as texts } from '../texts-revisions.ts'
import { boxesOf, ConfirmWarnings } from './confirm-warnings.tsx'

type Props = {
  page: RevisionPage
  /** @param words what was done */
  onDone: (words: string) => void
}

/** Says when a revision goes live, and has each warning confirmed before it does. */
export function PlanRevision({ page, onDone }: Props) {
  const { revision, conflicts, refused, warned } = page
  const { id, version, startsAt, endsAt } = revision
  const { busy, failure, act } = useActions()
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const prefix = useId()
  const isBroken = conflicts.length + refused.length > 0
  const isBlocked = isBroken || (page.needsApproval && revision.approvedBy === null)

  const boxes = boxesOf(warned)

  function confirm(label: string, isConfirmed: boolean) {
    const next = new Set(confirmed)
    if (isConfirmed) next.add(label)
    else next.delete(label)
    setConfirmed(next)
  }

  function plan() {
    const open = boxes.findIndex(({ label }) => !confirmed.has(label))
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
          body: { version, confirmed: boxes.flatMap(({ sentences }) => sentences) },
        }),
      { rereads: 'never', onDone: () => onDone(startsAt === null ? texts.launched : texts.planned) },
    )
  }

  return (
    <DialogWords>
      <p>{startsAt === null ? texts.now : texts.at(auditMoment(startsAt))}</p>
      {endsAt !== null && <p>{texts.until(auditMoment(endsAt))}</p>}
      <p className={styles.note}>{texts.frozen}</p>
      {isBlocked && (
        <Notice kind="error">
          <p>{isBroken ? texts.blocked : revisionRefusals.approval}</p>
        </Notice>
      )}
      {!isBlocked && warned.length > 0 && (
        <ConfirmWarnings
          boxes={boxes}
          idPrefix={prefix}
          confirmed={confirmed}
          isTried={isTried}
          onConfirm={confirm}
        />
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
