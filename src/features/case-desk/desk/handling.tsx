import { type ChangeEvent, useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { newId } from '../../../common/new-id.ts'
import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import styles from '../../cases/components/case.module.css'
import { failureIn, failureOf, isConflict } from '../../cases/components/case-commands.tsx'
import { checkTexts, commandTexts } from '../../cases/texts-desk.ts'
import { usePaletteActs } from '../../desk/components/palette-acts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { DeskCase } from '../contract.ts'
import { casePageTexts } from '../texts-desk.ts'

/** Gives the case to a colleague, or to nobody. */
function useAssign() {
  const { shown, send } = useDeskCase()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const assign = async (assignee: string | null) => {
    setIsBusy(true)
    const to = shown.colleagues.find(({ id }) => id === assignee)?.name ?? casePageTexts.nobody
    const result = await send({
      act: 'behandelaar',
      body: { id: newId(), assignee },
      wanted: [[casePageTexts.assignee, to]],
    })
    setFailure(failureOf(result))
    setIsBusy(false)
  }
  return { isBusy, failure, assign: (assignee: string | null) => void assign(assignee) }
}

const Failed = ({ failure }: { failure: CallFailure }) => (
  <Notice kind="error" title={failure.title ?? commandTexts.failed.title}>
    <p>{failure.message}</p>
  </Notice>
)

/** Takes the case, where it is another's or nobody's. */
export function AssignToMe({ me }: { me: string }) {
  const { shown, mayWork } = useDeskCase()
  const { isBusy, failure, assign } = useAssign()
  const mayTake = mayWork && shown.assignee?.id !== me && shown.colleagues.some(({ id }) => id === me)
  useShortcut('m', () => {
    if (mayTake) assign(me)
  })
  usePaletteActs(mayTake ? [{ label: casePageTexts.me, key: 'm', run: () => assign(me) }] : [])
  if (!mayTake) return null
  return (
    <>
      <Button
        small
        variant="quiet"
        className={styles.plain}
        busy={isBusy}
        aria-keyshortcuts="m"
        onClick={() => assign(me)}
      >
        {casePageTexts.me}
      </Button>
      {failure && <Failed failure={failure} />}
    </>
  )
}

/** Chooses the colleague who handles the case. */
export function AssigneeChoice() {
  const { shown } = useDeskCase()
  const { isBusy, failure, assign } = useAssign()
  // A colleague who left, or may no longer work on cases, stays the assignee.
  const known = shown.colleagues.some(({ id }) => id === shown.assignee?.id)
  const options = [
    { value: '', label: casePageTexts.nobody },
    ...(shown.assignee && !known ? [{ value: shown.assignee.id, label: shown.assignee.name }] : []),
    ...shown.colleagues.map(({ id, name: label }) => ({ value: id, label })),
  ]
  return (
    <div className={styles.stack}>
      <SelectField
        label={casePageTexts.assignee}
        name="assignee"
        value={shown.assignee?.id ?? ''}
        disabled={isBusy}
        options={options}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => assign(event.target.value || null)}
      />
      {failure && <Failed failure={failure} />}
    </div>
  )
}

/** Checks that failed when the case came in: repeated at the press of a button, or done by hand. */
export const Checks = () => {
  const { shown } = useDeskCase()
  return (
    <ul className={`plain-list ${styles.stack}`}>
      {shown.checks.map(check => (
        <Check key={check.check} {...check} />
      ))}
    </ul>
  )
}

function Check({ check, value, isOwed }: DeskCase['checks'][number]) {
  const { mayWork, send } = useDeskCase()
  const [busy, setBusy] = useState<'now' | 'byHand' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const ask = async (byHand: boolean) => {
    setBusy(byHand ? 'byHand' : 'now')
    const result = await send({
      act: 'controle',
      body: { id: newId(), check, byHand },
      wanted: [[checkTexts.names[check], value]],
    })
    if (result.ok) setSaid(checkTexts.outcomes[result.data.standing])
    else if (!isConflict(result)) setSaid(failureIn(result))
    setBusy(null)
  }
  return (
    <li>
      <p className={styles.portInHead}>
        <span>{`${checkTexts.names[check]}: ${value}`}</span>
        <span className={isOwed ? styles.owed : styles.by}>{isOwed ? checkTexts.owed : checkTexts.done}</span>
      </p>
      {said && (
        <p role="status" className={styles.by}>
          {said}
        </p>
      )}
      {isOwed && mayWork && (
        <div className={styles.actions}>
          <Button
            small
            variant="secondary"
            busy={busy === 'now'}
            aria-label={`${checkTexts.now}: ${checkTexts.names[check]}`}
            onClick={() => void ask(false)}
          >
            {checkTexts.now}
          </Button>
          <Button
            small
            variant="quiet"
            className={styles.plain}
            busy={busy === 'byHand'}
            onClick={() => void ask(true)}
          >
            {checkTexts.byHand}
          </Button>
        </div>
      )}
    </li>
  )
}
