import { splitHouseNumber } from '../../../common/checks/house-number.ts'
import type { OthersHere } from '../../addresses/components/address-choices.tsx'
import { zipcodeChoiceField, zipcodeProblemField } from '../contract.ts'

/** The fields of the zipcode check, as they are kept. */
const fields = ['zipCode', 'housenumber', 'housenumber_extension'] as const
export type TypedFields = Readonly<Record<(typeof fields)[number], string>>

/** Why a check led back to its page, and what had been typed. */
export type ZipcodeProblem = {
  /** Whether it may succeed later. */
  readonly isOutage: boolean
  readonly typed: TypedFields | null
  /** Where the number has other addresses than the one that was typed. */
  readonly others: OthersHere | null
}

const storageKey = 'adrescheck'

/** Typed values are stored in the tab instead of an address. */
export function rememberTyped(form: HTMLFormElement) {
  const values = new FormData(form)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fields.map(name => values.get(name))))
  } catch {
    // Without storage the visitor types it again.
  }
}

/** Result of an earlier check in the page's address, read once: a reload or a shared link starts afresh. */
export function takeProblem(): ZipcodeProblem | null {
  const address = new URL(location.href)
  const problem = address.searchParams.get(zipcodeProblemField)
  if (problem === null) return null
  const additions = address.searchParams.getAll(zipcodeChoiceField)
  const typed = takeTyped()
  for (const name of [zipcodeProblemField, zipcodeChoiceField]) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  const houseNumber = splitHouseNumber(typed?.housenumber ?? '')?.houseNumber
  return {
    isOutage: problem === 'storing',
    typed,
    others: houseNumber && additions.length > 0 ? { houseNumber, additions } : null,
  }
}

function takeTyped(): TypedFields | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    if (!Array.isArray(kept)) return null
    const [zipCode, housenumber, housenumber_extension] = kept.map(String)
    return {
      zipCode: zipCode ?? '',
      housenumber: housenumber ?? '',
      housenumber_extension: housenumber_extension ?? '',
    }
  } catch {
    // Unreadable values are typed again.
    return null
  }
}
