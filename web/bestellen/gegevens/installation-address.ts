import { splitHouseNumber } from '../../../domain/checks/house-number.ts'
import { type PostalAddress, postalAddressOf } from '../../../domain/details.ts'
import type { GuestForm } from '../../details/guest-form.ts'
import type { InstallationAddress } from '../drafts.ts'

/** The checked address with the names that the order's payload uses. */
export const installationPostalAddress = (address: InstallationAddress): PostalAddress =>
  postalAddressOf({ ...address, houseNumberSuffix: address.houseNumberExtension })

/** What the checked address fills in for a new customer (decisions, "Flow"). */
export function guestFormFrom(address: InstallationAddress): Partial<GuestForm> {
  const split = splitHouseNumber(address.houseNumber, address.houseNumberExtension)
  return {
    postCode: address.zipCode,
    street: address.street,
    city: address.city,
    ...(split && { streetNumber: split.houseNumber, streetNumberAddition: split.suffix }),
  }
}
