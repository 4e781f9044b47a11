import { useRef } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { sentenceCase } from '../../../common/sentence.ts'
import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import { tableRoles } from '../../../ui/kit/table.tsx'
import { stateLabelOf } from '../../cases/case-states.ts'
import { caseNameOf } from '../../cases/texts-desk.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import type { SortColumn, WorkItem } from '../contract.ts'
import { pickTexts, workListTexts as texts } from '../texts.ts'
import { About, Buyer, NextStep, Pick } from './case-cells.tsx'
import styles from './case-table.module.css'
import { durationWords } from './time-words.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  items: readonly WorkItem[]
  now: Date
  /** null where the colleague may only read. */
  selection: Selection | null
  /** How the list is sorted; null for what was searched for. */
  sorting: Sorting | null
}

/** By which column a list is sorted; without one by urgency, or all cases by age. */
export type Sorting = {
  readonly column: SortColumn | null
  readonly isDown: boolean
}

/**
 * Cases in rows of one height; on a phone each is a card. `j` and `k` go from one to the next, Enter opens it, `x` chooses it and
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
  const heads: readonly (readonly [name: string, column: SortColumn | null])[] = [
    [columns.who, 'organisatie'],
    [columns.next, 'uiterlijk'],
    [columns.what, null],
    [columns.state, 'status'],
    [columns.monthly, 'bedrag'],
    [columns.assignee, 'behandelaar'],
    [columns.number, null],
    [columns.age, 'binnen'],
  ]
  return (
    <table {...tableRoles.table} className={styles.table}>
      <caption className="visually-hidden">{texts.table}</caption>
      {/* Read out with each cell; what sorts the list is above it. */}
      <thead {...tableRoles.rows} className="visually-hidden">
        <tr {...tableRoles.row}>
          {selection && <td {...tableRoles.cell} />}
          {heads.map(([name, column]) => (
            <th
              key={name}
              {...tableRoles.columnHeader}
              aria-sort={
                column !== null && sorting?.column === column
                  ? sorting.isDown
                    ? 'descending'
                    : 'ascending'
                  : undefined
              }
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows} ref={body}>
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

const CaseRow = ({ item, now, isFirstNear, selection }: RowProps) => (
  <>
    {isFirstNear && (
      <tr {...tableRoles.row} className={styles.near}>
        <th scope="rowgroup" colSpan={selection ? 9 : 8}>
          {texts.near}
        </th>
      </tr>
    )}
    <tr
      {...tableRoles.row}
      className={styles.row}
      data-chosen={selection?.numbers.has(item.number)}
      data-unseen={item.isUnseen}
    >
      {selection && (
        <td {...tableRoles.cell} className={styles.pick}>
          <Pick
            label={pickTexts.selectCase(
              `${item.organizationName ?? item.contactName ?? texts.unknownOrganization} ${formatOrderNumber(item.number)}`,
            )}
            isChosen={selection.numbers.has(item.number)}
            onToggle={isRange => selection.toggle(item.number, isRange)}
          />
        </td>
      )}
      <th {...tableRoles.rowHeader} className={styles.who}>
        <Buyer item={item} />
        <About item={item} />
      </th>
      <td {...tableRoles.cell} className={styles.next}>
        <NextStep item={item} now={now} />
      </td>
      <td {...tableRoles.cell} className={styles.what}>
        <span>{item.formName ?? caseNameOf(item)}</span>
        {item.productType && <span className={styles.type}>{productTypeNames[item.productType]}</span>}
      </td>
      <td {...tableRoles.cell} className={styles.state}>
        {sentenceCase(stateLabelOf(item, item.state))}
      </td>
      <td {...tableRoles.cell} className={styles.amount}>
        {item.monthlyInCents !== null && <Amount>{formatEuro(item.monthlyInCents)}</Amount>}
      </td>
      <td {...tableRoles.cell} className={classes(styles.assignee, !item.assignee && styles.nobody)}>
        {item.assignee?.name ?? texts.nobody}
      </td>
      <td {...tableRoles.cell} className={styles.number}>
        <Link to={deskPaths.case(item.number)} className={styles.link}>
          {formatOrderNumber(item.number)}
        </Link>
      </td>
      <td {...tableRoles.cell} className={styles.age}>
        {durationWords(now.getTime() - Date.parse(item.openedAt))}
      </td>
    </tr>
  </>
)
