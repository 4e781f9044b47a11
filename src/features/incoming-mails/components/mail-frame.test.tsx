// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MailFrame } from './mail-frame.tsx'

const user = userEvent.setup()
afterEach(cleanup)

function Shown() {
  const [isShown, setIsShown] = useState(false)
  return (
    <MailFrame
      number="482739165"
      id="5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d"
      isShown={isShown}
      onChange={setIsShown}
    />
  )
}

test('a mail shows its formatting on request, in a frame that may do nothing', async () => {
  render(<Shown />)
  expect(screen.queryByTitle('De mail zoals de klant hem opmaakte')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Toon met opmaak', expanded: false }))
  const frame = screen.getByTitle('De mail zoals de klant hem opmaakte')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(frame.getAttribute('src')).toBe(
    '/api/beheer/zaken/482739165/ontvangen/5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  )
  screen.getByText('Plaatjes van internet en links openen hier niet.')
  await user.click(screen.getByRole('button', { name: 'Toon als tekst', expanded: true }))
  expect(screen.queryByTitle('De mail zoals de klant hem opmaakte')).toBeNull()
})
