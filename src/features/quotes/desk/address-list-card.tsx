import { useState } from 'react'
import { decodeText } from '../../../common/decode-text.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import { type AddressList, addressesIn, listText } from '../address-list.ts'
import type { QuotePart } from '../quote.ts'
import { addressListTexts as texts } from '../texts-parts.ts'
import { AddressRows } from './address-rows.tsx'
import { isIncluded, rowState, twiceIn, useAddressRows } from './checked-addresses.ts'
import styles from './quotes.module.css'

type Props = {
  part: {
    readonly title: string
    /** Its main line, which is looked for at each address; null where it has none. */
    readonly mainLine: ProductOffering | null
  }
  /** Addresses of the parts of the same type so far. */
  inQuote: readonly PostalAddress[]
  /** Places of the quote that have no part of this type yet. */
  elsewhere: readonly Pick<QuotePart, 'name' | 'address'>[]
  /** How many parts the quote has room for. */
  room: number
  onAdd: (places: readonly { readonly name: string; readonly address: PostalAddress }[]) => void
  onClose: () => void
}

/** Larger than any list of addresses that a quote has room for. */
const mostBytes = 1_000_000

/** Copies a part to a list of addresses: pasted or from a file, each checked, wrong ones mended in place. */
export function AddressListCard({ part, inQuote, elsewhere, room, onAdd, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [fileError, setFileError] = useState<string | undefined>()
  const [list, setList] = useState<AddressList | null>(null)
  const { read, ...checked } = useAddressRows()
  const { rows } = checked
  function readRows(typed: string) {
    const found = addressesIn(typed)
    const count = found.addresses.length
    const refusal = count === 0 ? texts.nothingRead : count > room ? texts.tooMany(count, room) : undefined
    setError(refusal)
    if (refusal === undefined) {
      setList(found)
      read(found.addresses)
    } else document.getElementById('adressen')?.focus()
  }

  async function readFile(file: File | undefined) {
    setFileError(undefined)
    if (!file) return
    if (file.size > mostBytes) return setFileError(texts.tooLarge)
    const content = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (content === null) return setFileError(texts.notReadable)
    fill(content)
  }

  function fill(content: string) {
    setText(content)
    readRows(content)
  }

  return (
    <Card title={texts.title(part.title)}>
      <p className={styles.note}>{texts.intro}</p>
      <TextArea
        name="adressen"
        label={texts.list}
        hint={texts.listHint}
        rows={6}
        error={error}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <TextField
        type="file"
        name="adresbestand"
        label={texts.file}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        error={fileError}
        // Else the same file, mended meanwhile, would not be read again.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => void readFile(target.files?.[0])}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" small onClick={() => readRows(text)}>
          {texts.read}
        </Button>
        {elsewhere.length > 0 && (
          <Button variant="secondary" small onClick={() => fill(listText(elsewhere))}>
            {texts.elsewhere(elsewhere.length)}
          </Button>
        )}
        <Button variant="quiet" small onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      {rows.length > 0 && (
        <CheckedRows {...checked} list={list} mainLine={part.mainLine} inQuote={inQuote} onAdd={onAdd} />
      )}
    </Card>
  )
}

/** The rest of a list, so that nothing goes lost unseen. */
function NotRead({ list: { unread, above } }: { list: AddressList }) {
  if (unread.length === 0 && above.length === 0) return null
  return (
    <Notice kind="warning">
      {unread.length > 0 && <p>{texts.unread(unread.map(texts.column))}</p>}
      {above.length > 0 && <p>{texts.above(above)}</p>}
    </Notice>
  )
}

type CheckedProps = Omit<ReturnType<typeof useAddressRows>, 'read'> &
  Pick<Props, 'inQuote' | 'onAdd'> & { list: AddressList | null; mainLine: ProductOffering | null }

/** The rows of the list, how far they are checked, and the parts that come of them. */
function CheckedRows({ list, mainLine, inQuote, rows, changeRow, check, onAdd }: CheckedProps) {
  const announce = useAnnounce()
  const twice = twiceIn(rows, inQuote)
  const states = rows.map(row => rowState(row, twice.has(row.key), mainLine))
  const chosen = rows.flatMap((row, place) => {
    const state = states[place]
    return state && 'address' in state && isIncluded(row, state)
      ? [{ name: row.name, address: state.address }]
      : []
  })
  const checking = states.filter(({ kind }) => kind === 'checking').length
  const unchecked = rows.filter((_, place) => states[place]?.kind === 'not-checked')
  const wrong = rows.filter(
    ({ isWanted }, place) =>
      isWanted !== false && (states[place]?.kind === 'wrong' || states[place]?.kind === 'not-checked'),
  ).length
  const later = rows.filter(
    ({ isWanted }, place) => isWanted === null && states[place]?.kind === 'later',
  ).length

  return (
    <>
      {list && <NotRead list={list} />}
      <p aria-live="polite" className={styles.note}>
        {texts.checked(rows.length - checking, rows.length)}
      </p>
      <progress
        className={styles.progress}
        max={rows.length}
        value={rows.length - checking}
        aria-hidden="true"
      />
      <AddressRows
        key={rows[0]?.key}
        rows={rows}
        states={states}
        onChange={changeRow}
        onCheck={row => void check(row)}
      />
      {later > 0 && (
        <Notice kind="warning">
          <p>{texts.laterLeft(later)}</p>
        </Notice>
      )}
      {wrong > 0 && (
        <Notice kind="warning">
          <p>{texts.wrongLeft(wrong)}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        {unchecked.length > 1 && (
          <Button
            variant="secondary"
            onClick={() => {
              for (const row of unchecked) void check(row)
            }}
          >
            {texts.allAgain(unchecked.length)}
          </Button>
        )}
        <Button
          disabled={chosen.length === 0 || checking > 0}
          onClick={() => {
            onAdd(chosen)
            announce(texts.made(chosen.length))
          }}
        >
          {texts.make(chosen.length)}
        </Button>
      </div>
    </>
  )
}
