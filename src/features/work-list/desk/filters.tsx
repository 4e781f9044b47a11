import { ChevronDown, ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { sentenceCase } from '../../../common/sentence.ts'
import { Button } from '../../../ui/kit/button.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import { caseTable } from '../../cases/case-states.ts'
import { orderPurposes } from '../../cases/order-purpose.ts'
import { caseKindNames, orderPurposeNames } from '../../cases/texts-desk.ts'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { assigneeWords, mostLoad, sortColumns, sortDirections, type WorkList } from '../contract.ts'
import { workFilterTexts as texts } from '../texts.ts'
import styles from './filters.module.css'
import {
  activeFilters,
  filtersOf,
  isFiltered,
  kindOf,
  listAddress,
  purposeOf,
  queryFrom,
  type WorkQuery,
} from './query.ts'

type Props = { query: WorkQuery; colleagues: WorkList['colleagues'] }

/** Filters of the list; each takes effect when it is chosen, and stands in the address. */
export function Filters({ query: shown, colleagues }: Props) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  // Two that are chosen soon after each other are both meant, though the list of the first is still on its way.
  const query =
    location?.pathname === deskPaths.desk ? queryFrom(new URLSearchParams(location.search)) : shown
  const filters = filtersOf(query)
  const choose = (change: WorkQuery) =>
    void navigate(listAddress({ ...filters, ...change }), { preventScrollReset: true })
  const kind = kindOf(query)
  return (
    <Foldable count={activeFilters(query)}>
      <Filter
        label={texts.kind}
        value={kind ?? ''}
        onChoose={soort =>
          choose({ soort, status: '', ...(soort !== 'order' && soort !== '' && { doel: '' }) })
        }
        any={texts.anyKind}
      >
        {caseKinds.map(each => (
          <option key={each} value={each}>
            {caseKindNames[each]}
          </option>
        ))}
      </Filter>
      <PurposeFilter query={query} onChoose={choose} />
      <Filter
        label={texts.state}
        value={kind && query.status ? `${kind}:${query.status}` : ''}
        onChoose={chosen => {
          const [soort = '', status = ''] = chosen.split(':')
          choose(status === '' ? { status: '' } : { soort, status, ...(soort !== 'order' && { doel: '' }) })
        }}
        any={texts.anyState}
      >
        {kind ? <States kind={kind} /> : caseKinds.map(each => <StatesOf key={each} kind={each} />)}
      </Filter>
      <Filter
        label={texts.type}
        value={query.type ?? ''}
        onChoose={type => choose({ type })}
        any={texts.anyType}
      >
        {productTypes.map(each => (
          <option key={each} value={each}>
            {productTypeNames[each]}
          </option>
        ))}
      </Filter>
      <Filter
        label={texts.assignee}
        value={query.behandelaar ?? ''}
        onChoose={behandelaar => choose({ behandelaar })}
        any={texts.anyone}
      >
        <option value={assigneeWords.me}>{texts.me}</option>
        <option value={assigneeWords.nobody}>{texts.nobody}</option>
        {colleagues.map(({ id, name, open, late, today }) => (
          <option key={id} value={id}>
            {texts.load({ name, open: upTo(open), late: upTo(late), today: upTo(today) })}
          </option>
        ))}
      </Filter>
      {!query.zoek && <Sorting query={query} onChoose={choose} />}
      {isFiltered(query) && (
        <Link
          to={listAddress({ weergave: query.weergave ?? 'open', zoek: query.zoek })}
          className={styles.clear}
          preventScrollReset
        >
          {texts.clear}
        </Link>
      )}
    </Foldable>
  )
}

/** The filters in one line, or behind a button that counts those that are set where they have no room. */
function Foldable({ count, children }: { count: number; children: Elements }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        small
        variant="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<ListFilter aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.word}>{texts.open}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <fieldset id={id} className={styles.filters} data-open={isOpen}>
        <legend className="visually-hidden">{texts.legend}</legend>
        {children}
      </fieldset>
    </>
  )
}

/** The purpose of orders; a kind that is none is left then. */
function PurposeFilter({ query, onChoose }: { query: WorkQuery; onChoose: (change: WorkQuery) => void }) {
  const kind = kindOf(query)
  const isOther = kind !== undefined && kind !== 'order'
  return (
    <Filter
      label={texts.purpose}
      value={purposeOf(query) ?? ''}
      onChoose={doel => onChoose({ doel, ...(doel !== '' && isOther && { soort: '', status: '' }) })}
      any={texts.anyPurpose}
    >
      {orderPurposes.map(each => (
        <option key={each} value={each}>
          {orderPurposeNames[each]}
        </option>
      ))}
    </Filter>
  )
}

function Sorting({ query, onChoose }: { query: WorkQuery; onChoose: (change: WorkQuery) => void }) {
  return (
    <Filter
      label={texts.sort}
      value={query.sorteer ? `${query.sorteer}:${query.richting ?? 'op'}` : ''}
      onChoose={chosen => {
        const [sorteer = '', richting = ''] = chosen.split(':')
        onChoose({ sorteer, richting: richting === 'op' ? '' : richting })
      }}
      any={texts.unsorted}
    >
      {sortColumns.flatMap(column =>
        sortDirections.map(direction => (
          <option key={`${column}:${direction}`} value={`${column}:${direction}`}>
            {texts.sortedBy(column, direction)}
          </option>
        )),
      )}
    </Filter>
  )
}

const upTo = (count: number): string => (count >= mostLoad ? `${mostLoad}+` : String(count))

type FilterProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  /** Label of the option that does not filter. */
  any: string
  children: Elements
}

const Filter = ({ label, value, onChoose, any, children }: FilterProps) => (
  <span className={styles.filter} data-active={value !== ''}>
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={event => onChoose(event.target.value)}
    >
      <option value="">{any}</option>
      {children}
    </select>
    <ChevronDown className={styles.chevron} aria-hidden="true" />
  </span>
)

const StatesOf = ({ kind }: { kind: CaseKind }) => (
  <optgroup label={caseKindNames[kind]}>
    <States kind={kind} />
  </optgroup>
)

const States = ({ kind }: { kind: CaseKind }) =>
  Object.entries(caseTable(kind).states).map(([state, { label }]) => (
    <option key={state} value={`${kind}:${state}`}>
      {sentenceCase(label)}
    </option>
  ))
