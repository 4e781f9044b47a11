// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskCase } from '../../../api/desk-case.ts'
import type { CaseFile } from '../../cases/case-file.ts'
import { draftStorage } from '../../cases/components/draft-storage.ts'
import { filesIn } from './answer-form.ts'
import { colleague, dialog, message, show, standInDesk, takeBack, user, write } from './testing-answers.tsx'
import { shownCase } from './testing-case.ts'

standInDesk()

const waiting: DeskCase['waiting'][number] = {
  message: '7b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11',
  subject: 'Je vraag',
  text: 'Dat kan.',
  cc: '',
  files: [],
  by: 'Noor',
  goesAt: '2026-11-23T10:00:00.000Z',
  msLeft: 10_000,
  isPlanned: false,
}

test('what was typed is there again, until somebody begins anew', async () => {
  const { unmount } = await write()
  await user.clear(message())
  await user.type(message(), 'Half af')
  unmount()
  await write()
  expect(message().value).toBe('Half af')
  await user.click(dialog().getByRole('button', { name: 'Begin opnieuw' }))
  expect(message().value).toBe('Beste Lotte,\n\n\n\nGroeten van Noor')
})

test('the answer of a colleague is taken back with its files, above the text and files of a draft', async () => {
  const fileOf = (id: string) => ({
    id,
    name: `${id}.pdf`,
    contentType: 'application/pdf',
    size: 8,
    state: 'clean',
  })
  const drafts = draftStorage(colleague.id, shownCase.number, 'answer')
  drafts.save({ subject: 'Nog iets', text: 'Half af', cc: '', files: JSON.stringify([fileOf('eigen')]) })
  show({ waiting: [{ ...waiting, by: 'Samir', files: [fileOf('offerte')] as CaseFile[] }] })
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  await vi.waitFor(() => expect(drafts.read()?.subject).toBe('Je vraag'))
  expect(drafts.read()?.text).toBe('Dat kan.\n\nHalf af')
  expect(filesIn(drafts.read()?.files).map(({ id }) => id)).toEqual(['offerte', 'eigen'])
})

test('an answer that went meanwhile is not taken back, and says so', async () => {
  const refusal = 'Deze mail is al onderweg: je haalt hem niet meer terug.'
  takeBack.mockReturnValue(Response.json({ message: refusal }, { status: 422 }))
  show({ waiting: [waiting] })
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText(new RegExp(refusal))).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what a colleague left half written in this browser is not shown to another one', async () => {
  draftStorage('somebody-else', shownCase.number, 'answer').save({
    subject: '',
    text: 'Vertrouwelijk',
    cc: '',
  })
  draftStorage('somebody-else', shownCase.number, 'note').save({ id: 'x', text: 'Ook vertrouwelijk' })
  await write()
  expect(screen.queryByDisplayValue(/vertrouwelijk/i)).toBeNull()
})
