// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { callMessages } from '../../../../api/texts.ts'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { accountCalls } from '../../../customers/contract-account.ts'
import type { GuestDetails } from '../../../details/details-schema.ts'
import { refusalOf, register } from './register.ts'

const title = 'Registreren is niet gelukt'
const message = 'Probeer het later opnieuw.'

test('a refusal that blames a field stands at that field, with what is said of the whole form', () => {
  const errors = { iban: { message: 'IBAN is niet geldig.' }, other: { message: 'Anders.' } }
  expect(refusalOf({ title, message, errors })).toEqual({ kind: 'refused', errors, title, message })
})

test.each([{}, { resellerId: { message: 'Geen veld van dit formulier.' } }])(
  'a refusal that blames no field of the form is of the form as a whole, with its title: %j',
  errors => {
    expect(refusalOf({ title, message, errors })).toEqual({ kind: 'failed', title, message })
  },
)

/** The outcome of a registration that the server answers so. */
async function registered(body: unknown, status: number) {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  standInServer({
    [accountCalls.registerAccount.path]: () =>
      body === null ? new Response(null, { status }) : Response.json(body, { status }),
  })
  return register({} as GuestDetails, null)
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const errors = { iban: { message: 'IBAN is niet geldig.' } }

test.each([
  [
    { title, error: { message } },
    { kind: 'failed', title, message },
  ],
  [
    { title, errors },
    { kind: 'refused', title, errors, message: callMessages.refused },
  ],
  [
    { error: { message }, errors },
    { kind: 'refused', errors, message, title: formFailures.notRegistered.title },
  ],
  [{ title }, { kind: 'failed', title, message: callMessages.refused }],
  [null, { kind: 'failed', title: formFailures.notRegistered.title, message: callMessages.refused }],
  ['nee', { kind: 'failed', title: formFailures.notRegistered.title, message: callMessages.refused }],
])('a refusal with %j says all that it has', async (body, outcome) => {
  expect(await registered(body, 422)).toEqual(outcome)
})

test.each([null, {}, 'ja', { secondsUntilMail: null }])(
  'a registration that was taken is so whatever else is answered: %j',
  async body => {
    expect(await registered(body, 201)).toEqual({
      kind: 'taken',
      data: { kind: 'registered', secondsUntilMail: null },
    })
  },
)
