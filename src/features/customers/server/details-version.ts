import { createHash } from 'node:crypto'
import type { StoredCustomer } from './stored-customers.ts'

type Details = Pick<StoredCustomer, 'organization' | 'contactDetails' | 'technicalPerson' | 'references'>

/** Fingerprint of a customer's details: it changes with every change. */
export const detailsVersion = ({
  organization,
  contactDetails,
  technicalPerson,
  references,
}: Details): string =>
  createHash('sha256')
    .update(JSON.stringify([organization, contactDetails, technicalPerson, references]))
    .digest('base64url')

/** Differences between two versions by field, such as `technicalPerson.email`; missing values are null. */
export function changedDetails(before: Details, after: Details): Record<string, Changed> {
  const [was, is] = [flat(before), flat(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter(field => was.get(field) !== is.get(field))
  return Object.fromEntries(
    fields.map(field => [field, { before: was.get(field) ?? null, after: is.get(field) ?? null }]),
  )
}

type Changed = { readonly before: string | null; readonly after: string | null }

const flat = ({ organization, contactDetails, technicalPerson, references }: Details): Map<string, string> =>
  new Map([
    ...Object.entries(organization).map(([field, value]) => [field, String(value)] as const),
    ...below('references', references),
    ...below('contactDetails', contactDetails),
    ...below('technicalPerson', technicalPerson),
  ])

const below = (name: string, person: object | null) =>
  Object.entries(person ?? {}).map(([field, value]) => [`${name}.${field}`, String(value)] as const)
