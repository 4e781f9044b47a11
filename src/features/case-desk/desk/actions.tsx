import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { Button, buttonClasses } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { canBecomeApplication } from '../../cases/can-become-application.ts'
import { opensByVersion } from '../../cases/case-states.ts'
import styles from '../../cases/components/case.module.css'
import type { Opened } from '../../cases/components/case-commands.tsx'
import { snoozeTexts } from '../../cases/snooze-texts.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { nextStepNames } from '../../work-list/texts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { primaryCommand } from '../primary-command.ts'
import { applicationTexts, casePageTexts } from '../texts-desk.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { MoveDialog, useMoveLabel } from './move-dialog.tsx'
import { PlanCallDialog } from './plan-call-dialog.tsx'
import { RecordCallDialog } from './record-call-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { UndoStateDialog } from './undo-state-dialog.tsx'

/** Keys that open the dialog of an action. */
export const actionKeys: Readonly<Partial<Record<Extract<Opened, string>, string>>> = {
  call: 'b',
  answer: 'a',
}

const keyOf = (opens: Opened) => (typeof opens === 'string' ? actionKeys[opens] : undefined)

type Move = Action & { readonly isFinal: boolean }
type Action = { readonly opens: Opened; readonly label: string }

/** Actions on the case: the most frequent one, the others, and the possible next states. */
export function useActions() {
  const { shown, parts, mayWork } = useDeskCase()
  const moveLabel = useMoveLabel()
  if (!mayWork) return { primary: null, acts: [], moves: [] }
  const takeBack: readonly Action[] = shown.takeBack
    ? [{ opens: 'take-back', label: commandTexts.takeBack }]
    : []
  const answer: readonly Action[] =
    shown.contact.email === null ? [] : [{ opens: 'answer', label: commandTexts.answer }]
  // An end is whose its agreement is, which is corrected there.
  const correct: readonly Action[] =
    shown.purpose === 'end' ? [] : [{ opens: 'correct', label: commandTexts.correct }]
  const application: readonly Action[] = canBecomeApplication(shown.kind)
    ? [{ opens: 'application', label: applicationTexts.make }]
    : []
  // Customers of a case that is over are answered and called too.
  if (shown.closedAt !== null) {
    const next = primaryCommand(shown, parts.numbers?.open)?.kind
    const all: readonly Action[] = [
      ...answer,
      { opens: 'call', label: commandTexts.recordCall },
      { opens: 'plan-call', label: commandTexts.planCall },
      { opens: 'snooze', label: snoozeTexts.open },
      ...correct,
      ...application,
      ...takeBack,
    ]
    return {
      primary: all.find(({ opens }) => opens === next) ?? null,
      acts: all.filter(({ opens }) => opens !== next),
      moves: [],
    }
  }
  const canBeQuoted =
    parts.quote && ((shown.kind === 'form' && !shown.form?.isApplication) || shown.kind === 'fibre-enquiry')
  const acts: readonly Action[] = [
    { opens: 'call', label: commandTexts.recordCall },
    { opens: 'plan-call', label: commandTexts.planCall },
    ...(shown.kind === 'order' &&
    shown.purpose !== 'end' &&
    shown.state !== 'acknowledged' &&
    shown.state !== 'partial'
      ? [
          {
            opens: 'plan',
            label: shown.delivery ? commandTexts.replanDelivery : commandTexts.planDelivery,
          } as const,
        ]
      : []),
    ...answer,
    ...correct,
    { opens: 'snooze', label: snoozeTexts.open },
    ...takeBack,
    ...application,
    ...(canBeQuoted ? [{ opens: 'quote', label: commandTexts.makeQuote } as const] : []),
  ]
  const moves: readonly Move[] = shown.transitions
    .filter(({ refusal }) => refusal === null)
    .map(({ state, isFinal }) => ({ opens: { state }, label: moveLabel(state), isFinal }))
  const next = primaryCommand(shown, parts.numbers?.open)
  const isNext = ({ opens }: Action) =>
    next !== null &&
    (typeof opens === 'object'
      ? 'state' in opens && next.kind === 'move' && next.state === opens.state
      : next.kind === opens)
  return {
    primary: [...acts, ...moves].find(isNext) ?? null,
    acts: acts.filter(action => !isNext(action)),
    moves: moves.filter(action => !isNext(action)),
  }
}

