import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { sentenceCase } from '../../../common/sentence.ts'
import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import { stateLabelOf } from '../../cases/case-states.ts'
import { testCaseTexts } from '../../cases/test-case-texts.ts'
import { caseNameOf, forgedMark } from '../../cases/texts-desk.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import type { SortColumn, WorkItem } from '../contract.ts'
import { pickTexts, workListTexts as texts } from '../texts.ts'
import { Buyer, NextStep, Pick } from './case-cells.tsx'
import styles from './case-table.module.css'
import { durationWords } from './time-words.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  items: readonly WorkItem[]
  now: Date
  /** null where the colleague may only read. */
  selection: Selection | null
  /** How the list is sorted, and its address; null for what was searched for. */
  sorting: Sorting | null
}

/** By which column a list is sorted; without one by urgency, or all cases by age. */
export type Sorting = {
  readonly column: SortColumn | null
  readonly isDown: boolean
  readonly addressOf: (column: SortColumn, isDown: boolean) => string
}

/**
 * Cases in rows; on a phone each is a card. `j` and `k` go from one to the next, Enter opens it, `x` chooses it and
 * Shift with `x` all from the one that was chosen last.
 */
export function CaseTable({ items, now, selection, sorting }: Props) {
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
  const toggleFocused = (isRange: boolean) => {
    const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
    const focused = items[links.findIndex(link => link.matches(':focus'))]
    if (focused) selection?.toggle(focused.number, isRange)
  }
  useShortcut('x', () => toggleFocused(false))
  useShortcut('X', () => toggleFocused(true))
  const { columns } = texts
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.table}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.pick}>
              <Pick
                label={pickTexts.selectPage}
                isChosen={items.length > 0 && items.every(({ number }) => selection.numbers.has(number))}
                onToggle={selection.togglePage}
              />
            </th>
          )}
          <th scope="col">{columns.number}</th>
          <Sortable column="organisatie" sorting={sorting}>
            {columns.who}
          </Sortable>
          <th scope="col">{columns.what}</th>
          <Sortable column="status" sorting={sorting}>
            {columns.state}
          </Sortable>
          <Sortable column="uiterlijk" sorting={sorting}>
            {columns.next}
          </Sortable>
          <Sortable column="bedrag" sorting={sorting} className={styles.amount}>
            {columns.monthly}
          </Sortable>
          <Sortable column="binnen" sorting={sorting} className={styles.age}>
            {columns.age}
          </Sortable>
          <Sortable column="behandelaar" sorting={sorting} className={styles.assignee}>
            {columns.assignee}
          </Sortable>
        </tr>
      </thead>
      <tbody ref={body}>
        {items.map((item, position) => (
          <CaseRow
            key={item.number}
            item={item}
            now={now}
            isFirstNear={item.isNear && !items[position - 1]?.isNear}
            selection={selection}
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
  selection: Selection | null
}

/** The head of a column that sorts the list; pressed again it turns around. */
function Sortable({
  column,
  sorting,
  className,
  children,
}: {
  column: SortColumn
  sorting: Sorting | null
  className?: string | undefined
  children: string
}) {
  const isSorted = sorting?.column === column
  const Arrow = sorting?.isDown ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sorting.isDown ? 'descending' : 'ascending') : undefined}
    >
      {sorting ? (
        <Link
          to={sorting.addressOf(column, isSorted && !sorting.isDown)}
          className={styles.sort}
          preventScrollReset
        >
          <span>{children}</span>
          {isSorted && <Arrow aria-hidden="true" />}
        </Link>
      ) : (
        children
      )}
    </th>
  )
}

const CaseRow = ({ item, now, isFirstNear, selection }: RowProps) => (
  <>
    {isFirstNear && (
      <tr className={styles.near}>
        <th scope="rowgroup" colSpan={selection ? 9 : 8}>
          {texts.near}
        </th>
      </tr>
    )}
    <tr className={styles.row} data-chosen={selection?.numbers.has(item.number)}>
      {selection && (
        <td className={styles.pick}>
          <Pick
            label={pickTexts.selectCase(
              `${item.organizationName ?? item.contactName ?? texts.unknownOrganization} ${formatOrderNumber(item.number)}`,
            )}
            isChosen={selection.numbers.has(item.number)}
            onToggle={isRange => selection.toggle(item.number, isRange)}
          />
        </td>
      )}
      <th scope="row" className={styles.number}>
        <Link to={deskPaths.case(item.number)} className={styles.link}>
          {formatOrderNumber(item.number)}
        </Link>
      </th>
      <td className={styles.who}>
        <Buyer item={item} />
      </td>
      <td className={styles.what}>
        <span>{item.formName ?? caseNameOf(item)}</span>
        {item.hasForgedMail && <Badge tone="failed">{forgedMark}</Badge>}
        {item.isTest && <Badge tone="waiting">{testCaseTexts.label}</Badge>}
        {item.productType && <span className={styles.type}>{productTypeNames[item.productType]}</span>}
      </td>
      <td className={styles.state}>{sentenceCase(stateLabelOf(item, item.state))}</td>
      <td className={styles.next}>
        <NextStep item={item} now={now} />
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
