// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePaletteActs } from '../../features/desk/components/palette-acts.ts'
import { item } from '../../features/work-list/desk/testing-items.ts'
import { standInServer } from '../../ui/forms/testing-server.ts'
import { Palette } from './palette.tsx'

const user = userEvent.setup()
const run = vi.fn<() => void>()
beforeEach(() => {
  vi.resetAllMocks()
  const list = { items: [item('482739165')], before: null, after: null }
  standInServer({
    '/api/beheer/werklijst': () => Response.json(list),
    '/api/beheer/klanten': () =>
      Response.json({
        accounts: [{ id: 'a1', companyName: 'Bakkerij De Korenmolen', contactName: 'Lotte', city: 'Leiden' }],
      }),
  })
})
afterEach(cleanup)

function Desk() {
  usePaletteActs([{ label: 'Gesprek vastleggen', key: 'b', run }])
  return (
    <>
      <input aria-label="Ergens" />
      <Palette pages={[{ path: '/beheer/klanten', label: 'Klanten' }]} findsCases findsCustomers />
    </>
  )
}

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <Desk /> },
    { path: '*', element: <p>Ergens anders</p> },
  ])
  render(<RouterProvider router={router} />)
  return router
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

test('Ctrl K opens it, also while somebody types; the focus is in its field and goes back where it was', async () => {
  show()
  const field = await screen.findByLabelText('Ergens')
  await user.click(field)
  await user.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(options()).toEqual(['Gesprek vastleggenb', 'Klanten'])
  await user.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('an act of the page is chosen by the keyboard, and done once the palette is closed', async () => {
  run.mockImplementation(() => expect(document.querySelector('dialog[open]')).toBeNull())
  show()
  await user.click(await screen.findByRole('button', { name: 'Ga naar' }))
  expect(chosen()).toContain('Gesprek vastleggen')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe('Klanten')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(run).toHaveBeenCalledTimes(1)
})

test('cases and customers that are found stand under a heading of their own, and Enter goes there', async () => {
  const router = show()
  await user.click(await screen.findByRole('button', { name: 'Ga naar' }))
  await user.type(screen.getByRole('combobox'), 'korenm')
  const cases = within(await screen.findByRole('group', { name: 'Zaken' }))
  cases.getByRole('option', { name: /482-739-165/ })
  within(screen.getByRole('group', { name: 'Klanten' })).getByRole('option', { name: /Korenmolen.*Leiden/ })
  expect(screen.queryByRole('group', { name: 'Op deze pagina' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/beheer/zaken/482739165')
})

test('it says that nothing was found', async () => {
  standInServer({
    '/api/beheer/werklijst': () => Response.json({ items: [] }),
    '/api/beheer/klanten': () => Response.json({ accounts: [] }),
  })
  show()
  await user.click(await screen.findByRole('button', { name: 'Ga naar' }))
  await user.type(screen.getByRole('combobox'), 'qqqq')
  expect((await screen.findByText('Niets gevonden')).getAttribute('role')).toBe('status')
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
})
