import { TriangleAlert } from 'lucide-react'
import { Badge } from '../../../ui/kit/badge.tsx'
import { urgencyOf } from '../../cases/next-steps.ts'
import { originLine } from '../../cases/order-origin.ts'
import { snoozeTexts } from '../../cases/snooze-texts.ts'
import { testCaseTexts } from '../../cases/test-case-texts.ts'
import { forgedMark } from '../../cases/texts-desk.ts'
import { type References, referenceFacts } from '../../details/references.ts'
import type { WorkItem } from '../contract.ts'
import { customerReplyNames, nextStepNames, pickTexts, workListTexts as texts } from '../texts.ts'
import styles from './case-cells.module.css'
import { lateWords, promiseWords } from './time-words.ts'
import type { Selection } from './use-selection.ts'

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

/** The box that chooses all cases of the page. */
export const PickPage = ({ numbers, selection }: { numbers: readonly string[]; selection: Selection }) => (
  <Pick
    label={pickTexts.selectPage}
    isChosen={numbers.length > 0 && numbers.every(number => selection.numbers.has(number))}
    onToggle={selection.togglePage}
  />
)

/** Nothing is known but whose case it is. */
const isSilent = ({ subject, origin, references, reseller, lastWords }: WorkItem): boolean =>
  [subject, origin, references, reseller, lastWords].every(known => known === null)

/** Whom a case is about, in one line: whether something in it was not seen yet, and who wrote. */
export function Buyer({ item }: { item: WorkItem }) {
  const { organizationName, contactName, isUnseen, hasForgedMail, isTest } = item
  const writer = organizationName === null || isSilent(item) ? null : contactName
  return (
    <span className={styles.line}>
      {isUnseen && (
        <span className={styles.unseen}>
          <span className="visually-hidden">{texts.unseen}</span>
        </span>
      )}
      <span className={styles.organization}>
        {organizationName ?? contactName ?? texts.unknownOrganization}
      </span>
      {writer && <span className={styles.contact}>{writer}</span>}
      {hasForgedMail && <Badge tone="failed">{forgedMark}</Badge>}
      {isTest && <Badge tone="waiting">{testCaseTexts.label}</Badge>}
    </span>
  )
}

/** The subject of a case and its last words, in one line that ends where its cell does. */
export function About({ item }: { item: WorkItem }) {
  const { subject, origin, references, reseller, lastWords, organizationName, contactName } = item
  if (isSilent(item))
    return organizationName && contactName && <span className={styles.about}>{contactName}</span>
  return (
    <span className={styles.about}>
      {subject && <span className={styles.subject}>{subject}</span>}
      {origin && <span>{originLine(origin)}</span>}
      {references && <OwnReferences references={references} />}
      {reseller && <span>{texts.via(reseller)}</span>}
      {lastWords && (
        <span>
          {lastWords.by !== 'customer' && <span className={styles.by}>{texts.saidBy[lastWords.by]}</span>}
          <span>{lastWords.words}</span>
        </span>
      )}
    </span>
  )
}

/** The buyer's own references on a line, which says what each is where it is pointed at. */
function OwnReferences({ references }: { references: References }) {
  const facts = referenceFacts(references)
  return (
    <span title={facts.map(([name, value]) => `${name}: ${value}`).join('\n')}>
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
