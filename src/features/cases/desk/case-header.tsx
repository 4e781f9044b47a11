import { formatOrderNumber } from '../../../common/order-number.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { productTypeNames } from '../../checkout/texts/flow.ts'
import { deskDue, deskMoment } from '../../desk/moments.ts'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import { caseKindNames, casePageTexts, caseTones } from '../texts-desk.ts'
import { PrimaryAction } from './actions.tsx'

/** Which case it is, whose, how it stands, and what is promised. */
export function CaseHeader() {
  const { shown } = useCaseCommands()
  const { number, kind, form, state, stateLabel, productType, organization, openedAt, dueAt, assignee } =
    shown
  const kindName = form?.name ?? caseKindNames[kind]
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <p className={styles.kind}>
          {[kindName, productType && productTypeNames[productType]].filter(Boolean).join(' · ')}
        </p>
        <h1 className={styles.title}>
          <span>{organization ?? shown.contact.name ?? kindName}</span>{' '}
          <span className={styles.number}>{formatOrderNumber(number)}</span>
        </h1>
        <ul className={`plain-list ${styles.standing}`}>
          <li>
            <span className={classes(styles.badge, styles[caseTones[state] ?? 'running'])}>{stateLabel}</span>
          </li>
          {dueAt !== null && <Due dueAt={dueAt} />}
          <li>{`${casePageTexts.assignee}: ${assignee?.name ?? casePageTexts.nobody}`}</li>
          <li>
            {casePageTexts.opened} <time dateTime={openedAt}>{deskMoment(openedAt)}</time>
          </li>
        </ul>
      </div>
      <PrimaryAction />
    </header>
  )
}

function Due({ dueAt }: { dueAt: string }) {
  const isLate = new Date(dueAt) < new Date()
  return (
    <li className={isLate ? styles.owed : undefined}>
      <span>{isLate ? casePageTexts.late : casePageTexts.due}</span>{' '}
      <time dateTime={dueAt}>{deskDue(dueAt)}</time>
    </li>
  )
}
