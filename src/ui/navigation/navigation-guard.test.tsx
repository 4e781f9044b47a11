// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Code of a page that does nothing, at an address of its own. */
const moduleOf = (page: string) => `data:text/javascript,export const page = '${page}'`

/** Ends the waiting for the code of each page. */
let code: Record<'first' | 'second', PromiseWithResolvers<Response>>

beforeEach(() => {
  code = { first: Promise.withResolvers(), second: Promise.withResolvers() }
  vi.stubGlobal('fetch', (address: string) => code[address.includes('first') ? 'first' : 'second'].promise)
  window.__reactRouterRouteModules = { here: {} }
  window.__reactRouterManifest = {
    routes: Object.fromEntries(
      ['here', 'first', 'second'].map(page => [page, { id: page, path: `/${page}`, module: moduleOf(page) }]),
    ),
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page whose data is still to come, with links to others of which the code is. */
async function openPage() {
  const { NavigationGuard } = await import('./navigation-guard.tsx')
  const data = Promise.withResolvers<string>()
  const pages = ['first', 'second']
  const around = (
    <>
      <NavigationGuard />
      {pages.map(page => (
        <Link key={page} to={`/${page}`}>
          {page}
        </Link>
      ))}
      <Outlet />
    </>
  )
  const here = {
    path: '/here',
    loader: () => data.promise,
    hydrateFallbackElement: <p>not yet here</p>,
    element: <h1>here</h1>,
  }
  const others = pages.map(page => ({ path: `/${page}`, element: <h1>{page}</h1> }))
  const router = createMemoryRouter([{ element: around, children: [here, ...others] }], {
    initialEntries: ['/here'],
  })
  render(<RouterProvider router={router} />)
  return data
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const isShown = (name: string) => screen.findByRole('heading', { name })
const come = (page: 'first' | 'second') => code[page].resolve(new Response())

test('a press that waits for code counts, also when the page before comes meanwhile', async () => {
  const data = await openPage()
  await press('first')
  data.resolve('')
  await isShown('here')
  come('first')
  await isShown('first')
})

test('of two presses the later one counts', async () => {
  const data = await openPage()
  await press('first')
  await press('second')
  data.resolve('')
  await isShown('here')
  come('first')
  come('second')
  await isShown('second')
})

test('a press whose code does not come is told of and can be tried again, also when the page before comes meanwhile', async () => {
  const data = await openPage()
  await press('first')
  code.first.reject(new Error('no network'))
  const dialog = await screen.findByRole('dialog', { name: 'We kunnen de volgende pagina nu niet openen' })
  data.resolve('')
  await isShown('here')
  code.first = Promise.withResolvers()
  come('first')
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await isShown('first')
  expect(dialog.hasAttribute('open')).toBe(false)
})
