// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { lostAnswerTexts } from '../../../api/texts.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { confirmLoginEmailTexts as texts } from '../account-texts.ts'
import { accountLinkCalls } from '../contract-links.ts'
import ConfirmLoginEmail from './confirm-login-email.tsx'

const { checkLoginEmailLink, confirmLoginEmail } = accountLinkCalls

const confirm = vi.fn<() => Response>()

beforeEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
  standInServer({
    [checkLoginEmailLink.path]: () =>
      Response.json({ email: 'nieuw@deoven.example', companyName: 'Bakkerij De Oven' }),
    [confirmLoginEmail.path]: confirm,
  })
})
afterEach(cleanup)

async function open() {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => ({ brand }),
        children: [{ path: paths.confirmLoginEmail, element: <ConfirmLoginEmail /> }],
      },
    ],
    {
      initialEntries: [`${paths.confirmLoginEmail}#${'a'.repeat(43)}`],
      hydrationData: { loaderData: { root: { brand } } },
    },
  )
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('button', { name: texts.confirm }))
}

test('an answer that is lost says that it is not known whether the address was changed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  confirm.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  await open()
  await screen.findByText(lostAnswerTexts.title)
  expect(screen.queryByText(texts.failed)).toBeNull()
})

test('a refusal says why', async () => {
  confirm.mockImplementation(() => Response.json({ message: 'Dit adres is al in gebruik.' }, { status: 422 }))
  await open()
  await screen.findByText(texts.failed)
  screen.getByText('Dit adres is al in gebruik.')
})
