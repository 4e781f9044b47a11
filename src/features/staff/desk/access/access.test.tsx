// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, it } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { deskPaths } from '../../../../api/desk-paths.ts'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { incompleteLinkTexts } from '../../../mailed-links/texts.ts'
import Access from './access.tsx'

afterEach(cleanup)

it.each(['', '#top'])('opened with "%s" says that its link is not whole', async hash => {
  standInServer({})
  const router = createMemoryRouter(
    [{ id: 'root', children: [{ path: deskPaths.access, Component: Access }] }],
    {
      initialEntries: [`${deskPaths.access}${hash}`],
      hydrationData: { loaderData: { root: { brand } } },
    },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText(incompleteLinkTexts.title)
})
