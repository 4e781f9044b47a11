// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskCase } from '../../../api/desk-case.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import { casePath } from '../../cases/contract.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { CaseScreen } from './case-screen.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

const user = userEvent.setup()
const made = vi.fn<() => Response>()
beforeEach(() => {
  made.mockReset().mockImplementation(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(shownCase.number, 'sollicitatie')]: made })
})
afterEach(cleanup)

function show(changes: Partial<DeskCase>, { role = 'verkoop', mayWork = true } = {}) {
  const element = (
    <OnScreen shown={{ ...shownCase, kind: 'message', ...changes }} mayWork={mayWork}>
      <CaseScreen me="3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10" />
    </OnScreen>
  )
  const routes = [
    {
      id: routeIds.desk,
      path: '/',
      element,
      loader: () => ({ id: 'me', name: 'Noor', role: role as StaffRole }),
    },
    { path: deskPaths.desk, element: <p>De werklijst</p> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

const make = async () => {
  await user.click(await screen.findByRole('button', { name: 'Sollicitatie van maken' }))
  const dialog = await screen.findByRole('dialog', { name: 'Maak hier een sollicitatie van' })
  expect(within(dialog).getByText(/alleen personeel en beheerders/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Sollicitatie van maken' }))
}

test('who does not read applications goes to the list once a mail became one', async () => {
  show({})
  await make()
  await screen.findByText('De werklijst')
  expect(made).toHaveBeenCalledOnce()
})

test('who reads them stays at the case', async () => {
  show({}, { role: 'beheerder' })
  await make()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('De werklijst')).toBeNull()
  expect(screen.getByRole('button', { name: 'Sollicitatie van maken' })).toBeDefined()
})

test('what went wrong stands in the dialog, and nobody leaves', async () => {
  made.mockImplementation(() => Response.json({ message: 'Even niet.' }, { status: 503 }))
  show({})
  await make()
  await screen.findByText(/Even niet\./)
  expect(screen.queryByText('De werklijst')).toBeNull()
})

test('a closed mail becomes one too', async () => {
  show({ state: 'closed', closedAt: '2026-11-24T10:00:00.000Z', transitions: [] })
  expect(await screen.findByRole('button', { name: 'Sollicitatie van maken' })).toBeDefined()
})

test.each([
  ['an order', { kind: 'order' } as const, true],
  ['a form', { kind: 'form', form: { name: 'Bel mij terug', isApplication: false } } as const, true],
  ['who only reads', {}, false],
])('there is no button of %s', async (_, changes, mayWork) => {
  show(changes, { mayWork })
  if (mayWork) await screen.findByRole('list', { name: 'Andere acties' })
  else await screen.findByText(/Met jouw rol/)
  expect(screen.queryByRole('button', { name: 'Sollicitatie van maken' })).toBeNull()
})
