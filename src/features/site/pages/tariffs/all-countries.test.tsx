// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import AllCountries from './all-countries.island.tsx'

afterEach(cleanup)

const url = '/telefonie/tarieven-voip/long'
const button = () => screen.queryByRole('button', { name: 'Toon alle landen' })
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Toon alle landen' }))

test.each([
  ['404', () => new Response('no', { status: 404 })],
  ['500', () => new Response('no', { status: 500 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a list that cannot be loaded (%s) leaves the button and says nothing, and may come later',
  async (_, answer) => {
    const answers = { [url]: answer as () => Promise<Response> }
    standInServer(answers)
    render(<AllCountries url={url} />)
    await press()
    await expect.poll(() => button()?.getAttribute('aria-busy')).toBe(null)
    expect(screen.queryByText('no')).toBe(null)
    answers[url] = async () => new Response('<h3>Alle landen</h3>')
    await press()
    await screen.findByRole('heading', { name: 'Alle landen' })
    expect(button()).toBe(null)
    expect(screen.getByRole('status').textContent).toBe('Alle landen staan nu in de lijst.')
  },
)

test('the button says that it works while the list is on its way, and the focus goes to what came', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  standInServer({ [url]: () => promise })
  render(<AllCountries url={url} />)
  await press()
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  resolve(new Response('<h3>Alle landen</h3>'))
  const heading = await screen.findByRole('heading')
  expect(document.activeElement?.contains(heading)).toBe(true)
})
