import * as z from 'zod/mini'
import type { PersonField } from '../../details/person.ts'

/**
 * Persons and organisations as they stand in JSON, of customers and of orders: none of the forms' own schemas, whose rules for
 * what is typed may become stricter. A field that is added later is optional here, with the value of who was never asked.
 */

const text = z.string()
export const orEmpty = z._default(text, '')

const fields = {
  firstName: text,
  lastName: text,
  phoneNumber: text,
  email: text,
} satisfies Record<PersonField, z.ZodMiniType<string>>

export const StoredPerson = z.object(fields)

const gender = z.enum(['MALE', 'FEMALE'])

export const StoredTechnicalPerson = z.extend(StoredPerson, {
  gender: z.optional(gender),
  contactType: z._default(z.literal('technical'), 'technical'),
})

/** How a customer wants to be reached, apart from the login address. */
export const StoredReach = z.object({ email: text, phoneNumber: text })

export const StoredOrganization = z.extend(StoredPerson, {
  companyName: text,
  gender,
  postCode: text,
  city: text,
  street: text,
  streetNumber: z.int(),
  streetNumberAddition: orEmpty,
  kvkNumber: text,
  vatNumber: orEmpty,
  ascription: text,
  /** The IBAN itself is encrypted in a column of its own. */
  ibanEnding: text,
})

/** The same of who ordered, who may have said nothing of how to be addressed. */
export const StoredBuyer = z.extend(StoredOrganization, { gender: z.optional(gender) })
