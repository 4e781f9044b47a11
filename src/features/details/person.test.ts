import { describe, expect, it, test } from 'vitest'
import {
  contactPersonOf,
  isPersonFilledIn,
  isSamePerson,
  personFacts,
  personFields,
  personLine,
  reachedAt,
} from './person.ts'
import { somebody } from './testing-person.ts'

const person = somebody()

describe('a person', () => {
  test('is the same as long as every field is', () => {
    expect(isSamePerson(person, { ...person })).toBe(true)
    for (const field of personFields) expect(isSamePerson(person, { ...person, [field]: '' })).toBe(false)
  })

  test('is all fields of who orders, and nothing else', () => {
    expect(contactPersonOf({ ...person, companyName: 'Bakkerij' } as typeof person)).toEqual(person)
  })

  it.each(personFields)('is told with %s, in rows and on one line', field => {
    const other = somebody()
    for (const told of [(each: typeof person) => JSON.stringify(personFacts(each)), personLine])
      expect(told({ ...person, [field]: other[field] })).not.toBe(told(person))
  })

  test('is told under the name that the reader knows, with salutation where that was asked', () => {
    const named = { ...person, gender: 'FEMALE', firstName: 'Noor', lastName: 'Bakker' } as const
    expect(personFacts(named, 'Contactpersoon')[0]).toEqual(['Contactpersoon', 'Mevr. Noor Bakker'])
    expect(personFacts(person)[0]?.[0]).toBe('Naam')
  })
})

describe('a person is filled in', () => {
  test('with spaces around its e-mail address', () =>
    expect(isPersonFilledIn({ ...person, email: ` ${person.email} ` })).toBe(true))

  test.each(personFields)('only where something stands in %s', field =>
    expect(isPersonFilledIn({ ...person, [field]: ' ' })).toBe(false),
  )
})

describe('a customer is reached', () => {
  const contactDetails = { email: 'administratie@bakkerij.nl', phoneNumber: '06 12 34 56 78' }

  test('at the contact details, which win over the top-level e-mail and phone', () =>
    expect(reachedAt({ ...person, contactDetails })).toEqual(contactDetails))

  test('at the top-level values where there are no contact details, or one of them is empty', () => {
    const { email, phoneNumber } = person
    expect(reachedAt({ ...person, contactDetails: null })).toEqual({ email, phoneNumber })
    expect(reachedAt({ ...person, contactDetails: { ...contactDetails, phoneNumber: '' } })).toEqual({
      email: contactDetails.email,
      phoneNumber,
    })
  })
})
