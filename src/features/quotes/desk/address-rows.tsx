import { useRef, useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { ListTools, ShowAll, useListView } from '../../../ui/kit/list-view.tsx'
import { Spinner } from '../../../ui/kit/spinner.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { addressLine } from '../../details/facts.ts'
import { addressListTexts as texts } from '../texts-parts.ts'
import { listTexts } from '../texts-parts-page.ts'
import { type AddressRow, isIncluded, type RowState } from './checked-addresses.ts'
import styles from './quotes.module.css'

type Props = {
  rows: readonly AddressRow[]
  /** How each row stands, in the same order. */
  states: readonly RowState[]
  onChange: (key: string, part: Partial<AddressRow>) => void
  onCheck: (row: AddressRow) => void
}

/** The rows of a list of addresses, each with what is possible there, and fields to mend what is wrong. */
export function AddressRows({ rows, states, onChange, onCheck }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const ledTo = useRef<Element>(null)
  const items = rows.map((row, place) => ({ row, place, state: states[place] ?? checking }))
  const wrong = items.filter(({ state }) => needsLook(state)).map(({ row }) => row.key)
  const first = useFirst(wrong, !states.some(({ kind }) => kind === 'checking'))
  const view = useListView({
    items,
    textOf: ({ row, state }) =>
      `${row.name} ${row.zipCode} ${row.houseNumber} ${state.kind === 'right' || state.kind === 'later' ? addressLine(state.address) : ''}`,
    isFirst: ({ row }) => first.has(row.key),
    filters: [{ value: 'wrong', label: listTexts.wrong, fits: ({ row }) => first.has(row.key) }],
  })
  return (
    <>
      <ListTools view={view} name={listTexts.searchRows} />
      <ol ref={list} className={`plain-list ${styles.addresses}`} aria-label={texts.table}>
        {view.shown.map(({ row, place, state }) => (
          <Row
            key={row.key}
            row={row}
            number={place + 1}
            state={state}
            onChange={part => onChange(row.key, part)}
            onCheck={onCheck}
          />
        ))}
      </ol>
      <div className={styles.buttons}>
        {wrong.length > 1 && (
          <Button variant="secondary" small onClick={() => focusNext(list.current, ledTo)}>
            {listTexts.next}
          </Button>
        )}
        <ShowAll view={view} />
      </div>
    </>
  )
}

const checking: RowState = { kind: 'checking' }

const needsLook = ({ kind }: RowState): boolean => kind !== 'right' && kind !== 'checking'

/** The keys that were wrong when all were checked: they come first, and stay there while they are mended. */
function useFirst(wrong: readonly string[], isChecked: boolean): ReadonlySet<string> {
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  if (first === null && isChecked) setFirst(new Set(wrong))
  return first ?? new Set()
}

/** Leads a keyboard to the next row that is wrong. @param before the one that it was led to last */
function focusNext(list: HTMLOListElement | null, before: { current: Element | null }) {
  const rows = [...(list?.querySelectorAll('li:not([data-state="right"])') ?? [])]
  const next = rows[before.current ? rows.indexOf(before.current) + 1 : 0] ?? rows[0]
  before.current = next ?? null
  next?.querySelector<HTMLElement>('input[aria-invalid="true"], input[type="text"]')?.focus()
}

type RowProps = {
  row: AddressRow
  number: number
  state: RowState
  onChange: (part: Partial<AddressRow>) => void
  onCheck: (row: AddressRow) => void
}

function Row({ row, number, state, onChange, onCheck }: RowProps) {
  const outcome = `rij-${number}-uitkomst`
  const isWrong = (field: 'zipCode' | 'houseNumber') => state.kind === 'wrong' && state.field === field
  const field = (name: 'name' | 'zipCode' | 'houseNumber', label: string) => (
    <input
      type="text"
      className={classes(styles.cell, name === 'name' && styles.name)}
      aria-label={label}
      aria-describedby={outcome}
      aria-invalid={name !== 'name' && isWrong(name)}
      value={row[name]}
      onChange={event =>
        onChange({ [name]: event.target.value, ...(name !== 'name' && { found: 'not-asked' }) })
      }
      onBlur={() => row.found === 'not-asked' && onCheck(row)}
    />
  )
  return (
    <li className={styles.address} data-state={state.kind}>
      <input
        type="checkbox"
        className={styles.take}
        aria-label={texts.takeOf(number)}
        checked={isIncluded(row, state) || (row.isWanted !== false && state.kind !== 'later')}
        onChange={event => onChange({ isWanted: event.target.checked })}
      />
      {field('name', texts.nameOf(number))}
      {field('zipCode', texts.zipCodeOf(number))}
      {field('houseNumber', texts.houseNumberOf(number))}
      <span id={outcome} className={styles.outcome}>
        <Outcome state={state} />
        {state.kind === 'not-checked' && (
          <Button variant="quiet" small aria-label={texts.againOf(number)} onClick={() => onCheck(row)}>
            {texts.again}
          </Button>
        )}
      </span>
    </li>
  )
}

function Outcome({ state }: { state: RowState }) {
  switch (state.kind) {
    case 'checking':
      return (
        <>
          <Spinner />
          <span>{texts.checking}</span>
        </>
      )
    case 'later':
      return (
        <strong className={styles.wrong}>
          <TextWithAmounts>{texts.here(addressLine(state.address), state.possible)}</TextWithAmounts>
        </strong>
      )
    case 'right':
      return <span>{texts.here(addressLine(state.address), state.possible)}</span>
    case 'wrong':
      return <strong className={styles.wrong}>{state.message}</strong>
    case 'not-checked':
      return <span>{texts.notChecked}</span>
  }
}
