import type { Queryable } from '../../../platform/database/pool.ts'
import { orderOfParty, partyAt } from '../../agreements/server/parties.ts'
import type { Case } from '../../cases/server/case.ts'
import type { holderById } from '../../customers/server/desk/customer-page.ts'
import { organisationAddress, organisationFrom } from '../../details/details.ts'
import { contactPersonOf, isSamePerson, reachedAt } from '../../details/person.ts'
import { noReferences } from '../../details/references.ts'
import { addressIn } from '../../forms/server/searchable-submissions.ts'
import { submissionOf } from '../../forms/server/submissions.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { quoteOf } from '../../orders/server/stored-quotes.ts'
import type { StoredProspect } from '../../prospects/server/stored-prospects.ts'
import { postIn } from '../../tmf/contact-media.ts'
import { individualIn, organizationIn } from '../../tmf/party.ts'
import type { KnownDetails } from '../contract.ts'

/** Details of an account or a registration. */
export function detailsOfAccount({
  holder: { organization, email, contactDetails, references },
}: NonNullable<Awaited<ReturnType<typeof holderById>>>): KnownDetails {
  const { companyName, kvkNumber, vatNumber, gender, phoneNumber } = organization
  return {
    companyName,
    kvkNumber,
    vatNumber,
    gender,
    orderer: { ...contactPersonOf(organization), ...reachedAt({ email, phoneNumber, contactDetails }) },
    contactPerson: null,
    address: organisationAddress(organization),
    references,
  }
}

/** Details that a guest left with a case, as they are after corrections; of an agreement that was taken over those of who has it today. */
export async function detailsOfGuest(database: Queryable, opened: Case): Promise<KnownDetails> {
  if (opened.kind === 'order') {
    const order = await orderOf(database, opened)
    if (order) return detailsOfOrder(orderOfParty(order, await partyAt(database, opened.id, new Date())))
  }
  const quote = opened.kind === 'quote' ? await quoteOf(database, opened) : null
  return {
    companyName: opened.organizationName ?? '',
    kvkNumber: '',
    vatNumber: '',
    gender: null,
    orderer: nameAndReach(opened),
    contactPerson: null,
    address: quote?.installationAddress ?? (await placeOfForm(database, opened)),
    references: quote?.references ?? noReferences,
  }
}

function detailsOfOrder({
  organization,
  contactPerson,
  kvkNumber,
  vatNumber,
  references,
}: NonNullable<Awaited<ReturnType<typeof orderOf>>>): KnownDetails {
  return {
    companyName: organization.companyName,
    kvkNumber,
    vatNumber,
    gender: organization.gender ?? null,
    orderer: contactPersonOf(organization),
    contactPerson: isSamePerson(contactPerson, organization) ? null : contactPerson,
    address: organisationAddress(organization),
    references,
  }
}

function nameAndReach({ organizationName, contactName, contactEmail, contactPhone }: Case) {
  const { companyName: _company, ...person } = organisationFrom({
    companyName: organizationName ?? '',
    fullName: contactName ?? '',
    email: contactEmail ?? '',
    phoneNumber: contactPhone ?? '',
  })
  return person
}

async function placeOfForm(database: Queryable, opened: Case): Promise<KnownDetails['address']> {
  const submission = await submissionOf(database, opened)
  const { street = '', ...place } = (submission && addressIn(submission.answers)) ?? {}
  return { zipCode: '', houseNumber: '', houseNumberSuffix: '', city: '', ...place, streetName: street }
}

/** Details of a prospect, as far as its resource tells them. */
export function detailsOfProspect({
  resource,
  companyName,
  kvkNumber,
  email,
  phoneNumber,
}: StoredProspect): KnownDetails {
  const { givenName, familyName } = individualIn(resource)
  const { street, postCode, city } = postIn(resource.contactMedium)
  const { streetName, houseNumber, houseNumberSuffix } = splitStreet(street)
  return {
    companyName,
    kvkNumber,
    vatNumber: organizationIn(resource).vatNumber,
    gender: null,
    orderer: { firstName: givenName, lastName: familyName, email, phoneNumber },
    contactPerson: null,
    address: { streetName, houseNumber, houseNumberSuffix, zipCode: postCode, city },
    references: noReferences,
  }
}

/** `Dam 1 A` as a street, its first number and what stands behind that. */
function splitStreet(street: string) {
  const found = /\s(\d+)/.exec(street)
  return {
    streetName: found ? street.slice(0, found.index).trimEnd() : street,
    houseNumber: found?.[1] ?? '',
    houseNumberSuffix: found ? street.slice(found.index + found[0].length).trimStart() : '',
  }
}
