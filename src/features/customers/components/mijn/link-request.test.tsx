// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { accountLinkCalls } from '../../contract-links.ts'
import { linkTexts } from '../../link-texts.ts'
import { LinkRequest } from './link-request.tsx'

const { requestPasswordReset } = accountLinkCalls

const answer = vi.fn<() => Response>()
const user = userEvent.setup()
const email = 'noor@deoven.example'

beforeEach(() => {
  vi.resetAllMocks()
  standInServer({ [requestPasswordReset.path]: answer })
})
afterEach(cleanup)

const ask = async () => {
  render(<LinkRequest purpose="password-reset" />)
  await user.type(screen.getByLabelText('E-mailadres'), `${email}{Enter}`)
}

test('a link that was asked for comes to the address, and another one can be asked for later', async () => {
  answer.mockImplementation(() => new Response(null))
  await ask()
  expect((await screen.findByRole('alert')).textContent).toContain(
    `Als er een account is met het adres ${email}`,
  )
  expect(screen.getByRole('button', { name: linkTexts.again }).getAttribute('aria-disabled')).toBe('true')
  screen.getByText(/^Dat kan over (29|30) seconden\.$/)
  await user.click(screen.getByRole('button', { name: linkTexts.otherAddress }))
  expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe(email)
})

test('one that is asked for too soon says so beside how long to wait', async () => {
  answer.mockImplementation(() => Response.json({}, { status: 429, headers: { 'Retry-After': '12' } }))
  await ask()
  expect((await screen.findByRole('alert')).textContent).toBe(linkTexts.failed + linkTexts.tooSoon)
  screen.getByText(/^Dat kan over (11|12) seconden\.$/)
})

test('what is no address is not sent', async () => {
  render(<LinkRequest purpose="password-reset" />)
  await user.type(screen.getByLabelText('E-mailadres'), 'noor@{Enter}')
  await screen.findByRole('link', { name: 'Ongeldig e-mailadres' })
  expect(answer).not.toHaveBeenCalled()
})
