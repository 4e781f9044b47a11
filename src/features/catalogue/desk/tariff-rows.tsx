import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, memo, useState } from 'react'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import deskTable from '../../../ui/desk/desk-table.module.css'
import { Button } from '../../../ui/kit/button.tsx'
import { FieldError, fieldAria } from '../../../ui/kit/field.tsx'
import { focusSoon } from '../../../ui/kit/focus.ts'
import { ListTools, ShowAll, useListView } from '../../../ui/kit/list-view.tsx'
import { tableRoles } from '../../../ui/kit/table.tsx'
import { tariffKinds } from '../tariffs.ts'
import { tariffPageTexts as texts } from '../texts-offerings.ts'
import type { TypedLong, TypedShort } from '../typed-tariffs.ts'
import styles from './tariff-rows.module.css'

type Row = TypedShort | TypedLong

type Props = {
  list: 'short' | 'long'
  rows: readonly Row[]
  errors: FieldErrors
  isEdited: boolean
  onAdd: () => void
  onChange: (list: 'short' | 'long', key: string, part: object) => void
  onRemove: (list: 'short' | 'long', key: string, name: string) => void
}

const headers = {
  short: [texts.destination, texts.kind, texts.perMinute, texts.start, texts.remark],
  long: [texts.destination, texts.code, texts.fixed, texts.mobile],
} as const

/** Words that rows are found by, as they were when somebody searched, so that none goes while it is typed in. */
const wordsOf = (rows: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(rows.map(row => [row.key, `${row.destination} ${'code' in row ? row.code : row.kind}`]))

/** The destinations of a list, typed in a table: what is wrong or new first, and a few until more are asked for. */
export function TariffRows({ list, rows, errors, isEdited, onAdd, onChange, onRemove }: Props) {
  const [words, setWords] = useState(() => wordsOf(rows))
  const items = rows.map((row, place) => ({ row, place, errors: errorsAt(errors, `${list}.${place}.`) }))
  const isFirst = (item: (typeof items)[number]) => !words.has(item.row.key) || item.errors !== noErrors
  const view = useListView({
    items,
    // One that was added since has no words yet, and shows.
    textOf: ({ row }) => words.get(row.key) ?? '',
    isFirst,
    atLeast: items.filter(isFirst).length,
  })
  const search = (typed: string) => {
    setWords(wordsOf(rows))
    view.setSearch(typed)
  }
  return (
    <>
      <ListTools view={{ ...view, setSearch: search }} name={texts.search[list]} />
      {isEdited && (
        <div>
          <Button
            variant="secondary"
            small
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              search('')
              onAdd()
              focusSoon(`${list}.${list === 'short' ? rows.length : 0}.destination`)
            }}
          >
            {texts.add}
          </Button>
        </div>
      )}
      <table {...tableRoles.table} className={`${deskTable.table} ${styles.rows}`}>
        <caption className="visually-hidden">{texts[list]}</caption>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            {headers[list].map(header => (
              <th key={header} {...tableRoles.columnHeader}>
                {header}
              </th>
            ))}
            <th {...tableRoles.columnHeader}>
              <span className="visually-hidden">{texts.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {view.shown.map(({ row, ...item }) => {
            const props = { ...item, isEdited, onChange, onRemove }
            return 'code' in row ? (
              <LongRow key={row.key} row={row} {...props} />
            ) : (
              <ShortRow key={row.key} row={row} {...props} />
            )
          })}
        </tbody>
      </table>
      <ShowAll view={view} />
    </>
  )
}

const noErrors = '{}'

/** The errors of one row as one text, so that a row without any is not drawn anew. */
const errorsAt = (errors: FieldErrors, prefix: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, { message }]) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
      ),
    ),
  )

type RowProps<List extends 'short' | 'long', Row> = {
  row: Row
  place: number
  /** Messages by field, as JSON: a row that stays the same is not drawn again while another is typed in. */
  errors: string
  isEdited: boolean
  onChange: (list: List, key: string, part: Partial<Row>) => void
  onRemove: (list: List, key: string, name: string) => void
}

