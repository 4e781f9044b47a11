// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskCase } from '../../../api/desk-case.ts'
import { kindOf } from '../../../common/event-kind.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { casePath } from '../../cases/contract.ts'
import { listTrail, rememberList } from '../../desk/components/list-trail.ts'
import { caseMail, receivedMail, timelineEntry } from '../testing-timeline.ts'
import { CaseScreen } from './case-screen.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

const user = userEvent.setup()
const answer = vi.fn(() => new Response(null, { status: 204 }))
const bodies: unknown[] = []
beforeEach(() => {
  vi.clearAllMocks()
  window.sessionStorage.clear()
  bodies.length = 0
  standInServer(
    { [casePath(shownCase.number, 'koppelen')]: answer, '/api/beheer/ik/gesprek': answer },
    bodies,
  )
})
afterEach(cleanup)

const mail = caseMail()
const received = receivedMail({
  id: 'm1',
  from: 'piet@elders.example',
  fromName: 'Piet',
  isKnownSender: false,
  subject: 'Re: je bestelling',
  text: 'Kan het een dag later?',
  quoted: 'Op maandag schreef Lijnhaven',
})

function show(changes: Partial<DeskCase> = {}, address = '/') {
  const element = (
    <OnScreen shown={{ ...shownCase, ...changes }} mayWork>
      <CaseScreen me="3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10" />
    </OnScreen>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return router
}
const stream = async () => within(await screen.findByRole('region', { name: 'Gesprek en tijdlijn' }))

test('the header says who, how it stands, what is next and when, who has it, and whether the mail arrived', async () => {
  show({
    mails: [{ ...mail, state: 'dead' }],
    timeline: [timelineEntry(1, kindOf('case-opened'))],
    dueAt: '2099-11-24T23:00:00.000Z',
  })
  const header = within((await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement)
  for (const text of [
    'Bakkerij De Korenmolen B.V.',
    'ontvangen',
    'Bellen',
    'Uiterlijk',
    'Behandelaar: Niemand',
    'Laatste mail niet afgeleverd',
  ])
    header.getByText(text)
  expect(header.getByRole('link', { name: /^020/ }).getAttribute('href')).toBe('tel:+31201234567')
})

test('a mail stands with the event that sent it, with its state and its acts', async () => {
  show({ mails: [mail], timeline: [timelineEntry(1, kindOf('case-opened'))] })
  const item = within((await stream()).getByText('Binnengekomen').closest('li') as HTMLElement)
  item.getByText('Bevestiging van ontvangst')
  item.getByText(/^verstuurd, ma 23 nov/)
  item.getByRole('button', { name: 'Bekijk: Bevestiging van ontvangst' })
  item.getByRole('button', { name: 'Opnieuw versturen: Bevestiging van ontvangst' })
})

test('a mail that came in shows who wrote what, and whether the sender is of the case', async () => {
  show({
    timeline: [timelineEntry(1, kindOf('mail-received'), { by: { kind: 'visitor', name: null }, received })],
  })
  const shown = await stream()
  for (const text of [
    'Mail van iemand anders',
    'Piet ·',
    'Piet <piet@elders.example>',
    'Dit adres hoort niet bij deze zaak.',
    'Re: je bestelling',
    'Kan het een dag later?',
    'Eerdere mail',
  ])
    shown.getByText(text)
})

test('a mail that its sender did not write is marked, with what each check said, and so is its case', async () => {
  const forged = {
    ...received,
    from: 'lotte@korenmolen.example',
    senderCheck: { verdict: 'fail', spf: 'fail', dkim: null, dmarc: 'fail' },
  } as const
  const asked: DeskCase['asked'] = [
    { id: 1, kind: 'mail', words: 'Nieuw rekeningnummer', at: '2026-11-23T10:00:00.000Z' },
  ]
  show({
    asked,
    timeline: [timelineEntry(1, kindOf('mail-received'), { data: { isForged: true }, received: forged })],
  })
  const shown = await stream()
  shown.getByText('Mail van wie niet de afzender is')
  screen.getByText(/doe niet wat hier staat voordat je de klant gebeld hebt/)
  expect(screen.queryByText(/doe wat hij vraagt/)).toBeNull()
  shown.getByText(/^Afzender klopt niet: .*\(SPF fail, DMARC fail\)/)
  expect(shown.queryByText('Dit adres hoort niet bij deze zaak.')).toBeNull()
  within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement).getByText(
    'Afzender klopt niet',
  )
})

test('a mail that names nobody, or several, says so', async () => {
  const ofNobody = { ...received, from: '', fromName: '' }
  show({ timeline: [timelineEntry(1, kindOf('mail-received'), { received: ofNobody })] })
  ;(await stream()).getByText(/^Afzender onbekend/)
})

test('a filter stands in the address, and shows its entries alone', async () => {
  const timeline = [
    timelineEntry(2, kindOf('note-written'), { words: { subject: null, text: 'Belt na de lunch.' } }),
    timelineEntry(1, kindOf('case-opened')),
  ]
  const router = show({ timeline })
  const shown = await stream()
  shown.getByText('Binnengekomen')
  await user.click(shown.getByRole('link', { name: 'Notities' }))
  shown.getByText('Belt na de lunch.')
  expect(shown.queryByText('Binnengekomen')).toBeNull()
  expect(router.state.location.search).toBe('?toon=notities')
  expect(shown.getByRole('link', { name: 'Notities' }).getAttribute('aria-current')).toBe('true')
  cleanup()
  show({ timeline }, '/?toon=mails')
  ;(await stream()).getByText('Er is over deze zaak nog niets gemaild.')
})

test('the filter that was chosen last holds where the address names none, and everything can be chosen again', async () => {
  const timeline = [timelineEntry(1, kindOf('case-opened'))]
  const router = show({ timeline, streamFilter: 'mails' })
  const shown = await stream()
  expect(shown.queryByText('Binnengekomen')).toBeNull()
  await user.click(shown.getByRole('link', { name: 'Alles' }))
  shown.getByText('Binnengekomen')
  expect(router.state.location.search).toBe('?toon=alles')
  expect(bodies).toEqual([{ filter: 'alles' }])
})

test('earlier entries, and the end of a long text, show to who asks', async () => {
  const long = `Begin ${'woord '.repeat(200)}`
  const timeline = Array.from({ length: 9 }, (_, place) =>
    timelineEntry(9 - place, kindOf('check-done'), { data: { check: 'kvk' } }),
  )
  show({
    timeline: [
      timelineEntry(10, kindOf('note-written'), { words: { subject: null, text: long } }),
      ...timeline,
    ],
  })
  const shown = await stream()
  const more = shown.getByRole('button', { name: 'Lees verder' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  shown.getByRole('button', { name: 'Korter' })
  await user.click(shown.getByRole('button', { name: 'Toon 4 eerdere berichten' }))
  expect(shown.queryByRole('button', { name: /eerdere/ })).toBeNull()
})

test('other cases say what they have in common, and are linked at one press', async () => {
  const other: DeskCase['related'][number] = {
    number: '582739165',
    kind: 'quote',
    purpose: 'new',
    branch: '',
    state: 'inProgress',
    stateLabel: 'in behandeling',
    name: 'Bakkerij De Korenmolen B.V.',
    openedAt: '2026-11-20T10:00:00.000Z',
    isOpen: true,
    by: ['kvk', 'phone'],
    isLinked: false,
    hasForgedMail: true,
  }
  show({ related: [other] })
  const link = await screen.findByRole('link', { name: 'Prijsopgave 582-739-165' })
  const row = within(link.closest('li') as HTMLElement)
  row.getByText('zelfde KVK nummer en telefoonnummer')
  row.getByText(/^in behandeling/)
  row.getByText('Afzender klopt niet')
  screen.getByText('1 zaak, 1 open')
  await user.click(row.getByRole('button', { name: 'Koppelen: 582-739-165' }))
  await vi.waitFor(() => expect(bodies).toMatchObject([{ other: '582739165', version: 1 }]))
})

test('the way through the list has the cases before and after, and remembers which one is open', async () => {
  rememberList('/beheer?weergave=niemand', ['111111111', shownCase.number, '333333333'])
  const router = show()
  const way = within(await screen.findByRole('navigation', { name: 'Door de lijst' }))
  way.getByText('2 van 3')
  expect(way.getByRole('link', { name: 'Terug naar de lijst' }).getAttribute('href')).toBe(
    '/beheer?weergave=niemand',
  )
  expect(listTrail()?.opened).toBe(shownCase.number)
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/beheer/zaken/333333333')
})
