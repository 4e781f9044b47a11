import { splitHouseNumber } from '../../../common/checks/house-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CorrectedPlace } from '../../addresses/corrected-place.ts'
import { coversPlace } from '../../addresses/corrected-place.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import { cartAddressesAt } from '../../saved-carts/server/cart-addresses.ts'
import { openCasesAt } from '../../work-list/server/open-cases-at.ts'
import type { Touched } from '../coverage-schemas.ts'

/** Looks in one kind of thing. */
type Source = (database: Queryable, place: CorrectedPlace) => Promise<readonly Touched[]>

/**
 * Open orders, quotes and enquiries, by their addresses as the work list knows them, and kept carts; nothing of them is
 * changed. An address of the organisation counts too: too many are listed rather than too few.
 */
export async function touchedBy(database: Queryable, place: CorrectedPlace): Promise<readonly Touched[]> {
  const found = await Promise.all([cases(database, place), carts(database, place)])
  return found.flat()
}

const cases: Source = async (database, place) => {
  const open = await openCasesAt(database, place.zipCode)
  return open
    .filter(({ kind, numbers }) => isDelivered(kind) && numbers.some(number => covers(place, number)))
    .map(({ kind, number, name }) => ({ kind, number, name }))
}

/** Other kinds ask for nothing to be delivered. */
const isDelivered = (kind: CaseKind): boolean =>
  kind === 'order' || kind === 'quote' || kind === 'fibre-enquiry'

const carts: Source = async (database, place) => {
  const kept = await cartAddressesAt(database, place.zipCode)
  return kept
    .filter(number => covers(place, number))
    .map(number => ({ kind: 'cart', number: null, name: number }))
}

function covers(place: CorrectedPlace, number: string): boolean {
  const split = splitHouseNumber(number)
  return (
    split !== null &&
    coversPlace(place, {
      zipCode: place.zipCode,
      houseNumber: Number(split.houseNumber),
      suffix: split.suffix,
    })
  )
}
