import type { GuestDetails } from '../../contract/details.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import type { KvkStanding } from '../outside/kvk-register.ts'
import type { VatStanding } from '../outside/vat-register.ts'
import { type CompanyAddress, companyStreetErrors, type StreetOf } from './check-street.ts'
import { withStoredPhone } from './phone.ts'

/** What the registers are asked of an organisation. */
export type DetailsServices = {
  readonly kvkStanding: (kvkNumber: string) => Promise<KvkStanding>
  readonly vatStanding: (vatNumber: string) => Promise<VatStanding>
  /** Whether a bank account can be debited: a valid IBAN of a SEPA country. */
  readonly isSepaIban: (iban: string) => boolean
  readonly streetOf: StreetOf
}

type Checkable = CompanyAddress & Pick<GuestDetails, 'kvkNumber' | 'vatNumber' | 'iban' | 'phoneNumber'>

export type CheckedDetails<Details> = {
  /** As they are stored: with the phone number as E.164. */
  readonly details: Details
  readonly errors: FieldErrors
  readonly kvkStanding: KvkStanding
  /** null where there is no VAT number. */
  readonly vatStanding: VatStanding | null
}

/**
 * What only the server can say of the details of an organisation; the form's own rules hold already. Asks all registers at
 * once, never rejects, and takes no longer than the slowest of them.
 * @param before the address that stood there, where one did
 */
export async function checkDetails<Details extends Checkable>(
  typed: Details,
  { kvkStanding, vatStanding, isSepaIban, streetOf }: DetailsServices,
  before: CompanyAddress | null = null,
): Promise<CheckedDetails<Details>> {
  const [kvk, vat, wrongStreet] = await Promise.all([
    kvkStanding(typed.kvkNumber),
    typed.vatNumber === '' ? null : vatStanding(typed.vatNumber),
    companyStreetErrors(streetOf, typed, before),
  ])
  const { person: details, errors: phoneErrors } = withStoredPhone(typed, 'phoneNumber')
  return {
    details,
    kvkStanding: kvk,
    vatStanding: vat,
    errors: {
      ...(kvk === 'unknown' && { kvkNumber: { message: 'KVK nummer is niet geldig.' } }),
      ...(vat === 'unknown' && { vatNumber: { message: 'BTW nummer is niet bekend.' } }),
      ...(!isSepaIban(typed.iban) && { iban: { message: 'IBAN is niet geldig.' } }),
      ...phoneErrors,
      ...wrongStreet,
    },
  }
}
