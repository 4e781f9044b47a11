import * as z from 'zod/mini'
import { houseNumberField, optionalName, postcodeField } from './fields.ts'

/**
 * POST /api/street: StreetQuestion → 200 Street, for a form that fills itself. Postcode and number nearly always make one
 * street; where they make two, the addition tells which. In the body, as no log has to know where somebody is.
 */
export const findStreet = { method: 'POST', path: '/api/street' } as const

export const StreetQuestion = z.object({
  zipCode: postcodeField,
  /** May carry its addition: `42A`. */
  houseNumber: houseNumberField(),
  houseNumberSuffix: optionalName('Toevoeging', 12),
})

/** Both null where there is no such number, the addition does not tell which street it is, or nobody can say now. */
export const Street = z.object({ street: z.nullable(z.string()), city: z.nullable(z.string()) })
export type Street = z.infer<typeof Street>
