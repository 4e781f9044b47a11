// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { StaticPart } from './server-part.tsx'

const links = '<a href="/login">Login</a> <a href="https://elders.example/">Elders</a>'
const rendered = `<header class="head" data-server-part="header">${links}</header><p>Bestellen</p>`
const user = userEvent.setup()

/** A page as it came from the server, taken over, and another one in the same frame and in a frame of its own. */
function takeOver(hidden = false) {
  const root = document.createElement('div')
  root.innerHTML = hidden ? rendered.replace(' data-', ' hidden data-') : rendered
  document.body.append(root)
  const link = root.querySelector('a')
  const frame = (path: string) => ({
    path,
    element: (
      <>
        <StaticPart as="header" className="head" hidden={hidden && path === '/'} />
        <Outlet />
      </>
    ),
  })
  const routes = [
    { ...frame('/'), children: [{ path: 'bestellen', element: <p>Bestellen</p> }] },
    { ...frame('/login'), children: [{ index: true, element: <p>Inloggen</p> }] },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/bestellen'] })
  render(<RouterProvider router={router} />, { container: root, hydrate: true })
  return { router, link }
}

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  document.body.replaceChildren()
})
afterEach(cleanup)

test('keeps the elements that the server rendered', () => {
  const { link } = takeOver()
  expect(document.querySelector('a')).toBe(link)
  expect(console.error).not.toHaveBeenCalled()
})

test('a link in it leads on without a new document, and the part is there on the next page', async () => {
  const { router } = takeOver()
  await user.click(screen.getByRole('link', { name: 'Login' }))
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getByText('Inloggen')).toBeDefined()
  expect(screen.getByRole('banner').innerHTML).toContain('<a href="/login">Login</a>')
})

test('a part that the first page does not show is there on the next', async () => {
  const { router } = takeOver(true)
  expect(screen.queryByRole('banner')).toBeNull()
  await act(() => router.navigate('/login'))
  expect(screen.getByRole('banner').textContent).toBe('Login Elders')
})

test.each(['Control', 'Shift'])(
  'a click with %s and a link of another site are left to the browser',
  async key => {
    const { router } = takeOver()
    const left: boolean[] = []
    const note = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', note)
    onTestFinished(() => window.removeEventListener('click', note))
    await user.keyboard(`{${key}>}`)
    await user.click(screen.getByRole('link', { name: 'Login' }))
    await user.keyboard(`{/${key}}`)
    await user.click(screen.getByRole('link', { name: 'Elders' }))
    expect(left).toEqual([true, true])
    expect(router.state.location.pathname).toBe('/bestellen')
  },
)
