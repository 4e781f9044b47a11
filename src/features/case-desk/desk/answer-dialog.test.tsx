// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  delivery,
  desk,
  dialog,
  english,
  message,
  sent,
  show,
  standInDesk,
  text,
  user,
  write,
} from './testing-answers.tsx'
import { shownCase } from './testing-case.ts'

standInDesk()

test('an answer begins with greeting and signature; a text and its acts go with it in two more presses', async () => {
  await write({ delivery })
  expect(message().value).toBe('Beste Lotte,\n\n\n\nGroeten van Noor')
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(message().value).toBe('Beste Lotte,\n\nHet wordt dinsdag 8 december.\n\nGroeten van Noor')
  await user.click(dialog().getByRole('checkbox', { name: 'Aan mij toewijzen' }))
  await user.click(dialog().getByRole('button', { name: 'Versturen' }))
  expect(sent.at(-1)).toMatchObject({
    subject: 'Je levering 482-739-166',
    text: 'Beste Lotte,\n\nHet wordt dinsdag 8 december.\n\nGroeten van Noor',
    sendAt: null,
    after: { waitDays: 3, assignee: null, close: null },
    version: shownCase.version,
  })
})

test('an answer to a test is kept and said to be mailed to nobody', async () => {
  await write({ isTest: true, delivery })
  expect(
    dialog().getByText('Dit is een test: je antwoord komt in het gesprek te staan en wordt niet gemaild.'),
  ).toBeDefined()
  expect(dialog().queryByText(/^Naar /)).toBeNull()
  expect(dialog().queryByRole('checkbox', { name: 'Later versturen' })).toBeNull()
  await user.click(dialog().getByRole('button', { name: text.name }))
  await user.click(dialog().getByRole('button', { name: 'Vastleggen' }))
  expect(sent.at(-1)).toMatchObject({ subject: 'Je levering 482-739-166', sendAt: null })
})

test('a field that is not known shows at the text, and stops the sending', async () => {
  await write()
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(message().value).toContain('Het wordt {leverdag}.')
  expect(await dialog().findByText(/\{leverdag\} is bij deze zaak niet bekend/)).toBeDefined()
  await user.click(dialog().getByRole('button', { name: 'Versturen' }))
  expect(answer).not.toHaveBeenCalled()
})

test('a second text stands below what was typed, before the signature', async () => {
  await write({ delivery })
  await user.clear(message())
  await user.type(message(), 'Dag Lotte{Enter}{Enter}Groeten van Noor')
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(message().value).toBe('Dag Lotte\n\nHet wordt dinsdag 8 december.\n\nGroeten van Noor')
})

test('typed words find a text in another language, which Enter takes with its greeting and days', async () => {
  await write({ delivery })
  await user.type(dialog().getByLabelText('Zoek een standaardtekst'), 'later')
  expect(dialog().getByText('2 teksten gevonden')).toBeDefined()
  await user.click(dialog().getByRole('button', { name: 'Later (Engels)' }))
  expect(message().value).toBe('Dear Lotte,\n\nHet wordt Tuesday 8 December.\n\nGroeten van Noor')
  expect(dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Taal van de mail' }).value).toBe('en')
})

test('the language of the mail chooses greeting and texts, and leaves alone what was typed', async () => {
  desk.texts = () => Response.json({ texts: [text, english], signature: null, colleagues: [] })
  await write({ delivery })
  const language = dialog().getByRole('combobox', { name: 'Taal van de mail' })
  expect(dialog().queryByRole('button', { name: 'Later (Engels)' })).toBeNull()
  await user.selectOptions(language, 'Engels')
  expect(message().value).toBe('Dear Lotte,\n\n\n\nKind regards,\n\nNoor\nLijnhaven')
  expect(dialog().queryByRole('button', { name: text.name })).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Later (Engels)' }))
  expect(message().value).toContain('Tuesday 8 December')
  await user.type(message(), ' PS')
  const typed = message().value
  await user.selectOptions(language, 'Nederlands')
  expect(message().value).toBe(typed)
})

test('an answer for later begins with a day that lies ahead', async () => {
  await write()
  await user.click(dialog().getByRole('checkbox', { name: 'Later versturen' }))
  await user.type(message(), 'Dag')
  await user.click(dialog().getByRole('button', { name: 'Inplannen' }))
  expect(sent.at(-1)).toMatchObject({ sendAt: { day: '2026-11-24', time: '09:00' } })
})

test('without the texts somebody writes himself', async () => {
  desk.texts = () => Response.json({ message: 'Weg' }, { status: 503 })
  show()
  const [button] = await screen.findAllByRole('button', { name: 'Beantwoorden' })
  if (button) await user.click(button)
  expect(await screen.findByText(/standaardteksten kunnen nu niet worden geladen/)).toBeDefined()
  expect(message().value).toBe('Beste Lotte,\n\n\n\nMet vriendelijke groet,\n\nNoor\nLijnhaven')
})

test('acts of a text that the case cannot have are not offered', async () => {
  const leaver = '8b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11'
  const closing = { ...text, assign: leaver, close: 'answered' }
  desk.texts = () => Response.json({ texts: [closing], signature: null, colleagues: [] })
  await write({ delivery })
  await user.click(dialog().getByRole('button', { name: text.name }))
  await user.click(dialog().getByRole('button', { name: 'Versturen' }))
  expect(sent.at(-1)).toMatchObject({ after: { waitDays: 3, assignee: null, close: null } })
})

test('the day on which the case is followed up is that of the text', async () => {
  const body = { ...text, text: 'Je hoort ons op {opvolgdag}.', waitDays: 2 }
  const workingDays = ['2026-11-24', '2026-12-01']
  desk.texts = () => Response.json({ texts: [body], signature: null, colleagues: [], workingDays })
  await write()
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(message().value).toContain('Je hoort ons op dinsdag 1 december.')
})
