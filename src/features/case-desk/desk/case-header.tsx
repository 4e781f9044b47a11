import { useLocation } from 'react-router'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { deskDue, deskMoment } from '../../../common/desk-moments.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { JumpLink } from '../../../ui/kit/jump-link.tsx'
import { useArrival } from '../../../ui/layout/use-arrival.ts'
import styles from '../../cases/components/case.module.css'
import { originLine } from '../../cases/order-origin.ts'
import { snoozeTexts } from '../../cases/snooze-texts.ts'
import { testCaseTexts } from '../../cases/test-case-texts.ts'
import { caseNameOf, forgedMark } from '../../cases/texts-desk.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { nextStepNames } from '../../work-list/texts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { lastMailStates } from '../mail-texts-desk.ts'
import { lastMailToCustomer } from '../stream-filters.ts'
import { casePageTexts, caseTones } from '../texts-desk.ts'
import { PrimaryAction } from './actions.tsx'
import header from './case-header.module.css'
import { AssignToMe } from './handling.tsx'

/** The ids of the parts of the page that a phone shows below each other. */
export const casePartIds = { stream: 'gesprek', actions: 'acties', facts: 'gegevens' } as const

/** Which case it is, whose, how it stands and what is promised: stays in sight however far the page is scrolled. */
export function CaseHeader({ me }: { me: string }) {
  const { shown } = useDeskCase()
  const { number, kind, form, state, stateLabel, productType, organization, openedAt } = shown
  const title = useArrival(useLocation().pathname)
  const subject =
    kind === 'message' ? (shown.timeline.findLast(({ received }) => received)?.received?.subject ?? '') : ''
  const kindName = form?.name ?? caseNameOf(shown)
  return (
    <header className={header.header}>
      <div className={header.heading}>
        <p className={classes(styles.kind, header.wide)}>
          <span>
            {[kindName, productType && productTypeNames[productType], casePageTexts.opened]
              .filter(Boolean)
              .join(' · ')}
          </span>{' '}
          <span>
            <time dateTime={openedAt}>{deskMoment(openedAt)}</time>
          </span>
        </p>
        <h1 ref={title} tabIndex={-1} className={header.title}>
          <span>{organization ?? shown.contact.name ?? kindName}</span>{' '}
          <span className={styles.number}>{formatOrderNumber(number)}</span>
        </h1>
        {subject !== '' && <p className={header.subject}>{subject}</p>}
        <ul className={`plain-list ${header.standing}`}>
          <li>
            <Badge tone={caseTones[state] ?? 'running'}>{stateLabel}</Badge>
          </li>
          {shown.timeline.some(({ received }) => received?.senderCheck.verdict === 'fail') && (
            <li>
              <Badge tone="failed">{forgedMark}</Badge>
            </li>
          )}
          {shown.isTest && (
            <li>
              <Badge tone="waiting">{testCaseTexts.label}</Badge>
            </li>
          )}
          <Next />
        </ul>
        <nav aria-label={casePageTexts.parts} className={header.parts}>
          <JumpLink to={casePartIds.stream} block="start">
            {casePageTexts.conversation}
          </JumpLink>
          <JumpLink to={casePartIds.actions} block="start">
            {casePageTexts.actions}
          </JumpLink>
          <JumpLink to={casePartIds.facts} block="start">
            {casePageTexts.facts}
          </JumpLink>
        </nav>
      </div>
      <ul className={`plain-list ${header.standing} ${header.more}`}>
        {shown.orderOrigin && <li>{originLine(shown.orderOrigin)}</li>}
        <Contact />
        <Assignee me={me} />
        <LastMail />
      </ul>
      <PrimaryAction />
    </header>
  )
}

/** The next step and by when it is promised. */
function Next() {
  const { next, dueAt, waits } = useDeskCase().shown
  if (waits)
    return (
      <li className={header.next}>
        {next !== null && <strong>{nextStepNames[next]}</strong>}
        <span>{snoozeTexts.waits(waits)}</span>
      </li>
    )
  if (next === null && dueAt === null) return null
  const isLate = dueAt !== null && new Date(dueAt) < new Date()
  return (
    <li className={classes(header.next, isLate && styles.owed)}>
      {next !== null && <strong>{nextStepNames[next]}</strong>}
      {dueAt !== null && <span>{isLate ? casePageTexts.late : casePageTexts.due}</span>}
      {dueAt !== null && <time dateTime={dueAt}>{deskDue(dueAt)}</time>}
    </li>
  )
}

/** Whether the newest mail to the customer arrived. */
function LastMail() {
  const mail = lastMailToCustomer(useDeskCase().shown.mails)
  if (mail === null) return null
  const isLost = mail.state === 'dead'
  return <li className={isLost ? styles.owed : undefined}>{lastMailStates[mail.state]}</li>
}

function Contact() {
  const { name, phone } = useDeskCase().shown.contact
  return (
    <>
      {name !== null && <li>{name}</li>}
      {phone !== null && (
        <li>
          <a href={`tel:${phone}`}>{unbrokenPhone(phone)}</a>
        </li>
      )}
    </>
  )
}

function Assignee({ me }: { me: string }) {
  const { assignee } = useDeskCase().shown
  return (
    <li className={header.assignee}>
      <span>{`${casePageTexts.assignee}: ${assignee?.name ?? casePageTexts.nobody}`}</span>
      <AssignToMe me={me} />
    </li>
  )
}
