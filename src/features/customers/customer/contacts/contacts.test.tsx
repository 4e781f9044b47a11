// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { logOut } from '../../components/log-out.ts'
import { testCustomer } from '../../components/testing-customer.ts'
import { customerCalls } from '../../contract.ts'
import { accountCalls } from '../../contract-account.ts'
import Contacts from './contacts.tsx'
import { contactsDraft } from './contacts-form.tsx'

const { logout } = accountCalls
const { changeContacts } = customerCalls

const answer = vi.fn<() => Response>()
const user = userEvent.setup()

beforeEach(() => {
  vi.resetAllMocks()
  contactsDraft.drop()
  vi.stubGlobal('scrollTo', () => undefined)
  standInServer({ [changeContacts.path]: answer, [logout.path]: () => new Response(null) })
})
afterEach(cleanup)

const contact = () => within(screen.getByRole('group', { name: 'Contactpersoon' }))
const firstName = () => contact().getByRole<HTMLInputElement>('textbox', { name: 'Voornaam' })
const change = () => user.click(screen.getByRole('button', { name: 'Contactpersonen wijzigen' }))
const save = () => user.click(screen.getByRole('button', { name: 'Contactpersonen opslaan' }))

/** The page as it opens for this customer, anew each time. */
function open(customer = testCustomer, Component = Contacts) {
  cleanup()
  const routes = [{ element: <Outlet context={customer} />, children: [{ path: '/', Component }] }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

async function typeAName() {
  open()
  await change()
  await user.clear(firstName())
  await user.type(firstName(), 'Loes')
}

test('what was typed while the session ended is there after the next login, and gone once somebody else logs in', async () => {
  answer.mockReturnValue(Response.json({ message: 'Log opnieuw in.' }, { status: 401 }))
  await typeAName()
  await save()
  open()
  expect(firstName().value).toBe('Loes')
  open({ ...testCustomer, id: 'somebody else' })
  await screen.findByRole('button', { name: 'Contactpersonen wijzigen' })
  open()
  await screen.findByRole('button', { name: 'Contactpersonen wijzigen' })
})

test('it is there after a reload too, and a draft that cannot be read is none', async () => {
  await typeAName()
  vi.resetModules()
  const reloaded = await import('./contacts.tsx')
  open(testCustomer, reloaded.default)
  expect(firstName().value).toBe('Loes')
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"customerId"')
  open(testCustomer, reloaded.default)
  await screen.findByRole('button', { name: 'Contactpersonen wijzigen' })
})

test('it is gone once it is given up, and once its owner logs out', async () => {
  await typeAName()
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  await change()
  expect(firstName().value).toBe(testCustomer.firstName)
  await user.type(firstName(), 'x')
  await logOut()
  open()
  await screen.findByRole('button', { name: 'Contactpersonen wijzigen' })
})

test('what is saved shows, and what the server refuses stands at its field', async () => {
  const message = 'Dit nummer kunnen we niet bellen.'
  answer.mockReturnValueOnce(
    Response.json(
      { message: 'Controleer.', errors: { 'contactDetails.phoneNumber': { message } } },
      { status: 422 },
    ),
  )
  answer.mockReturnValueOnce(Response.json({ data: testCustomer }))
  await typeAName()
  await save()
  await user.click(await screen.findByRole('link', { name: message }))
  expect(document.activeElement).toBe(contact().getByRole('textbox', { name: 'Telefoonnummer' }))
  await save()
  await screen.findByText('Je contactpersonen zijn opgeslagen')
})

test('another e-mail address asks for the password, which no draft keeps, and nothing else does', async () => {
  const message = 'Het huidige wachtwoord klopt niet'
  answer.mockReturnValueOnce(
    Response.json({ message: 'Controleer.', errors: { currentPassword: { message } } }, { status: 422 }),
  )
  await typeAName()
  expect(screen.queryByLabelText('Huidig wachtwoord')).toBeNull()
  const email = contact().getByRole('textbox', { name: 'E-mailadres' })
  await user.clear(email)
  await user.type(email, 'elders@deoven.example')
  await save()
  await screen.findByRole('link', { name: 'Vul je huidige wachtwoord in' })
  expect(answer).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Huidig wachtwoord'), 'niet-dit-wachtwoord')
  expect(JSON.stringify({ ...sessionStorage })).toContain('elders@deoven.example')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('niet-dit-wachtwoord')
  await save()
  await screen.findByRole('link', { name: message })
  await user.clear(email)
  await user.type(email, (testCustomer.contactDetails?.email ?? '').toUpperCase())
  expect(screen.queryByLabelText('Huidig wachtwoord')).toBeNull()
  answer.mockReturnValueOnce(Response.json({ data: testCustomer }))
  await save()
  await screen.findByText('Je contactpersonen zijn opgeslagen')
})
