// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { RevisionPage } from '../desk-schemas.ts'
import { problemText } from '../revision-words.ts'
import { PlanRevision } from './plan-revision.tsx'
import { draft, draw } from './testing-catalogue.tsx'

afterEach(cleanup)

const odd = {
  id: 12,
  name: 'Glasvezel 500',
  productType: 'internet',
  path: 'listPriceInCents',
  message: 'De normale prijs is niet hoger dan de prijs',
  since: null,
} as const
const alone = {
  id: 12,
  name: 'Glasvezel 500',
  productType: 'internet',
  path: 'contractDuration',
  message: 'Deze lijn is er niet voor 12 maanden',
  since: null,
} as const

const page: RevisionPage = {
  revision: draft,
  needsApproval: false,
  items: [],
  begins: [],
  others: [],
  conflicts: [],
  refused: [],
  warned: [odd, alone],
  reach: { savedCarts: 0, sentQuotes: 0 },
  addresses: null,
  undoRequest: null,
  isOwn: true,
  alone: null,
}

function open(shown: Partial<RevisionPage> = {}) {
  const onDone = vi.fn()
  const sent = draw(<PlanRevision page={{ ...page, ...shown }} onDone={onDone} />, {
    plannen: () => ({ status: 204 }),
  })
  return { sent, onDone }
}

const launch = () => screen.getByRole('button', { name: 'Nu laten ingaan' })

test('plans only once every warning is ticked, and goes to the first that is not', async () => {
  const { sent, onDone } = open()
  const [first, second] = screen.getAllByRole('checkbox')
  if (!first || !second) throw new Error('Two warnings have two boxes')
  await userEvent.click(first)
  await userEvent.click(launch())
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(second)
  expect(second.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(second)
  await userEvent.click(launch())
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('De herziening is ingegaan.'))
  expect(sent).toEqual([{ version: 3, confirmed: [odd, alone].map(problemText) }])
})

test('has many warnings read as a list and confirmed at once', async () => {
  const warned = Array.from({ length: 13 }, (_, place) => ({ ...odd, id: place + 1 }))
  const { sent } = open({ warned })
  for (const problem of warned) expect(screen.getByText(problemText(problem))).toBeTruthy()
  await userEvent.click(launch())
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /^Ik las deze 13 waarschuwingen/ }))
  await userEvent.click(launch())
  await vi.waitFor(() => expect(sent).toEqual([{ version: 3, confirmed: warned.map(problemText) }]))
})

test('says when a promotion ends', () => {
  open({
    revision: { ...draft, startsAt: '2026-12-31T23:00:00.000Z', endsAt: '2027-01-31T23:00:00.000Z' },
    warned: [],
  })
  expect(screen.getByText(/^Op ma 1 feb 2027.* wordt alles vanzelf weer zoals het was/)).toBeTruthy()
})

test('says when it goes live', () => {
  open({ revision: { ...draft, startsAt: '2026-12-31T23:00:00.000Z' }, warned: [] })
  expect(screen.getByText(/gaat in op vr 1 jan 2027/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Plannen' })).toBeTruthy()
})

test('cannot be planned while a rule stands in its way', () => {
  open({ refused: [odd] })
  expect(launch()).toHaveProperty('disabled', true)
  expect(screen.getByRole('alert').textContent).toContain('los eerst op')
})

test('cannot be planned before a second colleague approved it, where that is asked', () => {
  open({ needsApproval: true })
  expect(launch()).toHaveProperty('disabled', true)
  expect(screen.getByRole('alert').textContent).toContain('goedgekeurd')
  expect(screen.queryByRole('checkbox')).toBeNull()
  cleanup()
  open({ needsApproval: true, revision: { ...draft, approvedBy: 'Piet' } })
  expect(launch()).toHaveProperty('disabled', false)
})
