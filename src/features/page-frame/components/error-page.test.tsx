// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router'
import { afterEach, test, vi } from 'vitest'
import errors from '../../../../content/site/errors.json' with { type: 'json' }
import { putPhotograph } from '../pictures/testing-photographs.ts'
import { ErrorPage } from './error-page.tsx'

afterEach(cleanup)

const Failed = () => <ErrorPage error={useRouteError()} />

test.each([
  ['not-found', errors.notFound.title, new Response(null, { status: 404 })],
  ['failure', errors.failure.title, new Error('broken')],
] as const)('a page that fails shows the scene of %s, or its photograph', async (name, title, error) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  putPhotograph(name, 'Onze monteur in de straat.')
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Failed,
      loader: () => {
        throw error
      },
      hydrateFallbackElement: <p />,
      ErrorBoundary: Failed,
    },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: title })
  await screen.findByRole('img', { name: 'Onze monteur in de straat.' })
})
