// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import { fitsAnything } from '../assignment-rules.ts'
import type { RulesPage } from '../contract-desk.ts'
import Rules from './rules.tsx'

const user = userEvent.setup()
const noor = { id: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10', name: 'Noor' }
const samir = { id: '7b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11', name: 'Samir', cannotTake: true } as const
const rule = (name: string, member: string): RulesPage['rules'][number] => ({
  name,
  ...fitsAnything,
  members: [member],
})
const page: RulesPage = {
  rules: [rule('Bestellingen', noor.id), rule('De rest', samir.id)],
  absences: [],
  version: 4,
  colleagues: [noor, samir],
  resellers: [],
  forms: [],
}

const save = vi.fn<(sent?: RequestInit) => Response>()
const tryOut = vi.fn<(sent?: RequestInit) => Response>()
beforeEach(() => {
  window.localStorage.clear()
  vi.resetAllMocks()
  save.mockImplementation(() => new Response(null, { status: 204 }))
  standInServer({ '/api/beheer/verdeling': save, '/api/beheer/verdeling/proef': tryOut })
})
afterEach(cleanup)

function show() {
  const element = <Rules {...({ loaderData: page } as Parameters<typeof Rules>[0])} />
  const colleague = { id: noor.id, name: noor.name, role: 'beheerder' }
  const hydrationData = { loaderData: { [routeIds.desk]: colleague } }
  const routes = [{ id: routeIds.desk, path: '/', loader: () => colleague, element }]
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
}

const names = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Naam' }).map(({ value }) => value)
const bodyOf = ({ mock }: typeof save) => JSON.parse(String(mock.calls[0]?.[0]?.body))

test('rules change their places and are saved with the version they were read at', async () => {
  show()
  expect(names()).toEqual(['Bestellingen', 'De rest'])
  await user.click(screen.getByRole('button', { name: 'De rest omhoog' }))
  expect(names()).toEqual(['De rest', 'Bestellingen'])
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(bodyOf(save)).toEqual({
    version: 4,
    rules: [rule('De rest', samir.id), rule('Bestellingen', noor.id)],
    absences: [],
  })
})

test('a rule without a name and for nobody is refused at its fields, and the others stay', async () => {
  show()
  await user.click(screen.getByRole('button', { name: 'Regel toevoegen' }))
  await user.type(screen.getAllByRole('textbox', { name: /Postcode vanaf/ })[2] as HTMLElement, 'abc')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  const [, , name] = screen.getAllByRole('textbox', { name: 'Naam' })
  await waitFor(() => expect(name?.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /Postcode vanaf/ })[2]?.value).toBe('abc')
  expect(save).not.toHaveBeenCalled()
  expect(names()).toEqual(['Bestellingen', 'De rest', ''])
})

/** A colleague was faster: the page as they left it. */
function faster(theirs: Partial<RulesPage>) {
  save
    .mockReturnValueOnce(Response.json({ message: 'Iemand was je voor.' }, { status: 409 }))
    .mockReturnValueOnce(Response.json({ ...page, version: 5, ...theirs }))
}

test('what a colleague changed meanwhile comes under what was typed, and both changes are saved', async () => {
  faster({ rules: [...page.rules, rule('Glasvezel', noor.id)] })
  show()
  await user.click(screen.getByRole('button', { name: 'Verwijderen: Bestellingen' }))
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  const met = within(await screen.findByRole('region', { name: 'Een collega was je voor' }))
  met.getByRole('row', { name: 'Regel (Glasvezel) staat er niet niet veranderd Glasvezel' })
  expect(names()).toEqual(['De rest', 'Glasvezel'])
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3))
  expect(JSON.parse(String(save.mock.lastCall?.[0]?.body))).toEqual({
    version: 5,
    rules: [rule('De rest', samir.id), rule('Glasvezel', noor.id)],
    absences: [],
  })
})

test('at a field of a rule that both changed it says what the colleague made of it', async () => {
  faster({
    rules: [page.rules[0], { ...rule('De rest', samir.id), postcodeFrom: '1000' }] as RulesPage['rules'],
  })
  show()
  const field = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Postcode vanaf/ })[1]
  await user.type(field() as HTMLElement, '2000')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await screen.findByRole('region', { name: 'Een collega was je voor' })
  expect(field()?.value).toBe('2000')
  within(field()?.closest('div') as HTMLElement).getByText('Je collega maakte hiervan: 1000')
  await user.click(screen.getByRole('button', { name: 'Postcode vanaf (De rest) overnemen' }))
  expect(field()?.value).toBe('1000')
})

test('what is half typed is there again after the page was loaded again, until it is begun again', async () => {
  show()
  await user.click(screen.getByRole('button', { name: 'De rest omhoog' }))
  cleanup()
  show()
  expect(names()).toEqual(['De rest', 'Bestellingen'])
  await user.click(screen.getByRole('button', { name: 'Begin opnieuw' }))
  expect(names()).toEqual(['Bestellingen', 'De rest'])
})

test('the try-out says which rule would have had each case', async () => {
  const tried = { number: '482739165', name: 'Drukkerij Nijland', openedAt: '2026-11-23T09:30:00.000Z' }
  tryOut.mockImplementation(() =>
    Response.json({ cases: [{ ...tried, rule: 'De rest', assignee: 'Samir' }] }),
  )
  show()
  await user.click(screen.getByRole('button', { name: 'Probeer op de laatste 100 zaken' }))
  const row = (await screen.findByText('Drukkerij Nijland')).closest('tr') as HTMLElement
  within(row).getByText('De rest')
  within(row).getByText('Samir')
  expect(save).not.toHaveBeenCalled()
})

test('a colleague who can be given no case is named as such, and can be taken out of a rule', async () => {
  show()
  const [, box] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Samir (krijgt geen zaken)' })
  expect(box?.checked).toBe(true)
  if (box) await user.click(box)
  expect(box?.checked).toBe(false)
})

test('a try-out that fails says that it was not tried', async () => {
  tryOut.mockImplementation(() => Response.json({ message: 'Dat kan nu niet.' }, { status: 503 }))
  show()
  await user.click(screen.getByRole('button', { name: 'Probeer op de laatste 100 zaken' }))
  await screen.findByText('De proef is niet gelukt')
})
