// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf } from '../../../api/types.ts'
import Missed from './missed.tsx'

type Shown = AnswerOf<'GET /api/beheer/dekking/niet-gevonden'>

const Waiting = () => null

afterEach(cleanup)

function show(changes: Partial<Shown> = {}, address = '/') {
  const loaderData: Shown = {
    months: ['2026-11', '2026-10'],
    places: [
      { month: '2026-11', place: '8011PK', kind: 'no-fibre', count: 1204 },
      { month: '2026-11', place: '8012', kind: 'unknown-address', count: 2 },
    ],
    isCut: false,
    ...changes,
  }
  const Stub = createRoutesStub([
    { path: '/', Component: Missed, HydrateFallback: Waiting, loader: () => loaderData },
  ])
  render(<Stub initialEntries={[address]} />)
}

test('the file is of the month that shows', async () => {
  show({ isCut: true }, '/?maand=2026-11')
  const link = await screen.findByRole('link', { name: 'Alles als bestand (CSV)' })
  expect(link.getAttribute('href')).toBe('/api/beheer/dekking/niet-gevonden/bestand?maand=2026-11')
  expect(screen.getByText('De eerste 2. Het bestand heeft ze allemaal.')).toBeDefined()
})

test('a shop that counted nothing yet says so', async () => {
  show({ months: [], places: [] })
  await screen.findByText('Nog niets geteld')
  expect(screen.queryByRole('table')).toBeNull()
})
