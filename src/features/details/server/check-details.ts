import { isSEPACountry, isValidIBAN } from 'ibantools'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { KvkStatus } from '../../../platform/outside/kvk-register.ts'
import type { VatStatus } from '../../../platform/outside/vat-register.ts'
import { withoutHouseNumber } from '../../addresses/street-number.ts'
import type { GuestDetails } from '../details-schema.ts'
import { detailsRefusals } from '../texts.ts'
import { type CompanyAddress, companyStreetErrors, type StreetOf } from './check-street.ts'
import { withStoredPhone } from './phone.ts'

/** Countries of the SEPA schemes that ibantools does not count yet: they joined in 2024 and 2025. */
const joinedSince = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** Whether an account can be debited: a valid IBAN, without spaces, of a country in the SEPA area. */
export function isSepaIban(iban: string): boolean {
  const country = iban.slice(0, 2)
  return isValidIBAN(iban) && (isSEPACountry(country) || joinedSince.has(country))
}

/** Registers that check an organisation. */
export type DetailsServices = {
  readonly kvkStatus: (kvkNumber: string) => Promise<KvkStatus>
  readonly vatStatus: (vatNumber: string) => Promise<VatStatus>
  /** Whether a bank account can be debited: a valid IBAN of a SEPA country. */
  readonly isSepaIban: (iban: string) => boolean
  readonly streetOf: StreetOf
}

type Checkable = CompanyAddress & Pick<GuestDetails, 'kvkNumber' | 'vatNumber' | 'iban' | 'phoneNumber'>

export type CheckedDetails<Details> = {
  /** As they are stored: with the phone number as E.164, and the street without its house number. */
  readonly details: Details
  readonly errors: FieldErrors
  readonly kvkStatus: KvkStatus
  /** null where there is no VAT number. */
  readonly vatStatus: VatStatus | null
}

/**
 * Checks of an organisation's details that only the server can do; the form's own rules passed already. Asks all
 * registers at once, never rejects, and takes as long as the slowest one.
 * @param before the earlier address, if any
 */
export async function checkDetails<Details extends Checkable>(
  posted: Details,
  { kvkStatus, vatStatus, isSepaIban, streetOf }: DetailsServices,
  before: CompanyAddress | null = null,
): Promise<CheckedDetails<Details>> {
  const { street, streetNumber, streetNumberAddition } = posted
  const typed = {
    ...posted,
    street: withoutHouseNumber(street, String(streetNumber), streetNumberAddition),
  }
  const [kvk, vat, wrongStreet] = await Promise.all([
    kvkStatus(typed.kvkNumber),
    typed.vatNumber === '' ? null : vatStatus(typed.vatNumber),
    companyStreetErrors(streetOf, typed, before),
  ])
  const { person: details, errors: phoneErrors } = withStoredPhone(typed, 'phoneNumber')
  return {
    details,
    kvkStatus: kvk,
    vatStatus: vat,
    errors: {
      ...(kvk === 'unknown' && { kvkNumber: { message: detailsRefusals.wrongKvkNumber } }),
      ...(vat === 'unknown' && { vatNumber: { message: detailsRefusals.wrongVatNumber } }),
      ...(!isSepaIban(typed.iban) && { iban: { message: detailsRefusals.wrongIban } }),
      ...phoneErrors,
      ...wrongStreet,
    },
  }
}
