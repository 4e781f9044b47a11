// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveForLater } from './save-for-later.tsx'

vi.mock('../../saved-cart/save-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const user = userEvent.setup()
beforeEach(() => {
  window.HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true
  }
})
afterEach(cleanup)

test('where its form does not come, the visitor hears so and the cart stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(<SaveForLater />)
  await user.click(screen.getByRole('button', { name: 'Bewaar voor later' }))
  await screen.findByText(/We kunnen de server nu niet bereiken/)
  await user.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(screen.queryByText(/We kunnen de server nu niet bereiken/)).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
})
