import * as z from 'zod/mini'
import { malformedOrCaptcha, wrongFields } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { CaptchaToken, captchaField } from '../../common/contract/captcha.ts'
import { Failure, type FieldErrors } from '../../common/contract/failure.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { houseNumberField, optionalName, postcodeField } from '../../common/contract/fields.ts'
import { PromisedToday } from '../calendar/contract.ts'
import { PriceList } from '../catalogue/products.ts'
import { type AddressCheckField, addressCheckFields, tooLong } from './limits.ts'
import { addressFieldTexts } from './texts.ts'

const limited = (field: AddressCheckField) =>
  z
    .string()
    .check(
      z.overwrite(addressCheckFields[field].clean),
      z.maxLength(addressCheckFields[field].max, { error: tooLong(field) }),
    )

export const AddressCheckForm = z.object({
  zipCode: limited('zipCode').check(z.minLength(1)),
  housenumber: limited('housenumber').check(z.minLength(1)),
  housenumber_extension: z._default(limited('housenumber_extension'), ''),
  [captchaField]: z._default(CaptchaToken, ''),
})

/** Response for fields that cannot be an address (order-flow §5), with the limit at each that is too long. */
export function unknownAddress(errors: FieldErrors = {}): Failure {
  const tooLongOnes = Object.entries(errors).filter(
    ([field, { message }]) => field in addressCheckFields && message === tooLong(field as AddressCheckField),
  )
  return {
    message: addressFieldTexts.wrongPostcode,
    ...(tooLongOnes.length > 0 && { errors: Object.fromEntries(tooLongOnes) }),
  }
}

export const AddressCheckResult = z.object({
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  houseNumber: z.string(),
  houseNumberExtension: z.string(),
  zipCode: z.string(),
  /** Upload speed of copper in Mbit/s; null without a copper line. */
  vdslMbsUploadSpeed: z.nullable(z.number()),
  vdslMbsDownloadSpeed: z.nullable(z.number()),
  /** The internet lines at this address, each with its fiberLineAvailability here. */
  products: PriceList,
  /** The additions of known addresses at this number, if this one is not known; '' is the number without one. */
  choices: z.optional(z.array(z.string())),
  /** Promised dates of an order placed today; absent if there is no such address. */
  promised: z.optional(PromisedToday),
})

export type AddressCheckResult = z.infer<typeof AddressCheckResult>

export const StreetQuestion = z.object({
  zipCode: postcodeField,
  /** May carry its addition: `42A`. */
  houseNumber: houseNumberField(),
  houseNumberSuffix: optionalName(fieldLabels.addition, 12),
})

/** Both null where there is no such number, the addition does not tell which street it is, or nobody can say now. */
export const Street = z.object({ street: z.nullable(z.string()), city: z.nullable(z.string()) })

export type Street = z.infer<typeof Street>

/** Calls for everyone, for looking around and ordering. */
export const addressCalls = {
  addressCheck: defineCall({
    method: 'POST',
    path: '/api/bestellen-zipcode',
    captcha: 'submit_zipcode_check',
    group: 'Catalogue',
    summary: 'Which internet lines there are at an address.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'form', schema: AddressCheckForm },
    malformed: errors => ({ status: 400, body: unknownAddress(errors) }),
    answers: {
      200: {
        description: 'What is offered; `street` is null for an address that is not known',
        body: AddressCheckResult,
      },
      400: malformedOrCaptcha,
      503: { description: 'The address register does not answer', body: Failure },
    },
  }),
  findStreet: defineCall({
    method: 'POST',
    path: '/api/street',
    group: 'Details',
    summary: 'The street and city at a postcode and house number, to be filled in for who types them.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: StreetQuestion },
    answers: {
      200: { description: 'Both null where nothing is known', body: Street },
      422: wrongFields,
    },
  }),
}

/** Costs of construction beside a total, in answers and in what events keep. */
export const ConstructionCosts = z.object({ knownInCents: z.int(), isUnknown: z.boolean() })
