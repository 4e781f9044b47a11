import * as z from 'zod/mini'
import { AgreementLine } from './contract.ts'
import { productEndReasonNames } from './product-end.ts'

/** A product that the customer has, or had, from a delivered order, as staff see it; days are `2026-11-24`. */
export const DeskHeldProduct = z.extend(AgreementLine, {
  end: z.nullable(z.object({ endedOn: z.iso.date(), reason: z.enum(productEndReasonNames) })),
})

export type DeskHeldProduct = z.infer<typeof DeskHeldProduct>
