// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { casePath } from '../../cases/contract.ts'
import type { ReceivedMailDto } from '../../cases/contract-timeline.ts'
import { noSenderCheck } from '../../cases/sender-check-results.ts'
import { receivedMail } from '../testing-timeline.ts'
import { ReceivedMail } from './received-mail.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

const user = userEvent.setup()
const judge = vi.fn(() => new Response(null, { status: 204 }))
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  standInServer({ [casePath(shownCase.number, 'mail-beoordelen')]: judge }, sent)
})
afterEach(cleanup)

const mail = receivedMail({
  copies: ['piet@elders.example'],
  text: '👍',
  nature: 'reaction',
  asks: false,
  reasons: ['reaction-part'],
})

function show(changes: Partial<ReceivedMailDto> = {}, mayWork = true) {
  const element = (
    <OnScreen shown={shownCase} mayWork={mayWork}>
      <ReceivedMail mail={{ ...mail, ...changes }} />
    </OnScreen>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a mail says why it asks nothing and who got it too, and one press says that it asks', async () => {
  show()
  await screen.findByText('Vraagt niets: duim of emoji van het mailprogramma')
  screen.getByText('Ook aan: piet@elders.example')
  await user.click(screen.getByRole('button', { name: 'Dit is wel een vraag' }))
  expect(sent.at(-1)).toMatchObject({ mail: mail.id, asks: true, version: shownCase.version })
})

test('one that asks has the other button, and none for who only reads', async () => {
  show({ nature: 'question', asks: true, reasons: ['question'] })
  await user.click(await screen.findByRole('button', { name: 'Dit vraagt niets' }))
  expect(sent.at(-1)).toMatchObject({ asks: false })
  cleanup()
  show({ nature: 'question', asks: true, reasons: ['question'] }, false)
  await screen.findByText('Vraagt iets: er staat een vraag in')
  expect(screen.queryByRole('button', { name: 'Dit vraagt niets' })).toBeNull()
})

test.each([
  ['encrypted', /versleuteld/],
  ['winmail', /winmail\.dat/],
] as const)('a mail whose words are in a file (%s) says how to get them', async (cut, words) => {
  show({ text: '', cut })
  await screen.findByText(words)
})

test('the address of a colleague that nobody checked says so', async () => {
  show({ nature: 'colleague', isColleague: true, isKnownSender: false })
  await screen.findByText('Van het adres van een collega, maar dat is niet gecontroleerd.')
  cleanup()
  show({ nature: 'colleague', isColleague: true, senderCheck: { ...noSenderCheck, verdict: 'pass' } })
  await screen.findByText('Vraagt niets: duim of emoji van het mailprogramma')
  expect(screen.queryByText(/niet gecontroleerd/)).toBeNull()
})

test('with its formatting a mail shows once', async () => {
  show({ hasHtml: true, text: 'Hallo' })
  await user.click(await screen.findByRole('button', { name: 'Toon met opmaak' }))
  expect(screen.queryByText('Hallo')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Toon als tekst' }))
  screen.getByText('Hallo')
})
