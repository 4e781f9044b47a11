import { formatPostcode } from '../../../../../common/checks/postcode.ts'
import type { OthersHere } from '../../../../addresses/components/address-choices.tsx'
import type { CheckedAddress } from '../../../store/checked-address.ts'
import type { InstallationAddress } from '../../../store/drafts.ts'

/** The address check's fields as the visitor typed them. */
export type TypedAddress = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberExtension: string
}

export const nothingTyped: TypedAddress = { zipCode: '', houseNumber: '', houseNumberExtension: '' }

/** Order-flow §5: the check can be asked for once postcode and house number are there. */
export const canBeChecked = (typed: TypedAddress): boolean =>
  typed.zipCode.trim() !== '' && typed.houseNumber.trim() !== ''

/** A known address as a visitor would type it. */
export const typedFrom = (address: InstallationAddress): TypedAddress => ({
  zipCode: formatPostcode(address.zipCode),
  houseNumber: address.houseNumber,
  houseNumberExtension: address.houseNumberExtension,
})

/** The installation address that a check found; null where there is no such address (order-flow §5: no street). */
export const addressFound = (result: CheckedAddress): InstallationAddress | null =>
  result.street === null || result.street === ''
    ? null
    : {
        street: result.street,
        houseNumber: result.houseNumber,
        houseNumberExtension: result.houseNumberExtension,
        zipCode: result.zipCode,
        city: result.city ?? '',
      }

/** The addresses that a number does have; null where the address was found or there is nothing at the number. */
export const othersFound = ({ houseNumber, choices }: CheckedAddress): OthersHere | null =>
  choices && choices.length > 0 ? { houseNumber, additions: choices } : null
