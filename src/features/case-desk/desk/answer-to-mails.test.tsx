// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  delivery,
  desk,
  dialog,
  dialogs,
  received,
  sent,
  standInDesk,
  text,
  user,
  write,
} from './testing-answers.tsx'

standInDesk()

const asked = [
  { id: 4, kind: 'change', words: 'Een dag later', at: '2026-11-23T09:30:00.000Z' },
  { id: 5, kind: 'cancel', words: 'Toch niet', at: '2026-11-23T09:40:00.000Z' },
] as const

const mailAsked = (id: number) =>
  ({ id, kind: 'mail', words: `Vraag ${id}`, at: '2026-11-23T10:00:00.000Z' }) as const

test('everything that waits is ticked, and can be left out', async () => {
  await write({ delivery, asked: [...asked] })
  const box = (name: RegExp) => dialog().getByRole<HTMLInputElement>('checkbox', { name })
  expect([box(/wil iets wijzigen/).checked, box(/wil annuleren/).checked]).toEqual([true, true])
  await user.click(box(/wil annuleren/))
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(box(/wil annuleren/).checked).toBe(true)
  await user.click(box(/wil iets wijzigen/))
  await user.click(dialog().getByRole('button', { name: 'Versturen' }))
  expect(sent.at(-1)).toMatchObject({ settles: [5] })
})

test('all mails that wait are in sight while somebody writes', async () => {
  await write({ timeline: [received(2), received(1)], asked: [mailAsked(1), mailAsked(2)] })
  const question = within(dialog().getByRole('region', { name: 'Waar je op antwoordt' }))
  expect([question.getByText('Vraag 1'), question.getByText('Vraag 2')]).toHaveLength(2)
})

test('who got a copy of the mail is offered, and one press takes them over', async () => {
  const copies = ['boekhouding@korenmolen.example', 'lotte@korenmolen.example']
  await write({ timeline: [received(1, { copies })], asked: [mailAsked(1)] })
  expect(dialog().getByText('Bij deze mail horen ook: boekhouding@korenmolen.example')).toBeDefined()
  await user.click(dialog().getByRole('button', { name: 'Zet in cc' }))
  await user.click(dialog().getByRole('button', { name: 'Versturen' }))
  expect(sent.at(-1)).toMatchObject({ cc: 'boekhouding@korenmolen.example', settles: [1] })
  expect(dialogs()).toHaveLength(0)
})

test('one press sends the answer and closes the case, where it can be closed', async () => {
  const ofForms = { ...text, kinds: ['order', 'form'] }
  desk.texts = () => Response.json({ texts: [ofForms], signature: null, colleagues: [] })
  const closed = {
    state: 'closed',
    label: 'afgesloten',
    refusal: null,
    milestone: null,
    isFinal: true,
    reasons: [],
  }
  await write({ kind: 'form', transitions: [closed] })
  await user.click(dialog().getByRole('button', { name: 'Versturen en sluiten' }))
  expect(sent.at(-1)).toMatchObject({ after: { close: 'answered' } })
  cleanup()
  await write()
  expect(dialog().queryByRole('button', { name: 'Versturen en sluiten' })).toBeNull()
})

test('a text keeps the subject of the customer, and an answer to a bounced address says that it waits', async () => {
  await write({
    delivery,
    timeline: [received(1)],
    bounced: { at: '2026-11-23T09:30:00.000Z', reason: '550 User unknown' },
  })
  expect(dialog().getByText(/Je antwoord wacht tot het adres verbeterd is/)).toBeDefined()
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' }).value).toBe(
    'Re: Je bestelling',
  )
})

test('the last mail of the customer is in sight and its subject is answered', async () => {
  await write({
    timeline: [
      received(9, { subject: 'Re: Je bestelling [482-739-166]', text: 'Kan het ook een dag later?' }),
    ],
  })
  const question = dialog().getByRole('region', { name: 'Waar je op antwoordt' })
  expect(within(question).getByText('Kan het ook een dag later?')).toBeDefined()
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' }).value).toBe(
    'Re: Je bestelling',
  )
})
