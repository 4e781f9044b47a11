import { TriangleAlert } from 'lucide-react'
import { urgencyOf } from '../../cases/next-steps.ts'
import { originLine } from '../../cases/order-origin.ts'
import { snoozeTexts } from '../../cases/snooze-texts.ts'
import { type References, referenceFacts } from '../../details/references.ts'
import type { WorkItem } from '../contract.ts'
import { customerReplyNames, nextStepNames, workListTexts as texts } from '../texts.ts'
import styles from './case-cells.module.css'
import { lateWords, promiseWords } from './time-words.ts'

type PickProps = { label: string; isChosen: boolean; onToggle: (isRange: boolean) => void }

/** A box to choose a case with, as large as its cell. */
export const Pick = ({ label, isChosen, onToggle }: PickProps) => (
  <label className={styles.pickBox}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      onChange={event => onToggle('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
    />
  </label>
)

/** Whom a case is about, by what it came and whose it is. */
export const Buyer = ({ item }: { item: WorkItem }) => (
  <>
    <span className={styles.organization}>
      {item.organizationName ?? item.contactName ?? texts.unknownOrganization}
    </span>
    {item.organizationName && item.contactName && <span className={styles.contact}>{item.contactName}</span>}
    {item.origin && <span className={styles.origin}>{originLine(item.origin)}</span>}
    {item.references && <OwnReferences references={item.references} />}
    {item.subject && <span className={styles.contact}>{item.subject}</span>}
    {item.reseller && <span className={styles.contact}>{texts.via(item.reseller)}</span>}
  </>
)

/** The buyer's own references on a line, which says what each is where it is pointed at. */
function OwnReferences({ references }: { references: References }) {
  const facts = referenceFacts(references)
  return (
    <span className={styles.contact} title={facts.map(([name, value]) => `${name}: ${value}`).join('\n')}>
      {facts.map(([, value]) => value).join(' · ')}
    </span>
  )
}

/** Next step and its deadline. */
export function NextStep({ item, now }: { item: WorkItem; now: Date }) {
  const dueAt = item.dueAt === null ? null : new Date(item.dueAt)
  if (item.next === null) return <span className={styles.quiet}>{texts.noStep}</span>
  const urgency = urgencyOf(dueAt, now)
  return (
    <>
      <span className={styles.task}>
        <span className={styles.step}>{nextStepNames[item.next]}</span>
        {item.asked.map(words => (
          <span key={words} className={styles.step}>
            {customerReplyNames[words]}
          </span>
        ))}
      </span>
      {item.waits && <span className={styles.due}>{snoozeTexts.waits(item.waits)}</span>}
      {dueAt && !item.waits && (
        <span className={styles.due} data-urgency={urgency}>
          {urgency === 'late' && <TriangleAlert aria-hidden="true" />}
          <span>{urgency === 'late' ? lateWords(dueAt, now) : promiseWords(dueAt, now)}</span>
        </span>
      )}
    </>
  )
}
