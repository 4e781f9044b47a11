import { formatPhone } from '../../domain/checks/phone.ts'
import type { StoredOrder } from './stored-orders.ts'

/**
 * How the organisation itself is reached, as rows of facts; a row is empty where the order contact is reached the same way.
 */
export function organizationReach({
  organization,
  contactPerson,
}: Pick<StoredOrder, 'organization' | 'contactPerson'>): readonly [name: string, value: string][] {
  const { email, phoneNumber } = organization
  return [
    ['Telefoonnummer organisatie', phoneNumber === contactPerson.phoneNumber ? '' : formatPhone(phoneNumber)],
    ['E-mailadres organisatie', email === contactPerson.email ? '' : email],
  ]
}
