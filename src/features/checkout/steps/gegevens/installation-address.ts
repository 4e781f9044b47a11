import { splitHouseNumber } from '../../../../common/checks/house-number.ts'
import type { PostalAddress } from '../../../../common/postal-address.ts'
import type { GuestForm } from '../../../details/components/guest-form.ts'
import { organisationFrom, postalAddressOf } from '../../../details/details.ts'
import type { InstallationAddress, QuoteFormDraft } from '../../store/drafts.ts'

/** The checked address with the names that the order's payload uses. */
export const installationPostalAddress = (address: InstallationAddress): PostalAddress =>
  postalAddressOf({ ...address, houseNumberSuffix: address.houseNumberExtension })

/** Known details of a new customer: those of an earlier quote request, and the checked address (decisions, "Flow"). */
export const knownOf = (
  address: InstallationAddress | null,
  quoteForm: QuoteFormDraft | null,
): Partial<GuestForm> => ({
  ...(quoteForm && organisationFrom(quoteForm)),
  ...(address && guestFormFrom(address)),
})

export function guestFormFrom(address: InstallationAddress): Partial<GuestForm> {
  const split = splitHouseNumber(address.houseNumber, address.houseNumberExtension)
  return {
    postCode: address.zipCode,
    street: address.street,
    city: address.city,
    ...(split && { streetNumber: split.houseNumber, streetNumberAddition: split.suffix }),
  }
}
