import { describe, expect, test } from 'vitest'
import { testCustomer as customer } from '../../customers/components/testing-customer.ts'
import { technicalDraft } from '../../details/components/drafts.ts'
import { contactPersonOf } from '../../details/person.ts'
import { somebody } from '../../details/testing-person.ts'
import { guest } from '../testing/stored-order.ts'
import { buyerOf, contactPersonFor, ownContacts, technicalPersonFor } from './buyer.ts'
import { type OrderState, serverOrderState } from './flow-state.ts'

const known = { kind: 'known', customer } as const
const anonymous = { kind: 'anonymous' } as const

function mustHave<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Missing')
  return value
}
const asCustomer = mustHave(buyerOf(known, null))
const asGuest = mustHave(buyerOf(anonymous, guest))
const state = (patch: Partial<OrderState> = {}): OrderState => ({ ...serverOrderState, ...patch })
const empty = state().additionalData

describe('who orders', () => {
  test('is the logged-in customer, whatever a guest left in this browser', () => {
    expect(buyerOf(known, guest)).toMatchObject({ kind: 'customer', ascription: 'De Oven BV' })
    expect(buyerOf(anonymous, guest)).toMatchObject({ kind: 'guest', ascription: 'Bakkerij De Oven' })
    expect(buyerOf(anonymous, null)).toBeNull()
    expect(buyerOf({ kind: 'unknown' }, null)).toBeNull()
  })

  test('is reached at the contact details where a customer has any', () => {
    expect(asCustomer).toMatchObject(customer.contactDetails ?? {})
    expect(buyerOf({ kind: 'known', customer: { ...customer, contactDetails: null } }, null)).toMatchObject({
      email: 'noor@deoven.example',
      phoneNumber: '0201234567',
    })
  })

  test('sits at the address of the account, or at the one that a guest filled in', () => {
    expect(asCustomer.address).toEqual(customer.address)
    expect(asGuest.address).toMatchObject({ streetName: 'Frederiksplein', houseNumber: '42' })
  })
})

describe('whom we call', () => {
  const bo = somebody()

  test('is who orders, unless the visitor names somebody', () => {
    expect(contactPersonFor(asGuest, state())).toEqual(contactPersonOf(asGuest))
    expect(contactPersonFor(asGuest, state({ contactPerson: bo }))).toEqual(bo)
  })

  test('about the technical side is whom the account names, unless the visitor chooses otherwise', () => {
    const someone = { ...bo, gender: 'MALE', contactType: 'technical' } as const
    const choosing = (technicalPerson: typeof someone | null) =>
      state({ additionalData: { ...empty, technicalPerson } })
    expect(technicalPersonFor(asGuest, state())).toBeNull()
    expect(technicalPersonFor(asCustomer, state())).toEqual(customer.technicalPerson)
    expect(technicalPersonFor(asCustomer, choosing(null))).toBeNull()
    expect(technicalPersonFor(asCustomer, choosing(someone))).toEqual(someone)
  })

  test('is kept only where it differs from what is known, which may change elsewhere', () => {
    const technicalPerson = technicalDraft(mustHave(asCustomer.technicalPerson))
    const contactPerson = contactPersonOf(asCustomer)
    expect(ownContacts(asCustomer, { contactPerson, technicalPerson })).toEqual({
      contactPerson: null,
      technicalPerson: undefined,
    })
    const changed = { contactPerson: bo, technicalPerson: { ...technicalPerson, gender: 'FEMALE' } as const }
    expect(ownContacts(asCustomer, changed)).toEqual(changed)
    expect(ownContacts(asGuest, { contactPerson: bo, technicalPerson })).toEqual({
      contactPerson: bo,
      technicalPerson,
    })
  })
})
