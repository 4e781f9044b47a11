import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { Revision } from '../desk-schemas.ts'

/** A revision in design. */
export const draft: Revision = {
  id: 7,
  name: 'Prijzen van januari',
  description: '',
  state: 'in-design',
  origin: 'desk',
  startsAt: null,
  endsAt: null,
  ends: null,
  version: 3,
  items: 1,
  createdAt: '2026-11-01T09:00:00.000Z',
  createdBy: 'Noor',
  approvedBy: null,
  plannedBy: null,
  undoneBy: null,
  reason: null,
}

/** Answers of the revision's calls, by what follows its address, to what is asked there; a body is left out where there is none. */
type Answers = Record<
  string,
  (asked: URLSearchParams) => { readonly status: number; readonly body?: unknown }
>

/** Draws a part of a page of the revision, for a colleague. @returns the bodies that are sent */
export function draw(element: ReactElement, answers: Answers, staffId = 'noor'): unknown[] {
  const sent: unknown[] = []
  let asked = new URLSearchParams()
  standInServer(
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        `/api/beheer/catalogus/herzieningen/${draft.id}/${path}`,
        () => {
          const { status, body } = answer(asked)
          return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
        },
      ]),
    ),
  )
  const answered = fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked = new URL(address, location.href).searchParams
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return answered(address, init)
  })
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          { id: routeIds.desk, path: '/', element },
          { path: '*', element: <p>Elders</p> },
        ],
        {
          hydrationData: {
            loaderData: { [routeIds.desk]: { id: staffId, name: 'Noor', role: 'catalogus' } },
          },
        },
      )}
    />,
  )
  return sent
}
