import { isSEPACountry, isValidIBAN } from 'ibantools'

/** Countries of the SEPA schemes that ibantools does not count yet: they joined in 2024 and 2025. */
const joinedSince = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** Whether an account can be debited: a valid IBAN, without spaces, of a country in the SEPA area. */
export function isSepaIban(iban: string): boolean {
  const country = iban.slice(0, 2)
  return isValidIBAN(iban) && (isSEPACountry(country) || joinedSince.has(country))
}
