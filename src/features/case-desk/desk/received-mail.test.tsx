// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { ReceivedMailDto } from '../../cases/contract-timeline.ts'
import { receivedMail } from '../testing-timeline.ts'
import { ReceivedMail } from './received-mail.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

afterEach(cleanup)

const original = {
  id: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10',
  name: 'mail.eml',
  contentType: 'text/plain',
  size: 300_000,
  state: 'not-scanned',
} as const

function show(changes: Partial<ReceivedMailDto>) {
  const element = (
    <OnScreen shown={shownCase} mayWork>
      <ReceivedMail mail={receivedMail(changes)} />
    </OnScreen>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a mail that is not there as a whole says what is missing, and that its original is with it', async () => {
  show({ cut: 'too-large', files: [original] })
  await screen.findByText(/te groot: hier staat alleen het begin/)
  screen.getByText(/Het origineel staat erbij als mail\.eml/)
  screen.getByRole('link', { name: 'mail.eml' })
})

test.each([
  ['without its original', []],
  ['whose original was not kept', [{ ...original, state: 'left-out' }] as const],
])('one %s says how to get it', async (_, files) => {
  show({ cut: 'unreadable', files: [...files] })
  await screen.findByText(/niet goed te lezen/)
  screen.getByText(/staat in de mailbox waar de mail binnenkwam/)
})

test('a whole mail says nothing of it, whatever its files are called', async () => {
  show({ files: [original] })
  await screen.findByText('Kan het ook op dinsdag?')
  expect(screen.queryByText(/origineel/i)).toBeNull()
})
