import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../common/contract/failure.ts'
import { objectsIn } from '../../tmf/json.ts'
import type { OrderPart, PatchStep } from '../../tmf/server/orders/order-part.ts'
import { ParcelEntry } from '../command-schemas.ts'
import { parcelRefusals } from '../texts.ts'
import { parcelJson, parcelPaths, parcelSteps, sentParcels, shownParcels } from '../tmf-parcels.ts'
import { parcelApiTexts } from '../tmf-texts.ts'
import { removeParcel, writeParcel } from './parcel-commands.ts'
import { parcelsAmong } from './stored-parcels.ts'

const ParcelDetails = z.pick(ParcelEntry, { carrier: true, code: true, link: true })

/** Parcels of an order in TMF622. Its customer gets one mail of all parcels that a patch writes. */
export const parcelPart: OrderPart = {
  name: 'parcel',
  shown: {
    schema: shownParcels,
    patchSchema: sentParcels,
    async load(database, caseIds) {
      const parcels = await parcelsAmong(database, caseIds)
      return ({ caseId, installationAddress }) =>
        (parcels.get(caseId) ?? []).map(parcel => parcelJson(parcel, installationAddress.zipCode))
    },
  },
  whyNotEmptied: parcelApiTexts.parcelsStay,
  isBeforeDelivery: false,
  steps(services, { current, patch, mail }, wrong) {
    const known = objectsIn(current)
    const steps = parcelSteps(current, patch)
    const last = steps.findLast(({ isRemoved }) => !isRemoved)
    return steps.flatMap((step): readonly PatchStep[] => {
      const { path, id, isRemoved, typed } = step
      if (id !== null && !known.some(each => each.id === id)) {
        wrong.push({ path: `${path}.id`, message: parcelRefusals.gone })
        return []
      }
      if (isRemoved && id !== null) return [{ path: () => path, handler: removeParcel(id) }]
      const parsed = ParcelDetails.safeParse(typed)
      const pathOf = (field: string) => `${path}.${parcelPaths[field] ?? field}`
      for (const [field, { message }] of Object.entries(parsed.error ? fieldErrors(parsed.error) : {}))
        wrong.push({ path: pathOf(field), message })
      if (!parsed.data) return []
      const { carrier, code } = parsed.data
      const isThere = known.some(each => each.carrier === carrier && each.trackingCode === code)
      // Sent again, or typed with other spaces.
      if (id === null && isThere) return []
      const handler = writeParcel(
        { ...parsed.data, id: randomUUID(), parcel: id, mail: mail && step === last },
        services,
      )
      return [{ path: field => (field === undefined ? path : pathOf(field)), handler }]
    })
  },
}
