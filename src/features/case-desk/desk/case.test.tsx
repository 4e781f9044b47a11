// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskCase } from '../../../api/desk-case.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { type CaseConflict, casePath } from '../../cases/contract.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseMail, timelineEntry } from '../testing-timeline.ts'
import { CaseScreen } from './case-screen.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

const user = userEvent.setup()
const done = () => new Response(null, { status: 204 })
const answer = vi.fn<() => Response>()

beforeEach(() => {
  vi.resetAllMocks()
  sent.length = 0
  window.localStorage.clear()
  for (const act of ['notities', 'behandelaar', 'status', 'gesprek', 'afgehandeld', 'nummer'])
    answers[casePath(shownCase.number, act)] = answer
  standInServer(answers, sent)
})
afterEach(cleanup)
const sent: Readonly<Record<string, unknown>>[] = []
const sentVersions = () => sent.splice(0).map(({ version }) => version)
const answers: Record<string, () => Response> = {}

function show(changes: Partial<DeskCase> = {}, mayWork = true) {
  const element = (
    <OnScreen shown={{ ...shownCase, ...changes }} mayWork={mayWork}>
      <CaseScreen me="3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10" />
    </OnScreen>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const conflict: CaseConflict = {
  message: 'Samir heeft deze zaak intussen gewijzigd. Er is nog niets overschreven.',
  conflict: {
    version: 2,
    changes: [
      {
        id: 7,
        at: '2026-11-23T10:00:00.000Z',
        by: { kind: 'staff', name: 'Samir' },
        type: caseEvents.assigned,
        data: { from: null, to: 'x', toName: 'Samir' },
        words: null,
        received: null,
        files: [],
        values: [],
      },
    ],
    standing: [{ name: 'Behandelaar', value: 'Samir' }],
  },
}

test('what a colleague did meanwhile shows beside what was wanted, and is overwritten only by who says so', async () => {
  answer.mockReturnValueOnce(Response.json(conflict, { status: 409 })).mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Aan mij toewijzen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Iemand was je voor' })
  expect(within(dialog).getByText('Noor')).toBeDefined()
  expect(within(dialog).getByText('Samir')).toBeDefined()
  expect(within(dialog).getByText(/Toegewezen aan Samir/)).toBeDefined()
  expect(answer).toHaveBeenCalledTimes(1)
  await user.click(within(dialog).getByRole('button', { name: 'Mijn wijziging toch doorvoeren' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Iemand was je voor' })).toBeNull())
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a form that was opened before a colleague was faster is done on what stands now, and closes', async () => {
  answer.mockReturnValueOnce(Response.json(conflict, { status: 409 })).mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  const call = within(await screen.findByRole('dialog', { name: 'Hoe ging het gesprek?' }))
  expect(call.getByRole('link').getAttribute('href')).toMatch(/^tel:\+31/)
  await user.click(call.getByRole('button', { name: 'Gesproken' }))
  const dialog = await screen.findByRole('dialog', { name: 'Iemand was je voor' })
  await user.click(within(dialog).getByRole('button', { name: 'Mijn wijziging toch doorvoeren' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentVersions()).toEqual([1, 2])
})

test('a note that could not be stored is still there on another visit, and gone once it is stored', async () => {
  answer
    .mockReturnValueOnce(Response.json({ message: 'Even niet.' }, { status: 503 }))
    .mockReturnValue(done())
  show()
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Notitie voor/ })
  await user.type(await note(), 'Belt na de lunch')
  await user.click(screen.getByRole('button', { name: 'Notitie opslaan' }))
  await screen.findByText(/Even niet\./)
  cleanup()

  show()
  expect((await note()).value).toBe('Belt na de lunch')
  expect(screen.getByText('Deze notitie is nog niet opgeslagen.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Notitie opslaan' }))
  await vi.waitFor(async () => expect((await note()).value).toBe(''))
  expect(window.localStorage.length).toBe(0)
})

test('who only reads is told so, and finds no button that changes anything', async () => {
  show({}, false)
  await screen.findByText('Met jouw rol kun je deze zaak bekijken en niet wijzigen.')
  expect(screen.queryByRole('button', { name: /Gesprek|Bevestigen|Notitie/ })).toBeNull()
})

test('what cannot be done says why', async () => {
  show()
  expect(await screen.findByText('Deze bestelling is nog niet telefonisch bevestigd.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Als geleverd afronden' })).toBeNull()
})

test('a case that is over offers to call, to agree on a call and to wait, and no other state', async () => {
  show({ state: 'completed', closedAt: '2026-11-24T10:00:00.000Z', transitions: [] })
  expect(await screen.findByText('Deze zaak is afgesloten.')).toBeDefined()
  for (const name of ['Gesprek vastleggen', 'Belafspraak plannen', 'Laten wachten'])
    expect(screen.getByRole('button', { name })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Naar een andere status' })).toBeNull()
})

test('a wrong number leads to where it is corrected', async () => {
  answer.mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  await user.click(await screen.findByRole('button', { name: 'Het nummer klopt niet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verbeter de gegevens' })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Telefoonnummer/ }).value).not.toBe('')
})

test('a mail that was given up leads to where its address is corrected, and one that arrived does not', async () => {
  const mail = caseMail({ entry: 3 })
  const opened = timelineEntry(3, caseEvents.opened, { by: { kind: 'visitor', name: null } })
  const timeline = [opened]
  show({ mails: [mail], timeline })
  const all = () => screen.findAllByRole('button', { name: 'Gegevens verbeteren' })
  expect(await all()).toHaveLength(1)
  cleanup()
  show({ mails: [{ ...mail, state: 'dead' }], timeline })
  const [ofMail] = await all()
  await user.click(ofMail as HTMLElement)
  await screen.findByRole('dialog', { name: 'Verbeter de gegevens' })
  cleanup()

  const held = timelineEntry(4, caseEvents.stateChanged, {
    data: { fromLabel: 'bevestigd', toLabel: 'in de wacht' },
  })
  show({ mails: [{ ...mail, state: 'overtaken', overtakenBy: 4 }], timeline: [...timeline, held] })
  await screen.findByText(/^niet verstuurd: ingehaald door ‘Van bevestigd naar in de wacht’, ma 23 nov/)
})

test('the lines of a quote are those that were asked, and from its first version on those that are offered, declined or not', async () => {
  const lines = [
    { kind: 'free', text: 'Graafwerk', quantity: 1, priceInCents: 100, contractDuration: 0 },
  ] as const
  const sent = timelineEntry(3, caseEvents.quoteSent, { data: { number: 1 } })
  for (const [state, timeline, title] of [
    ['inProgress', [], 'Gevraagd'],
    ['approved', [sent], 'Aangeboden'],
    ['rejected', [sent], 'Aangeboden'],
  ] as const) {
    show({ kind: 'quote', state, timeline: [...timeline], lines: [...lines] })
    await screen.findByRole('heading', { name: title })
    cleanup()
  }
})

test('a consent says who read it out on the phone, or gave it to a system that passed it on', async () => {
  const consent = { kind: 'terms', version: '1', text: 'De voorwaarden.', reference: null } as const
  const givenAt = '2026-11-23T10:00:00.000Z'
  show({ consents: [{ ...consent, givenAt, readOutBy: null, passedOn: null }] })
  await screen.findByText(/versie 1/)
  expect(screen.queryByText(/voorgelezen|doorgegeven/)).toBeNull()
  cleanup()
  show({ consents: [{ ...consent, givenAt, readOutBy: 'Noor de Wit', passedOn: null }] })
  await screen.findByText(/voorgelezen door Noor de Wit/)
  cleanup()
  show({
    consents: [{ ...consent, givenAt, readOutBy: null, passedOn: { by: 'Lotte Visser', how: 'phone' } }],
  })
  await screen.findByText(/gegeven door Lotte Visser, telefonisch/)
})

const requests: DeskCase['asked'] = [
  { id: 11, kind: 'cancel', words: 'We gaan verhuizen.', at: '2026-11-24T10:00:00.000Z' },
  { id: 12, kind: 'change', words: 'Of een week later?', at: '2026-11-24T11:00:00.000Z' },
]

test('every request of the customer shows, and is settled by itself', async () => {
  answer.mockReturnValue(done())
  show({ asked: requests, next: 'respond' })
  for (const text of [
    'De klant wil annuleren',
    'We gaan verhuizen.',
    'De klant wil iets wijzigen',
    'Of een week later?',
  ])
    expect(await screen.findByText(text)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Afgehandeld: wijziging' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ request: 12, version: 1 }]))
})

test('a call says which of several requests it takes up, and of one alone nothing is asked', async () => {
  answer.mockReturnValue(done())
  show({ asked: requests, next: 'respond' })
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  const call = within(await screen.findByRole('dialog', { name: 'Hoe ging het gesprek?' }))
  await user.click(call.getByRole('checkbox', { name: /annuleren: We gaan verhuizen/ }))
  await user.click(call.getByRole('button', { name: 'Gesproken' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ outcome: 'reached', settles: [11] }]))
  cleanup()

  show({ asked: requests.slice(0, 1), next: 'respond' })
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  expect(screen.queryByRole('checkbox', { name: /annuleren/ })).toBeNull()
})

test('a call that reached the customer confirms the order in the same go, with its mail or without', async () => {
  answer.mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  await user.type(await screen.findByLabelText(/Notitie bij het gesprek/), 'Alles klopt.')
  await user.click(screen.getByRole('checkbox', { name: /bevestigd/, checked: true }))
  await user.click(screen.getByRole('button', { name: 'Gesproken en bevestigen' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([
    { outcome: 'reached', confirm: { mail: false }, note: 'Alles klopt.', callBack: null },
  ])
})

test('a customer who did not answer is called again at the usual moment, at one press', async () => {
  answer.mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  await user.click(await screen.findByRole('button', { name: 'Geen gehoor' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ outcome: 'no-answer', callBack: shownCase.nextAttempt, confirm: null }])
})

test('Enter in a field of the call chooses no outcome', async () => {
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  await user.type(await screen.findByLabelText('Tijd'), '{Enter}')
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('what cannot be confirmed is not offered to be', async () => {
  show({ kind: 'form', state: 'new', transitions: [] })
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  await screen.findByRole('button', { name: 'Gesproken' })
  expect(screen.queryByRole('button', { name: 'Gesproken en bevestigen' })).toBeNull()
})

test('a question about a case that is over is answered from it', async () => {
  const asked: DeskCase['asked'] = [
    { id: 13, kind: 'question', words: 'Kan het alsnog?', at: '2026-11-24T10:00:00.000Z' },
  ]
  const over: Partial<DeskCase> = {
    kind: 'quote',
    state: 'rejected',
    transitions: [],
    closedAt: '2026-11-24T09:00:00.000Z',
  }
  show({ ...over, asked, next: 'respond' })
  expect(await screen.findByText('Kan het alsnog?')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Gesprek vastleggen' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Nieuwe versie maken' })).toBeDefined()
})

test('the last number of an order that waits for numbers alone offers the mail that all is delivered', async () => {
  const portIn = (position: number, steps: DeskCase['portIns'][number]['steps']) => ({
    position,
    number: `+3120123456${position}`,
    state: 'planned',
    stateLabel: 'gepland',
    provider: 'KPN',
    providerReference: '',
    askedOn: '2026-11-20',
    answeredBy: '2026-11-25',
    wishDate: null,
    plannedOn: '2026-11-23',
    refusal: null,
    steps,
  })
  answer.mockReturnValue(done())
  const partial = { state: 'partial', stateLabel: 'deels geleverd' } as const
  show({ ...partial, portIns: [portIn(1, ['complete']), portIn(2, [])] })
  await user.click(await screen.findByRole('button', { name: /Overgezet/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: /alles geleverd/, checked: true }))
  await user.click(dialog.getByRole('button', { name: /Overgezet/ }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ step: 'complete', mail: false }]))
  cleanup()

  show({ ...partial, portIns: [portIn(1, ['complete']), portIn(2, ['complete'])] })
  await user.click((await screen.findAllByRole('button', { name: /Overgezet/ }))[0] as HTMLElement)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('an act whose answer is lost is said not to be known, neither done nor not done', async () => {
  answer.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  show({ asked: requests })
  for (const name of ['Aan mij toewijzen', 'Afgehandeld: wijziging']) {
    await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(/We weten niet of dit is gelukt/)).toBeDefined()
    expect(screen.queryByText(/is niet gelukt|niet opgeslagen/)).toBeNull()
    answer.mockImplementation(done)
    await user.click(await screen.findByRole('button', { name }))
    await vi.waitFor(() => expect(screen.queryByText(/We weten niet of dit is gelukt/)).toBeNull())
    answer.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
  }
})
