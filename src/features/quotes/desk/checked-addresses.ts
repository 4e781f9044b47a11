import pLimit from 'p-limit'
import { useRef, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { lineAmong, promiseOfLine } from '../../addresses/line-promise.ts'
import { isMainProduct, type ProductOffering } from '../../catalogue/product.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import type { ListedAddress } from '../address-in-cells.ts'
import { placeKey, placeOf } from '../address-list.ts'
import type { DeskAddress } from '../contract-desk.ts'
import { rowInWords } from '../row-texts.ts'
import { addressListTexts as texts } from '../texts-parts.ts'

/* The rows of a list of addresses, each checked by the server. */

export type AddressRow = ListedAddress & {
  readonly key: string
  /** null while it is asked. */
  readonly found: DeskAddress | 'not-asked' | null
  /** null until a colleague decides: what lies ready is taken, what does not is not. */
  readonly isWanted: boolean | null
}

/** How a row stands: an address that can be a part, or why it cannot. */
export type RowState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'right'; readonly address: PostalAddress; readonly possible: string }
  /** The line does not lie ready there, and `possible` says why. */
  | { readonly kind: 'later'; readonly address: PostalAddress; readonly possible: string }
  | { readonly kind: 'wrong'; readonly message: string; readonly field?: 'zipCode' | 'houseNumber' }
  /** The registers did not answer: it can be asked again. */
  | { readonly kind: 'not-checked' }

/** So many addresses are asked at once. */
const atOnce = 6

/** @param wanted the main line that the parts would have; null where nothing hangs on the networks */
export function rowState(row: AddressRow, isTwice: boolean, wanted: ProductOffering | null): RowState {
  const place = placeOf(row)
  if (!place)
    return placeOf({ ...row, houseNumber: '1' })
      ? { kind: 'wrong', message: texts.noNumber, field: 'houseNumber' }
      : { kind: 'wrong', message: texts.noPostcode, field: 'zipCode' }
  if (isTwice) return { kind: 'wrong', message: texts.twice }
  const { found } = row
  if (found === null) return { kind: 'checking' }
  if (found === 'not-asked' || (!found.isChecked && found.street === null)) return { kind: 'not-checked' }
  if (found.street === null || found.city === null)
    return { kind: 'wrong', message: texts.unknown, field: 'houseNumber' }
  const address = { ...place, streetName: found.street, city: found.city }
  if (!wanted) return { kind: 'right', address, possible: '' }
  const line = lineAmong(wanted, found.offered)
  return {
    kind: promiseOfLine(line).obtainable === 'now' ? 'right' : 'later',
    address,
    possible: possibleAt(found.offered, line),
  }
}

/** Whether the wanted line is there, has to be dug for, or which one is there instead. */
function possibleAt(offered: DeskAddress['offered'], wanted: ProductOffering): string {
  if (offered.some(({ id }) => id === wanted.id)) return rowInWords(wanted)
  const fastest = offered
    .filter(line => isMainProduct(line) && line.fiberLineAvailability !== 'no-net')
    .toSorted((one, other) => (other.downloadSpeedMbs ?? 0) - (one.downloadSpeedMbs ?? 0))[0]
  return texts.instead(wanted.name, fastest?.name ?? '')
}

/** Whether a row becomes a part. */
export const isIncluded = ({ isWanted }: AddressRow, { kind }: RowState): boolean =>
  (kind === 'right' && isWanted !== false) || (kind === 'later' && isWanted === true)

/** Rows that name a place that another row before them, or a part of the same type, has already. */
export function twiceIn(rows: readonly AddressRow[], inQuote: readonly PostalAddress[]): ReadonlySet<string> {
  const seen = new Set(inQuote.flatMap(address => placeOf(address) ?? []).map(placeKey))
  const twice = new Set<string>()
  for (const row of rows) {
    const place = placeOf(row)
    if (!place) continue
    if (seen.has(placeKey(place))) twice.add(row.key)
    seen.add(placeKey(place))
  }
  return twice
}

/** The rows, and what is done to them. */
export function useAddressRows() {
  const [rows, setRows] = useState<readonly AddressRow[]>([])
  const limit = useRef(pLimit(atOnce)).current

  const changeRow = (key: string, part: Partial<AddressRow>) =>
    setRows(before => before.map(row => (row.key === key ? { ...row, ...part } : row)))

  /** An answer about what the row held before counts for nothing. */
  async function check(row: Pick<AddressRow, 'key' | 'zipCode' | 'houseNumber'>): Promise<void> {
    const place = placeOf(row)
    if (!place) return
    changeRow(row.key, { found: null })
    const result = await limit(() => callAtDesk('POST /api/beheer/adres', { body: place }))
    setRows(before =>
      before.map(now =>
        now.key === row.key && now.zipCode === row.zipCode && now.houseNumber === row.houseNumber
          ? { ...now, found: result.ok ? result.data : 'not-asked' }
          : now,
      ),
    )
  }

  return {
    rows,
    changeRow,
    check,
    /** Makes rows of addresses and checks each. */
    read(addresses: readonly ListedAddress[]) {
      const read = addresses.map(address => ({
        ...address,
        key: newId(),
        found: null,
        isWanted: null,
      }))
      setRows(read)
      for (const row of read) void check(row)
    },
    clear: () => setRows([]),
  }
}
