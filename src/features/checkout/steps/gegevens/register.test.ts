import { expect, test } from 'vitest'
import { refusalOf } from './register.ts'

const title = 'Registreren is niet gelukt'
const error = { message: 'Probeer het later opnieuw.' }

test('a refusal that blames a field stands at that field, with what is said of the whole form', () => {
  const errors = { iban: { message: 'IBAN is niet geldig.' }, other: { message: 'Anders.' } }
  expect(refusalOf({ title, error, errors })).toEqual({
    kind: 'refused',
    errors,
    title,
    message: error.message,
  })
})

test.each([{}, { resellerId: { message: 'Geen veld van dit formulier.' } }])(
  'a refusal that blames no field of the form is of the form as a whole, with its title: %j',
  errors => {
    expect(refusalOf({ title, error, errors })).toEqual({
      kind: 'failed',
      title,
      message: error.message,
    })
  },
)
