import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import type { DeskCase } from '../../../api/desk-case.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import { casePath } from '../../cases/contract.ts'
import type { ReceivedMailDto, TimelineEntry } from '../../cases/contract-timeline.ts'
import { caseEvents } from '../../cases/events.ts'
import type { ReplyTemplate } from '../../reply-templates/contract-desk.ts'
import { receivedMail, timelineEntry } from '../testing-timeline.ts'
import { CaseScreen } from './case-screen.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

/* Answers of staff to a customer, in tests of the dialog. */

export const user = userEvent.setup()
const me = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const done = () => new Response(null, { status: 204 })
export const answer = vi.fn<() => Response>()
export const takeBack = vi.fn<() => Response>()
export const sent: Readonly<Record<string, unknown>>[] = []

export const text: ReplyTemplate = {
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
export const english = {
  ...text,
  id: '6f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  name: 'Later',
  language: 'en' as const,
}
/** The answer of the desk to who asks for its texts. */
export const desk = { texts: (): Response => Response.json({}) }

/** Has a desk of its own answer each test. */
export function standInDesk(): void {
  beforeEach(() => {
    vi.resetAllMocks()
    sent.length = 0
    window.localStorage.clear()
    answer.mockReturnValue(done())
    takeBack.mockReturnValue(done())
    desk.texts = () =>
      Response.json({ texts: [text, english], signature: 'Groeten van Noor', colleagues: [] })
    standInServer(
      {
        '/api/beheer/teksten': () => desk.texts(),
        [casePath(shownCase.number, 'antwoord')]: answer,
        [casePath(shownCase.number, 'antwoord-terughalen')]: takeBack,
      },
      sent,
    )
  })
  afterEach(cleanup)
}

export const colleague = { id: me, name: 'Noor', email: 'noor@lijnhaven.example', role: 'verkoop' }
export const delivery = { day: '2026-12-08', partOfDay: 'morning', installer: '' } as const

/** The screen of a case. */
export function show(changes: Partial<DeskCase> = {}) {
  const element = (
    <OnScreen shown={{ ...shownCase, ...changes }} mayWork>
      <CaseScreen me={me} />
    </OnScreen>
  )
  const routes = [{ id: 'root', children: [{ id: routeIds.desk, children: [{ path: '/', element }] }] }]
  const loaderData = { root: { brand }, [routeIds.desk]: colleague }
  return render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}

export const dialog = () => within(screen.getByRole('dialog'))
export const dialogs = () => screen.queryAllByRole('dialog')
export const message = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' })

/** The same, with an answer that is begun. */
export async function write(changes: Partial<DeskCase> = {}) {
  const shown = show(changes)
  const [button] = await screen.findAllByRole('button', { name: 'Beantwoorden' })
  if (button) await user.click(button)
  await screen.findByRole('button', { name: text.name })
  return shown
}

/** A mail of the customer in the case. */
export const received = (id: number, changes: Partial<ReceivedMailDto> = {}): TimelineEntry =>
  timelineEntry(id, caseEvents.mailReceived, {
    at: `2026-11-23T1${id}:00:00.000Z`,
    by: { kind: 'customer', name: null },
    received: receivedMail({
      id: `m${id}`,
      text: `Vraag ${id}`,
      nature: 'question',
      reasons: ['question'],
      ...changes,
    }),
  })
