import { streetErrors } from '../../../details/server/check-street.ts'
import { withStoredPhone } from '../../../details/server/phone.ts'
import type { QuoteFromScratch } from '../../contract-desk.ts'
import type { DeskQuoteServices } from './services.ts'

type Asked = Pick<
  QuoteFromScratch,
  'companyName' | 'fullName' | 'email' | 'phoneNumber' | 'installationAddress'
>
type QuoteContact = {
  readonly organizationName: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
}

/** Whom a quote is for that a colleague opens; or the first field that is wrong, of telephone number and street. */
export async function quoteContact(
  { streetOf }: Pick<DeskQuoteServices, 'streetOf'>,
  asked: Asked,
): Promise<QuoteContact | { readonly wrong: { readonly field: string; readonly message: string } }> {
  const { person, errors } = withStoredPhone(asked, 'phoneNumber')
  if (errors.phoneNumber) return { wrong: { field: 'phoneNumber', message: errors.phoneNumber.message } }
  const wrongStreet = await streetErrors(streetOf, asked.installationAddress, {
    streetName: 'installationAddress.streetName',
    city: 'installationAddress.city',
  })
  for (const [field, { message }] of Object.entries(wrongStreet)) return { wrong: { field, message } }
  return {
    organizationName: person.companyName,
    contactName: person.fullName,
    contactEmail: person.email,
    contactPhone: person.phoneNumber,
  }
}
