import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { Spinner } from '../../../ui/kit/spinner.tsx'
import { addressLine } from '../../details/facts.ts'
import { addressListTexts as texts } from '../texts-parts.ts'
import type { AddressRow, RowState } from './checked-addresses.ts'
import styles from './quotes.module.css'

type Props = {
  rows: readonly AddressRow[]
  /** How each row stands, in the same order. */
  states: readonly RowState[]
  onChange: (key: string, part: Partial<AddressRow>) => void
  onCheck: (row: AddressRow) => void
}

/** The rows of a list of addresses, each with what is possible there, and fields to mend what is wrong. */
export const AddressRows = ({ rows, states, onChange, onCheck }: Props) => (
  <ol className={`plain-list ${styles.addresses}`} aria-label={texts.table}>
    {rows.map((row, place) => (
      <Row
        key={row.key}
        row={row}
        number={place + 1}
        state={states[place] ?? { kind: 'checking' }}
        onChange={part => onChange(row.key, part)}
        onCheck={onCheck}
      />
    ))}
  </ol>
)

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
        checked={row.isWanted}
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
    case 'right':
      return <span>{texts.here(addressLine(state.address), state.possible)}</span>
    case 'wrong':
      return <strong className={styles.wrong}>{state.message}</strong>
    case 'not-checked':
      return <span>{texts.notChecked}</span>
  }
}
