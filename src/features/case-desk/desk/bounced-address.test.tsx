// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskCase } from '../../../api/desk-case.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { casePath } from '../../cases/contract.ts'
import { BouncedAddress } from './bounced-address.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

const user = userEvent.setup()
const works = vi.fn(() => new Response(null, { status: 204 }))
beforeEach(() => {
  vi.resetAllMocks()
  works.mockImplementation(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(shownCase.number, 'mailadres-klopt')]: works })
})
afterEach(cleanup)

const bounced = { reason: '550 5.1.1 No such user', at: '2026-11-23T10:00:00.000Z' }

function show(changes: Partial<DeskCase>, mayWork = true) {
  const element = (
    <OnScreen shown={{ ...shownCase, ...changes }} mayWork={mayWork}>
      <BouncedAddress />
    </OnScreen>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('says which address sends mails back and why', async () => {
  show({ bounced })
  await screen.findByText('Mail komt niet aan')
  screen.getByText(/lotte@korenmolen\.example kwam terug, ma 23 nov/)
  screen.getByText('550 5.1.1 No such user')
  screen.getByRole('button', { name: 'E-mailadres verbeteren' })
})

test('the address is said to be right at the press of a button', async () => {
  show({ bounced })
  await user.click(await screen.findByRole('button', { name: 'Adres klopt, stuur opnieuw' }))
  await waitFor(() => expect(works).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what went wrong stands below the buttons', async () => {
  works.mockImplementation(() => new Response(null, { status: 500 }))
  show({ bounced })
  await user.click(await screen.findByRole('button', { name: 'Adres klopt, stuur opnieuw' }))
  await screen.findByRole('alert')
})

test('readers get no buttons', async () => {
  show({ bounced }, false)
  await screen.findByText('Mail komt niet aan')
  expect(screen.queryByRole('button')).toBeNull()
})

test('nothing stands there while the address works', () => {
  show({})
  expect(screen.queryByText('Mail komt niet aan')).toBeNull()
})
