import { someAddress } from '../../details/testing-person.ts'
import { emptyDraft } from '../part.ts'
import { type TypedPart, typedPart } from './typed-draft.ts'

/** A part of a quote with one free line, at an address of its own. */
export const partAt = (place: number, per: 'month' | 'once' = 'month'): TypedPart =>
  typedPart({
    ...emptyDraft,
    id: `part-${place}`,
    name: `Filiaal ${place}`,
    productType: 'cloud',
    address: { ...someAddress, houseNumber: String(place) },
    freeLines: [{ text: 'Beheer', quantity: 1, priceInCents: 1000, per }],
  })
