// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { OwnSignature } from './own-signature.tsx'

const user = userEvent.setup()
const texts = vi.fn<() => Response>()
const save = vi.fn<(sent?: RequestInit) => Response>()
beforeEach(() => {
  texts.mockImplementation(() => Response.json({ texts: [], signature: 'Groet, Noor', colleagues: [] }))
  save.mockReset()
  save.mockImplementation(() => new Response(null, { status: 204 }))
  standInServer({ '/api/beheer/teksten': texts, '/api/beheer/ik/ondertekening': save })
})
afterEach(cleanup)

function show() {
  const routes = [{ id: 'root', path: '/', element: <OwnSignature /> }]
  const hydrationData = { loaderData: { root: { brand } } }
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
}

test('shows the signature there is, and saves another one', async () => {
  show()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Ondertekening/ })
  expect(field.value).toBe('Groet, Noor')
  await user.clear(field)
  await user.type(field, 'Tot ziens, Noor')
  await user.click(screen.getByRole('button', { name: 'Ondertekening opslaan' }))
  await screen.findByText('De ondertekening is opgeslagen.')
  expect(JSON.parse(String(save.mock.calls[0]?.[0]?.body))).toEqual({ signature: 'Tot ziens, Noor' })
})

test('one that is too long is refused at its field, and nothing typed is lost', async () => {
  show()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Ondertekening/ })
  await user.clear(field)
  await user.click(field)
  await user.paste('a'.repeat(501))
  await user.click(screen.getByRole('button', { name: 'Ondertekening opslaan' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('a'.repeat(501))
  expect(save).not.toHaveBeenCalled()
})

test('says that the texts could not be loaded', async () => {
  texts.mockImplementation(() => new Response(null, { status: 500 }))
  show()
  await screen.findByText(/probeer/i)
  expect(screen.queryByRole('textbox')).toBeNull()
})
