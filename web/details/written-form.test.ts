import { describe, expect, test } from 'vitest'
import { registerWritten, rewrite, writtenForm } from './written-form.ts'

const formWith = (values: Record<string, string>) => ({
  values,
  register: (_name: string, options: { onBlur?: () => void } = {}) => ({
    onChange: async () => undefined,
    onBlur: async () => options.onBlur?.(),
    ref: () => undefined,
    name: _name,
  }),
  getValues: (name: string) => values[name],
  setValue(name: string, value: string) {
    values[name] = value
  },
})

describe('a field that is left', () => {
  test.each([
    ['postCode', '1017xn', '1017 XN'],
    ['invoiceAddress.address.zipCode', '2611 cc', '2611 CC'],
    ['technicalPerson.phoneNumber', '+31201234567', '020 123 45 67'],
    ['telefoonnummers', '0612345678', '06 12345678'],
    ['iban', 'nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
    ['kvkNumber', '6875 0110', '68750110'],
    ['companyName', '1017xn', '1017xn'],
    ['kvkNumber', '6875', '6875'],
  ])('%s with %j reads %j', async (name, typed, written) => {
    const form = formWith({ [name]: typed })
    await registerWritten(form, name).onBlur({ target: form, type: 'blur' })
    expect(form.values[name]).toBe(written)
  })

  test('is left alone while there is nothing to rewrite', () => {
    const form = formWith({ iban: '' })
    form.setValue = () => expect.unreachable()
    rewrite(form, 'iban')
    rewrite(form, 'phoneNumber')
  })
})

test('a form starts as it would be written, however deep its fields are', () => {
  expect(
    writtenForm({
      companyName: 'Bakkerij',
      contactPerson: { phoneNumber: '0201234567', firstName: 'Bo' },
      invoiceAddress: { email: '', address: { zipCode: '2611cc', houseNumber: 12 } },
      technicalPerson: null,
    }),
  ).toEqual({
    companyName: 'Bakkerij',
    contactPerson: { phoneNumber: '020 123 45 67', firstName: 'Bo' },
    invoiceAddress: { email: '', address: { zipCode: '2611 CC', houseNumber: 12 } },
    technicalPerson: null,
  })
})
