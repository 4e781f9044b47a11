import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { StateMove, StateUndo } from '../../features/cases/command-schemas.ts'
import {
  ContactPerson,
  Contacts,
  GuestDetails,
  InvoiceAddress,
  TechnicalPerson,
} from '../../features/details/details-schema.ts'
import { FibreEnquiry } from '../../features/forms/contract.ts'
import { QuoteWithdrawal } from '../../features/quotes/contract-desk.ts'
import { formatted } from './field-kinds.ts'
import { factsOf, formattedValues } from './schema-fields.ts'

const Details = z.object({
  contactPerson: ContactPerson,
  invoiceAddress: InvoiceAddress,
  technicalPerson: z.nullable(TechnicalPerson),
})

test.each([
  [GuestDetails, 'postCode', '1017xn', '1017 XN'],
  [Details, 'invoiceAddress.address.zipCode', '2611 cc', '2611 CC'],
  [Details, 'technicalPerson.phoneNumber', '+31201234567', '020 123 45 67'],
  [Details, 'contactPerson.phoneNumber', '0201234567', '020 123 45 67'],
  [FibreEnquiry, 'telefoonnummers', '0612345678', '06 12345678'],
  [GuestDetails, 'iban', 'nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
  [GuestDetails, 'kvkNumber', '6875 0110', '68750110'],
  [GuestDetails, 'companyName', '1017xn', '1017xn'],
  [GuestDetails, 'kvkNumber', '6875', '6875'],
] as const)('what is typed is written by the kind of its field: %#', (schema, name, typed, shown) => {
  expect(formatted(factsOf(schema, name)?.kind ?? 'text', typed)).toBe(shown)
})

test('a field is called what its messages call it, also below what transforms or may be null', () => {
  expect(factsOf(Contacts, 'technicalPerson.firstName')).toEqual({ label: 'Voornaam', kind: 'text' })
  expect(factsOf(Details, 'contactPerson.lastName')).toEqual({ label: 'Achternaam', kind: 'text' })
  expect(factsOf(GuestDetails, 'streetNumberAddition')).toMatchObject({ label: 'Toevoeging', optional: true })
  // Also where the field itself may be left out or is null.
  for (const schema of [StateMove, StateUndo, QuoteWithdrawal])
    expect(factsOf(schema, 'words')).toMatchObject({ label: 'Toelichting', optional: true })
  expect(factsOf(StateMove, 'until')).toMatchObject({ label: 'Dag waarop je de klant opvolgt' })
  expect(factsOf(GuestDetails, 'nowhere')).toBeUndefined()
})

test('a form starts as it would be written, however deep its fields are', () => {
  expect(
    formattedValues(Details, {
      contactPerson: { phoneNumber: '0201234567', firstName: 'Bo' },
      invoiceAddress: { email: '', address: { zipCode: '2611cc', houseNumber: 12 } },
      technicalPerson: null,
    }),
  ).toEqual({
    contactPerson: { phoneNumber: '020 123 45 67', firstName: 'Bo' },
    invoiceAddress: { email: '', address: { zipCode: '2611 CC', houseNumber: 12 } },
    technicalPerson: null,
  })
})
