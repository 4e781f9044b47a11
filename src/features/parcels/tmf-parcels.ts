import { isJson, isWithin, type Json, objectsIn, textIn } from '../tmf/json.ts'
import { carriers, type Parcel, trackingLink } from './parcel.ts'

/* Parcels of an order in the extension BusinessOrder. */

export type OrderParcel = Parcel & { readonly id: string }

/** @param zipCode of the place that it goes to */
export const parcelJson = (parcel: OrderParcel, zipCode: string): Json => ({
  id: parcel.id,
  carrier: parcel.carrier,
  trackingCode: parcel.code,
  carrierTrackingUrl: trackingLink(parcel, zipCode),
})

const parcelSchema = (trackingCode: Json): Json => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { id: text, carrier: { enum: carriers }, trackingCode, carrierTrackingUrl: text },
  },
})

const text: Json = { type: 'string' }

/** JSON Schema (draft 4) of the list. */
export const shownParcels = parcelSchema(text)

/** Of a patch: a code that is null takes a parcel out. */
export const sentParcels = parcelSchema({ ...text, nullable: true })

/** A parcel that a patch adds, corrects or takes out. */
export type ParcelStep = {
  readonly path: string
  /** The parcel that is meant; null of one that is added. */
  readonly id: string | null
  readonly isRemoved: boolean
  readonly typed: { readonly carrier: string; readonly code: string; readonly link: string }
}

/** The fields of a parcel at the desk, as the extension calls them. */
export const parcelPaths: Readonly<Record<string, string>> = {
  carrier: 'carrier',
  code: 'trackingCode',
  link: 'carrierTrackingUrl',
}

/** Parcels of a merge patch that are not so yet; those that it leaves out stay, and one without a code goes. */
export const parcelSteps = (current: unknown, patch: unknown): readonly ParcelStep[] =>
  (Array.isArray(patch) ? patch : []).flatMap((each, place) => {
    if (!isJson(each)) return []
    const before = objectsIn(current).find(({ id }) => each.id !== undefined && id === each.id) ?? {}
    if (isWithin(each, before)) return []
    const { carrier, trackingCode, carrierTrackingUrl } = { ...before, ...each }
    return [
      {
        path: `parcel[${place}]`,
        id: each.id === undefined ? null : textIn(each.id),
        isRemoved: each.id !== undefined && each.trackingCode === null,
        typed: { carrier: textIn(carrier), code: textIn(trackingCode), link: textIn(carrierTrackingUrl) },
      },
    ]
  })