/** The one button for what is most often done next. */
export function PrimaryAction() {
  const { shown, parts, mayWork, open } = useDeskCase()
  const { primary } = useActions()
  const next = mayWork ? primaryCommand(shown, parts.numbers?.open)?.kind : undefined
  if (next === 'numbers' && parts.numbers)
    return (
      <div className={styles.primary}>
        <LinkButton wide to={`#${parts.numbers.anchor}`}>
          {nextStepNames['port-in']}
        </LinkButton>
      </div>
    )
  if (next === 'quote' && parts.quote)
    return (
      <div className={styles.primary}>
        <LinkButton wide to={deskPaths.caseQuote(shown.number)}>
          {parts.quote.texts.make}
        </LinkButton>
      </div>
    )
  if (!primary) return null
  const { phone } = shown.contact
  const isCall = primary.opens === 'call' && phone !== null
  return (
    <div className={styles.primary}>
      {isCall && (
        <a href={`tel:${phone}`} className={buttonClasses({ variant: 'primary', wide: true })}>
          <Phone aria-hidden="true" />
          <span>{commandTexts.callNumber(unbrokenPhone(phone))}</span>
        </a>
      )}
      <Button
        wide
        variant={isCall ? 'secondary' : 'primary'}
        aria-keyshortcuts={keyOf(primary.opens)}
        onClick={() => open(primary.opens)}
      >
        {primary.label}
      </Button>
    </div>
  )
}

/** Everything else that can be done with the case, and of what cannot be done why. */
export function OtherActions() {
  const { shown, parts, mayWork, open } = useDeskCase()
  const { acts, moves } = useActions()
  if (!mayWork) return <p className={styles.by}>{casePageTexts.readOnly}</p>
  return (
    <>
      {shown.closedAt !== null && <p>{casePageTexts.closed}</p>}
      {parts.quote && opensByVersion(shown.kind, shown.state) && (
        <p>
          <Link to={deskPaths.caseQuote(shown.number)}>{parts.quote.texts.newVersion}</Link>
        </p>
      )}
      <ul aria-label={casePageTexts.otherSteps} className={`plain-list ${styles.others}`}>
        {acts.map(({ opens, label }) => (
          <li key={label}>
            <Button small variant="secondary" aria-keyshortcuts={keyOf(opens)} onClick={() => open(opens)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <Moves title={casePageTexts.moves} moves={moves.filter(move => !move.isFinal)} />
      <Moves title={casePageTexts.finalMoves} moves={moves.filter(move => move.isFinal)} />
      {shown.closedAt === null && <Impossible />}
    </>
  )
}

/** States that may follow, under what they have in common. */
function Moves({ title, moves }: { title: string; moves: readonly Move[] }) {
  const { open } = useDeskCase()
  if (moves.length === 0) return null
  return (
    <div>
      <p className={styles.by}>{title}</p>
      <ul aria-label={title} className={`plain-list ${styles.others}`}>
        {moves.map(({ opens, label }) => (
          <li key={label}>
            <Button small variant="quiet" className={styles.plain} onClick={() => open(opens)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The dialog of what is being done. */
export function ActionDialog() {
  const { parts, opened, open } = useDeskCase()
  const close = () => open(null)
  if (opened === null) return null
  if (typeof opened === 'object')
    return 'state' in opened ? (
      <MoveDialog state={opened.state} onClose={close} />
    ) : (
      <AnswerDialog begun={opened.answer} onClose={close} />
    )
  if (opened === 'quote') return parts.quote?.dialog(close)
  const Dialog = dialogs[opened]
  return <Dialog onClose={close} />
}

const dialogs = {
  call: RecordCallDialog,
  'plan-call': PlanCallDialog,
  plan: DeliveryDialog,
  snooze: SnoozeDialog,
  answer: AnswerDialog,
  application: ApplicationDialog,
  correct: CorrectDialog,
  'take-back': UndoStateDialog,
} as const

/** Why the case cannot come into the states that do not follow. */
function Impossible() {
  const { shown } = useDeskCase()
  const impossible = shown.transitions.filter(({ refusal }) => refusal !== null)
  if (impossible.length === 0) return null
  return (
    <Fold title={casePageTexts.impossible} className={styles.impossible}>
      <dl>
        {impossible.map(({ state, label, refusal }) => (
          <div key={state}>
            <dt>{label}</dt>
            <dd>{refusal}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
