import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { formatEuro } from '../../../common/money.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import { caseTable } from '../../cases/case-states.ts'
import { urgencyOf } from '../../cases/next-steps.ts'
import { snoozeTexts } from '../../cases/snooze-texts.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { productTypeNames } from '../../checkout/texts/flow.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { useShortcut } from '../../desk/components/shortcuts.ts'
import type { WorkItem } from '../contract.ts'
import { customerReplyNames, nextStepNames, workListTexts as texts } from '../texts.ts'
import styles from './case-table.module.css'
import { durationWords, lateWords, promiseWords, sentenceCase } from './time-words.ts'

type Props = { items: readonly WorkItem[]; now: Date }

/** Cases in rows; on a phone each is a card of two lines. `j` and `k` go from one to the next, Enter opens it. */
export function CaseTable({ items, now }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const step = (by: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
    const at = links.findIndex(link => link.matches(':focus'))
    const next = at < 0 ? links.at(by === 1 ? 0 : -1) : links[at + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('j', () => step(1))
  useShortcut('k', () => step(-1))
  const { columns } = texts
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.next}</th>
          <th scope="col" className={styles.amount}>
            {columns.monthly}
          </th>
          <th scope="col" className={styles.age}>
            {columns.age}
          </th>
          <th scope="col" className={styles.assignee}>
            {columns.assignee}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {items.map((item, position) => (
          <CaseRow
            key={item.number}
            item={item}
            now={now}
            isFirstNear={item.isNear && !items[position - 1]?.isNear}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  item: WorkItem
  now: Date
  /** Those that are only like what was searched for begin here. */
  isFirstNear: boolean
}

const CaseRow = ({ item, now, isFirstNear }: RowProps) => (
  <>
    {isFirstNear && (
      <tr className={styles.near}>
        <th scope="rowgroup" colSpan={8}>
          {texts.near}
        </th>
      </tr>
    )}
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        <Link to={deskPaths.case(item.number)} className={styles.link}>
          {formatOrderNumber(item.number)}
        </Link>
      </th>
      <td className={styles.who}>
        <span className={styles.organization}>
          {item.organizationName ?? item.contactName ?? texts.unknownOrganization}
        </span>
        {item.organizationName && item.contactName && (
          <span className={styles.contact}>{item.contactName}</span>
        )}
        {item.reseller && <span className={styles.contact}>{texts.via(item.reseller)}</span>}
      </td>
      <td className={styles.what}>
        <span>{item.formName ?? caseKindNames[item.kind]}</span>
        {item.productType && <span className={styles.type}>{productTypeNames[item.productType]}</span>}
      </td>
      <td className={styles.state}>
        {sentenceCase(caseTable(item.kind).states[item.state]?.label ?? item.state)}
      </td>
      <td className={styles.next}>
        <Next item={item} now={now} />
      </td>
      <td className={styles.amount}>
        {item.monthlyInCents !== null && <Amount>{formatEuro(item.monthlyInCents)}</Amount>}
      </td>
      <td className={styles.age}>{durationWords(now.getTime() - Date.parse(item.openedAt))}</td>
      <td className={classes(styles.assignee, !item.assignee && styles.nobody)}>
        {item.assignee?.name ?? texts.nobody}
      </td>
    </tr>
  </>
)

/** Next step and its deadline. */
function Next({ item, now }: { item: WorkItem; now: Date }) {
  const dueAt = item.dueAt === null ? null : new Date(item.dueAt)
  if (item.next === null) return <span className={styles.quiet}>{texts.noStep}</span>
  const urgency = urgencyOf(dueAt, now)
  return (
    <>
      <span className={styles.step}>{nextStepNames[item.next]}</span>
      {item.asked.map(words => (
        <span key={words} className={styles.asked}>
          {customerReplyNames[words]}
        </span>
      ))}
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
