import * as z from 'zod/mini'
import { houseNumberField, optionalName, postcodeField } from './fields.ts'
import { ProductOnWire } from './products-on-wire.ts'

/** POST /api/beheer/adres: DeskAddressQuestion → 200 DeskAddress. In the body, as no log has to know where somebody is. */
export const deskAddress = { method: 'POST', path: '/api/beheer/adres' } as const

export const DeskAddressQuestion = z.object({
  zipCode: postcodeField,
  houseNumber: houseNumberField(),
  houseNumberSuffix: z._default(optionalName('Toevoeging', 12), ''),
})

export const DeskAddress = z.object({
  /** null where there is no such address, or the register did not say. */
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** false while the register does not answer. */
  isChecked: z.boolean(),
  /** The lines that the address has, each with its availability there. */
  offered: z.array(ProductOnWire),
  /** Every line that is sold, also what is beyond this address. */
  lines: z.array(ProductOnWire),
})
export type DeskAddress = z.infer<typeof DeskAddress>
