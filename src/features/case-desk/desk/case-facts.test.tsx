// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { DeskHeldProduct } from '../../agreements/contract-desk.ts'
import { heldProductTexts as texts } from '../../agreements/texts-desk.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { CaseFacts } from './case-facts.tsx'
import { shownCase } from './testing-case.ts'
import { OnScreen } from './testing-screen.tsx'

afterEach(cleanup)

const line: DeskHeldProduct = {
  position: 0,
  name: 'Glasvezel 500',
  quantity: 1,
  startedOn: '2026-11-20',
  endsOn: null,
  centsPerMonth: 4000,
  paidFrom: null,
  wayOut: null,
  bond: {
    from: '2026-11-20',
    term: { from: '2026-11-20', months: 12 },
    prices: [{ from: '2026-11-20', centsPerMonth: 4000 }],
    exitRule: 'telecom',
    percentage: 100,
    isAtMost: true,
  },
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
  end: null,
}
const { end: _, ...agreed } = line

/** The facts of a delivered order, as a colleague of a role sees them. */
function show(role: StaffRole) {
  const shown = {
    ...shownCase,
    heldProducts: [line],
    agreement: { lines: [agreed], notices: [], replacedBy: null, transfer: null },
  }
  const element = (
    <OnScreen shown={shown} mayWork>
      <CaseFacts seesIban={false} />
    </OnScreen>
  )
  const routes = [{ id: routeIds.desk, children: [{ path: '/', element }] }]
  const loaderData = { [routeIds.desk]: { id: 'me', name: 'Noor', role } }
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}

test.each([
  ['verkoop', true],
  ['lezer', false],
] as const)('the role %s reads what the customer has; it ends it and records a notice: %s', (role, may) => {
  show(role)
  expect(screen.getByText(texts.title)).toBeDefined()
  for (const name of [texts.endOf(line.name), texts.recordNotice])
    expect(screen.queryByRole('button', { name, hidden: true }) !== null).toBe(may)
})
