import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { nameOf } from '../../../common/event-kind.ts'
import { CaseCommands, type ShownCase } from './case-commands.tsx'

/** An order that just came in, as a part of the screen of a case must know it. */
export const caseOnScreen: ShownCase = {
  number: '482739166',
  kind: 'order',
  purpose: 'new',
  state: 'acknowledged',
  version: 1,
  isTest: false,
  contact: { email: 'lotte@korenmolen.example' },
}

/** A part of the screen of a case, in a page of its own. */
export function partOfCase(part: ReactElement, { mayWork = true, shown = caseOnScreen } = {}) {
  const element = (
    <CaseCommands
      shown={shown}
      mayWork={mayWork}
      inWords={({ type, by }) => ({ what: nameOf(type), who: by.name ?? by.kind })}
    >
      {part}
    </CaseCommands>
  )
  const routes = [
    { path: '/', element },
    { path: '*', element: <p>Elders</p> },
  ]
  return <RouterProvider router={createMemoryRouter(routes)} />
}
