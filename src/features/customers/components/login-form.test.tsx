// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { loggedInCookie } from '../../page-frame/customer-mark.ts'
import { customerCalls } from '../contract.ts'
import { accountCalls } from '../contract-account.ts'
import { LoginForm } from './login-form.tsx'
import { testCustomer as customer } from './testing-customer.ts'

const { login } = accountCalls
const { customerDetails } = customerCalls

const email = 'noor@deoven.example'
const answer = vi.fn<() => Response>()
const onLoggedIn = vi.fn()
const user = userEvent.setup()

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  standInServer({
    [login.path]: answer,
    [customerDetails.path]: () => Response.json({ data: customer }),
  })
})
afterEach(cleanup)

const password = () => screen.getByLabelText<HTMLInputElement>('Wachtwoord')

async function logIn(typed: string) {
  render(
    <MemoryRouter>
      <LoginForm email={email} onLoggedIn={onLoggedIn} />
    </MemoryRouter>,
  )
  await user.type(password(), `${typed}{Enter}`)
}

test.each([
  [
    401,
    { message: 'Het e-mailadres of wachtwoord klopt niet.' },
    'Het e-mailadres of wachtwoord klopt niet.',
  ],
  [401, {}, 'Er is een onverwachte fout opgetreden.'],
  [429, { message: 'Probeer het over 15 minuten opnieuw.' }, 'Probeer het over 15 minuten opnieuw.'],
  [500, {}, 'Er is een onverwachte fout opgetreden. Probeer het over een minuut opnieuw.'],
])(
  'a login that is answered with %i and %j says so, with what was typed in its place',
  async (status, body, said) => {
    answer.mockReturnValue(Response.json(body, { status }))
    await logIn('niet goed')
    expect((await screen.findByRole('alert')).textContent).toBe(`Inloggen is niet gelukt${said}`)
    await vi.waitFor(() => expect(document.activeElement).toBe(password()))
    expect([screen.getByLabelText<HTMLInputElement>('E-mailadres').value, password().value]).toEqual([
      email,
      'niet goed',
    ])
    expect(onLoggedIn).not.toHaveBeenCalled()
  },
)

test('a password that is too short for anybody is not sent', async () => {
  await logIn('kort')
  await screen.findByRole('link', { name: 'Een wachtwoord heeft minstens 6 tekens' })
  expect(answer).not.toHaveBeenCalled()
})

test('who logs in is known by then', async () => {
  answer.mockImplementation(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's answer sets it
    document.cookie = `${loggedInCookie(false)}=1`
    return Response.json(true)
  })
  await logIn('zeven fietsen')
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})
