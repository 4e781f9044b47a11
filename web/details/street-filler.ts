import { useRef } from 'react'
import { streetTexts } from '../../content/details-texts.ts'
import { findStreet, Street } from '../../contract/street.ts'
import { splitHouseNumber } from '../../domain/checks/house-number.ts'
import { normalizePostcode } from '../../domain/checks/postcode.ts'
import { call } from '../api-client.ts'
import { useAnnounce } from '../ui/live-region.tsx'

/** What a form calls the parts of an address. */
type AddressNames<Name extends string> = {
  readonly zipCode: Name
  readonly houseNumber: Name
  readonly street: Name
  readonly city: Name
}

/** The parts of a react-hook-form that are needed. */
type AddressForm<Name extends string> = {
  getValues(name: Name): unknown
  setValue(name: Name, value: string, options: { shouldDirty: true; shouldValidate: true }): void
}

/**
 * Fills in street and city once postcode and house number stand there. What somebody typed stays; what was filled in here
 * goes along with another number.
 * @returns to be called when postcode or house number is left
 */
export function useStreetFiller<Name extends string>(form: AddressForm<Name>, names: AddressNames<Name>) {
  const announce = useAnnounce()
  const asked = useRef('')
  const filled = useRef<Street>({ street: null, city: null })

  const typed = (name: Name) => String(form.getValues(name) ?? '').trim()
  const isOurs = (part: 'street' | 'city') => ['', filled.current[part]].includes(typed(names[part]))

  return async function fill(): Promise<void> {
    const zipCode = normalizePostcode(typed(names.zipCode))
    const houseNumber = splitHouseNumber(typed(names.houseNumber), '')?.houseNumber
    const question = `${zipCode} ${houseNumber}`
    if (!zipCode || !houseNumber || question === asked.current || !(isOurs('street') || isOurs('city')))
      return
    asked.current = question
    const answer = await call(findStreet, { body: { zipCode, houseNumber }, answer: Street })
    // Another one may have been typed meanwhile.
    if (question !== asked.current || !answer.ok) return
    const { street, city } = answer.data
    if (!street || !city) return
    const found = { street, city }
    for (const part of ['street', 'city'] as const)
      if (isOurs(part)) form.setValue(names[part], found[part], { shouldDirty: true, shouldValidate: true })
    filled.current = found
    announce(streetTexts.filledIn(street, city))
  }
}
