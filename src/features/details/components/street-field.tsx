import { type ComponentProps, type FocusEvent, useState } from 'react'
import { afterPress } from '../../../ui/forms/after-press.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { endsWithNumber } from '../../addresses/street-number.ts'
import { streetTexts } from '../texts.ts'

/** A field for a street. Where a number stands behind it once it is left, it asks whether that is the house number. */
export function StreetField({ onBlur, ...field }: ComponentProps<typeof TextField>) {
  const [hasNumber, setHasNumber] = useState(false)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event
    onBlur?.(event)
    // After the form, which takes off the number that it knows.
    afterPress(() => setHasNumber(endsWithNumber(target.value)))
  }
  return <TextField {...field} onBlur={leave} hint={hasNumber ? streetTexts.isItTheNumber : undefined} />
}
