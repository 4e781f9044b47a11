import type { Queryable } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import type { DeskParcel } from '../contract-desk.ts'
import { trackingLink } from '../parcel.ts'
import { parcelsOf } from './stored-parcels.ts'

/** The parcels of a case as staff see them, once it is known where they go. */
export async function parcelsAtDesk(
  database: Queryable,
  { id, kind }: Pick<Case, 'id' | 'kind'>,
): Promise<(zipCode: string) => DeskParcel[]> {
  const parcels = kind === 'order' ? await parcelsOf(database, id) : []
  return zipCode => parcels.map(parcel => ({ ...parcel, follow: trackingLink(parcel, zipCode) }))
}
