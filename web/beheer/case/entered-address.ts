import type { DeskCase } from '../../../contract/desk-case.ts'
import type { PostalAddress } from '../../../domain/details.ts'

/** The address that was filled in on a form, as far as it asked for one; its fields are known by their labels. */
export function enteredAddress(facts: DeskCase['facts']): PostalAddress {
  const at = (label: string) => facts.find(({ name }) => name.toLowerCase() === label)?.value ?? ''
  return {
    streetName: at('straat'),
    houseNumber: at('huisnummer'),
    houseNumberSuffix: at('toevoeging'),
    zipCode: at('postcode'),
    city: at('plaats'),
  }
}
