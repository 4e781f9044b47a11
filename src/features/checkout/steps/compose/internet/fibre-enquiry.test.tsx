// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from '../../../../../ui/forms/testing-fill.ts'
import { standInServer } from '../../../../../ui/forms/testing-server.ts'
import { bandwidths, formCalls } from '../../../../forms/contract.ts'
import { FibreEnquiry } from './fibre-enquiry.tsx'

const { fibreEnquiry } = formCalls

const address = {
  street: 'Diezerpoortenplas',
  houseNumber: '15',
  houseNumberExtension: '',
  zipCode: '8011PK',
  city: 'Zwolle',
}
const answer = vi.fn<() => Promise<Response>>()
const user = userEvent.setup()
const name = 'Zakelijke glasvezel aanvragen'
const dialog = () => within(screen.getByRole('dialog', { name }))
const opener = () => screen.getAllByRole('button', { name })[0] as HTMLElement
const input = (label: string) => dialog().getByRole<HTMLInputElement>('textbox', { name: label })

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  standInServer({ [fibreEnquiry.path]: answer })
})
afterEach(cleanup)

async function openEnquiry() {
  render(<FibreEnquiry address={address} />)
  await user.click(opener())
  await screen.findByRole('dialog', { name })
}

async function fillIn() {
  await user.selectOptions(dialog().getByRole('combobox'), '1Gbps/1Gbps')
  await fill(input('Naam'), 'Jan Jansen')
  await fill(input('Bedrijfsnaam'), 'Jansen Beheer B.V.')
  await fill(input('Telefoonnummer'), '020 123 45 67')
  await fill(input('E-mailadres'), 'jan@jansen.example')
}

const send = () => user.click(dialog().getByRole('button', { name: 'Aanvraag versturen' }))

test('an enquiry starts with the checked address, and asks for all but the addition', async () => {
  await openEnquiry()
  expect([input('Postcode').value, input('Huisnummer').value]).toEqual(['8011 PK', '15'])
  expect(
    within(dialog().getByRole('combobox'))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([...bandwidths])
  expect(document.querySelectorAll('[required]')).toHaveLength(7)
  expect(input('Toevoeging (optioneel)').required).toBe(false)
})

test('while it is sent the fields are locked, it is sent once, and the dialog stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer.mockReturnValue(promise)
  await openEnquiry()
  await fillIn()
  await send()
  await send()
  expect(input('Bedrijfsnaam').closest('fieldset')?.disabled).toBe(true)
  expect(dialog().getByRole('button', { name: 'Aanvraag versturen' }).getAttribute('aria-busy')).toBe('true')
  await user.click(dialog().getByRole('button', { name: 'Sluiten' }))
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name }).open).toBe(true)
  await act(async () => resolve(Response.json({ success: true })))
  await screen.findByRole('alert')
  expect(answer).toHaveBeenCalledOnce()
})

describe('whatever comes of it the dialog closes, and says', () => {
  test.each([
    [200, { success: true }, 'Het formulier is succesvol verzonden!'],
    [422, { success: false, reason: 'Dit adres kennen we niet.' }, 'Dit adres kennen we niet.'],
    [422, { success: false }, 'Onbekende fout opgetreden.'],
    [200, null, 'Onbekende fout opgetreden.'],
    [200, {}, 'Onbekende fout opgetreden.'],
    [
      500,
      {},
      'Er is een probleem opgetreden bij het verzenden van het formulier. Probeer het later opnieuw.',
    ],
  ])('of %i with %j', async (status, body, said) => {
    answer.mockResolvedValue(Response.json(body, { status }))
    await openEnquiry()
    await fillIn()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false))
  })
})

test('where its answer is lost, it is not said that the enquiry did not arrive', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await openEnquiry()
  await fillIn()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'we weten niet of je aanvraag is aangekomen',
  )
})

test('a dialog that is closed keeps what was typed', async () => {
  await openEnquiry()
  await fill(input('Bedrijfsnaam'), 'Jansen Beheer B.V.')
  await user.click(dialog().getByRole('button', { name: 'Annuleren' }))
  expect(document.querySelector('dialog')?.open).toBe(false)
  await user.click(opener())
  expect(input('Bedrijfsnaam').value).toBe('Jansen Beheer B.V.')
})
