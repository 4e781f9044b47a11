import { normalizePostcode, unbrokenPostcode } from '../../../common/checks/postcode.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { isSamePlaceName } from '../../addresses/same-place-name.ts'
import type { GuestDetails, InvoiceAddress, PostalAddress } from '../details-schema.ts'

type Place = Pick<PostalAddress, 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>

/** The street and town of a place by the register; null where it has no such place, or cannot be asked. */
export type StreetOf = (place: Place) => Promise<Pick<PostalAddress, 'streetName' | 'city'> | null>

/** Field names of the two parts that the register fills in. */
type Names = { readonly streetName: string; readonly city: string }

/**
 * Errors if street and town belong to another postcode and house number. An address unknown to the register passes,
 * and so does every address while the register is down.
 */
export async function streetErrors(
  streetOf: StreetOf,
  typed: PostalAddress | null,
  names: Names,
): Promise<FieldErrors> {
  const registered = typed && (await streetOf(typed).catch(() => null))
  if (!registered) return {}
  const place = `${unbrokenPostcode(typed.zipCode)} ${[typed.houseNumber, typed.houseNumberSuffix].filter(Boolean).join(' ')}`
  const isWrong = (part: keyof Names) => !isSamePlaceName(typed[part], registered[part])
  return {
    ...(isWrong('streetName') && {
      [names.streetName]: {
        message: `Bij ${place} hoort ${registered.streetName} in ${registered.city}. Kijk postcode, huisnummer en straat na.`,
      },
    }),
    ...(isWrong('city') && {
      [names.city]: {
        message: `Bij ${place} hoort ${registered.city}. Kijk postcode, huisnummer en plaats na.`,
      },
    }),
  }
}

export type CompanyAddress = Pick<
  GuestDetails,
  'postCode' | 'streetNumber' | 'streetNumberAddition' | 'street' | 'city'
>

/** The address among the details of an organisation. */
export const companyAddress = ({
  postCode,
  streetNumber,
  streetNumberAddition,
  street,
  city,
}: CompanyAddress): CompanyAddress => ({ postCode, streetNumber, streetNumberAddition, street, city })

const postal = ({ postCode, streetNumber, streetNumberAddition, street, city }: CompanyAddress) => ({
  zipCode: normalizePostcode(postCode) ?? postCode,
  houseNumber: String(streetNumber),
  houseNumberSuffix: streetNumberAddition,
  streetName: street,
  city,
})

/**
 * The same of an organisation's address.
 * @param before what stood there: what was not changed is not judged again, as nobody may be asked for it now
 */
export async function companyStreetErrors(
  streetOf: StreetOf,
  typed: CompanyAddress,
  before: CompanyAddress | null,
): Promise<FieldErrors> {
  const address = postal(typed)
  const isAsBefore = before !== null && JSON.stringify(address) === JSON.stringify(postal(before))
  return isAsBefore ? {} : streetErrors(streetOf, address, { streetName: 'street', city: 'city' })
}

/** The same of where an invoice goes. */
export const invoiceStreetErrors = (
  streetOf: StreetOf,
  invoice: InvoiceAddress | null,
): Promise<FieldErrors> =>
  streetErrors(streetOf, invoice?.address ?? null, {
    streetName: 'invoiceAddress.address.streetName',
    city: 'invoiceAddress.address.city',
  })
