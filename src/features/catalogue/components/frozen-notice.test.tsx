// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import type { RevisionState } from '../revision.ts'
import { FrozenNotice } from './frozen-notice.tsx'

afterEach(cleanup)

function draw(state: RevisionState, role: StaffRole = 'catalogus') {
  const routes = [{ id: routeIds.desk, path: '/', element: <FrozenNotice state={state} /> }]
  const hydrationData = { loaderData: { [routeIds.desk]: { id: 'a', name: 'Noor', role } } }
  const { container } = render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
  return container
}

test('sends nobody back to design from where there is no way back', () => {
  draw('in-test')
  expect(screen.getByText(/Zet haar terug in ontwerp/)).toBeTruthy()
  cleanup()
  for (const state of ['active', 'launched', 'retired', 'obsolete'] as const) {
    draw(state)
    expect(screen.getByText(/verandert niet meer/).textContent).not.toContain('ontwerp')
    cleanup()
  }
})

test('says nothing where it can be changed, nor to whoever only looks', () => {
  expect(draw('in-design').textContent).toBe('')
  cleanup()
  expect(draw('launched', 'lezer').textContent).toBe('')
})
