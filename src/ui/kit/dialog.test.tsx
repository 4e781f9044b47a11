// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn()

beforeEach(() => {
  render(
    <Dialog open onClose={onClose} title="Wil je dit?">
      <p>Het kan.</p>
    </Dialog>,
  )
})
afterEach(() => {
  onClose.mockClear()
  cleanup()
})

test('is named by its title and closed by its cross', async () => {
  screen.getByRole('dialog', { name: 'Wil je dit?' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('is closed by a press beside it, and not by one on it', () => {
  fireEvent.click(screen.getByText('Het kan.'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('is closed by a swipe of more than 40 px down its head (marketing-site §9)', () => {
  const head = screen.getByRole('heading')
  const swipe = (by: number) => {
    fireEvent.touchStart(head, { touches: [{ clientY: 100 }], changedTouches: [{ clientY: 100 }] })
    fireEvent.touchEnd(head, { touches: [], changedTouches: [{ clientY: 100 + by }] })
  }
  swipe(40)
  expect(onClose).not.toHaveBeenCalled()
  swipe(41)
  expect(onClose).toHaveBeenCalledTimes(1)
})
