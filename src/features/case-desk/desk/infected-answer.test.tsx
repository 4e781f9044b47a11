// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskCase } from '../../../api/desk-case.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { casePath } from '../../cases/contract.ts'
import { InfectedAnswer } from './infected-answer.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

const user = userEvent.setup()
afterEach(cleanup)
const held = { at: '2026-11-23T10:00:00.000Z', mail: 7, files: ['brief.txt', 'lijst.pdf'] }

function show(infected: DeskCase['infected'], mayWork = true) {
  const element = (
    <OnScreen shown={{ ...shownCase, infected }} mayWork={mayWork}>
      <InfectedAnswer />
    </OnScreen>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('says in which files a virus is, and sends the mail without them', async () => {
  const again = vi.fn(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(shownCase.number, 'mails/7/opnieuw')]: again })
  show(held)
  await screen.findByText(/In brief\.txt en lijst\.pdf zit een virus/)
  await user.click(screen.getByRole('button', { name: 'Verstuur zonder deze bestanden' }))
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce())
})

test('says why the mail was not sent again', async () => {
  standInServer({
    [casePath(shownCase.number, 'mails/7/opnieuw')]: () =>
      Response.json({ message: 'Deze mail wacht al.' }, { status: 422 }),
  })
  show({ ...held, files: ['brief.txt'] })
  await user.click(await screen.findByRole('button', { name: 'Verstuur zonder dit bestand' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Deze mail wacht al.')
})

test('of a mail that went already the customer is to be warned', async () => {
  show({ ...held, mail: null })
  await screen.findByText(/waarschuw de klant/)
  expect(screen.queryByRole('button', { name: /Verstuur zonder/ })).toBeNull()
})

test('who only reads has no buttons', async () => {
  show(held, false)
  await screen.findByText(/zit een virus/)
  expect(screen.queryByRole('button')).toBeNull()
})
