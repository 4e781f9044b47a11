import type { ComponentProps } from 'react'
import { commonTexts } from '../../../common/texts.ts'
import { cleanHouseNumber, cleanLine } from '../../../common/typed-text.ts'
import { limitedTo, postcodeLimit } from '../../../ui/forms/limited-input.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type AddressCheckField, addressCheckFields } from '../limits.ts'
import { addressFormTexts } from '../texts.ts'

/** Typing stops at the limit of order-flow §5; a paste stays whole, and its error names the limit (`tooLongIn`). */
const limitOf = (name: AddressCheckField, clean: (typed: string) => string) =>
  limitedTo(addressCheckFields[name].max, clean)
const limits = {
  zipCode: postcodeLimit,
  housenumber: limitOf('housenumber', cleanHouseNumber),
  housenumber_extension: limitOf('housenumber_extension', cleanLine),
}

type Props = {
  /** Further props of a field: its value, its error, its id. */
  field: (name: AddressCheckField) => Partial<ComponentProps<typeof TextField>>
}

/**
 * Input of the address check in the order flow and on the website: postcode, house number and addition (order-flow
 * §5).
 */
export const AddressFields = ({ field }: Props) => (
  <>
    <TextField
      label={addressFormTexts.postcode}
      name="zipCode"
      autoComplete="postal-code"
      required
      placeholder={commonTexts.postcodeExample}
      {...limits.zipCode}
      {...field('zipCode')}
    />
    <TextField
      label={addressFormTexts.houseNumber}
      name="housenumber"
      required
      {...limits.housenumber}
      {...field('housenumber')}
    />
    <TextField
      label={addressFormTexts.houseNumberExtension}
      name="housenumber_extension"
      optional
      {...limits.housenumber_extension}
      {...field('housenumber_extension')}
    />
  </>
)
