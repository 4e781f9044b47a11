// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import type { CaseProgress } from '../contract.ts'
import { followedOrders } from '../followed-orders.ts'
import { CustomerRequestPart } from './customer-request-part.tsx'

afterEach(cleanup)

const progress: CaseProgress = {
  moments: [],
  moved: { call: null, delivery: null },
  hearsBy: '2026-11-27',
  isCalled: true,
  plannedCall: null,
  delivery: null,
  numbers: [],
  acceptUntil: null,
  waitsFor: null,
  cancelling: 'on-request',
  asked: [],
}

function show(changes: Partial<CaseProgress> = {}) {
  const element = (
    <CustomerRequestPart
      of={followedOrders}
      progress={{ ...progress, ...changes }}
      send={async () => ({ ok: true, status: 200, data: { outcome: 'asked' } })}
      onTaken={() => undefined}
    />
  )
  const router = createMemoryRouter(
    [
      { path: '/ervoor', element: <p>De pagina ervoor</p> },
      { path: '/', element },
    ],
    { initialEntries: ['/ervoor', '/'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

describe('the back button of the browser', () => {
  test.each(['Wijziging doorgeven', 'Annuleren aanvragen'])(
    'closes the dialog of “%s”, keeps the page and what was typed, and then leaves',
    async opener => {
      const router = show()
      await userEvent.click(await screen.findByRole('button', { name: opener }))
      const field = () => within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox')
      await userEvent.type(field(), 'We gaan verhuizen')
      await act(() => router.navigate(-1))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(router.state.location.pathname).toBe('/')
      await userEvent.click(screen.getByRole('button', { name: opener }))
      expect(field().value).toBe('We gaan verhuizen')
      await act(() => router.navigate(-1))
      await act(() => router.navigate(-1))
      expect(await screen.findByText('De pagina ervoor')).toBeDefined()
    },
  )

  test('leaves the page after a dialog that was closed by its own button', async () => {
    const router = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Wijziging doorgeven' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Niet doen' }))
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => router.navigate(-1))
    expect(await screen.findByText('De pagina ervoor')).toBeDefined()
  })
})

describe('what was asked', () => {
  const asked: CaseProgress['asked'] = [
    { id: 1, kind: 'cancel', words: 'We gaan verhuizen.', at: '2026-11-24T10:00:00.000Z' },
    { id: 2, kind: 'change', words: 'Of een week later?', at: '2026-11-24T11:00:00.000Z' },
    { id: 3, kind: 'question', words: 'Wat kost dat?', at: '2026-11-24T12:00:00.000Z' },
  ]

  test('shows, all of it', async () => {
    show({ asked })
    for (const { words } of asked) expect(await screen.findByText(words)).toBeDefined()
  })

  test('shows of what is over too, which can be changed no more', async () => {
    show({ asked: asked.slice(2), cancelling: null })
    expect(await screen.findByText('Wat kost dat?')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
