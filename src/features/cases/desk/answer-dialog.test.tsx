// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { CaseFile } from '../../case-files/contract-desk.ts'
import { noSenderCheck } from '../../incoming-mails/sender-check-results.ts'
import type { ReplyTemplate } from '../../reply-templates/contract-desk.ts'
import { CaseCommands } from '../components/case-commands.tsx'
import { draftStorage } from '../components/draft-storage.ts'
import { casePath, type DeskCase } from '../contract.ts'
import type { ReceivedMailDto } from '../contract-timeline.ts'
import { filesIn } from './answer-form.ts'
import { CaseScreen } from './case-screen.tsx'
import { shownCase } from './testing-case.ts'

const user = userEvent.setup()
const me = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const done = () => new Response(null, { status: 204 })
const answer = vi.fn<() => Response>()
const takeBack = vi.fn<() => Response>()
const sent: Readonly<Record<string, unknown>>[] = []

const text: ReplyTemplate = {
  id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  isShared: true,
  name: 'Levering: het wordt later',
  language: 'nl',
  kinds: ['order'],
  states: [],
  subject: 'Je levering {nummer}',
  text: 'Het wordt {leverdag}.',
  waitDays: 3,
  assign: 'me',
  close: '',
  settles: ['cancel'],
  version: 1,
  changedBy: null,
  changedAt: '2026-11-23T09:30:00.000Z',
}
const english = {
  ...text,
  id: '6f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  name: 'Later',
  language: 'en' as const,
}
let texts: () => Response

beforeEach(() => {
  vi.resetAllMocks()
  sent.length = 0
  window.localStorage.clear()
  answer.mockReturnValue(done())
  takeBack.mockReturnValue(done())
  texts = () => Response.json({ texts: [text, english], signature: 'Groeten van Noor', colleagues: [] })
  standInServer({
    '/api/beheer/teksten': () => texts(),
    [casePath(shownCase.number, 'antwoord')]: answer,
    [casePath(shownCase.number, 'antwoord-terughalen')]: takeBack,
  })
  const answered = fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return answered(address, init)
  })
})
afterEach(cleanup)

const colleague = { id: me, name: 'Noor', email: 'noor@lijnhaven.example', role: 'verkoop' }
const delivery = { day: '2026-12-08', partOfDay: 'morning', installer: '' } as const

function show(changes: Partial<DeskCase> = {}) {
  const element = (
    <CaseCommands shown={{ ...shownCase, ...changes }} mayWork>
      <CaseScreen me={me} />
    </CaseCommands>
  )
  const routes = [{ id: 'root', children: [{ id: routeIds.desk, children: [{ path: '/', element }] }] }]
  const loaderData = { root: { brand }, [routeIds.desk]: colleague }
  return render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}

const dialog = () => within(screen.getByRole('dialog'))
const dialogs = () => screen.queryAllByRole('dialog')
const message = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' })

async function write(changes: Partial<DeskCase> = {}) {
  const shown = show(changes)
  const [button] = await screen.findAllByRole('button', { name: 'Beantwoorden' })
  if (button) await user.click(button)
  await screen.findByRole('button', { name: text.name })
  return shown
}

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
  texts = () => Response.json({ texts: [text, english], signature: null, colleagues: [] })
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

const asked = [
  { id: 4, kind: 'change', words: 'Een dag later', at: '2026-11-23T09:30:00.000Z' },
  { id: 5, kind: 'cancel', words: 'Toch niet', at: '2026-11-23T09:40:00.000Z' },
] as const

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

const received = (id: number, changes: Partial<ReceivedMailDto> = {}): DeskCase['timeline'][number] => ({
  id,
  at: `2026-11-23T1${id}:00:00.000Z`,
  by: { kind: 'customer', name: null },
  type: 'mail-received',
  data: {},
  words: null,
  received: {
    id: `m${id}`,
    from: 'lotte@korenmolen.example',
    fromName: 'Lotte',
    isKnownSender: true,
    isColleague: false,
    copies: [],
    senderCheck: noSenderCheck,
    subject: 'Re: Je bestelling',
    text: `Vraag ${id}`,
    quoted: '',
    hasHtml: false,
    cut: null,
    nature: 'question',
    asks: true,
    reasons: ['question'],
    files: [],
    ...changes,
  },
  files: [],
  values: [],
})
const mailAsked = (id: number) =>
  ({ id, kind: 'mail', words: `Vraag ${id}`, at: '2026-11-23T10:00:00.000Z' }) as const

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
  texts = () => Response.json({ texts: [ofForms], signature: null, colleagues: [] })
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

test('an answer for later begins with a day that lies ahead', async () => {
  await write()
  await user.click(dialog().getByRole('checkbox', { name: 'Later versturen' }))
  await user.type(message(), 'Dag')
  await user.click(dialog().getByRole('button', { name: 'Inplannen' }))
  expect(sent.at(-1)).toMatchObject({ sendAt: { day: '2026-11-24', time: '09:00' } })
})

test('the last mail of the customer is in sight and its subject is answered', async () => {
  await write({
    timeline: [
      {
        id: 9,
        at: '2026-11-23T10:00:00.000Z',
        by: { kind: 'customer', name: null },
        type: 'mail-received',
        data: {},
        words: null,
        received: {
          id: 'm',
          from: 'lotte@korenmolen.example',
          fromName: 'Lotte',
          isKnownSender: true,
          senderCheck: noSenderCheck,
          subject: 'Re: Je bestelling [482-739-166]',
          text: 'Kan het ook een dag later?',
          quoted: '',
          hasHtml: false,
          cut: null,
          nature: 'answer',
          asks: true,
          reasons: [],
          copies: [],
          isColleague: false,
          files: [],
        },
        files: [],
        values: [],
      },
    ],
  })
  const question = dialog().getByRole('region', { name: 'Waar je op antwoordt' })
  expect(within(question).getByText('Kan het ook een dag later?')).toBeDefined()
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' }).value).toBe(
    'Re: Je bestelling',
  )
})

test('without the texts somebody writes himself', async () => {
  texts = () => Response.json({ message: 'Weg' }, { status: 503 })
  show()
  const [button] = await screen.findAllByRole('button', { name: 'Beantwoorden' })
  if (button) await user.click(button)
  expect(await screen.findByText(/standaardteksten kunnen nu niet worden geladen/)).toBeDefined()
  expect(message().value).toBe('Beste Lotte,\n\n\n\nMet vriendelijke groet,\n\nNoor\nLijnhaven')
})

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

test('acts of a text that the case cannot have are not offered', async () => {
  const leaver = '8b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11'
  const closing = { ...text, assign: leaver, close: 'answered' }
  texts = () => Response.json({ texts: [closing], signature: null, colleagues: [] })
  await write({ delivery })
  await user.click(dialog().getByRole('button', { name: text.name }))
  await user.click(dialog().getByRole('button', { name: 'Versturen' }))
  expect(sent.at(-1)).toMatchObject({ after: { waitDays: 3, assignee: null, close: null } })
})

test('the day on which the case is followed up is that of the text', async () => {
  const body = { ...text, text: 'Je hoort ons op {opvolgdag}.', waitDays: 2 }
  const workingDays = ['2026-11-24', '2026-12-01']
  texts = () => Response.json({ texts: [body], signature: null, colleagues: [], workingDays })
  await write()
  await user.click(dialog().getByRole('button', { name: text.name }))
  expect(message().value).toContain('Je hoort ons op dinsdag 1 december.')
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
