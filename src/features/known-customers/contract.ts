import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { genders } from '../../common/contract/fields.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'
import { accountStatuses } from '../customers/contract-desk.ts'
import { searched } from '../desk/list-fields.ts'
import { forEachField } from '../details/person.ts'
import { forEachReference } from '../details/references.ts'
import { knownCustomerTexts } from './texts.ts'

/** Customers and guests that an order by phone or a quote begins with. */

export const mostKnown = 8

export const shortestSearch = 3

const text = z.string()

/** An account, a guest by the newest case, or a prospect that a client of the API made known. */
const KnownId = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), id: text, standing: z.enum(accountStatuses) }),
  z.object({ kind: z.literal('guest'), number: text }),
  z.object({ kind: z.literal('prospect'), id: text }),
])

export const KnownCustomer = z.object({
  who: KnownId,
  /** Empty where it is not known, as are the next two. */
  companyName: text,
  contactName: text,
  city: text,
  /** ISO 8601: the newest case, or when the account was made. */
  lastSeenAt: text,
})

export type KnownCustomer = z.infer<typeof KnownCustomer>

export const KnownCustomers = z.object({ found: z.array(KnownCustomer) })

const Person = z.object(forEachField(() => text))

/** Text that fills a form; empty where it is not known. The IBAN and consents are never among it. */
export const KnownDetails = z.object({
  companyName: text,
  kvkNumber: text,
  vatNumber: text,
  /** null where it was not asked. */
  gender: z.nullable(z.enum(genders)),
  orderer: Person,
  /** null when it is the orderer. */
  contactPerson: z.nullable(Person),
  address: z.object({
    streetName: text,
    houseNumber: text,
    houseNumberSuffix: text,
    zipCode: text,
    city: text,
  }),
  references: z.object(forEachReference(() => text)),
})

export type KnownDetails = z.infer<typeof KnownDetails>

const reading = {
  method: 'GET',
  group: 'Staff',
  access: 'staff',
  permission: 'sales.work',
  limit: { max: 300, per: 'minute' },
} as const

const details = { description: 'The details', body: KnownDetails } as const

const unknown = { description: 'There is nobody', body: Failure } as const

/** Reading who is known, to fill a form of the desk with. */
export const knownCustomerCalls = {
  knownCustomers: defineCall({
    ...reading,
    path: '/api/beheer/bekende-klanten',
    summary: 'Accounts and guests that fit the words, those that fit best first and then the newest.',
    query: {
      /** KVK number, phone number, name, company or e-mail address. */
      zoek: searched(100).check(z.minLength(shortestSearch, { error: knownCustomerTexts.tooShort })),
    },
    answers: {
      200: { description: `At most ${mostKnown}`, body: KnownCustomers },
      422: { description: 'Too little to search for', body: Failure },
    },
  }),
  knownAccount: defineCall({
    ...reading,
    path: '/api/beheer/bekende-klanten/{id}',
    summary: 'Details of a customer or a registration.',
    params: { id: uuidParam },
    answers: { 200: details, 404: unknown },
  }),
  knownProspect: defineCall({
    ...reading,
    path: '/api/beheer/bekende-prospects/{id}',
    summary: 'Details of a prospect that a client of the API made known.',
    params: { id: uuidParam },
    answers: { 200: details, 404: unknown },
  }),
  knownGuest: defineCall({
    ...reading,
    path: '/api/beheer/bekende-gasten/{nummer}',
    summary: 'Details that a guest left with a case.',
    params: { nummer: caseNumberParam },
    answers: { 200: details, 404: unknown },
  }),
}
