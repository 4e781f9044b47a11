import { unbrokenPostcode } from '../../../common/checks/postcode.ts'
import type { PostalAddress } from '../../../common/postal-address.ts'

/** An address as it stands on an envelope: street and number, then postcode and city. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { streetName, houseNumber, houseNumberSuffix, zipCode, city } = address
  return (
    <>
      <span>{[streetName, houseNumber, houseNumberSuffix].filter(Boolean).join(' ')}</span>
      <br />
      <span>{`${unbrokenPostcode(zipCode)} ${city}`}</span>
    </>
  )
}
