import { organizationOf } from '../../../customers/server/customer-details.ts'
import type { StoredCustomer } from '../../../customers/server/stored-customers.ts'
import type { AcceptanceByLink } from '../../contract.ts'
import { quoteServerTexts } from '../../texts.ts'
import { type AcceptOutcome, acceptVersion } from './accept-quote.ts'
import { accountFor, type QuoteLinkServices, versionByToken } from './quote-of-link.ts'

/**
 * Accepts parts of a version by the mailed link. Where no IBAN is sent it is that of the account, if the quote is nobody else's.
 * @param customer who is logged in
 */
export async function acceptByLink(
  services: QuoteLinkServices,
  { details, ...acceptance }: AcceptanceByLink,
  customer: StoredCustomer | null,
): Promise<AcceptOutcome> {
  const answerer = { customerId: customer?.id ?? null }
  const iban = details.iban ?? (await ibanOfAccount(services, acceptance.token, customer))
  const outcome = await acceptVersion(
    services,
    { ...acceptance, details: { ...details, iban: iban ?? '' } },
    answerer,
  )
  return outcome.kind === 'refused' && iban === null
    ? { ...outcome, errors: { ...outcome.errors, iban: { message: quoteServerTexts.noAccountIban } } }
    : outcome
}

async function ibanOfAccount(
  { database, ibanCipher }: Pick<QuoteLinkServices, 'database' | 'ibanCipher'>,
  token: string,
  customer: StoredCustomer | null,
): Promise<string | null> {
  const asked = customer && (await versionByToken(database, token))
  const account = asked && accountFor(asked.found, customer)
  return account && organizationOf(account, ibanCipher).iban
}
