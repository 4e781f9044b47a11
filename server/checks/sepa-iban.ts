import { isSEPACountry, isValidIBAN } from 'ibantools'

/** Whether an account can be debited: a valid IBAN, without spaces, of a country in the SEPA area. */
export const isSepaIban = (iban: string): boolean => isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2))
