import type { ComponentProps } from 'react'
import { commonTexts } from '../../../common/texts.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { addressFormTexts } from '../texts.ts'

type FieldName = 'zipCode' | 'housenumber' | 'housenumber_extension'

type Props = {
  /** Further props of a field: its value, its error, its id. */
  field: (name: FieldName) => Partial<ComponentProps<typeof TextField>>
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
      {...field('zipCode')}
    />
    <TextField label={addressFormTexts.houseNumber} name="housenumber" required {...field('housenumber')} />
    <TextField
      label={addressFormTexts.houseNumberExtension}
      name="housenumber_extension"
      optional
      {...field('housenumber_extension')}
    />
  </>
)