const nameOf = (destination: string, place: number): string => destination.trim() || texts.newRow(place + 1)

/** Properties of the cells of a row, by the field that each types. @param prefix of the ids of its fields */
const cellsOf =
  <Field extends string>(
    prefix: string,
    name: string,
    values: Readonly<Record<Field, string>>,
    { errors, isEdited }: Pick<RowProps<'short' | 'long', unknown>, 'errors' | 'isEdited'>,
    change: (part: Readonly<Record<string, string>>) => void,
  ) =>
  (field: Field, label: string) => ({
    id: `${prefix}.${field}`,
    label: texts.of(label, name),
    header: label,
    value: values[field],
    error: (JSON.parse(errors) as Record<string, string>)[field],
    readOnly: !isEdited,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })

/** A destination that is called much. */
const ShortRow = memo(function ShortRow({
  row,
  place,
  errors,
  isEdited,
  onChange,
  onRemove,
}: RowProps<'short', TypedShort>) {
  const name = nameOf(row.destination, place)
  const cell = cellsOf<'destination' | 'perMinute' | 'start' | 'remark'>(
    `short.${place}`,
    name,
    row,
    { errors, isEdited },
    part => onChange('short', row.key, part),
  )
  return (
    <tr {...tableRoles.row}>
      <Cell {...cell('destination', texts.destination)} />
      <td {...tableRoles.cell} data-header={texts.kind}>
        <select
          className={styles.input}
          aria-label={texts.of(texts.kind, name)}
          value={row.kind}
          disabled={!isEdited}
          onChange={({ target }) =>
            onChange('short', row.key, { kind: tariffKinds.find(kind => kind === target.value) ?? row.kind })
          }
        >
          {tariffKinds.map(kind => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </select>
      </td>
      <Cell {...cell('perMinute', texts.perMinute)} inputMode="decimal" />
      <Cell {...cell('start', texts.start)} inputMode="decimal" />
      <Cell {...cell('remark', texts.remark)} />
      <RemoveCell isEdited={isEdited} name={name} onRemove={() => onRemove('short', row.key, name)} />
    </tr>
  )
})

/** A country. */
const LongRow = memo(function LongRow({
  row,
  place,
  errors,
  isEdited,
  onChange,
  onRemove,
}: RowProps<'long', TypedLong>) {
  const name = nameOf(row.destination, place)
  const cell = cellsOf<'destination' | 'code' | 'fixed' | 'mobile'>(
    `long.${place}`,
    name,
    row,
    { errors, isEdited },
    part => onChange('long', row.key, part),
  )
  return (
    <tr {...tableRoles.row}>
      <Cell {...cell('destination', texts.destination)} />
      <Cell {...cell('code', texts.code)} />
      <Cell {...cell('fixed', texts.fixed)} inputMode="decimal" />
      <Cell {...cell('mobile', texts.mobile)} inputMode="decimal" />
      <RemoveCell isEdited={isEdited} name={name} onRemove={() => onRemove('long', row.key, name)} />
    </tr>
  )
})

type CellProps = ComponentProps<'input'> & {
  id: string
  label: string
  header: string
  error: string | undefined
}

const Cell = ({ id, label, header, error, ...input }: CellProps) => (
  <td {...tableRoles.cell} data-header={header}>
    <span className={styles.cell}>
      <input
        {...input}
        {...fieldAria(id, { hint: null, error })}
        id={id}
        aria-label={label}
        autoComplete="off"
        className={styles.input}
      />
      <FieldError id={id} error={error} />
    </span>
  </td>
)

const RemoveCell = ({
  isEdited,
  name,
  onRemove,
}: {
  isEdited: boolean
  name: string
  onRemove: () => void
}) => (
  <td {...tableRoles.cell}>
    {isEdited && (
      <Button
        variant="quiet"
        small
        icon={<Trash2 aria-hidden="true" />}
        aria-label={texts.removeRow(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    )}
  </td>
)
