import * as z from 'zod/mini'
import { cleanHouseNumber, cleanLine, compact } from '../domain/typed-text.ts'
import { addressCheckLimits } from './address-check-call.ts'
import type { Failure } from './failure.ts'
import { ProductOnWire } from './products-on-wire.ts'
import { PromisedDates } from './promised-dates.ts'
import { captchaField } from './request-names.ts'

export const AddressCheckForm = z.object({
  zipCode: z.string().check(
    z.overwrite(typed => compact('postcode', typed)),
    z.minLength(1),
    z.maxLength(addressCheckLimits.zipCode),
  ),
  housenumber: z
    .string()
    .check(z.overwrite(cleanHouseNumber), z.minLength(1), z.maxLength(addressCheckLimits.houseNumber)),
  housenumber_extension: z._default(
    z.string().check(z.overwrite(cleanLine), z.maxLength(addressCheckLimits.houseNumberExtension)),
    '',
  ),
  [captchaField]: z._default(z.string(), ''),
})

/** What is answered where the fields cannot be an address (order-flow §5). */
export const unknownAddress: Failure = {
  message: 'De ingevoerde postcode is niet correct, voer een correcte postcode in.',
}

export const AddressCheckResult = z.object({
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  houseNumber: z.string(),
  houseNumberExtension: z.string(),
  zipCode: z.string(),
  /** What copper can carry here; null where there is no copper line. */
  vdslMbsUploadSpeed: z.nullable(z.number()),
  vdslMbsDownloadSpeed: z.nullable(z.number()),
  /** The internet lines at this address, each with its fiberLineAvailability here. */
  products: z.array(ProductOnWire),
  /** Where the address is not known but others at the number are: their additions; '' is the number without one. */
  choices: z.optional(z.array(z.string())),
  /** What an order of today would be promised; absent where there is no such address. */
  promised: z.optional(PromisedDates),
})
export type AddressCheckResult = z.infer<typeof AddressCheckResult>
