// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf } from '../../../api/types.ts'
import Missed from './missed.tsx'

type Shown = AnswerOf<'GET /api/beheer/dekking/niet-gevonden'>
const Page = Missed as unknown as (props: { loaderData: Shown }) => ReactNode

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
  const routes = [{ path: '/', element: <Page loaderData={loaderData} /> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

test('the file is of the month that shows', () => {
  show({ isCut: true }, '/?maand=2026-11')
  const link = screen.getByRole('link', { name: 'Alles als bestand (CSV)' })
  expect(link.getAttribute('href')).toBe('/api/beheer/dekking/niet-gevonden/bestand?maand=2026-11')
  expect(screen.getByText('De eerste 2. Het bestand heeft ze allemaal.')).toBeDefined()
})

test('a shop that counted nothing yet says so', () => {
  show({ months: [], places: [] })
  expect(screen.getByText('Nog niets geteld')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
