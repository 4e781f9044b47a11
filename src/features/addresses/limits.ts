import { postcodeLength } from '../../common/checks/postcode.ts'
import { fieldLabels, fieldTexts } from '../../common/contract/field-texts.ts'
import { cleanHouseNumber, cleanLine, compact } from '../../common/typed-text.ts'

/** Longest input of the address check's fields (order-flow §5). */
const limits = { zipCode: postcodeLength, housenumber: 10, housenumber_extension: 12 } as const

/** The fields of the address check: how each is cleaned before it is measured, and how long it may be then. */
export const addressCheckFields = {
  zipCode: {
    label: fieldLabels.postcode,
    max: limits.zipCode,
    clean: (typed: string) => compact('postcode', typed),
  },
  housenumber: {
    label: fieldLabels.houseNumber,
    max: limits.housenumber,
    clean: cleanHouseNumber,
  },
  housenumber_extension: {
    label: fieldLabels.addition,
    max: limits.housenumber_extension,
    clean: cleanLine,
  },
} as const
export type AddressCheckField = keyof typeof addressCheckFields
export const addressCheckNames = Object.keys(addressCheckFields) as AddressCheckField[]

/** The error at a field that is longer. */
export const tooLong = (field: AddressCheckField) =>
  fieldTexts.tooLong(addressCheckFields[field].label, addressCheckFields[field].max)

/** The same where it is too long; else null. */
export const tooLongIn = (field: AddressCheckField, typed: string): string | null =>
  addressCheckFields[field].clean(typed).length > addressCheckFields[field].max ? tooLong(field) : null
