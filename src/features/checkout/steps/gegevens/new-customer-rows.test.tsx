// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../../../common/contract/call.ts'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { checkCalls } from '../../../details/contract.ts'
import { orderStore } from '../../store/order-state.ts'
import { guest } from '../../testing/stored-order.ts'
import { NewCustomerForm } from './new-customer-form.tsx'

const { verifyIbanNumber, verifyKvkNumber } = checkCalls
const wrongIban = 'NL92ABNA0417164300'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  standInServer({
    [endpoint(verifyKvkNumber, { kvk: guest.kvkNumber }).path]: () => Response.json({ standing: 'known' }),
    [endpoint(verifyIbanNumber, { iban: guest.iban }).path]: () => Response.json({}),
    [endpoint(verifyIbanNumber, { iban: wrongIban }).path]: () => Response.json({}, { status: 400 }),
  })
})
afterEach(() => {
  cleanup()
  orderStore.clearPersonalData()
})

const user = userEvent.setup()
type Initial = Parameters<typeof NewCustomerForm>[0]['initial']
const show = (initial: Initial) =>
  render(<NewCustomerForm initial={initial} onAccepted={vi.fn()} onRegistered={vi.fn()} />)
const change = (row: string) => screen.queryByRole('button', { name: `${row} wijzigen` })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('rows that are right at first are folded, with their content in words; the others are open', () => {
  show({ ...guest, email: '' })
  expect(change('Organisatiegegevens')?.getAttribute('aria-expanded')).toBe('false')
  expect(change('Betaalgegevens')).not.toBeNull()
  expect(change('Contactgegevens')).toBeNull()
  expect(screen.getByText(guest.companyName)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Organisatie' })).toBeNull()
})

test('a row folds once it is right and the focus is in another one, not while somebody is in it', async () => {
  show({ ...guest, email: '', iban: '' })
  await user.type(field('E-mailadres'), 'noor@deoven.example')
  expect(change('Contactgegevens')).toBeNull()
  await user.click(document.body)
  expect(change('Contactgegevens')).toBeNull()
  await user.click(field('IBAN'))
  await waitFor(() => expect(change('Contactgegevens')).not.toBeNull())
  expect(document.activeElement).toBe(field('IBAN'))
})

test('a row opens at its first field, and stays open while that is wrong', async () => {
  show({ ...guest, iban: '' })
  await user.click(change('Organisatiegegevens') as HTMLElement)
  expect(document.activeElement).toBe(field('KVK nummer'))
  await user.clear(field('Organisatie'))
  await user.click(field('IBAN'))
  await act(async () => undefined)
  expect(change('Organisatiegegevens')).toBeNull()
})

test('a number that the server says no to keeps its row open', async () => {
  show({ ...guest, iban: '', email: '' })
  await user.type(field('IBAN'), wrongIban)
  await user.click(field('E-mailadres'))
  expect(change('Betaalgegevens')).toBeNull()
  await screen.findByText('IBAN is niet geldig.')
  expect(change('Betaalgegevens')).toBeNull()
})

test('a row that a password manager filled in without a word folds like one that was typed in', async () => {
  show({ ...guest, firstName: '', lastName: '', iban: '' })
  field('Voornaam').value = 'Noor'
  field('Achternaam').value = 'van den Berg'
  await user.click(field('IBAN'))
  await waitFor(() => expect(change('Contactgegevens')).not.toBeNull())
  expect(screen.getByText(/Noor van den Berg/)).toBeDefined()
})

test('sending with an error leads to the first wrong field', async () => {
  show({ ...guest, email: 'noor', iban: '' })
  await user.click(screen.getByRole('button', { name: /zonder te registreren/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('E-mailadres')))
  expect(screen.getByRole('alert').textContent).toContain('Ongeldig e-mailadres')
})

test('rows open again when everything is wiped', async () => {
  show(guest)
  await user.click(change('Organisatiegegevens') as HTMLElement)
  await user.type(field('Organisatie'), 'X')
  act(() => orderStore.clearPersonalData())
  await waitFor(() => expect(change('Betaalgegevens')).toBeNull())
})
