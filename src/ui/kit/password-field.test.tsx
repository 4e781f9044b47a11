// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const open = (autoComplete: 'current-password' | 'new-password') => {
  render(<PasswordField label="Wachtwoord" name="password" autoComplete={autoComplete} />)
  return screen.getByLabelText<HTMLInputElement>('Wachtwoord')
}

test('is hidden until it is asked to show, and hides again', async () => {
  const field = open('current-password')
  await user.type(field, 'vier losse woorden')
  expect(field.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Toon wat je typt' }))
  expect(field).toMatchObject({ type: 'text', value: 'vier losse woorden' })
  await user.click(screen.getByRole('button', { name: 'Verberg wat je typt' }))
  expect(field.type).toBe('password')
})

test.each(['current-password', 'new-password'] as const)(
  'can be pasted, and is known to a password manager as %s',
  async kind => {
    const field = open(kind)
    field.focus()
    await user.paste('  gé heim-123  ')
    expect(field).toMatchObject({ value: '  gé heim-123  ', autocomplete: kind })
    expect(field.readOnly).toBe(false)
  },
)
