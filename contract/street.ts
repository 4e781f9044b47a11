import * as z from 'zod/mini'
import { houseNumberField, postcodeField } from './fields.ts'

/**
 * POST /api/street: StreetQuestion → 200 Street, for a form that fills itself: postcode and number make one street in the
 * Netherlands, whatever the addition. In the body, as no log has to know where somebody is.
 */
export const findStreet = { method: 'POST', path: '/api/street' } as const

export const StreetQuestion = z.object({
  zipCode: postcodeField,
  /** May carry its addition: `42A`. */
  houseNumber: houseNumberField,
})

/** Both null where there is no such address, or nobody can say now. */
export const Street = z.object({ street: z.nullable(z.string()), city: z.nullable(z.string()) })
export type Street = z.infer<typeof Street>
