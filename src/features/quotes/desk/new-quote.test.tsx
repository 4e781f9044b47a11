// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import type { KnownCustomer, KnownDetails } from '../../known-customers/contract.ts'
import { knownCustomerTexts } from '../../known-customers/texts.ts'
import NewQuote from './new-quote.tsx'

const user = userEvent.setup()
const baker: KnownCustomer = {
  who: { kind: 'guest', number: '482739165' },
  companyName: 'Bakkerij De Oven',
  contactName: 'Noor Bakker',
  city: 'Woerden',
  lastSeenAt: '2026-11-02T09:00:00.000Z',
}
const details: KnownDetails = {
  companyName: 'Bakkerij De Oven',
  kvkNumber: '12345678',
  vatNumber: '',
  gender: 'FEMALE',
  orderer: {
    firstName: 'Noor',
    lastName: 'Bakker',
    phoneNumber: '+31201234567',
    email: 'noor@deoven.example',
  },
  contactPerson: null,
  address: {
    streetName: 'Watermolenlaan',
    houseNumber: '1',
    houseNumberSuffix: 'A',
    zipCode: '3447GT',
    city: 'Woerden',
  },
  references: { purchaseOrderNumber: '', invoiceEmail: '', costCentre: '' },
}
let found: readonly KnownCustomer[]

beforeEach(() => {
  // The browser of this test does not know the element `search`.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  found = [baker]
  standInServer({
    '/api/beheer/bekende-klanten': () => Response.json({ found }),
    '/api/beheer/bekende-gasten/482739165': () => Response.json(details),
  })
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', Component: NewQuote as () => React.ReactNode }])}
    />,
  )
})
afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
const filledIn = () =>
  ['Organisatie', 'Naam', 'E-mailadres', 'Telefoonnummer', 'Postcode', 'Huisnummer', 'Straat', 'Plaats'].map(
    label => field(label).value,
  )
async function look(words: string) {
  const search = screen.getByRole('searchbox')
  await user.clear(search)
  await user.type(search, `${words}{Enter}`)
}

test('a known customer fills the form and says so; undoing brings back what was typed', async () => {
  await user.type(field('Organisatie'), 'De Ov')
  await user.type(field('Plaats'), 'Utrecht')
  await look('oven')
  await user.click(
    await screen.findByRole('button', { name: /^Bakkerij De Oven.*Noor Bakker, Woerden.*laatst gezien/ }),
  )
  const notice = await screen.findByText(/^Ingevuld met de gegevens van Bakkerij De Oven, Noor Bakker\./)
  expect(document.activeElement?.contains(notice)).toBe(true)
  expect(filledIn()).toEqual([
    'Bakkerij De Oven',
    'Noor Bakker',
    'noor@deoven.example',
    '020 123 45 67',
    '3447 GT',
    '1',
    'Watermolenlaan',
    'Woerden',
  ])
  await user.type(field('Plaats'), ' Noord')
  expect(field('Plaats').value).toBe('Woerden Noord')
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(filledIn()).toEqual(['De Ov', '', '', '', '', '', '', 'Utrecht'])
  expect(screen.queryByText(/^Ingevuld/)).toBeNull()
})

test('too few letters are refused at the field, and nobody who fits is said', async () => {
  await look('ov')
  await screen.findByText(knownCustomerTexts.tooShort)
  found = []
  await look('oven')
  await screen.findByText(knownCustomerTexts.noneFound)
  expect(screen.queryByText(knownCustomerTexts.tooShort)).toBeNull()
  expect(filledIn().join('')).toBe('')
})
