import { tmfPath } from '../api-clients/tmf-resources.ts'
import { type Json, objectsIn } from './json.ts'

/** Who has to do with an order, a product or a quote. */

export type RelatedParty = {
  readonly id: string
  readonly href?: string
  readonly name: string
  readonly role: string
  readonly '@referredType': 'Organization' | 'Individual'
}

/** The organisation that took an agreement over. Persons whom its order names are those of whoever ordered. */
export type AgreementParty = { readonly kvkNumber: string; readonly companyName: string }

/** An organisation is known by its KVK number, whether it has an account or not. */
export const customerParty = (publicUrl: string, kvkNumber: string, name: string): RelatedParty => ({
  id: kvkNumber,
  href: publicUrl + tmfPath('TMF632', 'organization', kvkNumber),
  name,
  role: 'customer',
  '@referredType': 'Organization',
})

/** The person who is called about a case is known by its number. */
export const contactParty = (publicUrl: string, number: string, name: string): RelatedParty => ({
  id: number,
  href: publicUrl + tmfPath('TMF632', 'individual', number),
  name,
  role: 'contact',
  '@referredType': 'Individual',
})

/** Ids that TMF632 gives out for prospects and accounts. */
export const isPartyId = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** Prospects and accounts that a sender names, which are kept as they were sent. */
export const namedParties = (relatedParty: unknown): readonly Json[] =>
  objectsIn(relatedParty).filter(({ id, role }) => role !== 'reseller' && isPartyId(id))

export const resellerParty = ({
  id,
  name,
}: {
  readonly id: string
  readonly name: string
}): RelatedParty => ({
  id,
  name,
  role: 'reseller',
  '@referredType': 'Organization',
})
